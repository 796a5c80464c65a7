"""The end of a game of several, worked out: with an empty pile nothing is hidden.

Who takes a word off at once (D28) leaves nothing behind, and what it brings depends on its cards
alone. So a turn is the columns that it uses: all that can ever be used together are listed once,
and every order of them is tried. Equal columns of a row are counted, not told apart.
"""

import time
from dataclasses import replace
from typing import TypeAlias

from baliwords.letters.assembly import column_of
from baliwords.letters.moves import Assemble, Pass, Remove, units_of
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit
from baliwords.solver.letters.encode import bonus
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.several import lay_out, read_assembly

Action: TypeAlias = Assemble | Remove | Pass
Uses: TypeAlias = tuple[int, int, bool]
"""What a turn uses, its points, and whether it joins columns."""
Finals: TypeAlias = tuple[int, ...]
"""The points of all seats at the end."""

FIELD = 4
"""Bits in which the equal columns of a row are counted. The highest is always set: it goes when
more are taken than there are."""
MOMENT = 256
"""Turns that are tried between two looks at the clock."""
MOST_POSITIONS = 1_000_000
"""Positions that are remembered, whatever the time: they take some hundred bytes each."""
POINT = 1 << 20
"""A point of the margin, where own points decide between equal margins."""
ENDLESS = 1 << 60
NO_LEAST = -(1 << 30)
"""A margin that every end has."""


class Spent(Exception):
    """The end is not worked out, but the budget is used up."""


class Allowance:
    """Turns that may be tried, or the time until which they may."""

    def __init__(self, turns: int | None, until: float) -> None:
        self._turns = turns
        self._until = until
        self._tried = 0
        self._positions = 0
        self._next_look = 0

    def spend(self, turns: int) -> None:
        """Count the turns of a position; raise `Spent` if there is nothing left for them."""
        self._tried += turns
        self._positions += 1
        if self._positions > MOST_POSITIONS:
            raise Spent
        if self._turns is not None:
            if self._tried > self._turns:
                raise Spent
        elif self._tried >= self._next_look:
            self._next_look = self._tried + MOMENT
            if time.perf_counter() > self._until:
                raise Spent


def is_plain(table: Table) -> bool:
    """Tell whether a turn of the end is no more than what it uses, under the house rules."""
    options = table.options
    at_once = options.endphase_removal == "same_turn" and not options.build_in_empty_slot
    return at_once and not any(table.skips)


class LastTurns:
    """All turns that can still be taken at a table without a pile."""

    def __init__(self, table: Table, rows: LastWords, steps: int, budget: Allowance) -> None:
        self.table = table
        self.budget = budget
        self.bonus, self.factor = bonus(table.options)
        self.strict = table.options.pass_policy == "strict"
        self._sort_columns()
        self.whole = True
        """False if the walk for words had to be cut."""
        self.now: dict[Action, int] = {}
        """What the seat to move can do, with the points: one turn for each set of columns."""
        self.lists: list[list[Uses]] = [[] for _row in table.rows]
        for seat in table.seats_from(table.turn):
            if self.whole:
                self._list_turns(seat, rows, steps // len(table.rows))
        lay_out(rows, table)

    def _sort_columns(self) -> None:
        """Give each kind of column of a row a field in which they are counted."""
        kinds: dict[tuple[int, str], int] = {}
        self._one: dict[Unit, int] = {}
        self.rows = [0] * len(self.table.rows)
        for seat in range(len(self.table.rows)):
            for unit in self.table.units(seat):
                kind = kinds.setdefault((seat, self.table.column(unit)), len(kinds))
                self._one[unit] = 1 << FIELD * kind
                self.rows[seat] |= (1 << FIELD - 1) - 1 << FIELD * kind
        self.guard = sum(1 << FIELD * kind + FIELD - 1 for kind in range(len(kinds)))
        self.start = self.guard + sum(self._one.values())

    def _list_turns(self, seat: int, rows: LastWords, steps: int) -> None:
        """List what a seat can ever use in a turn, the dearest first."""
        lay_out(rows, replace(self.table, turn=seat))
        words, self.whole = rows.all_words(steps)
        values = self.table.options.letter_values
        uses: set[Uses] = set()
        for slot in rows.removable():
            points = score(self.table.rows[seat][slot], values).points
            uses.add((self._one[Unit(seat, slot)], points, False))
            if seat == self.table.turn:
                self.now[Remove(slot)] = points
        for units, letters, points in words:
            uses.add((sum(self._one[Unit(*unit)] for unit in units), points, True))
            if seat == self.table.turn:
                self.now[read_assembly(units, letters, True)] = points
        self.lists[seat] = sorted(uses, key=lambda one: (-one[1], one[0]))
        self._spend(len(words))

    def _spend(self, turns: int) -> None:
        """Count turns that are listed; what comes too late is left out."""
        try:
            self.budget.spend(turns)
        except Spent:
            self.whole = False

    def used(self, move: Action, seat: int) -> int:
        """Return what a turn uses, as a number that can be taken from what is left."""
        return sum(self._one[unit] for unit in units_of(move, seat))

    def points(self, move: Action) -> int:
        """Return what a turn of the seat to move brings at once."""
        if isinstance(move, Pass):
            return 0
        return score(column_of(self.table, move), self.table.options.letter_values).points

    def fitting(self, uses: list[Uses], left: int) -> list[Uses]:
        """Return the turns for which all columns are still there."""
        guard = self.guard
        return [one for one in uses if left - one[0] & guard == guard]

    def may_pass(self, uses: list[Uses]) -> bool:
        """Tell whether one who can take these turns may pass (L52, L54, D31)."""
        return not uses or (not self.strict and any(joins for _used, _points, joins in uses))

    def bali(self, left: int, seat: int) -> int:
        """Return the bonus of a seat when so much is left (L60, L61)."""
        return 0 if left & self.rows[seat] else self.bonus


class EndOfTwo:
    """Works the end out for two, of whom each gains what the other loses.

    A value is what is still to come for the seat that asks: its lead in points, then its points.
    """

    def __init__(self, turns: LastTurns) -> None:
        self.turns = turns
        self._budget = turns.budget
        self._asker = turns.table.turn
        self._known: dict[tuple[int, int, int], tuple[int, int]] = {}

    def after(self, used: int, points: int, passes: int, least: int) -> Finals | None:
        """Return how the game ends after a turn, if both then do their best.

        None if the seat that asks will then lead by less than `least`.
        """
        asker, other = self._asker, 1 - self._asker
        finals = list(self.turns.table.scores)
        gain = points * (POINT + 1)
        low = (least + finals[other] - finals[asker]) * POINT - 1 - gain
        lists = tuple(self.turns.lists)
        rest = self._value(self.turns.start - used, other, passes, low, ENDLESS, lists)
        if rest <= low:
            return None
        lead, own = divmod(rest + gain, POINT)
        finals[asker] += own
        finals[other] += own - lead
        return tuple(finals)

    def _value(
        self,
        left: int,
        seat: int,
        passes: int,
        low: int,
        high: int,
        lists: tuple[list[Uses], ...],
    ) -> int:
        """Return the value of a position: exact between the limits, else a limit beyond them."""
        if passes > 1 or left == self.turns.guard:
            return sum(self._worth(one, self.turns.bali(left, one)) for one in range(2))
        key = (left, seat, passes)
        floor, ceiling = self._known.get(key, (-ENDLESS, ENDLESS))
        if floor == ceiling or floor >= high or ceiling <= low:
            return floor if floor >= high else ceiling
        value = self._tried(left, seat, passes, max(low, floor), min(high, ceiling), lists)
        known = (
            value if value > max(low, floor) else floor,
            value if value < min(high, ceiling) else ceiling,
        )
        self._known[key] = known
        return value

    def _worth(self, seat: int, points: int) -> int:
        return points * (POINT + 1) if seat == self._asker else -points * POINT

    def _tried(
        self,
        left: int,
        seat: int,
        passes: int,
        low: int,
        high: int,
        lists: tuple[list[Uses], ...],
    ) -> int:
        """Try all turns of a seat, as long as one of them can still matter."""
        self._budget.spend(len(lists[seat]))
        mine = self.turns.fitting(lists[seat], left)
        lists = (mine, lists[1]) if seat == 0 else (lists[0], mine)
        turns = [(left - used, points, 0) for used, points, _joins in mine]
        if self.turns.may_pass(mine):
            turns.append((left, 0, passes + 1))
        asks = seat == self._asker
        best = -ENDLESS if asks else ENDLESS
        for rest, points, passed in turns:
            gain = self._worth(seat, points)
            value = gain + self._value(rest, 1 - seat, passed, low - gain, high - gain, lists)
            if asks:
                best, low = max(best, value), max(low, value)
            else:
                best, high = min(best, value), min(high, value)
            if low >= high:
                break
        return best


class EndOfMany:
    """Works the end out for several: each does what leaves it furthest ahead of the best other.

    Of turns that are equal to who takes them, the one that is worst for the seat that asks counts.
    """

    def __init__(self, turns: LastTurns) -> None:
        self.turns = turns
        self._budget = turns.budget
        self._asker = turns.table.turn
        self._seats = len(turns.table.rows)
        self._known: dict[tuple[int, int, int, Finals], Finals] = {}

    def after(self, used: int, points: int, passes: int, least: int) -> Finals | None:
        """Return how the game ends after a turn, if all then do their best; or as for two."""
        scores = _added(self.turns.table.scores, self._asker, points)
        following = self._left_of(self._asker)
        end = self._end(self.turns.start - used, following, passes, scores, self.turns.lists)
        return end if lead_in(end, self._asker) >= least else None

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self._seats

    def _end(
        self, left: int, seat: int, passes: int, scores: Finals, lists: list[list[Uses]]
    ) -> Finals:
        """Return how the game ends from a position."""
        if passes >= self._seats or left == self.turns.guard:
            return tuple(self._final(left, one, scores[one]) for one in range(self._seats))
        key = (left, seat, passes, scores)
        if key not in self._known:
            self._known[key] = self._best(left, seat, passes, scores, lists)
        return self._known[key]

    def _final(self, left: int, seat: int, points: int) -> int:
        if left & self.turns.rows[seat]:
            return points
        return points * self.turns.factor + self.turns.bonus

    def _best(
        self, left: int, seat: int, passes: int, scores: Finals, lists: list[list[Uses]]
    ) -> Finals:
        """Try all turns of a seat."""
        self._budget.spend(len(lists[seat]))
        mine = self.turns.fitting(lists[seat], left)
        lists = [*lists[:seat], mine, *lists[seat + 1 :]]
        following = self._left_of(seat)
        ends = [
            self._end(left - used, following, 0, _added(scores, seat, points), lists)
            for used, points, _joins in mine
        ]
        if self.turns.may_pass(mine):
            ends.append(self._end(left, following, passes + 1, scores, lists))
        return max(ends, key=lambda end: (lead_in(end, seat), -lead_in(end, self._asker), end))


def _added(scores: Finals, seat: int, points: int) -> Finals:
    return *scores[:seat], scores[seat] + points, *scores[seat + 1 :]


def lead_in(finals: Finals, seat: int) -> int:
    """Return by how much a seat leads the best other."""
    return finals[seat] - max(finals[:seat] + finals[seat + 1 :])


def end_of(turns: LastTurns) -> EndOfTwo | EndOfMany:
    """Return what works an end out; a bonus that multiplies makes points worth more than points."""
    two = len(turns.table.rows) == 2 and turns.factor == 1
    return EndOfTwo(turns) if two else EndOfMany(turns)
