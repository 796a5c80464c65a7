"""`baliwords balam …`: the reference and the calculators for Balam."""

import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

# Command -> the module that holds a function of that name.
COMMANDS = {
    "rules": "baliwords.cli.balam_reference",
    "search": "baliwords.cli.balam_reference",
    "checklist": "baliwords.cli.balam_checklist",
    "attack": "baliwords.cli.balam_attack",
    "destroy": "baliwords.cli.balam_build",
    "cost": "baliwords.cli.balam_build",
    "pelota": "baliwords.cli.balam_count",
    "divination": "baliwords.cli.balam_count",
    "temple": "baliwords.cli.balam_count",
    "tax": "baliwords.cli.balam_count",
    "final": "baliwords.cli.balam_count",
    "katun": "baliwords.cli.balam_katun",
    "passage": "baliwords.cli.balam_map",
    "control": "baliwords.cli.balam_map",
    "reach": "baliwords.cli.balam_map",
    "adjacent": "baliwords.cli.balam_map",
    "map": "baliwords.cli.balam_map",
}


class LazyGroup(TyperGroup):
    """A group that imports only the module of the command that was asked for."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - every context is the same
        """Return the names for the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        """Return one command, or None if there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        app.command(cmd_name)(getattr(import_module(COMMANDS[cmd_name]), cmd_name))
        return typer.main.get_command(app)


def register(app: typer.Typer) -> None:
    """Add the group."""
    group = typer.Typer(cls=LazyGroup)
    group.callback(invoke_without_command=True)(_balam)
    app.add_typer(group, name="balam")


def _balam(context: typer.Context) -> None:
    """Balam, the Maya board game: look up a rule, compute an attack, walk through a round.

    Example: baliwords balam search market
    """
    # Rules are full of accents: on a terminal that knows none, show what can be shown.
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
