"""The kernels are compiled where a C compiler is found, and run as plain Python elsewhere.

All other settings stand in pyproject.toml. `optional=True` makes a failed compilation a warning.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
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
# What Cython writes for arrays stands once, not again in each kernel: it is twice as long as the
# kernel itself, and takes five times as long to compile.
ARRAYS = "baliwords.solver.arrays"


class BuildKernels(build_ext):
    """Writes what the kernels share before they are compiled beside one another."""

    def build_extensions(self):
        """Write the code for arrays, then build as usual."""
        from Cython.Build import cythonize

        for written in map(Path, (source for one in self.extensions for source in one.sources)):
            written = written.with_suffix(".c")
            if written.exists() and written.stat().st_mtime < Path(__file__).stat().st_mtime:
                written.unlink()  # how it is to be written stands in this file
        shared = [extension for extension in self.extensions if extension.name == ARRAYS]
        cythonize(shared, shared_utility_qualified_name=ARRAYS, quiet=True)
        super().build_extensions()


def kernel(name, source):
    """Describe a module that is compiled and uses the shared code for arrays."""
    extension = Extension(name, [source], depends=TYPES, extra_compile_args=FLAGS, optional=True)
    extension.shared_utility_qualified_name = ARRAYS
    return extension


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
    cmdclass={"build_ext": BuildKernels, "build_py": BuildWithCatalogues},
    packages=[*find_packages(include=["baliwords", "baliwords.*"]), "baliwords.dictionaries"],
    # `dictionaries/` stands at the top of the checkout, where people look for it,
    # and travels inside the package when it is installed.
    package_dir={"baliwords": "baliwords", "baliwords.dictionaries": "dictionaries"},
    ext_modules=[
        kernel(ARRAYS, ARRAYS.replace(".", "/") + ".c"),
        *(kernel(path.removesuffix(".py").replace("/", "."), path) for path in KERNELS),
    ],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
