"""`baliwords shrines play`: a game of two to four, people or computers."""

from typing import TYPE_CHECKING, Annotated

from baliwords.cli.resume import any_seed
from baliwords.cli.show import has_full_screen
from baliwords.cli.shrines.options import House, Thinking
from baliwords.cli.signature import Option

if TYPE_CHECKING:
    from baliwords.core.record import Header

EXPERT = "You,expert"


def play(
    players: Annotated[
        str,
        Option("Two to four names in turn order; random, greedy, expert are computers."),
    ] = EXPERT,
    seed: Annotated[int | None, Option("Play the deal of this seed.")] = None,
    plain: Annotated[bool, Option("Line by line, for any terminal.")] = False,
    new: Annotated[bool, Option("Do not offer to resume.")] = False,
    resume: Annotated[bool, Option("Resume without asking.")] = False,
    *,
    house: House,
    thinking: Thinking,
) -> None:
    """Play the shrine game with others at this keyboard or against computers.

    Every move is on disk before the next is asked for; an interrupted game can be resumed.

    Example: baliwords shrines play --players Anna,expert --oracle
    """
    header = new_header(players, seed, house)
    budget = thinking.budget(seconds=1.0)
    if not plain and has_full_screen():
        from baliwords.tui.app import Opening, run_app

        chosen = new or players != EXPERT or seed is not None or bool(header.options)
        run_app(Opening(header, resume=resume or not chosen, budget=budget))
        return
    from baliwords.cli.shrines.line_game import run_line_game

    run_line_game(header, budget, offer=not new, resume=resume)


def new_header(players: str, seed: int | None, house: House) -> "Header":
    """Return the header of a new game from what the command line says."""
    from baliwords.cli.shrines.players import seat_names
    from baliwords.core.record import Header
    from baliwords.shrines.options import write_options

    names = seat_names(players)
    options = write_options(house.options(len(names)))
    return Header("shrines", any_seed(seed), tuple(names), options)
