"""`baliwords words`: every complete word that the columns of a table can make now."""

from collections.abc import Iterator
from typing import Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Column, Columns, Shown
from baliwords.cli.signature import Argument, Option
from baliwords.translation import _

_SHOWN = 20  # words that a person reads unless asked for more


def words(
    table: Annotated[list[str], Argument("The columns: S ON AI T LAM R E.")],
    top: Annotated[
        int | None,
        Option(f"How many words to show; else all, and {_SHOWN} on a terminal.", least=1),
    ] = None,
    *,
    house: House,
) -> Reply:
    """List every complete word that the columns can make now, best first.

    Example: baliwords words S ON AI T LAM R E
    """
    found = _words_of(" ".join(table), house)
    rows = found[:top]
    lines = [f"{row['points']:4} {row['word']} {row['move']}" for row in rows]
    text = "\n".join(lines) or _("no word")
    return Reply({"words": rows}, _shown(found, top or _SHOWN), YES if rows else NO, text)


def _words_of(text: str, house: House) -> list[dict[str, Any]]:
    """Find the words of a table, best first."""
    from baliwords.letters.judge import Judge
    from baliwords.letters.notation import parse_table, write_move
    from baliwords.letters.setup import described_table
    from baliwords.letters.words_now import words_now

    options, lexicon = house.at_the_table()
    table = described_table(parse_table(text), options)
    return [
        {"word": found.word, "move": write_move(table, found.move), "points": found.points}
        for found in words_now(table, Judge(lexicon, options))
    ]


def _shown(found: list[dict[str, Any]], top: int) -> Iterator[Shown]:
    if not found:
        yield [(_("These columns make no word now."), "bold red")]
        return
    columns = (Column(_("points"), right=True), Column(_("word"), "bold green"), Column(_("move")))
    yield Columns(columns, [(str(r["points"]), r["word"], r["move"]) for r in found[:top]])
    if len(found) > top:
        yield [(_("… and {count} more (--top)", count=len(found) - top), "dim")]
