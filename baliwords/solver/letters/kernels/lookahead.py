# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""A pile whose order nobody knows, and a policy that looks one card ahead into it.

Plain Python; `lookahead.pxd` beside it gives the types that make it fast when compiled.
Nobody looks into the pile: what may come next is drawn from the cards that are left in it.
"""

from array import array

from baliwords.core.shuffle import MASK64, MIX_ONE, MIX_TWO, STEP
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    AHEAD_CARDS,
    AHEAD_MOVES,
    FEW_CARDS,
    JOKER,
    NOBODY,
    PACK_SIZE,
    SLOTS,
    STRIDE,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.last_cards import LastCards
else:
    from baliwords.solver.letters.kernels.last_cards import LastCards

LATE_CARDS, LATE_POINTS = 28, 4.0
"""Cards left from which on a player without search looks ahead, and where it does: so near the
end that it is worth its time, and where two moves are nearly even."""
FIRST_STRIDE, SECOND_STRIDE = 0x9E3779B97F4A7C15, 0x91E10DA5C79E7B1C
"""The inverses of the golden ratio and of the plastic number's square, of 64 bits: multiples of
them go evenly through all numbers, however many are taken."""


class Lookahead(LastCards):
    """A table that guesses the next card."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.dice = 0
        self.hidden_size = 0
        self.ahead = 0
        self.care = AHEAD_CARDS
        if not cython.compiled:  # C arrays otherwise
            self.hidden = [0] * PACK_SIZE
            self.ranked_slot = [0] * AHEAD_MOVES
            self.ranked_under = [0] * AHEAD_MOVES
            self.ranked_total = [0.0] * AHEAD_MOVES

    # -- chance ----------------------------------------------------------------------------

    @cython.final
    def next_bits(self) -> int:
        """Return 32 random bits (SplitMix64, as in core/shuffle.py)."""
        self.dice = (self.dice + STEP) & MASK64
        mixed = self.dice
        mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & MASK64
        return (mixed ^ (mixed >> 31)) >> 32

    @cython.final
    def shuffle_pile(self, first: int) -> None:
        """Put the cards of the pile into a random order, from a place on."""
        for last in range(self.hidden_size - 1, first, -1):
            self.swap(last, first + ((self.next_bits() * (last + 1 - first)) >> 32))

    @cython.final
    def swap(self, one: int, other: int) -> None:
        """Let two cards of the pile change places."""
        card = self.pile[one]
        self.pile[one] = self.pile[other]
        self.pile[other] = card

    @cython.final
    def fill_pile(self) -> None:
        """Lay the hidden cards on the pile in their order."""
        for place in range(self.hidden_size):
            self.pile[place] = self.hidden[place]

    @cython.final
    def lay_pile(self, seed: int, number: int) -> None:
        """Lay one of the many piles of a seed.

        The first two cards go evenly through all that may come, whatever the number of piles;
        the others are shuffled.
        """
        self.dice = seed
        first = self.next_bits() << 32
        second = self.next_bits() << 32
        self.dice = (seed ^ (number * STRIDE)) & MASK64
        self.fill_pile()
        size = self.hidden_size
        if size > 1:
            first = (first + number * FIRST_STRIDE) & MASK64
            second = (second + number * SECOND_STRIDE) & MASK64
            self.swap(0, ((first >> 32) * size) >> 32)
            self.swap(1, 1 + (((second >> 32) * (size - 1)) >> 32))
            self.shuffle_pile(2)

    def hide(self, columns: "list[bytes]", hidden: bytes, pile_size: int, score: int) -> None:
        """Set up a table whose pile is some `pile_size` of the hidden cards in any order."""
        self.set_up(columns, hidden, score)
        self.hidden_size = len(hidden)
        for place, card in enumerate(hidden):
            self.hidden[place] = card
        self.pile_size = pile_size

    # -- looking one card ahead ------------------------------------------------------------

    def look_ahead(self, moves: int, care: int = AHEAD_CARDS) -> None:
        """Choose the first so many moves of each rollout by looking one card ahead.

        `care` is how many cards are tried for the first of them where its answer is kept.
        """
        self.ahead = moves
        self.care = care

    @cython.final
    def choose_late(self) -> bool:
        """Find the best move as `fast` does, which takes care only near the end.

        The cards that it tries depend on how many are left alone: it plays the same each time.
        """
        left = self.pile_size - self.drawn
        if left > LATE_CARDS:
            return self.choose()
        self.dice = (left * STRIDE) & MASK64
        return self.choose_ahead(LATE_POINTS, AHEAD_CARDS)

    @cython.final
    def choose_ahead(self, points: float, cards: int) -> bool:
        """Find the best of the few moves that look best, by what may come after the next card.

        Those that seem worse by more points than given are not compared; `cards` next ones are
        tried.
        """
        if self.pile_size - self.drawn < 2:
            return self.choose()
        self.look()
        self.rank_moves(points)
        if self.ranked == 0:
            return False
        self.take_ranked(0, self.ranked_total[0])
        if self.ranked > 1:
            self.compare_ranked(cards)
        return True

    @cython.final
    def compare_ranked(self, cards: int) -> None:
        """Take the move of those noted that is best on the mean of the next cards.

        So many are drawn for it; where there are no more different ones, or few, each counts as
        often as it may come.
        """
        for i in range(self.ranked):
            self.ranked_total[i] = 0.0
        top = self.pile[self.drawn]
        weight = self.cards_unseen()
        different = self.different_unseen()
        if different <= cards or different <= FEW_CARDS:
            for card in range(JOKER + 1):
                if self.unseen[card]:
                    self.try_ranked(card, self.unseen[card])
        else:
            for sample in range(cards):
                self.try_ranked(self.card_ahead(sample, cards, weight), 1)
            weight = cards
        self.pile[self.drawn] = top
        best = 0
        for i in range(1, self.ranked):
            if self.ranked_total[i] > self.ranked_total[best]:
                best = i
        self.take_ranked(best, self.ranked_total[best] / weight - self.score)

    @cython.final
    def try_ranked(self, card: int, weight: int) -> None:
        """Add to each of the noted moves what it is worth if this card comes."""
        self.pile[self.drawn] = card
        for i in range(self.ranked):
            total = self.total_after(self.ranked_slot[i], self.ranked_under[i])
            self.ranked_total[i] += weight * total

    @cython.final
    def different_unseen(self) -> int:
        """Count the different cards that may be in the pile."""
        count = 0
        for card in range(JOKER + 1):
            if self.unseen[card]:
                count += 1
        return count

    @cython.final
    def take_ranked(self, place: int, total: float) -> None:
        """Make one of the noted moves the best one."""
        self.best_slot = self.ranked_slot[place]
        self.best_under = self.ranked_under[place]
        self.best_total = total

    @cython.final
    def card_ahead(self, sample: int, samples: int, count: int) -> int:
        """Draw a card that may come next, each sample from its own share of those unseen."""
        place = (((sample << 32) + self.next_bits()) * count >> 32) // samples
        card = 0
        place -= self.unseen[0]
        while place >= 0:
            card += 1
            place -= self.unseen[card]
        return card

    @cython.final
    def total_after(self, a: int, b: int) -> float:
        """Return score and best value once a move has been made and the next card drawn."""
        self.play(a, b)
        total = 1.0 * self.score
        if self.choose():
            total += self.best_total
        self.take_back()
        return total

    @cython.final
    def rank_moves(self, points: float) -> None:
        """Note the few moves that look best, and come near the very best."""
        self.ranked = 0
        for a in range(SLOTS):
            column = self.row[a]
            if column == NOBODY:
                continue
            if self.complete[column]:
                gain = self.worth[column] * self.length[column]
                self.rank(a, NOBODY, gain + self.value_after(a, NOBODY))
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.rank(a, b, self.value_after(a, b))
        while self.ranked > 1 and (
            self.ranked_total[self.ranked - 1] < self.ranked_total[0] - points
        ):
            self.ranked -= 1

    @cython.final
    def rank(self, a: int, b: int, value: float) -> None:
        """Put a move in its place among the best."""
        place = self.ranked
        if place == AHEAD_MOVES:
            place -= 1
            if value <= self.ranked_total[place]:
                return
        else:
            self.ranked += 1
        while place > 0 and self.ranked_total[place - 1] < value:
            self.ranked_total[place] = self.ranked_total[place - 1]
            self.ranked_slot[place] = self.ranked_slot[place - 1]
            self.ranked_under[place] = self.ranked_under[place - 1]
            place -= 1
        self.ranked_total[place] = value
        self.ranked_slot[place] = a
        self.ranked_under[place] = b
