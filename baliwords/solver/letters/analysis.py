"""A played solitaire, move by move: what each move gave away, what each drawn card brought.

The search proposes the best move; the yardstick compares it with the one that was played over
cards and piles of its own, so that what the search was lucky with counts for nothing. Result =
par + luck - lost, where par is what is left when luck and mistakes are taken out of the result:
what strong play makes of the deal with cards as they come on the mean.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeGuard

from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Assemble, Move, Remove, Stop
from baliwords.letters.state import State
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.computers import finish, lay_out
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import read_move, write_move
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.yardstick import Leaving, Yardstick, left_by, situation_of

DOUBT = 2.0
"""Standard errors by which the best move must be better to count as missed."""
ACTUAL = 16
"""Piles over which the card that came is measured, for each pile of those that might have."""
PUT_OFF = 3
"""Good moves of a position that are tried in the next one too."""
SEARCH_SEED, MEASURE_SEED = 1, 1_000_003
"""Far from each other: what found a move must not judge it."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A move that was played, the best one there was, and the cards that came."""

    played: Move
    best: Move
    lost: float
    """Points by which the best move is better; 0 unless that is beyond the error."""
    error: float
    """Standard error of `lost`."""
    luck: float
    """Points by which the drawn cards are better than cards on the mean."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a game is looked at; the same care gives the same answer always."""

    samples: int = 800
    """Rollouts of the search for the best move."""
    piles: int = 24
    """Shuffles, for each card that may be drawn, over which two moves are compared."""


class Analyst:
    """Reviews the moves of solitaires, several at once."""

    def __init__(
        self, engine: Engine, game: LetterGame, care: Care | None = None, threads: int = 0
    ) -> None:
        self.game = game
        self.care = care or Care()
        self.threads = threads or os.cpu_count() or 1
        self._free: SimpleQueue[Reviewer] = SimpleQueue()
        for _ in range(self.threads):
            self._free.put(Reviewer(engine, game, self.care))

    def review(
        self,
        states: Sequence[State],
        moves: Sequence[Move],
        stopped: Callable[[], bool] = lambda: False,
    ) -> Iterator[Reviewed]:
        """Yield each move beside the best one; `states` are those before and after each move."""
        with ThreadPoolExecutor(self.threads) as pool:
            found = [
                pool.submit(self._one, number, before, move, after)
                for number, (before, move, after) in enumerate(
                    zip(states, moves, states[1:], strict=False)
                )
            ]
            for one in found:
                if stopped():
                    pool.shutdown(cancel_futures=True)
                    return
                yield one.result()

    def _one(self, number: int, before: State, move: Move, after: State) -> Reviewed:
        reviewer = self._free.get()
        try:
            return reviewer.review(number, before, move, after)
        finally:
            self._free.put(reviewer)


class Reviewer:
    """Reviews one move at a time with tables of its own."""

    def __init__(self, engine: Engine, game: LetterGame, care: Care) -> None:
        self.game = game
        self.care = care
        self._searcher = Searcher(engine, threads=1)
        self._table = engine.table()
        self._yardstick = Yardstick(self._table)

    def review(self, number: int, before: State, played: Move, after: State) -> Reviewed:
        """Compare a move with the best one, and the cards that came with those that might have."""
        left = left_by(self.game, before, played)
        best, lost, error = self.loss(number, before, played, left)
        luck = self._luck(left, after, MEASURE_SEED + number)
        return Reviewed(played, best, lost, error, luck)

    def loss(
        self, number: int, before: State, played: Move, left: Leaving
    ) -> tuple[Move, float, float]:
        """Return the best move, the points by which it is better, and the error of that."""
        best, *others = self._good_moves(before, SEARCH_SEED + number)
        kernel_moves = [write_move(move) for move in (best, *others) if is_single(move)]
        self._yardstick.turn_to(kernel_moves)
        lost = error = 0.0
        if best != played:
            lost, error = self._lead(before, best, left, MEASURE_SEED + number)
        if lost <= DOUBT * error:  # as good as what the search found, as far as one can tell
            return played, 0.0, error
        return best, lost, error

    def _good_moves(self, state: State, seed: int) -> list[Move]:
        """Return the moves that the search likes, the best one first."""
        situation = situation_of(state)
        if not state.pile:
            lay_out(self._table, situation)
            return [finish(self._table, state.table)]
        answer = self._searcher.search(situation, Effort(samples=self.care.samples), seed)
        return [read_move(one.move) for one in answer.prospects[:PUT_OFF]] or [Stop()]

    def _lead(self, state: State, best: Move, left: Leaving, seed: int) -> tuple[float, float]:
        return self._yardstick.lead(left_by(self.game, state, best), left, self.care.piles, seed)

    def _luck(self, left: Leaving, after: State, seed: int) -> float:
        """Return what the cards that came are worth beyond those that might have come."""
        if not left.places or left.over:
            return 0.0
        drawn = tuple(after.table.rows[0][place] for place in left.places)
        piles = self.care.piles * ACTUAL
        came, _ = mean_and_error(self._yardstick.after(left, drawn, piles, seed))
        expected, _ = self._yardstick.expected(left, self.care.piles, seed)
        return came - expected


def is_single(move: Move) -> TypeGuard[Assemble | Remove]:
    """Tell whether a move is one that the kernels know: two columns joined, or one taken off."""
    if isinstance(move, Assemble):
        return len(move.units) == 2 and not move.remove
    return isinstance(move, Remove)
