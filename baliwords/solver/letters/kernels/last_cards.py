# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The last cards, exactly: the expected final score when every later move is the best one.

Plain Python; `last_cards.pxd` beside it gives the types that make it fast when compiled.
"""

from baliwords.solver.letters.kernels.layout import ALPHABET, JOKER, NOBODY, SLOTS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.policy import Policy
else:
    from baliwords.solver.letters.kernels.policy import Policy


class LastCards(Policy):
    """A table that can work out its last few cards."""

    def exact_after(self, a: int, b: int, letter: int) -> float:
        """Return the expected final score after a move, all later moves being the best ones.

        The hidden cards must be those of the pile, all of them.
        """
        value = 0.0
        with cython.nogil:
            value = self.expected_after(a, b, letter)
        return value  # noqa: RET504 - no return without the GIL

    @cython.final
    def expected_after(self, a: int, b: int, letter: int) -> float:
        """Average over the cards that may come next, each by its number."""
        total = 0.0
        left = self.pile_size - self.drawn
        for card in range(JOKER + 1):
            count = self.unseen[card]
            if count:
                self.pile[self.drawn] = card
                self.make(a, b, letter)
                total += count * self.best_expected()
                self.take_back()
        return total / left

    @cython.final
    def best_expected(self) -> float:
        """Return the expected final score of the best move here."""
        if self.drawn == self.pile_size:
            return self.final_score()
        best = 1.0 * self.score
        if self.pile_size - self.drawn == 1:
            best = self.score_with(self.only_card())
            if self.find_opening():
                return best
            best = 1.0 * self.score
        for a in range(SLOTS):
            over = self.row[a]
            if over == NOBODY:
                continue
            if self.complete[over]:
                best = self.higher(best, self.expected_after(a, NOBODY, NOBODY))
            for b in range(SLOTS):
                under = self.row[b]
                if a == b or under == NOBODY or self.link[over][under] == 0:
                    continue
                letters = self.wild_letters(over, under)
                if letters == 0:
                    best = self.higher(best, self.expected_after(a, b, NOBODY))
                for letter in range(ALPHABET):
                    if letters >> letter & 1:
                        best = self.higher(best, self.expected_after(a, b, letter))
        return best

    @cython.final
    def higher(self, one: float, other: float) -> float:
        """Return the higher of two values."""
        return other if other > one else one
