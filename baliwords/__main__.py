"""`python -m baliwords`."""

import os
import sys
from typing import NoReturn

_ENDED_BY_PYTHON = frozenset({"threading", "tempfile"})
"""Whoever uses these has something to finish: threads, pools, files of passage."""


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    from baliwords.cli.main import run

    leave(run(sys.argv[1:]))


def leave(code: int) -> NoReturn:
    """End the process; taking the interpreter apart first lasts longer than most answers do."""
    if _ENDED_BY_PYTHON.isdisjoint(sys.modules):
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    main()
