"""The words that a row can make now: whole columns, in any order, with the joker."""

from typing import NamedTuple

from baliwords.errors import BadNotation
from baliwords.letters.assembly import joined
from baliwords.letters.cards import check_supply
from baliwords.letters.judge import Judge, Words
from baliwords.letters.moves import Assemble
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.rules import actions
from baliwords.letters.scoring import score
from baliwords.letters.state import Unit, open_table


class Makeable(NamedTuple):
    """A word that can be taken off, the move that does it, and its points."""

    word: str
    move: str
    points: int


def makeable_words(columns: tuple[str, ...], words: Words, options: Options) -> list[Makeable]:
    """Return every complete word that the columns can make, best first.

    Of moves that differ only in which of two equal columns they take, one is named.
    """
    if len(columns) > options.columns:
        row = " ".join(columns)[:60]
        raise BadNotation(f"{row!r}: {len(columns)} columns, a row has {options.columns} (L12)")
    check_supply(columns, options.packs)
    table = open_table(options, (columns,), pile_size=1)
    judge = Judge(words, options)
    found: dict[tuple[str, ...], Makeable] = {}
    for move in actions(table, judge):
        if isinstance(move, Assemble):
            if not move.remove:
                continue
            units, column = move.units, joined(table, move)
        else:
            units = (Unit(table.turn, move.slot),)
            column = table.column(units[0])
        points = score(column, options.letter_values).points
        for word in judge.readable_words(column):
            same = (word, *map(table.column, units))
            found.setdefault(same, Makeable(word, write_move(table, move), points))
    return sorted(found.values(), key=lambda one: (-one.points, one.word, one.move))
