# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""How cards are read as parts of words: what every table of columns is built on.

Plain Python; `readings.pxd` beside it gives the types that make it fast when compiled.
A column has several readings where a card can be several letters: an umlaut card is also the
plain vowel. Each reading is a node of the index.
"""

from baliwords.solver.letters.kernels.circle_layout import READINGS
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import CARD_CODES

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from baliwords.solver.letters.kernels.bits import bits


class Reader:
    """Knows the parts, the cards, and the readings that are being worked out."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        self.right = index.right
        self.first = index.first
        if not cython.compiled:  # C arrays otherwise
            self.reads = [0] * CARD_CODES
            self.values = [0] * CARD_CODES
            self.made = [0] * READINGS
            self.fresh = [0] * READINGS
        for card in range(CARD_CODES):
            self.reads[card] = reads[card]
            self.values[card] = values[card]

    @cython.final
    def child(self, node: int, letter: int) -> int:
        """Return the part that `letter` makes of a part, 0 if there is none."""
        mask = self.right[node]
        bit = 1 << letter
        if mask & bit == 0:
            return 0
        return self.first[node] + bits(mask & (bit - 1))

    @cython.final
    def read_on(self, count: int, card: int) -> int:
        """Read one more card behind the first readings in `made`; return how many there are."""
        found = 0
        for i in range(count):
            node = self.made[i]
            mask = self.right[node]
            fitting = mask & self.reads[card]
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                self.fresh[found] = self.first[node] + bits(mask & (bit - 1))
                found += 1
        for i in range(found):
            self.made[i] = self.fresh[i]
        return found

    @cython.final
    def read_cards(self, count: int, cards: "list[int]", length: int) -> int:
        """Read cards one by one behind the first readings in `made`, until none is left."""
        for place in range(length):
            count = self.read_on(count, cards[place])
            if count == 0:
                break
        return count
