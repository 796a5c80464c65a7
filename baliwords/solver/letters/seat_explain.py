"""Say in words why a turn is good where several play: what it makes, what others can do with it.

Everything said is a fact of the open table, judged by the rules; new cards are not guessed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from baliwords.letters.assembly import column_of, joined, target_slot
from baliwords.letters.judge import Judge
from baliwords.letters.legal import can_act
from baliwords.letters.moves import Assemble, Move, Pass, Remove, takes_off, units_of
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.several import lay_out, read_assembly, with_rules
from baliwords.speech import _, points_of, together


@dataclass(frozen=True, slots=True)
class Rejoinder:
    """What a seat could do with a column, or with all that lies open."""

    seat: int
    column: str
    """The column that it would lay."""
    points: int
    """What that is worth as a word; 0 if it is none."""
    takes: bool = False
    """Whether it takes over the column that was just laid."""


def left_open(table: Table, move: Move) -> Table:
    """Return the table after a move, before gaps are filled; the next seat is to move."""
    rows = [list(row) for row in table.rows]
    for unit in units_of(move, table.turn):
        rows[unit.seat][unit.slot] = ""
    if isinstance(move, Assemble) and not move.remove:
        rows[table.turn][target_slot(table, move)] = joined(table, move)
    return replace(table, rows=tuple(map(tuple, rows)), turn=next_seat(table))


def next_seat(table: Table) -> int:
    """Return whose turn is next, past those who owe a skipped turn (L49, L57)."""
    skips = list(table.skips)
    seat = table.left_of(table.turn)
    while skips[seat]:
        skips[seat] -= 1
        seat = table.left_of(seat)
    return seat


def takers(table: Table, column: str, owner: int, judge: Judge) -> Iterator[Rejoinder]:
    """Yield what others could make of a column by joining one of their own to it (L46, D25).

    With an empty pile that need not be allowed yet (L58). Who owes a skipped turn can do nothing
    before the owner is to move again (L57).
    """
    if judge.spells_word(column) and not table.options.steal_complete_words:
        return
    yield from (one for one in joins_of(table, column, owner, judge) if not table.skips[one.seat])


def joins_of(table: Table, column: str, owner: int, judge: Judge) -> Iterator[Rejoinder]:
    """Yield what a column and one of others make, whether or not it may be taken."""
    for seat in table.seats_from(owner)[1:]:
        for unit in table.units(seat):
            other = table.column(unit)
            for text in (column + other, other + column):
                if judge.is_part(text):
                    yield Rejoinder(seat, text, word_points(table, text, judge))


def word_points(table: Table, column: str, judge: Judge) -> int:
    """Return what a column is worth if it is taken off, 0 if it cannot be."""
    return score(column, table.options.letter_values).points if judge.is_complete(column) else 0


def worst_taker(table: Table, column: str, owner: int, judge: Judge) -> Rejoinder | None:
    """Return the dearest that others could make of a column; at the end only words (L58)."""
    found = [
        one
        for one in takers(table, column, owner, judge)
        if not table.ending or judge.is_complete(one.column)
    ]
    return max(found, key=lambda one: (one.points, one.column)) if found else None


def best_answer(rows: LastWords, table: Table, move: Move) -> Rejoinder | None:
    """Return the best word that the next seat could lay with what lies open after a move.

    Nobody answers who would play twice in a row, and nobody after the last pass (D24).
    """
    after = left_open(table, move)
    ends = isinstance(move, Pass) and table.passes + 1 >= len(table.rows)
    if ends or after.turn == table.turn:
        return None
    lay_out(with_rules(rows, _next_rules(after)), after)
    words = rows.best_words(1)
    if not words:
        return None
    units, letters, points = words[0]
    answer = read_assembly(units, letters, False)
    laid = isinstance(move, Assemble) and Unit(table.turn, target_slot(table, move)) in answer.units
    return Rejoinder(after.turn, joined(after, answer), points, laid)


def _next_rules(after: Table) -> Options:
    """Return the rules of the next turn: nobody builds in a gap that is filled before (D26)."""
    refilled = after.options.refill == "turn" or after.turn == after.leader
    order = (*after.seats_from(after.leader)[1:], after.leader)  # L50
    rows = [after.rows[seat] for seat in order[: order.index(after.turn) + 1]]
    filled = refilled and sum(row.count("") for row in rows) <= after.pile_size
    return replace(after.options, build_in_empty_slot=False) if filled else after.options


class SeatExplainer:
    """Explains turns at one table."""

    def __init__(self, table: Table, judge: Judge, names: Sequence[str]) -> None:
        self.table = table
        self.judge = judge
        self.names = names

    def why(self, move: Move, answer: Rejoinder | None) -> str:
        """Say what a turn makes, what it takes from others, and what they can do then."""
        if isinstance(move, Pass):
            said = [self._why_pass()]
        else:
            assert isinstance(move, Assemble | Remove)
            column = column_of(self.table, move)
            danger = self._danger(move, column, answer)
            said = [self._what(move, column), self._taken(move), danger]
        if answer is not None:
            said.append(
                _(
                    "with what lies open {name} could then lay {column} for {points}",
                    name=self.names[answer.seat],
                    column=answer.column,
                    points=points_of(answer.points),
                )
            )
        return together(*said, between="; ")

    def _why_pass(self) -> str:
        """Say whether one must pass, or only may (L54, D31)."""
        if can_act(self.table, self.table.turn, self.judge):
            return _("leaves everything as it lies")
        return _("nothing can be joined or taken off")

    def _what(self, move: Assemble | Remove, column: str) -> str:
        points = points_of(word_points(self.table, column, self.judge))
        if takes_off(move):
            return _("takes {column} off for {points}", column=column, points=points)
        if self.judge.is_complete(column):
            return _(
                "makes the word {column}, {points} when it is taken off",
                column=column,
                points=points,
            )
        return _("makes {column}, a part of words", column=column)

    def _taken(self, move: Assemble | Remove) -> str:
        """Name the complete words of others that are used."""
        units = [unit for unit in units_of(move, self.table.turn) if unit.seat != self.table.turn]
        words = [
            _(
                "takes {column} ({points}) from {name}",
                column=self.table.column(unit),
                points=points_of(word_points(self.table, self.table.column(unit), self.judge)),
                name=self.names[unit.seat],
            )
            for unit in units
            if self.judge.is_complete(self.table.column(unit))
        ]
        return together(*words, between="; ")

    def _danger(self, move: Assemble | Remove, column: str, answer: Rejoinder | None) -> str:
        """Say what others could make, or could have made, of the column."""
        if isinstance(move, Remove):
            taker = worst_taker(self.table, column, self.table.turn, self.judge)
            if taker is None:
                return ""
            return _(
                "{name} could make {column} of it",
                name=self.names[taker.seat],
                column=taker.column,
            )
        if takes_off(move):
            return ""
        after = left_open(self.table, move)
        taker = worst_taker(after, column, self.table.turn, self.judge)
        if taker is None:
            # What fits but may not be joined (D25, L58) is no danger, and not worth a sentence;
            # what is taken over together with other columns is named as the answer.
            fits = any(joins_of(after, column, self.table.turn, self.judge))
            taken = answer is not None and answer.takes
            return "" if fits or taken else _("no column of another that lies open fits it")
        if taker.points == 0:
            return _(
                "{name} could take it for {column}, which is no word yet",
                name=self.names[taker.seat],
                column=taker.column,
            )
        return _(
            "but {name} could make {column} of it, {points}",
            name=self.names[taker.seat],
            column=taker.column,
            points=points_of(taker.points),
        )
