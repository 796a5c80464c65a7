# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The value of a table after a move, before the void is filled: a sum of weights.

Plain Python; `appraisal.pxd` beside it gives the types that make it fast when compiled.
Which features of the row hold is worked out here, those of each column in `traits.py`;
`features.py` says where each has its weight.
"""

from array import array

from baliwords.solver.letters.kernels import features
from baliwords.solver.letters.kernels.features import (
    CROWDED,
    FIXED,
    LACKINGS,
    LENGTHS,
    LEVELS,
    MOST_FEATURES,
    SHARES,
    WANTED_BY,
)
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import COPIES, JOKER, NOBODY, SLOTS, VOWELS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.traits import Traits
else:
    from baliwords.solver.letters.kernels.bits import bits, long_bits
    from baliwords.solver.letters.kernels.traits import Traits

LONE = features.STARTS["lone"]
WANTED = features.STARTS["wanted"]
PARTNERS = features.STARTS["partners"]
JOINS = features.STARTS["joins"]
SINGLES = features.STARTS["singles"]
VOWEL_SHARE = features.STARTS["vowels"]
CONFLICT = features.STARTS["conflict"]
HELPFUL = features.STARTS["helpful"]
DOORS = features.STARTS["doors"]
PILE = features.STARTS["pile"]
RICHES = features.STARTS["riches"]
FITTING = features.STARTS["fitting"]
COVER = features.STARTS["cover"]
SECURED = features.STARTS["secured"]
LACKING = features.STARTS["lacking"]


class Appraisal(Traits):
    """A table that values what a move would leave."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        if not cython.compiled:  # C arrays otherwise
            self.single_cards = [0] * SLOTS
            self.now = [0] * MOST_FEATURES

    # -- looking at the table --------------------------------------------------------------

    @cython.final
    def look(self) -> None:
        """Work out what all moves of this turn share."""
        self.find_phase()
        self.look_for_joins()
        self.bring_parts()
        self.count_letters()
        self.look_at_vowels()
        self.look_at_words()
        self.bring_words()
        self.describe_columns()

    @cython.final
    def look_at_vowels(self) -> None:
        """Work out which share of the pile vowels have."""
        vowels = 0
        for card in range(JOKER):
            if VOWELS >> card & 1:
                vowels += self.unseen[card]
        self.vowel_share = self.share(vowels, SHARES - 1, SHARES)

    # -- the value after a move ------------------------------------------------------------

    @cython.final
    def value_after(self, a: int, b: int) -> float:
        """Return the value after joining slots a and b, or after removing a (b is nobody).

        The features that hold then are left in `now`.
        """
        node = 0
        length = 0
        complete = 0
        words_ready = self.words_ready - self.complete[self.row[a]]
        joins = self.joins - self.degree[a]
        self.count = 0
        self.single = 0
        self.single_vowels = 0
        self.all_fits = 0
        self.all_doors = 0
        self.needed = 0
        self.needed_twice = 0
        if b != NOBODY:
            node = self.link[self.row[a]][self.row[b]]
            self.describe(SLOTS, node, self.row[a], self.row[b])
            length = self.slot_length
            complete = self.slot_complete
            words_ready += complete - self.complete[self.row[b]]
            joins -= self.degree[b] - self.linked[a][b] - self.linked[b][a]
        degree = 0
        for slot in range(SLOTS):
            if slot == a or slot == b or self.row[slot] == NOBODY:  # noqa: SIM109 - no tuple in C
                continue
            partners = self.degree[slot] - self.linked[a][slot] - self.linked[slot][a]
            if b != NOBODY:
                partners -= self.linked[b][slot] + self.linked[slot][b]
                met = self.meets(node, a, b, slot)
                degree += met
                partners += met
            self.add_column(slot, partners)
        if b != NOBODY:
            self.add_part(SLOTS, length, complete, degree)
        self.add_row(joins + degree, self.at_most(words_ready, 3))
        self.add_needs()
        self.add_cover(a, b)
        return self.total_now()

    @cython.final
    def meets(self, node: int, a: int, b: int, slot: int) -> int:
        """Count the joins of the part b under a with the column of another slot: 0, 1 or 2."""
        other = self.row[slot]
        if self.length[other] == 1:
            if self.cards[other][0] == JOKER:
                return 2
            letters = self.reads[self.cards[other][0]]
            over = 1 if self.left[node] & letters else 0
            return over + (1 if self.right[node] & letters else 0)
        over = self.thirds[slot][a] >> b & 1
        if self.cards[self.row[b]][0] == JOKER:  # a letter will do, whatever it makes
            over = self.linked[slot][a]
        return over + (self.thirds[a][b] >> slot & 1)

    @cython.final
    def add(self, feature: int) -> None:
        """Note one more feature."""
        self.now[self.count] = feature
        self.count += 1

    @cython.final
    def add_column(self, slot: int, partners: int) -> None:
        """Note the features of a column that the move leaves alone."""
        column = self.row[slot]
        if self.length[column] > 1:
            length = self.length[column]
            self.add_part(slot, self.at_most(length, LENGTHS + 1), self.complete[column], partners)
            return
        card = self.cards[column][0]
        self.single_cards[self.single] = card
        self.single += 1
        if VOWELS >> card & 1:
            self.single_vowels += 1
        self.add(self.company[slot])
        self.add(LONE + (self.phase * 32 + card) * 8 + (partners if partners < 7 else 7))

    @cython.final
    def add_part(self, slot: int, length: int, complete: int, partners: int) -> None:
        """Note the features of a part."""
        for i in range(FIXED):
            self.now[self.count + i] = self.fixed[slot][i]
        self.count += FIXED
        self.all_fits += self.fits[slot]
        self.all_doors |= self.doors[slot]
        self.needed_twice |= self.needed & self.needs[slot]
        self.needed |= self.needs[slot]
        place = self.phase * 6 + (partners if partners < 5 else 5)
        self.add(PARTNERS + (place * LENGTHS + length - 2) * 2 + complete)

    @cython.final
    def add_row(self, joins: int, words_ready: int) -> None:
        """Note the features of the row and the pile."""
        self.add(JOINS + (self.phase * 25 + self.at_most(joins, 24)) * 4 + words_ready)
        self.add(SINGLES + (self.phase * 8 + self.single) * 8 + self.single_vowels)
        place = self.phase * 8 + self.single_vowels
        self.add(VOWEL_SHARE + place * SHARES + self.vowel_share)
        self.add(PILE + self.left_in_pile)
        self.add(RICHES + self.phase * 24 + self.at_most(self.riches // 3, 23))
        self.add(FITTING + self.phase * SHARES + self.share(self.all_fits, 3, SHARES))

    @cython.final
    def add_needs(self) -> None:
        """Note how the letters that parts need for their likeliest words go with the others."""
        for i in range(self.single):
            card = self.single_cards[i]
            self.add(WANTED + (self.phase * 32 + card) * WANTED_BY + self.wanted_by(card))
        scarce = self.at_most(self.letters_in(self.needed_twice & (self.scarce | self.here)), 7)
        twofold = self.at_most(self.letters_in(self.needed_twice & self.twofold), 7)
        self.add(CONFLICT + (self.stage * CROWDED + scarce) * CROWDED + twofold)
        self.add(HELPFUL + self.phase * SHARES + self.share(self.needed_cards(), 20, SHARES))
        open_to = 0
        for k in range(COPIES):
            open_to += bits(self.all_doors & self.at_least[k])
        self.add(DOORS + self.phase * SHARES + self.share(open_to, SHARES, SHARES))

    @cython.final
    def wanted_by(self, card: int) -> int:
        """Tell whether no part, one or several need a card."""
        if card == JOKER:
            return 0
        shift = 2 * self.letter_of(card)
        return (self.needed >> shift & 1) + (self.needed_twice >> shift & 1)

    @cython.final
    def needed_cards(self) -> int:
        """Count the cards of the pile that parts need."""
        count = 0
        needed = self.needed
        while needed:
            count += self.unseen[long_bits((needed & (0 - needed)) - 1) >> 1]
            needed &= needed - 1
        return count

    @cython.final
    def add_cover(self, a: int, b: int) -> None:
        """Note how much of the row words can use after the move."""
        self.cover_after(a, b)
        level = self.levels[self.at_most(self.secured, 255)]
        self.add(COVER + (self.stage * 8 + self.uncovered) * 8 + self.single)
        self.add(SECURED + self.stage * LEVELS + level)
        self.add(LACKING + self.stage * LACKINGS + self.lacking // 2)

    @cython.final
    def total_now(self) -> float:
        """Sum the weights of the features in `now`: three sums at a time wait for nobody."""
        one = 0.0
        two = 0.0
        three = 0.0
        i = 0
        while i + 2 < self.count:
            one += self.weights[self.now[i]]
            two += self.weights[self.now[i + 1]]
            three += self.weights[self.now[i + 2]]
            i += 3
        while i < self.count:
            one += self.weights[self.now[i]]
            i += 1
        return one + two + three

    # -- for callers -----------------------------------------------------------------------

    def value_of(self, a: int, b: int, letter: int = NOBODY) -> float:
        """Return the points of a move and the value after it."""
        self.look()
        if b == NOBODY:
            return self.worth[self.row[a]] * self.length[self.row[a]] + self.value_after(a, b)
        over = self.row[a]
        under = self.row[b]
        usual = self.link[over][under]
        thirds = self.thirds[a][b]
        if letter != NOBODY:
            self.link[over][under] = self.main_reading(self.read_join(over, under, letter))
            self.thirds[a][b] = self.try_under(self.link[over][under], 1 << a | 1 << b, b)
        value = self.value_after(a, b)
        self.link[over][under] = usual
        self.thirds[a][b] = thirds
        return value

    def cover_of(self, a: int, b: int) -> "tuple[int, int, int]":
        """Return what words can use after a move: points now, columns left over, lacking."""
        self.look()
        self.cover_after(a, b)
        return self.secured, self.uncovered, self.lacking
