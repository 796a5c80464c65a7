"""`baliwords score`: the points of words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument
from baliwords.speech import _ as sentence
from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.letters.values import Values


def score(
    words: Annotated[list[str], Argument("Words; a BALI card in lower case: MuR.")],
    *,
    house: House,
) -> Reply:
    """Count the points of words: sum of the card values times number of cards.

    Example: baliwords score PARTIE MuR
    """
    values = house.options().letter_values
    scored = [_score_one(word, values) for word in words]
    rows, lines = [row for row, _ in scored], [line for _, line in scored]
    total = sum(row["points"] for row in rows)
    if len(rows) > 1:
        lines.append(_("total = {points}", points=total))
    return Reply({"words": rows, "total": total}, _shown(lines))


def _score_one(word: str, values: "Values") -> tuple[dict[str, Any], str]:
    """Return the points of a word as a row, and how they come about as a line (L34)."""
    from baliwords.errors import BadNotation
    from baliwords.letters.cards import check_supply, parse_cards
    from baliwords.letters.scoring import score as score_column

    cards = parse_cards(word)
    if not cards:
        raise BadNotation(
            sentence("{word!r} is no word (expected letters, like PARTIE)", word=word)
        )
    check_supply([cards], packs=2)
    found = score_column(cards, values)
    row = {"word": cards, "cards": found.cards, "sum": found.sum, "points": found.points}
    worth = " + ".join(str(values.of(card)) for card in cards if values.of(card))
    return row, f"{cards}  ({worth or 0}) × {found.cards} = {found.points}"


def _shown(lines: list[str]) -> Iterator[Shown]:
    for line in lines:
        how, equals, points = line.rpartition(" = ")
        yield [(how + equals, ""), (points, "bold green")]
