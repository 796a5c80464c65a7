"""Make the dictionaries again: `python -m dictionaries.recipe fr de` from the project's root.

Needs apt-get, pip, npm and the network, once; later runs use the cache folder. For
maintainers: players have the finished files.
"""

import argparse
from pathlib import Path

from dictionaries.recipe import build_de, build_fr

BUILDERS = {"fr": build_fr.build, "de": build_de.build}


def main() -> None:
    """Build the languages named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m dictionaries.recipe", description=__doc__)
    parser.add_argument("languages", nargs="+", choices=sorted(BUILDERS))
    parser.add_argument("--cache", type=Path, default=Path("build/sources"), help="downloads")
    parser.add_argument("--out", type=Path, default=Path("dictionaries"), help="where to write")
    arguments = parser.parse_args()
    for lang in arguments.languages:
        BUILDERS[lang](arguments.cache, arguments.out / lang)


if __name__ == "__main__":
    main()
