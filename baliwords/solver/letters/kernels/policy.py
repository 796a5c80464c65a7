# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Values what a move leaves behind: the policy of `fast`, of rollouts, of training.

Plain Python; `policy.pxd` beside it gives the types that make it fast when compiled.
The value of a table after a move, before the void is filled, is a sum of weights
(`features.py`). The policy takes the move with most points now plus value after it.
"""

from array import array

from baliwords.solver.letters.kernels import features
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    COUNT_BITS,
    JOKER,
    PACK_SIZE,
    POINT_SHIFT,
    POINT_STEP,
    SLOTS,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.cover import Cover
else:
    from baliwords.solver.letters.kernels.bits import bits
    from baliwords.solver.letters.kernels.cover import Cover

NOBODY = -1
FIXED = 4
MOST_FEATURES = 64
EVERY_OTHER, PAIRS, NIBBLES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
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
PHASES, LEVELS, LENGTHS = features.PHASES, features.LEVELS, features.LENGTHS
LACKINGS = features.LACKINGS
VOWELS = sum(1 << letter for letter in (0, 4, 8, 14, 20, 24, 26, 27, 28))


class Policy(Cover):
    """A table that knows what to play on it."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values)
        self.words = index.words
        self.choice_start = index.choice_start
        self.choice = index.choice
        self.weights = weights
        if not cython.compiled:  # C arrays otherwise
            self.phases = [0] * (PACK_SIZE + 1)
            self.stages = [0] * (PACK_SIZE + 1)
            self.levels = [0] * 256
            self.chance_one = [0.0] * 32
            self.chance_two = [0.0] * 32
            self.chance_many = [0.0] * 32
            self.chance_here = [0.0] * 32
            self.fixed = [[0] * FIXED for _ in range(SLOTS + 1)]
            self.fits = [0] * (SLOTS + 1)
            self.now = [0] * MOST_FEATURES
            self.best = [0] * MOST_FEATURES
        for left, phase in enumerate(features.phase_table()):
            self.phases[left] = phase
        for left, stage in enumerate(features.stage_table()):
            self.stages[left] = stage
        for points, level in enumerate(features.level_table()):
            self.levels[points] = level
        for count in range(32):
            self.chance_one[count] = 0.5**count
            self.chance_two[count] = 0.65**count
            self.chance_many[count] = 0.75**count
            self.chance_here[count] = 0.9**count

    # -- looking at the table --------------------------------------------------------------

    @cython.final
    def look(self) -> None:
        """Work out what all moves of this turn share."""
        self.left_in_pile = self.pile_size - self.drawn
        self.phase = self.phases[self.left_in_pile]
        self.stage = self.stages[self.left_in_pile]
        self.count_letters()
        self.look_for_joins()
        self.look_at_words()
        for slot in range(SLOTS):
            column = self.row[slot]
            if column != NOBODY and self.length[column] > 1:
                self.describe(slot, self.nodes[column][0], column, column)

    @cython.final
    def count_letters(self) -> None:
        """Count the letters that may still come: in the pile, and single cards on the table."""
        for k in range(3):
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
            for k in range(3):
                if count > k:
                    self.at_least[k] |= self.reads[card]
        for letter in range(ALPHABET):
            self.count_letter(
                letter, self.unseen[letter] + (lone >> letter & 1), lone >> letter & 1
            )
        for card in range(26, ALPHABET):
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

    @cython.final
    def ones_of_many(self, mask: int) -> int:
        """Count the bits of a mask of every other bit."""
        mask = (mask & PAIRS) + ((mask >> 2) & PAIRS)
        mask = (mask + (mask >> 4)) & NIBBLES
        mask = mask + (mask >> 8)
        mask = mask + (mask >> 16)
        return (mask + (mask >> 32)) & 0x7F

    @cython.final
    def letters_of(self, column: int) -> int:
        """Return how many of each letter a column has, two bits a letter, up to three."""
        total = 0
        for place in range(self.length[column]):
            reads = self.reads[self.cards[column][place]]
            if reads & (reads - 1) == 0 and reads:
                shift = 2 * bits(reads - 1)
                if total >> shift & 3 < 3:
                    total += self.widened(1) << shift
        return total

    # -- what a part may become ------------------------------------------------------------

    @cython.final
    def outlook(self, node: int, have: int) -> float:
        """Estimate the points of what a part becomes, by the letters left for each likely word."""
        best = 0.0
        total = 0.0
        for place in range(self.choice_start[node], self.choice_start[node + 1]):
            word = self.choice[place]
            if word == 0:
                break
            points = POINT_STEP * (word >> POINT_SHIFT)
            chance = points * self.chance_of((word & COUNT_BITS) - have)
            total += chance
            if chance > best:
                best = chance
        return 0.75 * best + 0.25 * total

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
            chance = 0.3
        some = ones | twos
        chance *= self.chance_one[self.ones_of_many(some & self.scarce)]
        chance *= self.chance_two[self.ones_of_many(some & self.twofold)]
        chance *= self.chance_here[self.ones_of_many(some & self.here)]
        many = some & ~(self.scarce | self.twofold | self.here)
        return chance * self.chance_many[self.ones_of_many(many) + self.ones_of_many(twos)]

    @cython.final
    def describe(self, slot: int, node: int, a: int, b: int) -> None:
        """Note the features of a part that do not depend on its neighbours.

        The part is column a with column b under it, or a column alone (a is b).
        The place behind the slots is that of a part which a move would make.
        """
        letters = self.letters_of(a)
        length = self.length[a]
        worth = self.worth[a]
        if a != b:
            letters = self.added(letters, self.letters_of(b))
            length += self.length[b]
            worth += self.worth[b]
        complete = 1 if self.right[node] >> 31 else 0
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
    def added(self, one: int, other: int) -> int:
        """Add letter counts field by field, up to three."""
        ones = (one & other) & EVERY_OTHER
        low = (one ^ other) & EVERY_OTHER
        high = ((one | other) >> 1) & EVERY_OTHER
        both = ((one & other) >> 1) & EVERY_OTHER
        full = (high & ones) | both
        return (low | full) | ((high | ones) << 1)

    @cython.final
    def first_letter(self, column: int) -> int:
        """Return the top card of a column, a declared joker as its letter."""
        return self.cards[column][0] & 31

    @cython.final
    def last_letter(self, column: int) -> int:
        """Return the bottom card of a column, a declared joker as its letter."""
        return self.cards[column][self.length[column] - 1] & 31

    @cython.final
    def fitting_cards(self, node: int) -> int:
        """Count the cards of the pile that fit above or under a part."""
        right = self.right[node]
        left = self.left[node]
        count = 0
        for k in range(3):
            count += bits(right & self.at_least[k]) + bits(left & self.at_least[k])
        return count

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
        found = 0
        if self.linked[b][slot] and self.goes_on(node, other):
            found = 1
        if self.linked[slot][a] and self.goes_on(self.link[other][self.row[a]], self.row[b]):
            found += 1
        return found

    @cython.final
    def goes_on(self, node: int, column: int) -> bool:
        """Whether a column can follow a part, umlauts in their first fitting reading."""
        for place in range(self.length[column]):
            card = self.cards[column][place]
            if card == JOKER:
                return True
            mask = self.right[node]
            fitting = mask & self.reads[card]
            if fitting == 0:
                return False
            bit = fitting & (0 - fitting)
            node = self.first[node] + bits(mask & (bit - 1))
        return True

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
            self.add(self.fixed[slot][i])
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
        """Sum the weights of the features in `now`."""
        total = 0.0
        for i in range(self.count):
            total += self.weights[self.now[i]]
        return total

    # -- choosing --------------------------------------------------------------------------

    @cython.final
    def choose(self) -> bool:
        """Find the best move; false if there is none."""
        self.look()
        self.best_slot = NOBODY
        self.best_total = -1e9
        for a in range(SLOTS):
            column = self.row[a]
            if column == NOBODY:
                continue
            if self.complete[column]:
                self.consider(a, NOBODY, self.worth[column] * self.length[column])
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.consider(a, b, 0)
        # One card is left, and no other was not seen: it is known.
        if self.left_in_pile == 1 and self.best_slot != NOBODY and self.cards_unseen() == 1:
            self.choose_last()
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

    @cython.final
    def choose_last(self) -> None:
        """Find the best move before the last card by working out each end."""
        self.last_score = NOBODY
        for a in range(SLOTS):
            if self.row[a] == NOBODY:
                continue
            if self.complete[self.row[a]]:
                self.try_last(a, NOBODY)
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.try_last(a, b)
        column = self.row[self.last_slot]
        gain = self.worth[column] * self.length[column] if self.last_under == NOBODY else 0
        self.best_total = -1e9
        self.consider(self.last_slot, self.last_under, gain)
        self.best_total = self.last_score - self.score

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
