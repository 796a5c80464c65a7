"""The complete words that can be made or taken off the table right now."""

from typing import NamedTuple

from baliwords.letters.assembly import honest, joined
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions
from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit


class WordNow(NamedTuple):
    """A word within reach, the move that gets it, and what it is worth."""

    word: str
    move: Assemble | Remove
    points: int


def words_now(table: Table, judge: Judge) -> list[WordNow]:
    """Return the words within reach, the best first, each with its best move.

    Where a word can be taken off in the move that makes it, that move is given.
    """
    best: dict[str, WordNow] = {}
    for move in actions(honest(table), judge):  # bluffs are listed in pairs only
        column = column_of(table, move)
        points = score(column, table.options.letter_values).points
        for word in judge.readable_words(column):
            if word not in best or _rank(move, points) > _rank(best[word].move, best[word].points):
                best[word] = WordNow(word, move, points)
    return sorted(best.values(), key=lambda found: (-found.points, found.word))


def column_of(table: Table, move: Assemble | Remove) -> str:
    """Return the column that a move makes or takes off."""
    if isinstance(move, Assemble):
        return joined(table, move)
    return table.column(Unit(table.turn, move.slot))


def _rank(move: Assemble | Remove, points: int) -> tuple[int, bool]:
    return points, isinstance(move, Remove) or move.remove
