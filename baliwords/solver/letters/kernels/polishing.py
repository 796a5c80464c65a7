# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Learning how the moves of one position differ, those that are not played included.

Plain Python; `polishing.pxd` beside it gives the types that make it fast when compiled.
Whole games correct only what is played: a move that is valued too low is never played, and so it
stays too low. Here every move that comes near the best is tried with a few next cards, the same
for all; what the values then say of it is where its value should lead. Only differences to the
best move are learned so, since the best of many guesses is too high a guess: the level is learned
from how games end.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    AHEAD_CARDS,
    MOST_MOVES,
    MOST_STEPS,
    NOBODY,
    SLOTS,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.learning import Learner
else:
    from baliwords.solver.letters.kernels.learning import Learner


class Polisher(Learner):
    """A table that learns from the moves that it plays and from their siblings."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.within = 0.0
        self.every = 1
        self.siblings = 0
        if not cython.compiled:  # C arrays otherwise
            self.sibling_slot = [0] * MOST_MOVES
            self.sibling_under = [0] * MOST_MOVES
            self.sibling_total = [0.0] * MOST_MOVES
            self.sibling_goal = [0.0] * MOST_MOVES

    def compare(self, points: float, every: int) -> None:
        """Compare moves within so many points of the best, at one position of so many."""
        self.within = points
        self.every = every

    def look_aside(self, rate: float, errors: "array[float]", changes: "array[float]") -> None:
        """Learn from all moves of a position now and then; leave it as `choose` did."""
        if self.left_in_pile > 1 and self.next_bits() % self.every == 0:
            self.note_siblings()
            self.try_siblings()
            self.learn_differences(rate, errors, changes)
            self.choose()

    @cython.final
    def note_siblings(self) -> None:
        """Note the moves that come near the best, with their features."""
        self.siblings = 0
        for a in range(SLOTS):
            column = self.row[a]
            if column == NOBODY:
                continue
            if self.complete[column]:
                self.note_sibling(a, NOBODY, self.worth[column] * self.length[column])
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.note_sibling(a, b, 0)

    @cython.final
    def note_sibling(self, a: int, b: int, gain: int) -> None:
        """Note a move if it comes near the best."""
        total = gain + self.value_after(a, b)
        if total < self.best_total - self.within:
            return
        place = self.siblings
        self.siblings += 1
        self.sibling_slot[place] = a
        self.sibling_under[place] = b
        self.sibling_total[place] = total
        self.sibling_goal[place] = 0.0
        self.trace_count[MOST_STEPS + place] = self.count
        for i in range(self.count):
            self.trace[MOST_STEPS + place][i] = self.now[i]

    @cython.final
    def try_siblings(self) -> None:
        """Play each of them, draw a few cards, see what the values say of it then."""
        top = self.pile[self.drawn]
        count = self.cards_unseen()
        for sample in range(AHEAD_CARDS):
            self.pile[self.drawn] = self.card_ahead(sample, AHEAD_CARDS, count)
            for i in range(self.siblings):
                total = self.total_after(self.sibling_slot[i], self.sibling_under[i])
                self.sibling_goal[i] += total / AHEAD_CARDS
        self.pile[self.drawn] = top

    @cython.final
    def learn_differences(
        self, rate: float, errors: "array[float]", changes: "array[float]"
    ) -> None:
        """Correct how far each is behind the best, mostly by its own value."""
        best = 0
        for i in range(self.siblings):
            if self.sibling_total[i] > self.sibling_total[best]:
                best = i
        for i in range(self.siblings):
            if i != best:
                error = self.sibling_goal[i] - self.sibling_goal[best]
                error -= self.sibling_total[i] - self.sibling_total[best]
                self.correct(MOST_STEPS + i, error, rate, errors, changes)
                self.correct(MOST_STEPS + best, -error / self.siblings, rate, errors, changes)
