"""Find the command that was asked for, run it, turn errors into one sentence and an exit code.

Only the module of that command is imported: a person who asks `check MURS` does not
wait for the solver or the full-screen game.
"""

import os
import sys

from baliwords.cli import quick
from baliwords.errors import BadInput, BaliwordsError

# Command or group of commands -> the module whose `register(app)` adds it.
COMMANDS: dict[str, str] = {
    "check": "baliwords.cli.check",
    "part": "baliwords.cli.part",
    "challenge": "baliwords.cli.challenge",
    "words": "baliwords.cli.words",
    "dictionary": "baliwords.cli.dictionary",
    "play": "baliwords.cli.play",
    "balam": "baliwords.cli.balam",
    "table": "baliwords.cli.table",
    "score": "baliwords.cli.score",
    "deal": "baliwords.cli.deal",
    "replay": "baliwords.cli.replay",
    "simulate": "baliwords.cli.simulate",
    "hint": "baliwords.cli.hint",
    "bound": "baliwords.cli.bound",
    "stats": "baliwords.cli.stats",
    "analyse": "baliwords.cli.analyse",
    "shrines": "baliwords.cli.shrines",
}

BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141  # the last: 128 + SIGPIPE


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    try:
        _open_streams()
        code = quick.answer(arguments)
        return _dispatch(arguments) if code is None else code
    except BaliwordsError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_output()
        return BROKEN_PIPE
    except OSError as error:  # a full disk, a folder that may not be read
        _silence_output()
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}")


def _dispatch(arguments: list[str]) -> int:
    """Run the command through Typer, importing it only now and only this command."""
    if not arguments and sys.stdin.isatty() and sys.stdout.isatty():
        return _open_game()
    from baliwords.cli.app import dispatch

    wanted = arguments[0] if arguments else ""
    modules = [COMMANDS[wanted]] if wanted in COMMANDS else list(COMMANDS.values())
    return dispatch(arguments, modules)


def _open_game() -> int:
    """Open the full-screen game; Typer would only delay it."""
    from baliwords.tui.app import run_app

    run_app()
    return 0


def _complain(sentence: str) -> int:
    """Say in one sentence on standard error what was wrong."""
    print("baliwords:", " ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT


def _open_streams() -> None:
    """Stand in for streams that were closed before the program began: Python has None there."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - for good
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        raise BadInput("standard output is closed: there is nowhere to write the answer")


def _silence_output() -> None:
    """Nobody reads standard output any more: let Python's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
