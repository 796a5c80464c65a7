"""Search for one seat of several: which turn, by playing the game on many times after each.

All candidates meet the same shuffled piles, and nobody in a forecast knows the pile. Those that
are plainly behind are dropped, the others share what is left of the budget. With an empty pile
nothing is hidden, and the end is worked out instead.
"""

import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, erf, log2, sqrt
from typing import TypeAlias

from baliwords.letters.moves import Assemble, Pass, Remove
from baliwords.letters.state import Table
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.several import Turn, lay_out, read_turn, take, write_turn

Action: TypeAlias = Assemble | Remove | Pass

WORDS = 24
"""Words that are listed; the first few of them by weight become candidates."""
MOST_CANDIDATES = 12
FIRST_LOOK, CHUNK, MOST_AT_ONCE = 2, 8, 64
"""Piles that every candidate meets before they are compared: at first, then each time, and when
many were met before."""
HORIZON = 3
"""Turns that a forecast takes before the words on the table stand for the rest. More bring more
noise than truth: two turns differ by 48 points from pile to pile with a horizon of two turns, by
68 with four, 96 with eight, 152 to the end of the game."""
TRUST = 8
"""Forecasts that the weight of a turn counts for."""
FEWEST = 2
"""Candidates that are left when the budget is spent: at each share of it half of them go."""
CLEAR, CLEAR_AFTER = 3.5, 96
"""A turn that leads all others by so many errors, after so many piles, is taken without more."""
END_WORDS = (4, 8, 16, 31)
POSITIONS_A_SECOND, FEWEST_POSITIONS = 12_000, 60
SLOW = 3
"""Times slower that a machine may be."""
SPREAD = 17.0
"""Standard deviation of what a margin still changes, by the root of the cards left, as
`benchmarks/chances.py` finds it: 17.3 over 500 games of two in French, 16.8 of three and four."""
RIVALS = {2: 1.0, 3: 1.4, 4: 1.7}
"""Of several behind, one may come forward: the chance not to be overtaken, by the best other alone,
to this power is the chance to win (`benchmarks/chances.py`)."""


@dataclass(frozen=True, slots=True)
class SeatSituation:
    """A table of several players as the seat to move knows it."""

    table: Table
    hidden: str
    """The cards that may be in the pile, in any order: at least as many as are in it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A turn and what comes of it for the seat to move."""

    move: Action
    margin: float
    """Points more than the best other at the end."""
    error: float
    """Standard error of `margin`; 0 if it is exact."""
    win: float
    """Chance to win, a shared victory counted in parts."""
    expected: float
    """Own points from here to the end."""
    samples: int
    exact: bool = False
    equal: bool = False
    """Whether the best one may be no better, as far as one can tell."""
    weight: float = 0.0
    """How the turn looks without search."""
    doubt: float = 0.0
    """Standard error of how far it is behind the best one, over the piles that both met."""


@dataclass(frozen=True, slots=True)
class Chances:
    """All turns that were looked at, the best one first."""

    turns: tuple[Chance, ...]
    seconds: float
    samples: int
    exact: bool
    finished: bool = True
    """False if it was stopped before its time."""

    def steady(self) -> list[Chance]:
        """Return the turns, those that are as good as the best with one figure for all of them
        and in an order that chance does not change: by how they look without search.
        """
        even = [self.turns[0], *(one for one in self.turns[1:] if one.equal)]
        margin = sum(one.margin for one in even) / len(even)
        win = sum(one.win for one in even) / len(even)
        even.sort(key=lambda one: (-one.weight, repr(one.move)))
        rest = [one for one in self.turns[1:] if not one.equal]
        rest.sort(key=lambda one: -one.margin)  # a search trusts weights too; a reader sees these
        return [
            *(replace(one, margin=margin, win=win, equal=n > 0) for n, one in enumerate(even)),
            *(replace(one, margin=min(margin, one.margin)) for one in rest),
        ]


@dataclass(slots=True, eq=False)
class Candidate:
    """A turn and the margins that were forecast for it."""

    turn: Turn
    weight: float
    margins: "array[float]" = field(default_factory=lambda: array("d"))
    points: "array[float]" = field(default_factory=lambda: array("d"))

    def lead(self, first: "Candidate") -> float:
        """Return by how much it leads the first one by weight, which is trusted at first."""
        gaps = [one - other for one, other in zip(self.margins, first.margins, strict=False)]
        return (sum(gaps) + TRUST * (self.weight - first.weight)) / (len(gaps) + TRUST)

    def gap_to(self, best: "Candidate") -> tuple[float, float]:
        """Return how far the best leads over the piles that both met, and the error of that."""
        pairs = zip(best.margins, self.margins, strict=False)
        return mean_and_error([one - other for one, other in pairs] or [0.0])


class SeatSearcher:
    """Searches with one set of rows."""

    def __init__(self, rows: LastWords, candidates: int = MOST_CANDIDATES, horizon: int = HORIZON):
        self.rows = rows
        self.most = candidates
        self.horizon = horizon

    def search(
        self,
        seat: SeatSituation,
        effort: Effort,
        seed: int = 0,
        stop: Callable[[], bool] | None = None,
        only: Sequence[Action] = (),
    ) -> Chances:
        """Return the turns with what comes of them, the best one first; or those asked for."""
        started = time.perf_counter()
        self.lay(seat)
        listed = [Candidate(write_turn(move), 0.0) for move in only]
        if not listed:
            listed = [Candidate(found[:4], found[4]) for found in self.rows.candidates(WORDS)]
        if not listed:
            listed = [Candidate(self.rows.weighed(), 0.0)]
        if seat.table.ending:
            return self._worked_out(seat, listed, effort, started)
        listed.sort(key=_by_weight)
        race = Race(self, listed[: self.most], effort, seed, started, stop)
        return race.run(seat)

    def lay(self, seat: SeatSituation) -> None:
        """Lay the rows out as the seat to move sees them."""
        lay_out(self.rows, seat.table)
        self.rows.hide(encode(seat.hidden))

    def roll(self, candidate: Candidate, seed: int, first: int, count: int) -> None:
        """Forecast a candidate with the piles from `first` on."""
        margins, points = array("d", bytes(8 * count)), array("d", bytes(8 * count))
        self.rows.roll(candidate.turn, seed, first, self.horizon, margins, points)
        candidate.margins.extend(margins)
        candidate.points.extend(points)

    # -- the end, where nothing is hidden ----------------------------------------------------

    def _worked_out(
        self, seat: SeatSituation, listed: list[Candidate], effort: Effort, started: float
    ) -> Chances:
        """Work the end out, with more and more words a turn while the budget lasts."""
        budget = effort.samples * CHUNK if effort.samples else effort.seconds * POSITIONS_A_SECOND
        found: list[Chance] = []
        exact = False
        for words in END_WORDS:
            share = int(budget / 2 / len(listed))
            until = started + effort.seconds if effort.samples is None else None
            fresh = self._ends(seat, listed, words, max(FEWEST_POSITIONS, share), until)
            if len(fresh) < len(listed) and found:
                break
            found, exact = fresh, all(one.exact for one in fresh)
            if exact or len(fresh) < len(listed):
                break
        found.sort(key=lambda one: (-one.margin, -one.weight, repr(one.move)))
        found[1:] = [replace(one, equal=one.margin == found[0].margin) for one in found[1:]]
        return Chances(tuple(found), time.perf_counter() - started, 0, exact)

    def _ends(
        self,
        seat: SeatSituation,
        listed: list[Candidate],
        words: int,
        positions: int,
        until: float | None,
    ) -> list[Chance]:
        """Work out each turn; fewer than all if time is up."""
        mover = seat.table.turn
        ends: list[Chance] = []
        for candidate in listed:
            if ends and until is not None and time.perf_counter() > until:
                break
            take(self.rows, candidate.turn)
            finals, exact = self.rows.work_out(words, _within(positions, until))
            self.rows.undo()
            others = finals[:mover] + finals[mover + 1 :]
            margin = finals[mover] - max(others)
            win = 1.0 if margin > 0 else 1 / finals.count(finals[mover]) if margin == 0 else 0.0
            points = finals[mover] - seat.table.scores[mover]
            ends.append(
                Chance(
                    read_turn(*candidate.turn),
                    margin,
                    0.0,
                    win,
                    points,
                    0,
                    exact,
                    weight=candidate.weight,
                )
            )
        return ends


class Race:
    """One run: all candidates over the same piles, the hopeless dropped on the way."""

    def __init__(
        self,
        searcher: SeatSearcher,
        candidates: list[Candidate],
        effort: Effort,
        seed: int,
        started: float,
        stop: Callable[[], bool] | None,
    ) -> None:
        self.searcher = searcher
        self.first = candidates[0]
        self.begun = len(candidates)
        self.alive = candidates
        self.out: list[Candidate] = []
        self.effort = effort
        self.seed = seed
        self.started = started
        self.stop = stop
        self.stopped = False
        self.played = 0
        self.met = 0

    def run(self, seat: SeatSituation) -> Chances:
        """Race until the budget is spent; where there is no choice, a few forecasts will do."""
        while self._round() and (self.begun > 1 or self.met < CHUNK):
            self._halve()
            if self._is_clear():
                break
        everyone = sorted([*self.alive, *self.out], key=self._by_lead)
        turns = _summed_up([one for one in everyone if one.margins], seat)
        seconds = time.perf_counter() - self.started
        return Chances(turns, seconds, self.played, False, not self.stopped)

    def _round(self) -> bool:
        """Let those alive meet the next piles; tell whether all of them did."""
        count = min(max(CHUNK, self.met // 2), MOST_AT_ONCE) if self.met else FIRST_LOOK
        for candidate in self.alive:
            if self.played and self._is_spent(count):
                return False
            self.searcher.roll(candidate, self.seed, self.met, count)
            self.played += count
        self.met += count
        return True

    def _is_spent(self, count: int) -> bool:
        """Tell whether the next forecasts would go beyond the budget, or nobody waits any more."""
        if self.stop is not None and self.stop():
            self.stopped = True
            return True
        if self.effort.samples is not None:
            return self.met > 0 and self.played + count > self.effort.samples
        spent = time.perf_counter() - self.started
        return spent + count * spent / self.played > self.effort.seconds

    def _halve(self) -> None:
        """Drop the worse ones, half of them with each share of the budget."""
        if self.effort.samples is not None:
            share = self.played / self.effort.samples
        else:
            share = (time.perf_counter() - self.started) / self.effort.seconds
        rounds = log2(max(1, self.begun / FEWEST))
        count = max(FEWEST, ceil(self.begun / 2 ** (rounds * share)))
        self.alive.sort(key=self._by_lead)
        self.out += self.alive[count:]
        self.alive = self.alive[:count]

    def _is_clear(self) -> bool:
        """Tell whether more piles would hardly change who leads."""
        if self.met < CLEAR_AFTER:
            return False
        gaps = [one.gap_to(self.alive[0]) for one in self.alive[1:]]
        return all(gap > CLEAR * error for gap, error in gaps)

    def _by_lead(self, candidate: Candidate) -> tuple[float, Turn]:
        return -candidate.lead(self.first), candidate.turn


def _summed_up(everyone: list[Candidate], seat: SeatSituation) -> tuple[Chance, ...]:
    """Sum up the candidates, the best first."""
    best = everyone[0]
    middle = sum(best.margins) / len(best.margins)
    spread = SPREAD * sqrt(seat.table.pile_size)
    score, seats = seat.table.scores[seat.table.turn], len(seat.table.rows)
    turns = []
    for candidate in everyone:
        gap, doubt = candidate.gap_to(best)
        _mean, error = mean_and_error(candidate.margins)
        margin = middle - gap
        turns.append(
            Chance(
                read_turn(*candidate.turn),
                margin,
                error,
                sum(chance_to_win(one, spread, seats) for one in candidate.margins)
                / len(candidate.margins),
                sum(candidate.points) / len(candidate.points) - score,
                len(candidate.margins),
                equal=candidate is not best and gap <= doubt,
                weight=candidate.weight,
                doubt=doubt,
            )
        )
    return tuple(turns)


def chance_to_win(margin: float, spread: float, seats: int) -> float:
    """Return the chance that a margin stays above nothing, if it still changes by chance."""
    if not spread:
        return float(margin > 0)
    return float((0.5 * (1 + erf(margin / spread / sqrt(2)))) ** RIVALS[seats])


def _within(positions: int, until: float | None) -> int:
    """Return so many positions, or as many as can be looked at in time by a slow machine."""
    if until is None:
        return positions
    left = until - time.perf_counter()
    return max(FEWEST_POSITIONS, min(positions, int(left * POSITIONS_A_SECOND / SLOW)))


def _by_weight(candidate: Candidate) -> tuple[float, Turn]:
    return -candidate.weight, candidate.turn
