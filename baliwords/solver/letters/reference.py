"""The kernels' questions answered slowly and plainly, on top of the rules: their definition."""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from itertools import combinations, permutations

from baliwords.letters.assembly import column_of
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions
from baliwords.letters.moves import Assemble, Remove, takes_off, units_of
from baliwords.letters.scoring import final_score, score
from baliwords.letters.state import Table, open_table
from baliwords.letters.values import Values
from baliwords.solver.letters.encode import write_move
from baliwords.solver.letters.kernels.layout import COLUMN, COPIES, LACKS


def legal_moves(table: Table, judge: Judge) -> list[tuple[int, int, int]]:
    """Return the legal single joins and removals, as the kernel writes them, sorted."""
    moves = actions(table, judge, most_units=2)
    singles = (m for m in moves if isinstance(m, Remove) or not takes_off(m))
    return sorted(map(write_move, singles))


def best_end(table: Table, judge: Judge) -> int:
    """Return the best final score from an empty pile, by trying every way to take words off."""
    best = final_score(table.scores[0], not any(table.rows[0]), table.options)
    for move in actions(table, judge):
        if takes_off(move):
            best = max(best, best_end(_after(table, move), judge))
    return best


def _after(table: Table, move: Assemble | Remove) -> Table:
    """Return the table without the columns of a word, its points counted."""
    slots = {unit.slot for unit in units_of(move, seat=0)}
    row = tuple("" if i in slots else text for i, text in enumerate(table.rows[0]))
    taken = score(column_of(table, move), table.options.letter_values).points
    return replace(open_table(table.options, (row,), 0), scores=(table.scores[0] + taken,))


def cover(
    columns: tuple[str, ...], pile: str, words: Collection[str], values: Values
) -> tuple[int, int, int]:
    """Return what words of whole columns can use: points, columns left over, what is lacking.

    Each is the best over all ways to share the columns out. What is lacking is counted in
    sixteenths of a column; a part that one card of the pile makes a word of lacks some of them.
    """
    if not columns:
        return 0, 0, 0
    first, others = columns[0], columns[1:]
    points, left, lacking = cover(others, pile, words, values)
    best = [points, left + 1, lacking + COLUMN]  # the first column is not used
    for size in range(len(others) + 1):
        for places in combinations(range(len(others)), size):
            used = (first, *(others[i] for i in places))
            texts = {"".join(order) for order in permutations(used)}
            rest = tuple(column for i, column in enumerate(others) if i not in places)
            points, left, lacking = cover(rest, pile, words, values)
            best[2] = min(best[2], lacking + min(_lack(t, used, pile, words) for t in texts))
            for text in texts & set(words):
                best[0] = max(best[0], points + score(text, values).points)
                best[1] = min(best[1], left)
    return best[0], best[1], best[2]


def _lack(text: str, used: tuple[str, ...], pile: str, words: Collection[str]) -> int:
    """Return what columns laid to this text lack to be a word."""
    if text in words:
        return 0
    copies = Counter(pile)
    fitting = [card for card in copies if text + card in words or card + text in words]
    cards = sum(min(copies[card], COPIES) for card in fitting)
    if cards == 0 or len(text) < 2:
        return COLUMN * len(used)
    return LACKS[min(cards, len(LACKS) - 1)]
