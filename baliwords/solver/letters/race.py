"""The race of the candidates: who gets the next rollouts, who is out, when it is settled.

All meet the same piles, so that luck falls out of the lead of one over another. Those who are
behind beyond doubt are dropped; as the budget runs out, ever fewer go on to use what is left.
"""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from operator import mul, sub

from baliwords.solver.letters.answer import Effort, Prospect
from baliwords.solver.letters.kernels.layout import BALI, SCORE_BITS, STUCK
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.rollouts import no_replies

Roll = Callable[[list["Candidate"], int, int], None]
"""Gives each candidate the rollouts of some piles: the first of them, and how many."""

FIRST_LOOK = 4
"""Piles that every candidate meets before any is dropped."""
MOST_STEP = 8
"""Piles between two looks at first."""
SURE_PILES = 32
"""Piles from which on the spread of the results is trusted; before, it is taken for no less
than `USUAL_SPREAD`."""
USUAL_SPREAD = 20.0
HOPELESS = 3.5
"""Standard errors behind the best by which a candidate is dropped."""
EVEN = 0.25
"""Points by which the others may at most be better when the race ends before its time."""
NARROWING = ((0.4, 8), (0.6, 5), (0.8, 3))
"""From which share of the budget on how many candidates may go on."""
ONLY_LOOK = 32
"""Rollouts for a move that is the only one."""


@dataclass(slots=True, eq=False)
class Candidate:
    """A move and the results of its rollouts."""

    move: KernelMove
    value: float
    results: "array[int]" = field(default_factory=lambda: array("i"))
    """With marks."""
    scores: "array[int]" = field(default_factory=lambda: array("i"))
    ends: "array[int]" = field(default_factory=lambda: array("i"))
    """Results of rollouts that went to the end of the game."""
    replies: "array[int]" = field(default_factory=no_replies)
    """What its rollouts answer to the first cards."""

    def add(self, results: "array[int]") -> None:
        """Take up results, in the order of their piles."""
        self.results.extend(results)
        self.scores.extend(result & SCORE_BITS for result in results)

    def chance(self, mark: int) -> float | None:
        """Return how many of the games that ended have the mark; None if none ended."""
        if not self.ends:
            return None
        return sum(1 for result in self.ends if result & mark) / len(self.ends)

    @property
    def mean(self) -> float:
        """The mean score so far."""
        return sum(self.scores) / len(self.scores) if self.scores else self.value

    def by_value(self) -> tuple[float, KernelMove]:
        """What sorts by the value before any rollout, the best first."""
        return -self.value, self.move

    def by_mean(self) -> tuple[float, KernelMove]:
        """What sorts by the rollouts, the best first."""
        return -self.mean, self.move

    def prospect(self, score: int, best: "Candidate") -> Prospect:
        """Sum up what is known of the move.

        A candidate that was dropped met fewer piles than the best one, perhaps kinder ones:
        its expectation is that of the best, less the gap over the piles that both met.
        """
        count = max(1, len(self.scores))
        error = sqrt(_variance(self.scores) / count)
        behind, doubt = gap(best, self) if self is not best and self.scores else (0.0, 0.0)
        expected = best.mean - behind if self.scores else self.mean
        chances = self.chance(BALI), self.chance(STUCK)
        return Prospect(
            self.move, expected - score, error, *chances, len(self.scores), False, doubt
        )


class Race:
    """One race of candidates over a budget."""

    def __init__(
        self,
        roll: Roll,
        candidates: list[Candidate],
        effort: Effort,
        started: float,
        stop: Callable[[], bool] | None,
    ) -> None:
        self.roll = roll
        self.alive = candidates
        self.out: list[Candidate] = []
        self.effort = effort
        self.seconds = effort.seconds * (0.9 if effort.ends else 1.0)
        self.started = started
        self.stop = stop
        self.stopped = False
        self.settled = False
        """Whether it ended before the budget did, nothing being left to find out."""
        self.played = 0
        self.begun = 0
        """Piles that every candidate alive has met."""

    def run(self) -> list[Candidate]:
        """Race until the budget is spent or it is settled; return all, the best first."""
        pace = 0.0
        while not self.stopped and (count := self._affordable(pace)):
            before = time.perf_counter()
            self._meet(count)
            pace = (time.perf_counter() - before) / (count * len(self.alive))
            if self.begun >= FIRST_LOOK and self._settle():
                self.settled = True
                break
            self._narrow()
        self._sort()
        return self.alive + sorted(self.out, key=Candidate.by_mean)

    def only(self) -> list[Candidate]:
        """Judge the one legal move there is, if any; a few rollouts will do."""
        if self.alive:
            self._meet(ONLY_LOOK)
            self.settled = True
        return self.alive

    def _affordable(self, pace: float) -> int:
        """Return how many piles to meet before the next look, 0 if the budget is spent.

        With a number of rollouts this depends on nothing but what has been played so far.
        """
        step = max(2, min(MOST_STEP, self.begun), self.begun // 4)
        if self.effort.samples is not None:
            left = (self.effort.samples - self.played) // len(self.alive)
            return max(0 if self.begun else 1, min(step, left))
        if not self.begun:
            return step
        left = int((self.seconds - self._spent()) / (pace * len(self.alive)) + 0.5)
        # The pace may change: half of what seems to be left is safe.
        return max(0, min(step, (left + 1) // 2))

    def _spent(self) -> float:
        return time.perf_counter() - self.started

    def _share(self) -> float:
        """Return how much of the budget is spent."""
        if self.effort.samples is not None:
            return self.played / self.effort.samples
        return self._spent() / self.seconds

    def _meet(self, count: int) -> None:
        self.roll(self.alive, self.begun, count)
        self.begun += count
        self.played += count * len(self.alive)
        if self.stop is not None and self.stop():
            self.stopped = True

    def _sort(self) -> None:
        self.alive.sort(key=Candidate.by_mean)

    def _narrow(self) -> None:
        """Let the best few go on, the fewer the less of the budget is left."""
        share = self._share()
        for begins, most in NARROWING:
            if share >= begins and len(self.alive) > most:
                self._sort()
                self.out += self.alive[most:]
                self.alive = self.alive[:most]

    def _settle(self) -> bool:
        """Drop the hopeless; tell whether those left with the best are no better than it."""
        self._sort()
        best, *others = self.alive
        self.alive, settled = [best], True
        for other in others:
            lead, error = gap(best, other)
            if self.begun < SURE_PILES:
                error = max(error, USUAL_SPREAD / sqrt(self.begun))
            if lead > HOPELESS * error:
                self.out.append(other)
            else:
                self.alive.append(other)
                settled = settled and self.begun >= SURE_PILES and 2 * error - lead < EVEN
        return settled


def gap(best: Candidate, other: Candidate) -> tuple[float, float]:
    """Return how far `best` leads over the piles that both met, and the error of that."""
    gaps = list(map(sub, best.scores, other.scores))
    return sum(gaps) / len(gaps), sqrt(_variance(gaps) / len(gaps))


def _variance(numbers: "list[int] | array[int]") -> float:
    count = len(numbers)
    if count < 2:
        return 0.0
    total, squares = sum(numbers), sum(map(mul, numbers, numbers))
    spread: float = squares - total * total / count
    return max(0.0, spread) / (count - 1)
