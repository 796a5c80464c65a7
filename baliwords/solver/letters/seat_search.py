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

from baliwords.letters.moves import Assemble, Pass
from baliwords.letters.state import Table
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.seat_end import (
    NO_LEAST,
    Action,
    Allowance,
    Finals,
    LastTurns,
    Spent,
    end_of,
    is_plain,
    lead_in,
)
from baliwords.solver.letters.several import (
    Turn,
    lay_out,
    read_assembly,
    read_turn,
    take,
    write_turn,
)

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
"""Words that are tried in each turn of an end that is too long to be worked out."""
MORE = 12
"""Turns of such an end that are looked at beside the best words."""
LISTED = 20
"""Turns of an end that are told; the others are known to be no better."""
WAYS, WAYS_STEPS = 16, 2000
"""Ways to lay the columns of the best turn that are told, and steps in which they are found."""
STEPS = 2_000_000
"""Steps that a walk for all words may take, or in a second."""
EXACT_SHARE = 0.7
"""The part of the time in which an end may be worked out; the rest is for an estimate."""
TRIED_A_SAMPLE = 2_500
"""Turns of an end that may be tried for what a forecast takes."""
END_ERROR = 10.0
"""Standard error of an end that is estimated: of those that can be worked out too, from games of
`fast`, it is 5 with two players and 10 with three."""
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
        best = self.turns[0]
        even = [best, *(one for one in self.turns[1:] if one.equal)]
        even.sort(key=lambda one: (-one.weight, repr(one.move)))
        rest = [one for one in self.turns[1:] if not one.equal]
        rest.sort(key=lambda one: -one.margin)  # a search trusts weights too; a reader sees these
        # A mean of all would count what was dropped early, and come out below worse turns.
        margin, win = best.margin, best.win
        alike = [replace(one, margin=margin, win=win, equal=n > 0) for n, one in enumerate(even)]
        return alike + rest


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
        if seat.table.ending:
            return Ending(self.rows, seat, effort, started).run(only)
        listed = [Candidate(write_turn(move), 0.0) for move in only]
        if not listed:
            listed = [Candidate(found[:4], found[4]) for found in self.rows.candidates(WORDS)]
        if not listed:
            listed = [Candidate(self.rows.weighed(), 0.0)]
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


class Ending:
    """One run with an empty pile, where nothing is hidden: exact if the budget allows it."""

    def __init__(
        self, rows: LastWords, seat: SeatSituation, effort: Effort, started: float
    ) -> None:
        self.rows = rows
        self.table = seat.table
        self.effort = effort
        self.started = started
        self.until = started + effort.seconds if effort.samples is None else None
        self.turns: LastTurns | None = None
        self.listed: dict[Action, float] = {}
        """All turns with their weights."""

    def run(self, only: Sequence[Action]) -> Chances:
        """Work all turns out to the end; or those asked for."""
        if is_plain(self.table):
            self.turns = LastTurns(self.table, self.rows, self._steps(), self._budget())
            self._list_turns(self.turns)
            try:
                return self._summed_up(self._exact(self.turns, only))
            except Spent:
                pass
        return self._summed_up(self._estimated(self._asked(only) or self._promising()))

    def _steps(self) -> int:
        """Return how many steps the walk for words may take."""
        return STEPS if self.until is None else min(STEPS, int(STEPS * self.effort.seconds))

    def _budget(self) -> Allowance:
        """Return what may be spent to work the end out."""
        samples = self.effort.samples
        tried = None if samples is None else samples * TRIED_A_SAMPLE
        return Allowance(tried, self.started + EXACT_SHARE * self.effort.seconds)

    def _list_turns(self, turns: LastTurns) -> None:
        """Weigh all turns of the seat to move: their points, and who gets a BALI by them."""
        mover = self.table.turn
        for move, points in turns.now.items():
            left = turns.start - turns.used(move, mover)
            bali = [turns.bali(left, seat) - turns.bali(turns.start, seat) for seat in self._seats]
            self.listed[move] = float(points + 2 * bali[mover] - sum(bali))
        if turns.may_pass(turns.lists[mover]):
            self.listed[Pass()] = 0.0

    @property
    def _seats(self) -> range:
        return range(len(self.table.rows))

    # -- exact -------------------------------------------------------------------------------

    def _exact(self, turns: LastTurns, only: Sequence[Action]) -> list[Chance]:
        """Work all turns out with everything that can follow, and return the best.

        Raises `Spent` if that is too much.
        """
        if not turns.whole:
            raise Spent
        end = end_of(turns)
        least = NO_LEAST
        found: list[Chance] = []
        for move in only or self._by_weight():
            used = turns.used(move, self.table.turn)
            passes = self.table.passes + 1 if isinstance(move, Pass) else 0
            finals = end.after(used, turns.points(move), passes, least)
            if finals is not None:
                found.append(self._chance(move, finals, self.listed.get(move, 0.0), True))
            if not only and len(found) > LISTED:
                found = sorted(found, key=lambda one: -one.margin)[:LISTED]
                least = int(found[-1].margin) + 1
        return found if only else self._each_way(found)

    def _by_weight(self) -> list[Action]:
        return sorted(self.listed, key=lambda one: -self.listed[one])

    def _each_way(self, found: list[Chance]) -> list[Chance]:
        """Add the other words that the best turns can make of their columns."""
        most = max(one.margin for one in found)
        for one in [one for one in found if one.margin == most]:
            if isinstance(one.move, Assemble) and len(found) < LISTED + WAYS:
                units = [(unit.seat, unit.slot) for unit in one.move.units]
                ways = self.rows.ways_to_lay(units, WAYS_STEPS)
                moves = {read_assembly(*way[:2], True) for way in ways} - {one.move}
                found += [replace(one, move=move) for move in sorted(moves, key=repr)[:WAYS]]
        return found

    # -- estimated ---------------------------------------------------------------------------

    def _asked(self, only: Sequence[Action]) -> list[Candidate]:
        return [Candidate(write_turn(move), self.listed.get(move, 0.0)) for move in only]

    def _promising(self) -> list[Candidate]:
        """Return the turns that look best: by points, and of all the others by who gets a BALI."""
        found = [Candidate(one[:4], one[4]) for one in self.rows.candidates(WORDS)]
        known = {self._used(one.turn) for one in found}
        for move in self._by_weight():
            if len(found) < WORDS + MORE and self._used(write_turn(move)) not in known:
                found.append(Candidate(write_turn(move), self.listed[move]))
                known.add(self._used(write_turn(move)))
        return found or [Candidate(self.rows.weighed(), 0.0)]

    def _used(self, turn: Turn) -> object:
        """Return what tells turns apart: where it can be said, what they use."""
        return self.turns.used(read_turn(*turn), self.table.turn) if self.turns else str(turn)

    def _estimated(self, listed: list[Candidate]) -> list[Chance]:
        """Try some words a turn, more and more while the budget lasts, and play the rest."""
        samples = self.effort.samples
        budget = samples * CHUNK if samples else self.effort.seconds * POSITIONS_A_SECOND
        found: list[Chance] = []
        for words in END_WORDS:
            share = max(FEWEST_POSITIONS, int(budget / 2 / len(listed)))
            fresh = self._ends(listed, words, share)
            if len(fresh) == len(listed) or not found:
                found = fresh
            if len(fresh) < len(listed):
                break
        return found

    def _ends(self, listed: list[Candidate], words: int, positions: int) -> list[Chance]:
        """Estimate each turn; fewer than all if time is up."""
        ends: list[Chance] = []
        for candidate in listed:
            if ends and self.until is not None and time.perf_counter() > self.until:
                break
            take(self.rows, candidate.turn)
            finals, _exact = self.rows.work_out(words, _within(positions, self.until))
            self.rows.undo()
            move = read_turn(*candidate.turn)
            ends.append(self._chance(move, tuple(finals), candidate.weight, False))
        return ends

    # -- summing up --------------------------------------------------------------------------

    def _chance(self, move: Action, finals: Finals, weight: float, exact: bool) -> Chance:
        mover = self.table.turn
        margin = lead_in(finals, mover)
        error = 0.0 if exact else END_ERROR
        if margin == 0 and exact:
            win = 1 / finals.count(finals[mover])
        else:
            win = chance_to_win(margin, error, len(finals))
        points = finals[mover] - self.table.scores[mover]
        return Chance(move, margin, error, win, points, 0, exact, weight=weight, doubt=error)

    def _summed_up(self, found: list[Chance]) -> Chances:
        """Sort the turns, the best first."""
        found.sort(key=_by_margin)
        found[1:] = [replace(one, equal=one.margin == found[0].margin) for one in found[1:]]
        seconds = time.perf_counter() - self.started
        return Chances(tuple(found), seconds, 0, all(one.exact for one in found))


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
        turns = summed_up([one for one in everyone if one.margins], seat)
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
        if self.effort.most is not None and self.met and self.played + count > self.effort.most:
            return True
        spent = time.perf_counter() - self.started
        return spent + count * spent / self.played > self.effort.seconds

    def _halve(self) -> None:
        """Drop the worse ones, half of them with each share of the budget."""
        rounds = log2(max(1, self.begun / FEWEST))
        count = max(FEWEST, ceil(self.begun / 2 ** (rounds * self._share())))
        self.alive.sort(key=self._by_lead)
        self.out += self.alive[count:]
        self.alive = self.alive[:count]

    def _share(self) -> float:
        """Return which part of the budget is used up."""
        if self.effort.samples is not None:
            return self.played / self.effort.samples
        share = (time.perf_counter() - self.started) / self.effort.seconds
        return max(share, self.played / self.effort.most) if self.effort.most else share

    def _is_clear(self) -> bool:
        """Tell whether more piles would hardly change who leads."""
        if self.met < CLEAR_AFTER:
            return False
        gaps = [one.gap_to(self.alive[0]) for one in self.alive[1:]]
        return all(gap > CLEAR * error for gap, error in gaps)

    def _by_lead(self, candidate: Candidate) -> tuple[float, Turn]:
        return -candidate.lead(self.first), candidate.turn


def summed_up(everyone: list[Candidate], seat: SeatSituation) -> tuple[Chance, ...]:
    """Sum up the candidates, the best first."""
    best = everyone[0]
    spread = SPREAD * sqrt(seat.table.pile_size)
    score, seats = seat.table.scores[seat.table.turn], len(seat.table.rows)
    wins = [[chance_to_win(one, spread, seats) for one in each.margins] for each in everyone]
    turns = []
    for candidate, won in zip(everyone, wins, strict=True):
        gap, doubt = candidate.gap_to(best)
        _mean, error = mean_and_error(candidate.margins)
        turns.append(
            Chance(
                read_turn(*candidate.turn),
                _beside(best.margins, candidate.margins),
                error,
                min(1.0, max(0.0, _beside(wins[0], won))),
                _beside(best.points, candidate.points) - score,
                len(candidate.margins),
                equal=candidate is not best and gap <= doubt,
                weight=candidate.weight,
                doubt=doubt,
            )
        )
    return tuple(turns)


def _beside(best: Sequence[float], own: Sequence[float]) -> float:
    """Return a mean over all piles of the best, less its lead over those that both met.

    One that was dropped after two piles would else be told by how lucky these were.
    """
    lead, _error = mean_and_error([one - other for one, other in zip(best, own, strict=False)])
    return sum(best) / len(best) - lead


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


def _by_margin(chance: Chance) -> tuple[float, float, str]:
    return -chance.margin, -chance.weight, repr(chance.move)


def _by_weight(candidate: Candidate) -> tuple[float, Turn]:
    return -candidate.weight, candidate.turn
