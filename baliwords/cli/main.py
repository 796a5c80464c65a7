"""Find the command that was asked for, run it, turn errors into one sentence and an exit code.

Only the module of that command is imported: a person who asks `check MURS` does not
wait for the solver or the full-screen game.
"""

import sys

from baliwords.cli import quick
from baliwords.cli.streams import open_streams, silence_output
from baliwords.errors import BaliwordsError

# Command or group of commands -> the module whose `register(app)` adds it.
COMMANDS: dict[str, str] = {
    "check": "baliwords.cli.letters.check",
    "part": "baliwords.cli.letters.part",
    "challenge": "baliwords.cli.letters.challenge",
    "words": "baliwords.cli.letters.words",
    "dictionary": "baliwords.cli.letters.dictionary",
    "play": "baliwords.cli.letters.play",
    "balam": "baliwords.cli.balam.group",
    "table": "baliwords.cli.letters.table",
    "score": "baliwords.cli.letters.score",
    "deal": "baliwords.cli.letters.deal",
    "replay": "baliwords.cli.replay",
    "simulate": "baliwords.cli.letters.simulate",
    "hint": "baliwords.cli.letters.hint",
    "bound": "baliwords.cli.letters.bound",
    "stats": "baliwords.cli.letters.stats",
    "analyse": "baliwords.cli.letters.analyse",
    "shrines": "baliwords.cli.shrines.group",
}

BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141  # the last: 128 + SIGPIPE


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    try:
        open_streams()
        code = quick.answer(arguments)
        return _dispatch(arguments) if code is None else code
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
