"""A played game of several, turn by turn: what each turn gave away against the best other.

The search proposes a turn; it is compared with the one that was played over piles of their own,
so that what the search was lucky with counts for nothing. With an empty pile nothing is hidden,
and both are worked out to the end; where that takes too long they are estimated.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot

from baliwords.letters.assembly import honest
from baliwords.letters.moves import Assemble, Move, Pass, Remove
from baliwords.letters.state import State
from baliwords.lexicon.lexicon import Lexicon
from baliwords.solver.letters.analysis import DOUBT, MEASURE_SEED, SEARCH_SEED
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.seat_end import Action
from baliwords.solver.letters.seat_search import Chances, SeatSearcher, SeatSituation
from baliwords.solver.letters.several import check_several, write_turn
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast

LEAST_AT_END = 800
"""Forecasts in whose place an end is worked out, however few were asked for: most take less."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn that was taken, and the best one there was."""

    number: int
    """Which move of the game it was, from 0."""
    seat: int
    played: Action
    best: Action
    lost: float
    """Points against the best other by which the best is better; 0 unless beyond the error."""
    error: float
    """Standard error of `lost`; 0 where the end was worked out."""


class SeatAnalyst:
    """Judges the turns of games with the same house rules."""

    def __init__(self, lexicon: Lexicon, state: State, samples: int, piles: int) -> None:
        options = state.table.options
        check_several(options)
        self.rows = new_forecast(shared_index(lexicon, options), options)
        self.searcher = SeatSearcher(self.rows)
        self.effort = Effort(samples=samples)
        self.end_effort = Effort(samples=max(samples, LEAST_AT_END))
        self.piles = piles

    def review(
        self,
        states: Sequence[State],
        moves: Sequence[Move],
        stopped: Callable[[], bool] = lambda: False,
    ) -> Iterator[Judged]:
        """Yield each turn beside the best one; doubts and answers to them are no turns."""
        for number, (state, move) in enumerate(zip(states, moves, strict=False)):
            if stopped():
                return
            if isinstance(move, Assemble | Remove | Pass) and not state.table.window:
                yield self._judged(number, state, move)

    def _judged(self, number: int, state: State, played: Action) -> Judged:
        table = replace(honest(state.table), scores=state.table.scores)
        seat = SeatSituation(table, "".join(sorted(state.pile)))
        effort = self.end_effort if table.ending else self.effort
        found = self.searcher.search(seat, effort, SEARCH_SEED + number)
        best = found.turns[0].move
        lost = error = 0.0
        if best != played:
            lost, error = self._lead(seat, found, played, MEASURE_SEED + number)
        if lost <= DOUBT * error:  # as good as what the search found, as far as one can tell
            best, lost = played, 0.0
        return Judged(number, table.turn, played, best, lost, error)

    def _lead(
        self, seat: SeatSituation, found: Chances, played: Action, seed: int
    ) -> tuple[float, float]:
        """Return by how much the best turn is better than the one played, and the error."""
        best = found.turns[0].move
        if seat.table.ending:
            return self._lead_at_end(seat, best, played)
        one, other = (self._margins(seat, move, seed) for move in (best, played))
        return mean_and_error([a - b for a, b in zip(one, other, strict=True)])

    def _margins(self, seat: SeatSituation, move: Action, seed: int) -> "array[float]":
        """Forecast a turn over piles that both turns meet."""
        margins, points = (array("d", bytes(8 * self.piles)) for _ in range(2))
        self.searcher.lay(seat)
        self.rows.roll(write_turn(move), seed, 0, self.searcher.horizon, margins, points)
        return margins

    def _lead_at_end(
        self, seat: SeatSituation, best: Action, played: Action
    ) -> tuple[float, float]:
        """Return how far two turns lie apart at the end, and the error unless that is exact."""
        ends = [self.searcher.search(seat, self.end_effort, only=[move]) for move in (best, played)]
        one, other = (end.turns[0] for end in ends)
        return one.margin - other.margin, hypot(one.error, other.error)
