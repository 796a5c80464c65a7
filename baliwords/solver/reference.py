"""The kernels' questions answered slowly and plainly, on top of the rules: their definition."""

from dataclasses import replace

from baliwords.letters.assembly import joined
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.rules import actions
from baliwords.letters.scoring import final_score, score
from baliwords.letters.state import Table, Unit, open_table
from baliwords.solver.encode import write_move


def legal_moves(table: Table, judge: Judge) -> list[tuple[int, int, int]]:
    """Return the legal single joins and removals, as the kernel writes them, sorted."""
    moves = actions(table, judge, most_units=2)
    singles = (m for m in moves if isinstance(m, Remove) or not m.remove)
    return sorted(map(write_move, singles))


def best_end(table: Table, judge: Judge) -> int:
    """Return the best final score from an empty pile, by trying every way to take words off."""
    best = final_score(table.scores[0], not any(table.rows[0]), table.options)
    for move in actions(table, judge):
        if isinstance(move, Remove) or move.remove:
            best = max(best, best_end(_after(table, move), judge))
    return best


def _after(table: Table, move: Assemble | Remove) -> Table:
    """Return the table without the columns of a word, its points counted."""
    units = (Unit(0, move.slot),) if isinstance(move, Remove) else move.units
    column = table.column(units[0]) if isinstance(move, Remove) else joined(table, move)
    slots = {unit.slot for unit in units}
    row = tuple("" if i in slots else text for i, text in enumerate(table.rows[0]))
    points = table.scores[0] + score(column, table.options.letter_values).points
    return replace(open_table(table.options, (row,), 0), scores=(points,))
