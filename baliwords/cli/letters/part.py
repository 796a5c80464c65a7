"""`baliwords part`: may these cards lie together in a column?"""

from collections.abc import Iterator
from typing import Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Column, Columns, Line, Shown, pieces
from baliwords.cli.signature import Argument, Option
from baliwords.translation import _, counted


def part(
    letters: Annotated[str, Argument("Cards: AISON, MuR (BALI as U), M?R (any letter).")],
    top: Annotated[int, Option("How many words to show.", least=1)] = 10,
    *,
    house: House,
) -> Reply:
    """Say whether letters are a part of a word, of how many, and which.

    Example: baliwords part AISON
    """
    from baliwords.play.letters import questions

    options, lexicon = house.at_the_table()
    value = questions.part(lexicon, options, letters, top)
    text = _as_text(value, lexicon.source.title)
    return Reply(value, _shown(value), YES if value["legal"] else NO, text)


def _as_text(value: dict[str, Any], source: str) -> str:
    number = counted(
        "in {count} word of {source}", "in {count} words of {source}", value["words"], source=source
    )
    examples = " ".join(value["examples"])
    about = _("{number}: {words}", number=number, words=examples) if examples else number
    if value["legal"]:
        return _("{word}: yes, {about}", word=value["part"], about=about)
    return _("{word}: no, {about}", word=value["part"], about=about)


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    style = "bold green" if value["legal"] else "bold red"
    part = (value["part"], style)
    if not value["words"]:
        yield (
            pieces("{part} is part of no word, but a single card may always lie (D9)", part=part)
            if value["legal"]
            else pieces("{part} is part of no word (D9)", part=part)
        )
        return
    number = counted("{count:,} word", "{count:,} words", value["words"])
    yield pieces("{part} is part of {number} (D9)", part=part, number=number)
    yield pieces("such as {words}", words=" ".join(value["examples"]))
    columns = (Column(_("best")), Column(_("points"), right=True), Column(_("still needed")))
    yield Columns(columns, [_row(found) for found in value["best"]])


def _row(found: dict[str, Any]) -> list[Line]:
    middle = found["word"][len(found["before"]) : len(found["word"]) - len(found["after"])]
    word = [(found["before"], ""), (middle, "bold cyan"), (found["after"], "")]
    return [word, str(found["points"]), " ".join(found["needed"]) or _("complete")]
