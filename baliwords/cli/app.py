"""The Typer application: made of all commands for help, of one command to run it."""

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import typer

from baliwords.errors import BadInput


def dispatch(arguments: list[str], modules: Iterable[str]) -> int:
    """Run one command line with the commands of the given modules; return its exit code."""
    command: Any = typer.main.get_command(make_app(modules))
    try:
        code = command.main(args=arguments, prog_name="baliwords", standalone_mode=False)
    except typer.TyperException as error:
        raise BadInput(_sentence(error, arguments)) from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit as leaving:  # so Typer ends when the reader of a pipe has gone
        raise BrokenPipeError from leaving
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _sentence(error: typer.TyperException, arguments: list[str]) -> str:
    """Return what Typer says, with the text that was typed for the option it complains of."""
    sentence = error.format_message().rstrip(".")
    for option in getattr(getattr(error, "param", None), "opts", ()):
        for typed, following in zip(arguments, [*arguments[1:], ""], strict=True):
            if typed == option and following not in sentence:
                return f"{sentence} (got {following[:60]!r})"
            if typed.startswith(f"{option}="):
                return f"{sentence} (got {typed.removeprefix(f'{option}=')[:60]!r})"
    return sentence + _example(error)


def _example(error: typer.TyperException) -> str:
    """Return the example of the help of the command that was not understood."""
    context = getattr(error, "ctx", None)
    about = (context.command.help if context else None) or ""
    _, found, example = about.partition("Example: ")
    return f" (like {' '.join(example.split())})" if found else ""


def make_app(modules: Iterable[str]) -> typer.Typer:
    """Make the application with the commands that the modules register."""
    app = typer.Typer(
        name="baliwords",
        help="Bali, the letter-card game: play, check words, ask for the best move.",
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_root)
    for module in dict.fromkeys(modules):
        import_module(module).register(app)
    return app


def _root(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version and leave."),
) -> None:
    if version:
        from baliwords import __version__
        from baliwords.solver.letters.kernels import rollouts

        kind = "plain Python" if str(rollouts.__file__).endswith(".py") else "compiled"
        typer.echo(f"baliwords {__version__} ({kind} solver)")
    else:
        help_if_alone(context)


def help_if_alone(context: typer.Context) -> None:
    """Show the help of a group of commands when none of them was asked for."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
