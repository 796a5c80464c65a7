"""`baliwords play`: a game against oneself, others at the keyboard, or the computer."""

from typing import TYPE_CHECKING, Annotated

from baliwords.cli.letters.options import House
from baliwords.cli.resume import any_seed
from baliwords.cli.show import has_full_screen
from baliwords.cli.signature import Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.core.record import Header


def play(
    players: Annotated[
        str, Option("Names separated by commas; greedy, random … are computers.")
    ] = "",
    seed: Annotated[int | None, Option("Play the deal of this seed.")] = None,
    pile: Annotated[str | None, Option("Play this pile, next card first.")] = None,
    plain: Annotated[bool, Option("Line by line, for any terminal.")] = False,
    new: Annotated[bool, Option("Do not offer to resume.")] = False,
    resume: Annotated[bool, Option("Resume without asking.")] = False,
    *,
    house: House,
) -> None:
    """Play Bali: alone, with others at this keyboard, or against the computer.

    Every move is on disk before the next is asked for; an interrupted game can be resumed.

    Example: baliwords play --players Anna,greedy --seed 42
    """
    header = new_header(players, seed, pile, house)
    if not plain and has_full_screen():
        from baliwords.tui.app import Opening, run_app

        chosen = new or players or seed is not None or pile is not None
        run_app(Opening(header, resume=resume or not chosen))
        return
    from baliwords.cli.letters.line_game import run_line_game

    run_line_game(header, offer=not new, resume=resume)


def new_header(players: str, seed: int | None, pile: str | None, house: House) -> "Header":
    """Return the header of a new game from what the command line says."""
    from baliwords.core.record import CHOSEN, Header
    from baliwords.letters.options import write_options
    from baliwords.settings import whoever

    names = tuple(name.strip() for name in players.split(",")) if players else (whoever(),)
    if not all(name and name.isprintable() for name in names):
        raise BadInput(
            sentence("--players {players!r}: expected names like Anna,greedy", players=players[:60])
        )
    options = house.game_options(len(names), pass_policy=_pass_policy(names))
    deal = any_seed(seed) if pile is None else _known(pile)
    cards = "" if pile is None else CHOSEN
    return Header("letters", deal, names, write_options(options), cards=cards)


def _known(pile: str) -> str:
    """Refuse cards that nobody knows: they are for a table with real cards."""
    from baliwords.letters.cards import UNKNOWN

    if UNKNOWN in pile:
        raise BadInput(
            sentence("--pile {pile!r}: expected cards, next first, like TMUZERQ", pile=pile[:60])
        )
    return pile


def _pass_policy(names: tuple[str, ...]) -> str:
    """People may pass when they see no move, computers may not (D31)."""
    from baliwords.games import PLAYERS

    people = any(name not in PLAYERS for name in names)
    return "lenient" if people and len(names) > 1 else "strict"
