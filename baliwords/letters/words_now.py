"""The complete words that can be made or taken off the table right now."""

from typing import NamedTuple

from baliwords.letters.assembly import column_of, honest
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions
from baliwords.letters.moves import Assemble, Remove, takes_off
from baliwords.letters.scoring import score
from baliwords.letters.state import Table


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


def _rank(move: Assemble | Remove, points: int) -> tuple[int, bool]:
    return points, takes_off(move)
