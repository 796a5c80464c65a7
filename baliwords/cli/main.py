"""Run a command line; turn errors into one sentence and an exit code."""

import os
import sys

from baliwords.cli.answer import INTERRUPTED
from baliwords.cli.door import answer
from baliwords.cli.streams import open_streams, silence_output
from baliwords.errors import BaliwordsError

BAD_INPUT, BROKEN_PIPE = 2, 141  # the last: 128 + SIGPIPE
COMPLETION = "_BALIWORDS_COMPLETE"
"""Set by the shell that asks how a command line may go on."""


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    try:
        open_streams()
        return answer(arguments) if arguments or not _is_at_a_terminal() else _open_game()
    except BaliwordsError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence_output()
        return BROKEN_PIPE
    except OSError as error:  # a full disk, a folder that may not be read
        silence_output()
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}")


def _is_at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and COMPLETION not in os.environ


def _open_game() -> int:
    """Open the full-screen game; Typer would only delay it."""
    from baliwords.tui.app import run_app

    run_app()
    return 0


def _complain(sentence: str) -> int:
    """Say in one sentence on standard error what was wrong."""
    print("baliwords:", " ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT
