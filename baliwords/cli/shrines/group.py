"""`baliwords shrines …`: Bali of 2017, the shrine game."""

import typer

from baliwords.cli.app import help_if_alone
from baliwords.cli.shrines import hint as shrines_hint
from baliwords.cli.shrines import play as shrines_play
from baliwords.cli.shrines import replay as shrines_replay
from baliwords.cli.shrines import rules as shrines_rules
from baliwords.cli.shrines import score as shrines_score
from baliwords.cli.shrines import simulate as shrines_simulate


def register(app: typer.Typer) -> None:
    """Add the group of commands."""
    group = typer.Typer(help="Bali of 2017, the game of shrines and sacrifices.")
    for module in (
        shrines_play,
        shrines_hint,
        shrines_score,
        shrines_rules,
        shrines_simulate,
        shrines_replay,
    ):
        module.register(group)
    group.callback(invoke_without_command=True)(_help)
    app.add_typer(group, name="shrines")


def _help(context: typer.Context) -> None:
    """Bali of 2017: play, count points, look rules up.

    Example: baliwords shrines play --players Anna,expert
    """
    help_if_alone(context)
