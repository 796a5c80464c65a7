"""The solver's kernels are compiled where a C compiler is found, and run as plain Python elsewhere.

All other settings stand in pyproject.toml. `optional=True` makes a failed compilation a warning.
"""

from setuptools import Extension, setup

KERNELS = ("parts", "table", "ending", "player", "rollouts")

setup(
    ext_modules=[
        Extension(
            f"baliwords.solver.{name}",
            [f"baliwords/solver/{name}.py"],
            extra_compile_args=["-O3", "-ffp-contract=off"],
            optional=True,
        )
        for name in KERNELS
    ]
)
