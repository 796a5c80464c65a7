"""Joining columns: which assemblies are legal, and all of them (L15-L25, L44-L47, D9-D13)."""

from collections.abc import Iterator
from dataclasses import replace

from baliwords.letters.cards import JOKER
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Move, units_of
from baliwords.letters.state import Table, Unit
from baliwords.speech import _


def joined(table: Table, move: Assemble) -> str:
    """Return the column that an assembly makes, with its jokers declared (D4)."""
    column = "".join(map(table.column, move.units))
    for letter in move.letters:
        column = column.replace(JOKER, letter.lower(), 1)
    return column


def column_of(table: Table, move: Move) -> str:
    """Return the column that a move makes or takes off; no text if it does neither."""
    if isinstance(move, Assemble):
        return joined(table, move)
    return "".join(map(table.column, units_of(move, table.turn)))


def target_slot(table: Table, move: Assemble) -> int:
    """Return the slot in which the assembled column will stand (D10)."""
    if move.target is not None:
        return move.target
    own = [unit.slot for unit in move.units if unit.seat == table.turn]
    return own[0] if own else table.rows[table.turn].index("")


def removable_word(table: Table, column: str, judge: Judge) -> str | None:
    """Return the word as which a column can be taken off now, or None."""
    words = judge.readable_words(column)
    return next((word for word in words if word not in table.used_words), None)


def why_no_assembly(table: Table, move: Assemble, judge: Judge) -> str | None:
    """Say why columns may not be joined so, or None if they may."""
    return (
        _why_bad_units(table, move, judge)
        or _why_bad_target(table, move)
        or _why_bad_letters(table, move, judge)
        or _why_bad_timing(table, move)
        or _why_bad_column(table, joined(table, move), move.remove, judge)
    )


def _why_bad_units(table: Table, move: Assemble, judge: Judge) -> str | None:
    if len(move.units) < 2:
        return _("a step joins two columns or more (D13)")
    if len(set(move.units)) < len(move.units):
        return _("a column can be used once in a step")
    for unit in move.units:
        column = table.column(unit)
        if not column:
            return _(
                "there is no column in place {part} of seat {part2}",
                part=unit.slot + 1,
                part2=unit.seat + 1,
            )
        if unit.seat != table.turn and not _may_steal(table, column, judge):
            return _("{column} is a complete word of another player (D25)", column=column)
    return None


def _may_steal(table: Table, column: str, judge: Judge) -> bool:
    return table.options.steal_complete_words or not judge.spells_word(column)


def _why_bad_target(table: Table, move: Assemble) -> str | None:
    row = table.rows[table.turn]
    own = [unit.slot for unit in move.units if unit.seat == table.turn]
    if table.options.build_in_empty_slot and "" in row:
        own += [slot for slot, column in enumerate(row) if not column]
    if not own:
        return _("one of the joined columns must be your own (L44, D26)")
    if move.target is not None and move.target not in own:
        return _(
            "the column cannot stand in place {part}: join a column from there",
            part=move.target + 1,
        )
    return None


def _why_bad_letters(table: Table, move: Assemble, judge: Judge) -> str | None:
    jokers = sum(table.column(unit).count(JOKER) for unit in move.units)
    if table.options.joker_fix == "on_removal":
        jokers = 0
    if len(move.letters) != jokers:
        few = _("declare a letter for the BALI card, like ?=U (D4)")
        return few if len(move.letters) < jokers else _("there is no BALI card to declare (D4)")
    for letter in move.letters:
        if letter not in judge.words.alphabet:
            return _("the BALI card cannot be {letter!r}", letter=letter)
    return None


def _why_bad_timing(table: Table, move: Assemble) -> str | None:
    options = table.options
    if options.solitaire:
        return None
    if not table.ending:
        return _("removing a word is a turn of its own (L51)") if move.remove else None
    if options.endphase_removal == "same_turn" and not move.remove:
        return _("the pile is empty: finish a word and take it off in one turn, with ! (D28)")
    if options.endphase_removal == "separate_turn" and move.remove:
        return _("removing a word is a turn of its own (L51)")
    return None


def _why_bad_column(table: Table, column: str, remove: bool, judge: Judge) -> str | None:
    whole = remove or (table.ending and not table.options.solitaire)  # L58
    if whole and not judge.is_complete(column):
        return _("{column} is not a complete word (L14, L28)", column=column)
    if whole and removable_word(table, column, judge) is None:  # L59
        return _("{column} was taken off before (D16)", column=column)
    if not bluffs_allowed(table) and not judge.is_part(column):
        return _("{column} is not a part of any word (L22)", column=column)
    return None


def bluffs_allowed(table: Table) -> bool:
    """Tell whether any string may be laid, at the risk of a challenge (D32)."""
    options = table.options
    return options.validation == "challenge" and not options.solitaire and not table.ending


def shows_as_word(table: Table, column: str, judge: Judge) -> bool:
    """Tell whether a column is marked as a word; where people judge, nobody is told (D32)."""
    return not bluffs_allowed(table) and judge.is_complete(column)


def complete_columns(table: Table, judge: Judge) -> tuple[Unit, ...]:
    """Return the mover's columns that are marked as words."""
    own = table.units(table.turn)
    return tuple(unit for unit in own if shows_as_word(table, table.column(unit), judge))


def honest(table: Table) -> Table:
    """Return the table as it would be if only parts of words could be laid."""
    if not bluffs_allowed(table):
        return table
    return replace(table, options=replace(table.options, validation="auto"))


def assemblies(table: Table, judge: Judge, most_units: int = 99) -> Iterator[Assemble]:
    """Yield assemblies, growing them column by column.

    Each beginning of a legal column is legal (D9), so a beginning that is not is given up.
    """
    own = list(table.units(table.turn))
    others = [unit for seat in table.seats_from(table.turn)[1:] for unit in table.units(seat)]
    pool = own + [unit for unit in others if _may_steal(table, table.column(unit), judge)]
    most = min(most_units, 2) if bluffs_allowed(table) else most_units
    flags = (False, True) if table.options.solitaire or table.ending else (False,)
    for units, letters, column in _grow(table, judge, pool, (), "", "", most):
        for remove in flags:
            move = Assemble(units, letters, remove)
            if not (
                _why_bad_target(table, move)
                or _why_bad_timing(table, move)
                or _why_bad_column(table, column, remove, judge)
            ):
                yield move


def _grow(
    table: Table,
    judge: Judge,
    pool: list[Unit],
    units: tuple[Unit, ...],
    letters: str,
    column: str,
    most: int,
) -> Iterator[tuple[tuple[Unit, ...], str, str]]:
    """Yield each longer beginning with the letters declared in it."""
    for unit in pool:
        if unit in units:
            continue
        for declared, text in _declarations(table, judge, unit):
            longer = column + text
            if not (bluffs_allowed(table) or judge.is_part(longer)):
                continue
            path = (*units, unit)
            if len(path) > 1:
                yield path, letters + declared, longer
            if len(path) < most:
                yield from _grow(table, judge, pool, path, letters + declared, longer, most)


def _declarations(table: Table, judge: Judge, unit: Unit) -> Iterator[tuple[str, str]]:
    """Yield the ways to read a column that is to be joined: letters declared, and column."""
    column = table.column(unit)
    if column == JOKER and table.options.joker_fix == "on_join":
        for letter in judge.words.alphabet:
            yield letter, letter.lower()
    else:
        yield "", column
