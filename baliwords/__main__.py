"""`python -m baliwords`."""

import os
import sys
from typing import NoReturn

_INTERRUPTED = 130
_ENDED_BY_PYTHON = frozenset({"threading", "tempfile"})
"""Whoever uses these has something to finish: threads, pools, files of passage."""


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    try:
        from baliwords.cli.main import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:  # before anything could be begun, or a second one
        code = _INTERRUPTED
    leave(code)


def leave(code: int) -> NoReturn:
    """End the process; taking the interpreter apart first lasts longer than most answers do."""
    if code == _INTERRUPTED:  # who is impatient sees no traceback of what is being put away
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if "textual" in sys.modules:  # a thread may still think: nobody waits for it any more
        import atexit

        atexit._run_exitfuncs()
    elif not _ENDED_BY_PYTHON.isdisjoint(sys.modules):
        sys.exit(code)
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
