"""The kernels are compiled where a C compiler is found, and run as plain Python elsewhere.

All other settings stand in pyproject.toml. `optional=True` makes a failed compilation a warning.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_py import build_py

# What is compiled says so in its first line.
KERNELS = sorted(
    path.as_posix()
    for path in Path("baliwords").glob("solver/*/kernels/*.py")
    if path.read_text(encoding="utf-8").startswith("# cython:")
)
# A kernel must be compiled again when the types of one that it builds on have changed.
TYPES = sorted(path.as_posix() for path in Path("baliwords").glob("solver/*/kernels/*.pxd"))
# The same sums on every machine: no fused multiply-add. Nobody debugs the generated C, and to
# describe it to a debugger takes a fifth of the time and seven eighths of the bytes.
FLAGS = ["/O2", "/fp:precise"] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
if sys.platform == "linux" and platform.machine() == "x86_64":
    FLAGS.append("-mpopcnt")  # counts bits in one instruction, as every such processor since 2008
FLAGS = os.environ.get("BALIWORDS_KERNEL_FLAGS", "").split() or FLAGS  # as `.ci/sanitize` wants


class BuildWithCatalogues(build_py):
    """Compiles the catalogues of sentences before what is to be packed is looked for."""

    def run(self):
        """Write each `.mo` beside its `.po`."""
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po

        for path in sorted(Path("baliwords/locales").glob("*/LC_MESSAGES/*.po")):
            with path.open("rb") as source, path.with_suffix(".mo").open("wb") as target:
                write_mo(target, read_po(source))
        super().run()


setup(
    cmdclass={"build_py": BuildWithCatalogues},
    packages=[*find_packages(include=["baliwords", "baliwords.*"]), "baliwords.dictionaries"],
    # `dictionaries/` stands at the top of the checkout, where people look for it,
    # and travels inside the package when it is installed.
    package_dir={"baliwords": "baliwords", "baliwords.dictionaries": "dictionaries"},
    ext_modules=[
        Extension(
            path.removesuffix(".py").replace("/", "."),
            [path],
            depends=TYPES,
            extra_compile_args=FLAGS,
            optional=True,
        )
        for path in KERNELS
    ],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
