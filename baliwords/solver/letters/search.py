"""Search: which move, by playing the game out many times after each candidate.

All candidates meet the same shuffled piles, and the rollouts follow the learned policy, which
never looks into the pile: a search that knows the pile believes that it can always escape, and
jams. Sequential halving gives the better half of the candidates the next share of the budget.
"""

import os
import time
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import factorial, sqrt
from operator import mul, sub
from typing import TypeVar

from baliwords.letters.cards import JOKER as JOKER_CARD
from baliwords.solver.letters.answer import Effort, Findings, Prospect, Situation
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels import rollouts
from baliwords.solver.letters.kernels.layout import BALI, PACK_SIZE, SCORE_BITS, STUCK
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.rollouts import Roller

T = TypeVar("T")

MOST_CANDIDATES = 24
CHUNK = 4
"""Rollouts that a thread plays without looking up."""
HOPELESS = 3.0
"""Standard errors behind the best by which a candidate is dropped before its round ends."""
EVEN = 1.0
"""Points by which the others may at most be better when the search ends before its time.
Who gives more than a second wants a finer answer: it falls as errors do, with the square root."""
FIRST_LOOK = 32
HORIZON, AHEAD = 6, 3
"""Moves that a rollout plays before the policy's own estimate stands for the rest, and how many
of them look one card ahead. Shorter rollouts leave time for more piles; over 30 deals neither
12 moves nor no look ahead was worse by more than the error of the measurement."""
SHOWN = 5
"""Moves whose ends are looked at."""
MOST_EXACT = 4
"""Cards left with which the expectation may be worked out, not sampled, if the budget allows."""
ENDS_A_SECOND = 80_000
"""Ends that a thread works out."""
ENDS_A_ROLLOUT = 40
"""Ends that take as long as a rollout."""


@dataclass(slots=True, eq=False)
class Candidate:
    """A move and the results of its rollouts."""

    move: KernelMove
    value: float
    scores: "array[int]" = field(default_factory=lambda: array("i"))
    ends: "array[int]" = field(default_factory=lambda: array("i"))
    """Results of rollouts that went to the end of the game."""

    def add(self, results: "array[int]", ended: bool) -> None:
        """Take up results, in the order of their piles."""
        self.scores.extend(result & SCORE_BITS for result in results)
        if ended:
            self.ends.extend(results)

    def chance(self, mark: int) -> float | None:
        """Return how many of the games that ended have the mark; None if none ended."""
        if not self.ends:
            return None
        return sum(1 for result in self.ends if result & mark) / len(self.ends)

    @property
    def mean(self) -> float:
        """The mean score so far."""
        return sum(self.scores) / len(self.scores) if self.scores else self.value

    def prospect(self, score: int, best: "Candidate") -> Prospect:
        """Sum up what is known of the move.

        A candidate that was dropped met fewer piles than the best one, perhaps kinder ones:
        its expectation is that of the best, less the gap over the piles that both met.
        """
        count = max(1, len(self.scores))
        error = sqrt(_variance(self.scores) / count)
        chances = self.chance(BALI), self.chance(STUCK)
        shared = best.scores[: len(self.scores)]
        luck = sum(shared) / max(1, len(shared)) - best.mean if shared else 0.0
        return Prospect(self.move, self.mean - luck - score, error, *chances, len(self.scores))


class Searcher:
    """Searches with one engine; it keeps its threads and their tables."""

    def __init__(self, engine: Engine, threads: int = 0) -> None:
        self.engine = engine
        self.threads = threads or os.cpu_count() or 1
        self._pile_size = 0
        # Plain Python plays a hundred times slower: fewer candidates, shorter rollouts.
        plain = str(rollouts.__file__).endswith(".py")
        self.most, self.chunk, self.horizon = (
            (6, 1, 4) if plain else (MOST_CANDIDATES, CHUNK, HORIZON)
        )
        self._tables = [engine.table() for _ in range(self.threads)]
        for table in self._tables:
            table.look_ahead(0 if plain else AHEAD)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def search(
        self,
        situation: Situation,
        effort: Effort,
        seed: int = 0,
        stop: Callable[[], bool] | None = None,
    ) -> Findings:
        """Return the candidates with their expectations, the best one first.

        `stop` is asked now and then; when it says yes, the best so far is the answer.
        """
        started = time.perf_counter()
        root = self._lay_out(situation)
        moves = root.legal_moves()
        if self._can_work_out(situation, len(moves), effort):
            return self._exact(situation, moves, started)
        ranked = sorted((Candidate(m, root.value_of(*m)) for m in moves), key=_by_value)
        halving = _Halving(self, ranked[: self.most], effort, seed, started, stop)
        order = halving.run() if len(ranked) > 1 else halving.only()
        if effort.ends and self.horizon == HORIZON < situation.pile_size:
            self._look_at_ends(order[:SHOWN], effort.ends, seed)
        prospects = [candidate.prospect(situation.score, order[0]) for candidate in order]
        prospects[1:] = sorted(prospects[1:], key=lambda one: (-one.expected, one.move))
        seconds = time.perf_counter() - started
        return Findings(tuple(prospects), seconds, halving.played, False, not halving.stopped)

    def roll(self, candidates: list[Candidate], begin: int, count: int, seed: int) -> None:
        """Give each candidate the rollouts with the piles from `begin` on."""
        ended = self._pile_size <= self.horizon
        for candidate, results in self._rolled(candidates, begin, count, seed, self.horizon):
            candidate.add(results, ended)

    def _look_at_ends(self, candidates: list[Candidate], count: int, seed: int) -> None:
        """Play some games to their end, to know how likely a BALI and a jam are."""
        for candidate, results in self._rolled(candidates, 0, count, seed, PACK_SIZE):
            candidate.ends.extend(results)

    def _rolled(
        self, candidates: list[Candidate], begin: int, count: int, seed: int, horizon: int
    ) -> Iterator[tuple[Candidate, "array[int]"]]:
        """Yield the results of each candidate, in the order of the piles."""
        chunk = self.chunk
        steps = range(begin, begin + count, chunk)
        tasks = [(c, at, min(chunk, begin + count - at)) for at in steps for c in candidates]
        shares = [tasks[i :: self.threads] for i in range(self.threads)]

        def work(number: int) -> list["array[int]"]:
            table = self._tables[number]
            played = []
            for candidate, at, size in shares[number]:
                results = array("i", bytes(4 * size))
                table.roll(*candidate.move, seed, at, results, horizon)
                played.append(results)
            return played

        done = self._run(work)
        for place, (candidate, _, _) in enumerate(tasks):
            yield candidate, done[place % self.threads][place // self.threads]

    def _run(self, work: Callable[[int], T]) -> list[T]:
        """Let every thread work, each with its number."""
        run = map if self._pool is None else self._pool.map
        return list(run(work, range(self.threads)))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _lay_out(self, situation: Situation) -> Roller:
        """Set the position up on every thread's table."""
        columns = [encode(column) for column in situation.columns]
        self._pile_size = situation.pile_size
        for table in self._tables:
            table.hide(columns, encode(situation.hidden), situation.pile_size, situation.score)
        return self._tables[0]

    def _can_work_out(self, situation: Situation, moves: int, effort: Effort) -> bool:
        """Tell whether all orders of the last cards and all moves fit into the budget."""
        cards = situation.pile_size
        if cards != len(situation.hidden) or cards > MOST_EXACT:
            return False
        choices = 3 * moves if JOKER_CARD in situation.hidden else moves
        # The last move is found together with the end.
        ends: int = factorial(cards) * choices ** max(0, cards - 1)
        if effort.samples is not None:
            return ends <= effort.samples * ENDS_A_ROLLOUT
        return ends <= 0.8 * effort.seconds * ENDS_A_SECOND * self.threads

    def _worked_values(
        self, moves: list[KernelMove], number: int
    ) -> list[tuple[KernelMove, float]]:
        """Work out a thread's share of the moves."""
        table = self._tables[number]
        return [(move, table.exact_after(*move)) for move in moves[number :: self.threads]]

    def _exact(self, situation: Situation, moves: list[KernelMove], started: float) -> Findings:
        """Work every move out to the end."""
        if situation.pile_size == 0:
            table = self._tables[0]
            prospects = [_worked_out(table, move, situation.score) for move in moves]
        else:
            prospects = [
                Prospect(move, value - situation.score, 0.0, None, None, 0, True)
                for share in self._run(lambda number: self._worked_values(moves, number))
                for move, value in share
            ]
        prospects.sort(key=lambda one: (-one.expected, one.move))
        return Findings(tuple(prospects), time.perf_counter() - started, 0, True)


def _worked_out(table: Roller, move: KernelMove, score: int) -> Prospect:
    """Return what comes of a move when the pile is empty: the best end of what it leaves."""
    table.move(*move)
    points = float(table.end_score() - score)
    prospect = Prospect(move, points, 0.0, float(table.is_bali()), 0.0, 0, True)
    table.undo()
    return prospect


class _Halving:
    """One run of sequential halving."""

    def __init__(
        self,
        searcher: Searcher,
        candidates: list[Candidate],
        effort: Effort,
        seed: int,
        started: float,
        stop: Callable[[], bool] | None,
    ) -> None:
        self.searcher = searcher
        self.alive = candidates
        self.out: list[Candidate] = []
        self.effort = effort
        self.seed = seed
        self.started = started
        self.stop = stop
        self.stopped = False
        self.even = EVEN / sqrt(max(1.0, effort.seconds))
        self.played = 0
        self.begun = 0
        """Piles that every candidate alive has met."""

    def run(self) -> list[Candidate]:
        """Halve until one or two are left and the budget is spent; return all, the best first."""
        rounds = max(1, (len(self.alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            if self._round(number / rounds) or self.stopped:
                break
            if number < rounds:
                self._keep((len(self.alive) + 1) // 2)
        self._sort()
        return self.alive + sorted(self.out, key=_by_mean)

    def only(self) -> list[Candidate]:
        """Judge the one legal move there is, if any; a few rollouts will do."""
        if self.alive:
            self._roll(FIRST_LOOK)
        return self.alive

    def _round(self, share: float) -> bool:
        """Spend the budget up to `share` of it on those alive; tell whether that settled it."""
        if self.effort.samples is not None:
            aim = int(self.effort.samples * share) - self.played
            goal = self.begun + max(self.searcher.chunk, aim // len(self.alive))
            while self.begun < goal and not self.stopped:
                self._roll(min(FIRST_LOOK, goal - self.begun))
            return self.begun >= FIRST_LOOK and self._settle()
        until = self.started + share * self.effort.seconds * (0.9 if self.effort.ends else 1.0)
        count = self.searcher.chunk
        while (left := until - time.perf_counter()) > 0 and not self.stopped:
            before = time.perf_counter()
            self._roll(count)
            pace = (time.perf_counter() - before) / count
            if self.begun >= FIRST_LOOK and self._settle():
                return True
            left = until - time.perf_counter()
            count = max(1, min(2 * count, int(left / pace / 2)))
            if left < pace / 2:
                break
        return False

    def _roll(self, count: int) -> None:
        self.searcher.roll(self.alive, self.begun, count, self.seed)
        self.begun += count
        self.played += count * len(self.alive)
        if self.stop is not None and self.stop():
            self.stopped = True

    def _sort(self) -> None:
        self.alive.sort(key=_by_mean)

    def _keep(self, count: int) -> None:
        self._sort()
        self.out += self.alive[count:]
        self.alive = self.alive[:count]

    def _settle(self) -> bool:
        """Drop the hopeless; tell whether those left with the best are no better than it."""
        self._sort()
        best, *others = self.alive
        self.alive, settled = [best], True
        for other in others:
            gap, error = _gap(best, other)
            if gap > HOPELESS * error:
                self.out.append(other)
            else:
                self.alive.append(other)
                settled = settled and 2 * error - gap < self.even
        return settled


def _gap(best: Candidate, other: Candidate) -> tuple[float, float]:
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


def _by_value(candidate: Candidate) -> tuple[float, KernelMove]:
    return -candidate.value, candidate.move


def _by_mean(candidate: Candidate) -> tuple[float, KernelMove]:
    return -candidate.mean, candidate.move
