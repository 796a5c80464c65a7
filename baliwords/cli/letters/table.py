"""`baliwords table`: the companion of people who play with real cards."""

from typing import TYPE_CHECKING, Annotated

from baliwords.cli.letters.options import House
from baliwords.cli.show import has_full_screen
from baliwords.cli.signature import Argument, Option, check_range
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.core.record import Header

_MOST_CARDS = 108


def table(
    position: Annotated[
        str, Argument("The columns now, if the game has begun; / between players.")
    ] = "",
    players: Annotated[str, Option("One to four names, the leader first.")] = "",
    scores: Annotated[str, Option("The scores so far, like 12,30.")] = "",
    turn: Annotated[int, Option("Whose turn it is: the number of the seat.")] = 1,
    seen: Annotated[str, Option("Cards of words that were taken off.")] = "",
    pile: Annotated[int | None, Option("How many cards the pile still has.")] = None,
    plain: Annotated[bool, Option("Line by line, for any terminal.")] = False,
    new: Annotated[bool, Option("Begin anew, do not resume.")] = False,
    *,
    house: House,
) -> None:
    """Keep the table of a game with real cards: moves, words, challenges, scores.

    Enter cards as they are drawn and moves as they are made. A table that was left is taken
    up again. A game that has begun is given by its columns.

    Example: baliwords table "S ON AI T LAM R E / A B" --players Anna,Ben --scores 12,30
    """
    from baliwords.play.letters.companion import table_header
    from baliwords.settings import language, whoever

    names = tuple(name.strip() for name in players.split(",")) if players else (whoever(),)
    if not all(name and name.isprintable() for name in names):
        raise BadInput(
            sentence("--players {players!r}: expected names like Anna,Ben", players=players[:60])
        )
    begun = _position(position, scores, turn, seen, pile) if position else ""
    texts = house.texts()
    texts["language"] = language(house.lang or texts.get("language"))
    resume = not (new or position or players)
    _open(table_header(names, texts, begun), resume, plain)


def _position(columns: str, scores: str, turn: int, seen: str, pile: int | None) -> str:
    """Write what the command line says as one line."""
    facts = [columns, f"turn {turn}"]
    facts += [f"scores {scores.replace(',', ' ')}"] if scores else []
    facts += [f"gone {seen}"] if seen else []
    if pile is not None:
        check_range("pile", pile, 0, _MOST_CARDS)
        facts.append(f"pile {'.' * pile}")
    return "; ".join(facts)


def _open(header: "Header", resume: bool, plain: bool) -> None:
    if not plain and has_full_screen():
        from baliwords.tui.app import Opening, run_app

        run_app(Opening(table=header, resume=resume))
        return
    from baliwords.cli.letters.line_table import run_line_table

    run_line_table(header, resume)
