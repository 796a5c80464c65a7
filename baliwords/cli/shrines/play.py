"""`baliwords shrines play`: a game of two to four, people or computers."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from baliwords.cli.resume import any_seed
from baliwords.cli.shrines.options import (
    Demon,
    Iterations,
    Oracle,
    RuleList,
    SecondsPerMove,
    read_budget,
    read_rules,
)

if TYPE_CHECKING:
    from baliwords.core.record import Header

EXPERT = "You,expert"


def register(group: typer.Typer) -> None:
    """Add the command."""
    group.command("play")(play)


def play(
    players: Annotated[
        str,
        typer.Option(help="Two to four names in turn order; random, greedy, expert are computers."),
    ] = EXPERT,
    seed: Annotated[int | None, typer.Option(help="Play the deal of this seed.")] = None,
    oracle: Oracle = False,
    demon: Demon = False,
    rule: RuleList = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for any terminal.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Do not offer to resume.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume without asking.")] = False,
    iterations: Iterations = None,
    seconds_per_move: SecondsPerMove = None,
) -> None:
    """Play the shrine game with others at this keyboard or against computers.

    Every move is on disk before the next is asked for; an interrupted game can be resumed.

    Example: baliwords shrines play --players Anna,expert --oracle
    """
    from baliwords.solver.shrines.search import Budget

    header = new_header(players, seed, oracle, demon, rule)
    budget = read_budget(iterations, seconds_per_move, Budget(None, seconds=1.0))
    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from baliwords.tui.app import Opening, run_app

        chosen = new or players != EXPERT or seed is not None or bool(header.options)
        run_app(Opening(header, resume=resume or not chosen, budget=budget))
        return
    from baliwords.cli.shrines.line_game import run_line_game

    run_line_game(header, budget, offer=not new, resume=resume)


def new_header(
    players: str, seed: int | None, oracle: bool, demon: bool, rules: list[str] | None
) -> "Header":
    """Return the header of a new game from what the command line says."""
    from baliwords.cli.shrines.parse import seat_names
    from baliwords.core.record import Header
    from baliwords.shrines.options import write_options

    names = seat_names(players)
    options = write_options(read_rules(len(names), oracle, demon, rules))
    return Header("shrines", any_seed(seed), tuple(names), options)
