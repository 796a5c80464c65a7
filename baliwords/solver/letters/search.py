"""Search: which move, by playing on many times after each candidate.

All candidates meet the same shuffled piles, and the rollouts follow the learned policy, which
never looks into the pile: a search that knows the pile believes that it can always escape, and
jams. `race.py` gives out the budget, `plan.py` says how deep to look.
"""

import os
import time
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import factorial
from typing import TypeVar

from baliwords.letters.cards import JOKER as JOKER_CARD
from baliwords.solver.letters.answer import Effort, Findings, Prospect, Situation
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels import rollouts
from baliwords.solver.letters.kernels.layout import NOBODY, PACK_SIZE
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.solver.letters.plan import AHEAD, HORIZON, ROLLOUTS_A_SECOND, Plan, plan_for
from baliwords.solver.letters.race import Candidate, Race

T = TypeVar("T")

PACE_ROLLOUTS = 24
"""Rollouts that tell how quick a machine is: some milliseconds."""
CHUNK = 2
"""Rollouts that a thread plays without looking up."""
SHOWN = 5
"""Moves whose ends are looked at."""
MOST_EXACT = 4
"""Cards left with which the expectation may be worked out, not sampled, if the budget allows."""
ENDS_A_SECOND = 80_000
"""Ends that a thread works out."""
ENDS_A_ROLLOUT = 40
"""Ends that take as long as a rollout."""
AT_SIGHT = Plan(PACK_SIZE, PACK_SIZE, 0)
"""How the ends are looked at: whole games of the policy itself."""
PLAIN = Plan(4, 4, 0, 6)
"""How plain Python plays, a hundred times slower."""


class Searcher:
    """Searches with one engine; it keeps its threads and their tables."""

    def __init__(self, engine: Engine, threads: int = 0) -> None:
        self.engine = engine
        self.threads = threads or os.cpu_count() or 1
        self._measured: float | None = None
        self.is_plain = str(rollouts.__file__).endswith(".py")
        self._tables = [engine.table() for _ in range(self.threads)]
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
        moves = _different(root.legal_moves(), situation.columns)
        if self._can_work_out(situation, len(moves), effort):
            return self._exact(situation, moves, started)
        ranked = sorted((Candidate(m, root.value_of(*m)) for m in moves), key=Candidate.by_value)
        plan = self.plan(situation, effort)
        race = Race(self._roller(plan, seed), ranked[: plan.candidates], effort, started, stop)
        order = race.run() if len(ranked) > 1 else race.only()
        to_the_end = plan.ends(situation.pile_size)
        if to_the_end:
            for candidate in order:
                candidate.ends = candidate.results
        elif effort.ends and not self.is_plain:
            self._look_at_ends(_shown(order, situation.score), effort.ends, seed)
        seconds = time.perf_counter() - started
        return Findings(
            _summed_up(order, situation.score),
            seconds,
            race.played,
            False,
            not race.stopped,
            race.settled,
            not to_the_end,
        )

    def plan(self, situation: Situation, effort: Effort) -> Plan:
        """Choose how deep to look."""
        if self.is_plain:
            return PLAIN
        if effort.samples is None:
            rollouts = effort.seconds * self.threads * self._pace(situation.pile_size)
            return plan_for(rollouts, situation.pile_size)
        return plan_for(effort.samples, situation.pile_size)

    def _pace(self, pile_size: int) -> float:
        """Return how many rollouts a thread plays in a second: here, if that can be measured."""
        moves = self._tables[0].legal_moves()
        if self._measured is None and pile_size > HORIZON and moves:
            self._time_rollouts(moves[0])  # the first ones wait for the disk
            self._measured = PACE_ROLLOUTS / self._time_rollouts(moves[0])
        return self._measured or ROLLOUTS_A_SECOND

    def _time_rollouts(self, move: KernelMove) -> float:
        table, results = self._tables[0], array("i", bytes(4 * PACE_ROLLOUTS))
        table.look_ahead(AHEAD)
        before = time.perf_counter()
        table.roll(*move, 0, 0, results, HORIZON, HORIZON // 2)
        return max(1e-6, time.perf_counter() - before)

    def _roller(self, plan: Plan, seed: int) -> Callable[[list[Candidate], int, int], None]:
        """Return what gives each candidate the rollouts with some more piles."""

        def roll(candidates: list[Candidate], begin: int, count: int) -> None:
            for candidate, results in self._rolled(candidates, begin, count, seed, plan):
                candidate.add(results)

        return roll

    def _look_at_ends(self, candidates: list[Candidate], count: int, seed: int) -> None:
        """Play some games to their end, to know how likely a BALI and a jam are."""
        for candidate, results in self._rolled(candidates, 0, count, seed, AT_SIGHT):
            candidate.ends.extend(results)

    def _rolled(
        self, candidates: list[Candidate], begin: int, count: int, seed: int, plan: Plan
    ) -> Iterator[tuple[Candidate, "array[int]"]]:
        """Yield the results of each candidate, in the order of the piles."""
        steps = range(begin, begin + count, CHUNK)
        tasks = [(c, at, min(CHUNK, begin + count - at)) for at in steps for c in candidates]
        shares = [tasks[i :: self.threads] for i in range(self.threads)]

        def work(number: int) -> list["array[int]"]:
            table = self._tables[number]
            table.look_ahead(plan.ahead, plan.care)
            played = []
            for candidate, at, size in shares[number]:
                results = array("i", bytes(4 * size))
                table.roll(
                    *candidate.move, seed, at, results, plan.horizon, plan.since, candidate.replies
                )
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


def _different(moves: list[KernelMove], columns: tuple[str, ...]) -> list[KernelMove]:
    """Leave out moves that do with a column what another does with one just like it."""
    found: dict[tuple[str, str, int], KernelMove] = {}
    for move in moves:
        a, b, letter = move
        found.setdefault((columns[a], columns[b] if b != NOBODY else "", letter), move)
    return list(found.values())


def _shown(order: list[Candidate], score: int) -> list[Candidate]:
    """Return the moves whose ends are looked at: the best ones, and what a reader gets first."""
    steady = Findings(_summed_up(order, score), 0.0, 0, exact=False).steady()
    first = {one.move for one in steady[:1]}
    return order[:SHOWN] + [one for one in order[SHOWN:] if one.move in first]


def _summed_up(order: list[Candidate], score: int) -> tuple[Prospect, ...]:
    """Return what is known of the moves; the best comes first, the others by their points.

    One that was dropped may have led over the few piles that it met: the best has no less.
    """
    found = [replace(one.prospect(score, order[0]), value=one.value) for one in order]
    best, others = found[:1], found[1:]
    others = [replace(one, expected=min(one.expected, best[0].expected)) for one in others]
    return *best, *sorted(others, key=lambda one: (-one.expected, one.move))


def _worked_out(table: Roller, move: KernelMove, score: int) -> Prospect:
    """Return what comes of a move when the pile is empty: the best end of what it leaves."""
    table.move(*move)
    points = float(table.end_score() - score)
    prospect = Prospect(move, points, 0.0, float(table.is_bali()), 0.0, 0, True)
    table.undo()
    return prospect
