# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""What a column is like whatever stands beside it: a part, one that a join would make, a card.

Plain Python; `traits.pxd` beside it gives the types that make it fast when compiled.
Each trait is a feature with a weight of its own; `features.py` says where.
"""

from array import array

from baliwords.solver.letters.kernels import features
from baliwords.solver.letters.kernels.features import (
    FIXED,
    LENGTHS,
    LEVELS,
    LIKELY_LEVELS,
    MOST_HERE,
    MOST_IN_PILE,
    MOST_NEEDS,
    MOST_SCARCE,
    POINT_LEVELS,
    SPELLING_BITS,
    SPELLINGS,
)
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    JOKER,
    LETTER_BITS,
    NOBODY,
    PACK_SIZE,
    SLOTS,
    WHOLE,
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

COMPANY = features.STARTS["company"]
OUTLOOK = features.STARTS["outlook"]
OPENNESS = features.STARTS["openness"]
SPELLING = features.STARTS["spelling"]
LIKELY = features.STARTS["likely"]
SUPPLY = features.STARTS["supply"]
SECOND = features.STARTS["second"]
ENDS = features.STARTS["ends"]
WORTH = features.STARTS["worth"]
SCATTER, SPELLING_SHIFT = 0x9E3779B1, 32 - SPELLING_BITS
"""The golden ratio as 32 bits and what leaves as many of them as there are spellings: so parts
that are spelled alike but for a letter do not meet."""


class Traits(Outlook):
    """A table that knows what its columns are like."""

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
            self.needs = [0] * (SLOTS + 1)
            self.doors = [0] * (SLOTS + 1)
            self.company = [0] * SLOTS
        for left, phase in enumerate(features.phase_table()):
            self.phases[left] = phase
        for left, stage in enumerate(features.stage_table()):
            self.stages[left] = stage
        for points, level in enumerate(features.level_table()):
            self.levels[points] = level

    @cython.final
    def find_phase(self) -> None:
        """Note how far the game has come."""
        self.left_in_pile = self.pile_size - self.drawn
        self.phase = self.phases[self.left_in_pile]
        self.stage = self.stages[self.left_in_pile]

    @cython.final
    def describe_columns(self) -> None:
        """Note the traits of all columns of the row."""
        for slot in range(SLOTS):
            column = self.row[slot]
            if column == NOBODY:
                continue
            if self.length[column] > 1:
                self.describe(slot, self.nodes[column][0], column, column)
            else:
                self.describe_single(slot, column)

    @cython.final
    def describe_single(self, slot: int, column: int) -> None:
        """Note how well the pile goes with a single card."""
        card = self.cards[column][0]
        step = 0
        if card != JOKER:
            step = self.share(self.fitting_cards(self.nodes[column][0]), 6, 8)
        self.company[slot] = COMPANY + (self.phase * 32 + card) * 8 + step

    @cython.final
    def describe(self, slot: int, node: int, a: int, b: int) -> None:
        """Note the traits of a part: column a with column b under it, or one alone (a is b).

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
        self.slot_length = self.at_most(length, LENGTHS + 1)
        self.slot_complete = complete
        fitting = self.fitting_cards(node)
        self.fits[slot] = fitting
        self.doors[slot] = (self.right[node] | self.left[node]) & LETTER_BITS
        level = self.levels[self.at_most(hope, 255)]
        place = ((self.phase * LEVELS + level) * 2 + complete) * LENGTHS + self.slot_length - 2
        self.fixed[slot][0] = OUTLOOK + place
        place = (self.phase * 16 + self.doublings(self.words[node])) * 8
        self.fixed[slot][1] = OPENNESS + (place + self.share(fitting, 4, 8)) * 2 + complete
        size = 2 if length > 3 else length - 2
        place = (self.phase // 2 * 32 + self.first_letter(a)) * 32 + self.last_letter(b)
        self.fixed[slot][2] = ENDS + place * 3 + size
        place = (self.phase * 16 + self.at_most(worth, 15)) * 12 + self.at_most(length, 12) - 1
        self.fixed[slot][3] = WORTH + place * 2 + complete
        self.fixed[slot][4] = SPELLING + self.phase // 2 * SPELLINGS + self.spelling(a, b)
        self.describe_needs(slot, complete)

    @cython.final
    def describe_needs(self, slot: int, complete: int) -> None:
        """Note what the part whose outlook was found lacks to become its likeliest words."""
        self.needs[slot] = self.kinds_of(self.likely_need)
        place = self.likely_trait(self.likely_points, self.letters_in(self.likely_need))
        self.fixed[slot][5] = LIKELY + place * 2 + complete
        place = self.likely_trait(self.second_points, self.letters_in(self.second_need))
        self.fixed[slot][6] = SECOND + place * 2 + complete
        here = self.letters_in(self.likely_need & self.here)
        in_pile = self.letters_in(self.likely_need) - here
        scarce = self.letters_in(self.likely_need & self.scarce)
        level = self.at_most(self.levels[self.likely_points] // 3, POINT_LEVELS - 1)
        place = (self.phase * POINT_LEVELS + level) * (MOST_HERE + 1)
        place = (place + self.at_most(here, MOST_HERE)) * (MOST_IN_PILE + 1)
        place = (place + self.at_most(in_pile, MOST_IN_PILE)) * (MOST_SCARCE + 1)
        place += self.at_most(scarce, MOST_SCARCE)
        self.fixed[slot][7] = SUPPLY + place * 2 + complete

    @cython.final
    def likely_trait(self, points: int, needs: int) -> int:
        """Return the place of a likely word of so many points that needs so many letters."""
        level = self.at_most(self.levels[points] * 2 // 3, LIKELY_LEVELS - 1)
        place = (self.phase * LIKELY_LEVELS + level) * (MOST_NEEDS + 1)
        return place + self.at_most(needs, MOST_NEEDS)

    @cython.final
    def spelling(self, a: int, b: int) -> int:
        """Return a number for the letters of column a with column b under it, or of one alone."""
        spelled = self.spelled[a]
        if a != b:
            if self.is_joker(a):
                spelled = self.wild[a][b] + 1
            under = self.wild[a][b] + 1 if self.is_joker(b) else self.spelled[b]
            spelled = spelled * self.spell_steps[self.length[b]] + under
        return ((spelled * SCATTER) & WHOLE) >> SPELLING_SHIFT

    @cython.final
    def first_letter(self, column: int) -> int:
        """Return the top card of a column, a declared joker as its letter."""
        return self.cards[column][0] & 31

    @cython.final
    def last_letter(self, column: int) -> int:
        """Return the bottom card of a column, a declared joker as its letter."""
        return self.cards[column][self.length[column] - 1] & 31

    # -- small numbers ---------------------------------------------------------------------

    @cython.final
    def at_most(self, number: int, most: int) -> int:
        """Return a number, or the most that it may be."""
        return number if number < most else most

    @cython.final
    def share(self, cards: int, times: int, steps: int) -> int:
        """Return how many of the cards left these are, in steps."""
        left = self.left_in_pile if self.left_in_pile else 1
        return self.at_most((times * cards) // left, steps - 1)

    @cython.final
    def doublings(self, number: int) -> int:
        """Return how often a number can be halved."""
        steps = 0
        while number > 1:
            number >>= 1
            steps += 1
        return steps
