"""`baliwords balam …`: the reference and the calculators for Balam."""

from typing import Any

import typer
from typer.core import TyperGroup

from baliwords.cli.app import help_if_alone
from baliwords.cli.balam.door import COMMANDS, find, for_typer


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
        app.command(cmd_name)(for_typer(find(cmd_name)))
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
    help_if_alone(context)
