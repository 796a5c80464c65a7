# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The policy of `fast`, of rollouts, of training: most points now plus value of what is left.

Plain Python; `policy.pxd` beside it gives the types that make it fast when compiled.
"""

from array import array

from baliwords.solver.letters.kernels.features import MOST_FEATURES
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import JOKER, NOBODY, SLOTS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.appraisal import Appraisal
else:
    from baliwords.solver.letters.kernels.appraisal import Appraisal

NO_SCORE = -1
"""Less than any score."""


class Policy(Appraisal):
    """A table that knows what to play on it."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        if not cython.compiled:  # a C array otherwise
            self.best = [0] * MOST_FEATURES

    @cython.final
    def choose(self) -> bool:
        """Find the best move; false if there is none."""
        self.look()
        self.best_slot = NOBODY
        self.best_total = -1e9
        # One card is left, and no other was not seen: it is known.
        if self.left_in_pile == 1 and self.cards_unseen() == 1:
            return self.choose_last()
        for a in range(SLOTS):
            column = self.row[a]
            if column == NOBODY:
                continue
            if self.complete[column]:
                self.consider(a, NOBODY, self.worth[column] * self.length[column])
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.consider(a, b, 0)
        return self.best_slot != NOBODY

    @cython.final
    def consider(self, a: int, b: int, gain: int) -> None:
        """Compare one move with the best so far."""
        value = self.value_after(a, b)
        if gain + value > self.best_total:
            self.best_total = gain + value
            self.best_value = value
            self.best_gain = gain
            self.best_slot = a
            self.best_under = b
            self.best_count = self.count
            for i in range(self.count):
                self.best[i] = self.now[i]

    @cython.final
    def cards_unseen(self) -> int:
        """Count the cards that may be in the pile."""
        count = 0
        for card in range(JOKER + 1):
            count += self.unseen[card]
        return count

    # -- the last card ---------------------------------------------------------------------

    @cython.final
    def only_card(self) -> int:
        """Return the card that is left, when it is the only one not seen."""
        card = 0
        while self.unseen[card] == 0:
            card += 1
        return card

    @cython.final
    def choose_last(self) -> bool:
        """Find the best move before the last card, which is known; false if there is none."""
        card = self.only_card()
        self.last_score = self.score_with(card)
        if self.find_opening():
            self.last_slot = self.opening_slot
            self.last_under = self.opening_under
        else:
            self.last_score = NO_SCORE
            self.try_all_last(card)
            if self.last_score == NO_SCORE:
                return False
        column = self.row[self.last_slot]
        gain = self.worth[column] * self.length[column] if self.last_under == NOBODY else 0
        self.consider(self.last_slot, self.last_under, gain)
        self.best_total = self.last_score - self.score
        return True

    @cython.final
    def try_all_last(self, card: int) -> None:
        """Work out the end after each move, this card drawn."""
        top = self.pile[self.drawn]
        self.pile[self.drawn] = card
        for a in range(SLOTS):
            if self.row[a] == NOBODY:
                continue
            if self.complete[self.row[a]]:
                self.try_last(a, NOBODY)
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.try_last(a, b)
        self.pile[self.drawn] = top

    @cython.final
    def try_last(self, a: int, b: int) -> None:
        """Compare the end after one move with the best so far."""
        self.play(a, b)
        final = self.final_score()
        self.take_back()
        if final > self.last_score:
            self.last_score = final
            self.last_slot = a
            self.last_under = b

    # -- laying ---------------------------------------------------------------------------

    @cython.final
    def play_best(self) -> None:
        """Play the move that `choose` found."""
        self.play(self.best_slot, self.best_under)

    @cython.final
    def play(self, a: int, b: int) -> None:
        """Play a move, the joker as the most promising letter."""
        if b == NOBODY:
            self.remove(a)
        else:
            self.join(a, b, self.wild[self.row[a]][self.row[b]])

    def best_move(self) -> "tuple[int, int, int] | None":
        """Return the move of the policy: slots and the joker's letter."""
        return self.chosen_move() if self.choose() else None

    def chosen_move(self) -> "tuple[int, int, int]":
        """Return the move that was found: slots and the joker's letter."""
        if self.best_under == NOBODY:
            return self.best_slot, NOBODY, NOBODY
        over = self.row[self.best_slot]
        under = self.row[self.best_under]
        letter = self.wild[over][under] if self.wild_letters(over, under) else NOBODY
        return self.best_slot, self.best_under, letter
