"""Find the command that was asked for, run it, turn errors into one sentence and an exit code.

Only the module of that command is imported: a person who asks `check MURS` does not
wait for the solver or the full-screen game.
"""

import os
import sys
from importlib import import_module
from typing import Any

import typer

from baliwords.errors import BaliwordsError

# Command or group of commands -> the module whose `register(app)` adds it.
COMMANDS: dict[str, str] = {
    "play": "baliwords.cli.play",
    "score": "baliwords.cli.score",
    "deal": "baliwords.cli.deal",
    "replay": "baliwords.cli.replay",
    "simulate": "baliwords.cli.simulate",
}

BAD_INPUT, INTERRUPTED = 2, 130


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    try:
        return _dispatch(arguments)
    except typer.TyperException as error:
        return _complain(error.format_message())
    except BaliwordsError as error:
        return _complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _leave_quietly()


def make_app(names: list[str]) -> typer.Typer:
    """Make the application with the given commands, all of them or only one."""
    app = typer.Typer(
        name="baliwords",
        help="Bali, the letter-card game: play, check words, ask for the best move.",
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_root)
    for module in dict.fromkeys(COMMANDS[name] for name in names):
        import_module(module).register(app)
    return app


def _dispatch(arguments: list[str]) -> int:
    wanted = arguments[0] if arguments else ""
    app = make_app([wanted] if wanted in COMMANDS else list(COMMANDS))
    command: Any = typer.main.get_command(app)
    code = command.main(args=arguments, prog_name="baliwords", standalone_mode=False)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _root(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version and leave."),
) -> None:
    if version:
        from baliwords import __version__

        typer.echo(f"baliwords {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _complain(sentence: str) -> int:
    """Say in one sentence on standard error what was wrong."""
    print("baliwords:", " ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT


def _leave_quietly() -> int:
    """Standard output was closed by its reader: leave as other programs do (128 + SIGPIPE)."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 141
