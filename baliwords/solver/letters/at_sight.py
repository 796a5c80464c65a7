"""Computer players without search: `random` and `greedy`.

A player is a function from what its seat sees to a move. It never gets a state.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import column_of, honest, joined, target_slot
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions, legal_moves
from baliwords.letters.moves import Accept, Answer, Assemble, Move, Pass, Remove, Stop, takes_off
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit
from baliwords.letters.view import View

Computer: TypeAlias = Callable[[View], Move]
"""Decides for a seat, by what it sees."""

Recall: TypeAlias = Callable[[str], str]
"""Finds a word that contains the given letters, or an empty text."""


def random_player(judge: Judge, seed: int) -> Computer:
    """Return a player who picks any legal move of as few columns as can be, each as likely."""
    dice = Dice(seed)

    def choose(view: View) -> Move:
        moves = _fewest_columns(view.table, judge)
        return moves[dice.below(len(moves))]

    return choose


def _fewest_columns(table: Table, judge: Judge) -> list[Move]:
    """Return the legal moves of at most two columns; where there are none, of one more, and so on.

    At the end whole words alone are legal (L58), and those of any number of columns are too many
    to list where two jokers lie.
    """
    moves: list[Move] = []
    for columns in range(2, sum(map(len, table.rows)) + 1):
        found = legal_moves(table, judge, columns)
        moves = [move for move in found if not isinstance(move, Stop)]
        if moves:
            break
    return moves


def greedy_player(judge: Judge, recall: Recall = str) -> Computer:
    """Return a player who takes the best word at sight, else keeps most joins open.

    It lays only parts of words. Challenged, it names the word that `recall` gives it; by
    default the column itself.
    """

    def choose(view: View) -> Move:
        table = honest(view.table)
        if table.window:
            return defend(table, judge, recall)
        moves = list(actions(table, judge))
        return _best_word(table, moves, judge) or _best_part(table, moves, judge)

    return choose


def _best_word(table: Table, moves: Iterable[Assemble | Remove], judge: Judge) -> Move | None:
    """Return the removal with most points; where removing is a turn, else the best word built."""
    ranked = [(_points(table, move, judge), column_of(table, move), move) for move in moves]
    worth = [entry for entry in ranked if entry[0] > (0, 0)]
    return max(worth, key=lambda entry: entry[:2])[2] if worth else None


def _points(table: Table, move: Assemble | Remove, judge: Judge) -> tuple[int, int]:
    """Rank a move: points counted now, then points of a complete word that is built."""
    column = column_of(table, move)
    points = score(column, table.options.letter_values).points
    if takes_off(move):
        return points, 0
    waiting = not table.options.solitaire and judge.is_complete(column)
    return 0, points if waiting else 0


def _best_part(table: Table, moves: list[Assemble | Remove], judge: Judge) -> Move:
    """Return the join of two columns after which most joins are left, short ones first."""
    joins = [m for m in moves if isinstance(m, Assemble) and len(m.units) == 2 and not m.remove]
    if not joins:
        return moves[0] if moves else Pass()

    def openness(move: Assemble) -> tuple[int, int, str]:
        column = joined(table, move)
        return _joins_left(table, move, judge), -len(column), column

    return max(joins, key=openness)


def _joins_left(table: Table, move: Assemble, judge: Judge) -> int:
    row = list(table.rows[table.turn])
    for unit in move.units:
        if unit.seat == table.turn:
            row[unit.slot] = ""
    row[target_slot(table, move)] = joined(table, move)
    columns = [(place, column) for place, column in enumerate(row) if column]
    return sum(
        judge.is_part(upper + lower) for i, upper in columns for j, lower in columns if i != j
    )


def defend(table: Table, judge: Judge, recall: Recall) -> Move:
    """Never doubt others, and answer a challenge with a word that holds the column."""
    window = table.window
    assert window is not None
    if window.challenger is None:
        return Accept()
    column = table.column(Unit(window.seat, window.slot))
    words = [recall(text) for text in judge.readings(column) if judge.fits(text)]
    return Answer(next((word for word in words if judge.proves(word, column)), ""))
