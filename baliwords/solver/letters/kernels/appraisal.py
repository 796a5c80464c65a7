# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The value of a table after a move, before the void is filled: a sum of weights.

Plain Python; `appraisal.pxd` beside it gives the types that make it fast when compiled.
Which features hold is worked out here; `features.py` says where each has its weight.
"""

from array import array

from baliwords.solver.letters.kernels import features
from baliwords.solver.letters.kernels.features import (
    LACKINGS,
    LENGTHS,
    LEVELS,
    MOST_FEATURES,
)
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    JOKER,
    NOBODY,
    PACK_SIZE,
    SLOTS,
    VOWELS,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.outlook import Outlook
else:
    from baliwords.solver.letters.kernels.outlook import Outlook

FIXED = 4
"""Features of a part that do not depend on its neighbours."""
(
    LONE,
    OUTLOOK,
    OPENNESS,
    ENDS,
    WORTH,
    PARTNERS,
    JOINS,
    SINGLES,
    PILE,
    RICHES,
    FITTING,
    COVER,
    SECURED,
    LACKING,
) = features.STARTS.values()


class Appraisal(Outlook):
    """A table that values what a move would leave."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values)
        self.words = index.words
        self.weights = weights
        if not cython.compiled:  # C arrays otherwise
            self.phases = [0] * (PACK_SIZE + 1)
            self.stages = [0] * (PACK_SIZE + 1)
            self.levels = [0] * 256
            self.fixed = [[0] * FIXED for _ in range(SLOTS + 1)]
            self.fits = [0] * (SLOTS + 1)
            self.now = [0] * MOST_FEATURES
        for left, phase in enumerate(features.phase_table()):
            self.phases[left] = phase
        for left, stage in enumerate(features.stage_table()):
            self.stages[left] = stage
        for points, level in enumerate(features.level_table()):
            self.levels[points] = level

    # -- looking at the table --------------------------------------------------------------

    @cython.final
    def look(self) -> None:
        """Work out what all moves of this turn share."""
        self.left_in_pile = self.pile_size - self.drawn
        self.phase = self.phases[self.left_in_pile]
        self.stage = self.stages[self.left_in_pile]
        self.look_for_joins()
        self.bring_parts()
        self.count_letters()
        self.look_at_words()
        self.bring_words()
        for slot in range(SLOTS):
            column = self.row[slot]
            if column != NOBODY and self.length[column] > 1:
                self.describe(slot, self.nodes[column][0], column, column)

    @cython.final
    def describe(self, slot: int, node: int, a: int, b: int) -> None:
        """Note the features of a part that do not depend on its neighbours.

        The part is column a with column b under it, or a column alone (a is b).
        The place behind the slots is that of a part which a move would make.
        """
        letters = self.letters[a]
        length = self.length[a]
        worth = self.worth[a]
        if a != b:
            letters = self.added(letters, self.letters[b])
            length += self.length[b]
            worth += self.worth[b]
        complete = 1 if self.right[node] & WORD_BIT else 0
        hope = int(self.outlook(node, letters))
        if complete and hope < worth * length:
            hope = worth * length
        self.slot_length = length if length < LENGTHS + 1 else LENGTHS + 1
        self.slot_complete = complete
        level = self.levels[hope if hope < 255 else 255]
        place = ((self.phase * LEVELS + level) * 2 + complete) * LENGTHS + self.slot_length - 2
        self.fixed[slot][0] = OUTLOOK + place
        fitting = self.fitting_cards(node)
        self.fits[slot] = fitting
        step = (4 * fitting) // (self.left_in_pile if self.left_in_pile else 1)
        place = (self.phase * 16 + self.doublings(self.words[node])) * 8 + (step if step < 7 else 7)
        self.fixed[slot][1] = OPENNESS + place * 2 + complete
        size = 2 if length > 3 else length - 2
        top = self.first_letter(a)
        bottom = self.last_letter(b)
        self.fixed[slot][2] = ENDS + ((self.phase // 2 * 32 + top) * 32 + bottom) * 3 + size
        place = self.phase * 16 + (worth if worth < 15 else 15)
        self.fixed[slot][3] = (
            WORTH + (place * 12 + (length if length < 12 else 12) - 1) * 2 + complete
        )

    @cython.final
    def first_letter(self, column: int) -> int:
        """Return the top card of a column, a declared joker as its letter."""
        return self.cards[column][0] & 31

    @cython.final
    def last_letter(self, column: int) -> int:
        """Return the bottom card of a column, a declared joker as its letter."""
        return self.cards[column][self.length[column] - 1] & 31

    @cython.final
    def doublings(self, number: int) -> int:
        """Return how often a number can be halved."""
        steps = 0
        while number > 1:
            number >>= 1
            steps += 1
        return steps

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
        self.add_row(joins + degree, words_ready if words_ready < 3 else 3)
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
            length = length if length < LENGTHS + 1 else LENGTHS + 1
            self.add_part(slot, length, self.complete[column], partners)
            return
        card = self.cards[column][0]
        self.single += 1
        if VOWELS >> card & 1:
            self.single_vowels += 1
        self.add(LONE + (self.phase * 32 + card) * 8 + (partners if partners < 7 else 7))

    @cython.final
    def add_part(self, slot: int, length: int, complete: int, partners: int) -> None:
        """Note the features of a part."""
        for i in range(FIXED):
            self.now[self.count + i] = self.fixed[slot][i]
        self.count += FIXED
        self.all_fits += self.fits[slot]
        place = self.phase * 6 + (partners if partners < 5 else 5)
        self.add(PARTNERS + (place * LENGTHS + length - 2) * 2 + complete)

    @cython.final
    def add_row(self, joins: int, words_ready: int) -> None:
        """Note the features of the row and the pile."""
        self.add(JOINS + (self.phase * 25 + (joins if joins < 24 else 24)) * 4 + words_ready)
        self.add(SINGLES + (self.phase * 8 + self.single) * 8 + self.single_vowels)
        self.add(PILE + self.left_in_pile)
        riches = self.riches // 3
        self.add(RICHES + self.phase * 24 + (riches if riches < 23 else 23))
        step = (3 * self.all_fits) // (self.left_in_pile if self.left_in_pile else 1)
        self.add(FITTING + self.phase * 16 + (step if step < 15 else 15))

    @cython.final
    def add_cover(self, a: int, b: int) -> None:
        """Note how much of the row words can use after the move."""
        self.cover_after(a, b)
        level = self.levels[self.secured if self.secured < 255 else 255]
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
