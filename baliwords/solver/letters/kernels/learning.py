# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Learning the weights from whole games: temporal differences, each weight at its own rate.

Plain Python; `learning.pxd` beside it gives the types that make it fast when compiled.
"""

from array import array

from baliwords.core.shuffle import MASK64
from baliwords.solver.letters.kernels.features import MOST_FEATURES
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    CARD_CODES,
    MOST_MOVES,
    MOST_STEPS,
    NOBODY,
    SLOTS,
    STRIDE,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.rollouts import Roller
else:
    from baliwords.solver.letters.kernels.rollouts import Roller

TRACES = MOST_STEPS + MOST_MOVES
"""What is learned from: the moves that were played, and those that could be in one position."""


class Learner(Roller):
    """A table that learns from the games it plays."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        if not cython.compiled:  # C arrays otherwise
            self.trace = [[0] * MOST_FEATURES for _ in range(TRACES)]
            self.trace_count = [0] * TRACES
            self.trace_value = [0.0] * TRACES
            self.trace_gain = [0] * MOST_STEPS

    def learn(
        self,
        games: int,
        seed: int,
        rate: float,
        trust: float,
        errors: "array[float]",
        changes: "array[float]",
    ) -> int:
        """Play games with shuffled packs and learn from each; return the sum of their scores.

        `trust` says how far a later value counts before the game's own end (lambda).
        """
        total = 0
        with cython.nogil:
            for game in range(games):
                self.dice = (seed + game * STRIDE) & MASK64
                total += self.learn_game(rate, trust, errors, changes)
        return total

    @cython.final
    def learn_game(
        self, rate: float, trust: float, errors: "array[float]", changes: "array[float]"
    ) -> int:
        """Play one game, then move each value on its way towards what came of it."""
        self.start_game()
        steps = 0
        final = 0
        while True:
            if self.drawn == self.pile_size:
                final = self.final_score()
                break
            if not self.choose():
                final = self.score
                break
            self.look_aside(rate, errors, changes)
            self.trace_count[steps] = self.best_count
            for i in range(self.best_count):
                self.trace[steps][i] = self.best[i]
            self.trace_value[steps] = self.best_value
            self.trace_gain[steps] = self.best_gain
            steps += 1
            self.play_best()
        goal = 1.0 * (final - self.score)
        for step in range(steps - 1, -1, -1):
            self.correct(step, goal - self.trace_value[step], rate, errors, changes)
            goal = self.trace_gain[step] + trust * goal + (1 - trust) * self.trace_value[step]
        return final

    def look_aside(self, rate: float, errors: "array[float]", changes: "array[float]") -> None:
        """Learn from the moves that are not played, too; here nobody does (`polishing.py`)."""

    @cython.final
    def start_game(self) -> None:
        """Shuffle the hidden pack and deal."""
        self.size = 0
        self.depth = 0
        self.drawn = 0
        self.score = 0
        self.fill_pile()
        self.shuffle_pile(0)
        for card in range(CARD_CODES):
            self.unseen[card] = 0
        for place in range(self.hidden_size):
            self.unseen[self.hidden[place]] += 1
        for slot in range(SLOTS):
            self.row[slot] = NOBODY
        for slot in range(SLOTS):
            self.draw(slot)

    @cython.final
    def correct(
        self,
        step: int,
        error: float,
        rate: float,
        errors: "array[float]",
        changes: "array[float]",
    ) -> None:
        """Correct the weights of one step, those least whose errors cancel out.

        Temporal coherence (Beal and Smith 1999): the rate of a weight is how much its errors
        agree in sign.
        """
        share = rate * error / self.trace_count[step]
        for i in range(self.trace_count[step]):
            weight = self.trace[step][i]
            coherence = 1.0
            if changes[weight] > 0:
                coherence = 1.0 * errors[weight] / changes[weight]  # not in single precision
                if coherence < 0:
                    coherence = -coherence
            self.weights[weight] += share * coherence
            errors[weight] += error
            changes[weight] += error if error > 0 else -error
