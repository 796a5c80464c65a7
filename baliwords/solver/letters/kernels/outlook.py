# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""What a part may become: points of its likely words, by the letters that are left for each.

Plain Python; `outlook.pxd` beside it gives the types that make it fast when compiled.
How many there are of each letter is kept in fields of two bits, all letters in one number:
what a word still needs of what is left is then a few operations on whole numbers.
"""

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    COPIES,
    COUNT_BITS,
    JOKER,
    NOBODY,
    POINT_SHIFT,
    POINT_STEP,
    SLOTS,
    UMLAUTS,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.cover import Cover
else:
    from baliwords.solver.letters.kernels.bits import bits, fetch, fetch_long, long_bits
    from baliwords.solver.letters.kernels.cover import Cover

EVERY_OTHER = 0x5555555555555555
MOST_NEEDED = 65
"""Bits of two masks of every other bit, and one: more than any word needs letters."""
SCARCE, TWOFOLD, MANY, HERE, WILD = 0.5, 0.65, 0.75, 0.9, 0.3
"""Chance to get a letter of which one, two or more cards are left, one that lies on the table
as a single card, and one for which only the joker is left."""


class Outlook(Cover):
    """A table that knows what its parts may become."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.choice_start = index.choice_start
        self.choice = index.choice
        if not cython.compiled:  # C arrays otherwise
            self.chance_one = [0.0] * MOST_NEEDED
            self.chance_two = [0.0] * MOST_NEEDED
            self.chance_many = [0.0] * MOST_NEEDED
            self.chance_here = [0.0] * MOST_NEEDED
        for count in range(MOST_NEEDED):
            self.chance_one[count] = SCARCE**count
            self.chance_two[count] = TWOFOLD**count
            self.chance_many[count] = MANY**count
            self.chance_here[count] = HERE**count

    # -- letters that may still come -------------------------------------------------------

    @cython.final
    def count_letters(self) -> None:
        """Count the letters that may still come: in the pile, and single cards on the table."""
        for k in range(COPIES):
            self.at_least[k] = 0
        self.riches = 0
        self.available = 0
        self.scarce = 0
        self.twofold = 0
        self.here = 0
        self.joker_left = self.unseen[JOKER]
        lone = 0
        for slot in range(SLOTS):
            if self.row[slot] != NOBODY and self.length[self.row[slot]] == 1:
                lone |= self.reads[self.cards[self.row[slot]][0]]
                if self.cards[self.row[slot]][0] == JOKER:
                    self.joker_left = 1
        for card in range(ALPHABET):
            count = self.unseen[card]
            self.riches += count * self.values[card]
            for k in range(COPIES):
                if count > k:
                    self.at_least[k] |= self.reads[card]
        for letter in range(ALPHABET):
            self.count_letter(
                letter, self.unseen[letter] + (lone >> letter & 1), lone >> letter & 1
            )
        for card in range(UMLAUTS, ALPHABET):
            if self.unseen[card]:
                self.count_umlaut(self.reads[card])

    @cython.final
    def count_letter(self, letter: int, count: int, here: int) -> None:
        """Put the number of a letter into the fields of two bits, and into its class."""
        shift = 2 * letter
        one = self.widened(1) << shift
        self.available |= self.widened(count if count < 3 else 3) << shift
        if here:
            self.here |= one
        elif count == 1:
            self.scarce |= one
        elif count == 2:
            self.twofold |= one

    @cython.final
    def count_umlaut(self, letters: int) -> None:
        """Count an umlaut card for letters of which there is no other."""
        for letter in range(ALPHABET):
            if letters >> letter & 1 and self.available >> (2 * letter) & 3 == 0:
                self.count_letter(letter, 1, 0)

    @cython.final
    def widened(self, number: int) -> int:
        """Return the number with 64 bits."""
        return number

    # -- letters of a column, two bits each ------------------------------------------------

    @cython.final
    def added(self, one: int, other: int) -> int:
        """Add letter counts field by field, up to three."""
        ones = (one & other) & EVERY_OTHER
        low = (one ^ other) & EVERY_OTHER
        high = ((one | other) >> 1) & EVERY_OTHER
        both = ((one & other) >> 1) & EVERY_OTHER
        full = (high & ones) | both
        return (low | full) | ((high | ones) << 1)

    # -- having near what is needed soon ----------------------------------------------------

    @cython.final
    def bring_parts(self) -> None:
        """Ask for what is known of the part that each join makes."""
        for a in range(SLOTS):
            for b in range(SLOTS):
                if self.linked[a][b]:
                    fetch(self.choice_start, self.link[self.row[a]][self.row[b]])

    @cython.final
    def bring_words(self) -> None:
        """Ask for the likely words of the part that each join makes."""
        for a in range(SLOTS):
            for b in range(SLOTS):
                if self.linked[a][b]:
                    node = self.link[self.row[a]][self.row[b]]
                    fetch_long(self.choice, self.choice_start[node])

    # -- what a part may become ------------------------------------------------------------

    @cython.final
    def outlook(self, node: int, have: int) -> float:
        """Estimate the points of what a part becomes, by the letters left for each likely word.

        Points of the likeliest word and what it needs are left in `likely_points` and
        `likely_need`, those of the next one in `second_points` and `second_need`.
        """
        best = 0.0
        total = 0.0
        second = 0.0
        self.likely_points = 0
        self.likely_need = 0
        self.second_points = 0
        self.second_need = 0
        for place in range(self.choice_start[node], self.choice_start[node + 1]):
            word = self.choice[place]
            if word == 0:
                break
            points = POINT_STEP * (word >> POINT_SHIFT)
            need = (word & COUNT_BITS) - have
            chance = points * self.chance_of(need)
            total += chance
            if chance > best:
                second = best
                self.second_points = self.likely_points
                self.second_need = self.likely_need
                best = chance
                self.likely_points = points
                self.likely_need = need
            elif chance > second:
                second = chance
                self.second_points = points
                self.second_need = need
        return 0.75 * best + 0.25 * total

    @cython.final
    def letters_in(self, counts: int) -> int:
        """Return how many letters there are in all."""
        return long_bits(counts & EVERY_OTHER) + 2 * long_bits((counts >> 1) & EVERY_OTHER)

    @cython.final
    def kinds_of(self, counts: int) -> int:
        """Return the letters of which there is any, as if there were one of each."""
        return (counts | counts >> 1) & EVERY_OTHER

    @cython.final
    def chance_of(self, need: int) -> float:
        """Estimate the chance to get the letters of `need`."""
        ones = need & EVERY_OTHER
        twos = (need >> 1) & EVERY_OTHER
        have_ones = self.available & EVERY_OTHER
        have_twos = (self.available >> 1) & EVERY_OTHER
        lacking = (twos & ~have_twos) | (~(twos ^ have_twos) & ones & ~have_ones)
        chance = 1.0
        if lacking:
            if lacking & (lacking - 1) or not self.joker_left:
                return 0.0
            chance = WILD
        some = ones | twos
        chance *= self.chance_one[long_bits(some & self.scarce)]
        chance *= self.chance_two[long_bits(some & self.twofold)]
        chance *= self.chance_here[long_bits(some & self.here)]
        many = some & ~(self.scarce | self.twofold | self.here)
        return chance * self.chance_many[long_bits(many) + long_bits(twos)]

    @cython.final
    def fitting_cards(self, node: int) -> int:
        """Count the cards of the pile that fit above or under a part."""
        right = self.right[node]
        left = self.left[node]
        count = 0
        for k in range(COPIES):
            count += bits(right & self.at_least[k]) + bits(left & self.at_least[k])
        return count
