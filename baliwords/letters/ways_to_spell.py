"""Find the columns that spell a given text: for people who just type the word they see."""

from collections.abc import Iterator

from baliwords.letters.cards import JOKER
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Assemble
from baliwords.letters.state import Table, Unit


def ways_to_spell(
    table: Table, text: str, judge: Judge, remove: bool = False
) -> Iterator[Assemble]:
    """Yield the legal assemblies whose column reads as `text`, own columns and no joker first."""
    own = list(table.units(table.turn))
    others = [unit for seat in table.seats_from(table.turn)[1:] for unit in table.units(seat)]
    ways = [Assemble(u, x, remove) for u, x in spellings(table, text, judge, own + others)]
    ways = [way for way in ways if why_illegal(table, way, judge) is None]

    def cost(way: Assemble) -> tuple[int, int]:
        return sum(unit.seat != table.turn for unit in way.units), len(way.letters)

    yield from sorted(ways, key=cost)


def spellings(
    table: Table, text: str, judge: Judge, pool: list[Unit], used: tuple[Unit, ...] = ()
) -> Iterator[tuple[tuple[Unit, ...], str]]:
    """Yield the sequences of unused columns that read as the text, legal or not.

    With each comes the letters that its BALI cards would have to be declared.
    """
    if not text:
        yield used, ""
        return
    for unit in pool:
        column = table.column(unit)
        head = text[: len(column)]
        if unit in used or not judge.reads_as(column, head):
            continue
        declare = head if column == JOKER and table.options.joker_fix == "on_join" else ""
        for units, letters in spellings(table, text[len(column) :], judge, pool, (*used, unit)):
            yield units, declare + letters
