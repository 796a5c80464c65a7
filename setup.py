"""The kernels are compiled where a C compiler is found, and run as plain Python elsewhere.

All other settings stand in pyproject.toml. `optional=True` makes a failed compilation a warning.
"""

from pathlib import Path

from setuptools import Extension, setup

KERNELS = (
    "baliwords/solver/parts.py",
    "baliwords/solver/table.py",
    "baliwords/solver/ending.py",
    "baliwords/solver/cover.py",
    "baliwords/solver/player.py",
    "baliwords/solver/rollouts.py",
    "baliwords/solver/beam.py",
    "baliwords/shrines/table.py",
    "baliwords/shrines/world.py",
    "baliwords/shrines/simulator.py",
)
# A kernel must be compiled again when the types of one that it builds on have changed.
TYPES = sorted(str(path) for path in Path("baliwords").glob("*/*.pxd"))
# The same sums on every machine: no fused multiply-add.
FLAGS = ["-O3", "-ffp-contract=off"]

setup(
    ext_modules=[
        Extension(
            path.removesuffix(".py").replace("/", "."),
            [path],
            depends=TYPES,
            extra_compile_args=FLAGS,
            optional=True,
        )
        for path in KERNELS
    ]
)
