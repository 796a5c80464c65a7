"""A move as a sentence names it: columns by their letters, the joker by its letter, no signs.

What is typed is written by `letters.notation`; this is only read.
"""

from collections.abc import Iterator, Sequence

from baliwords.letters.assembly import column_of
from baliwords.letters.cards import JOKER
from baliwords.letters.moves import Assemble, Move, Pass, Remove, Stop
from baliwords.letters.notation import write_move
from baliwords.letters.state import Table, Unit
from baliwords.speech import _, to_or_of, together


def told_move(table: Table, move: Move, names: Sequence[str] = ()) -> str:
    """Name a move at a table; with names also whose columns are taken."""
    if isinstance(move, Remove):
        return _("take {word} off", word=column_of(table, move).upper())
    if isinstance(move, Assemble):
        return _told_assembly(table, move, names)
    if isinstance(move, Pass):
        return _("pass")
    return _("stop") if isinstance(move, Stop) else write_move(table, move)


def _told_assembly(table: Table, move: Assemble, names: Sequence[str]) -> str:
    letters = iter(move.letters)
    columns = together(
        *(_told_column(table, unit, letters, names) for unit in move.units), between=" + "
    )
    if not move.remove:
        return columns
    word = column_of(table, move).upper()
    return _("{columns}, and take {word} off", columns=columns, word=word)


def _told_column(table: Table, unit: Unit, letters: Iterator[str], names: Sequence[str]) -> str:
    column = table.column(unit)
    if column == JOKER:
        letter = next(letters, "")
        column = _("BALI as {letter}", letter=letter) if letter else "BALI"
    else:
        column = column.upper()
    if unit.seat == table.turn or not names:
        return column
    name = names[unit.seat]
    of_name = _("{column} of {name}", column=column, name=name)
    return to_or_of(name, _("{column} of yours", column=column), of_name)
