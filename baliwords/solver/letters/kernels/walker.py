# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The words within reach: a walk through the word graph with the columns that lie open.

Plain Python; `walker.pxd` beside it gives the types that make it fast when compiled.
The walk goes only where a word still lies ahead that can count: each part knows how many letters
and how much worth its words have left, and equal columns are tried once. The columns are walked
in the order in which the rules list them, so the first way to lay a word is the same as theirs.
"""

from typing import TypeAlias

from baliwords.solver.letters.kernels.circle_layout import CARDS, KEPT, READINGS, UNITS
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    CARD_CODES,
    DECLARED,
    JOKER,
    LETTER_BITS,
    LETTERS,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.at_hand import AtHand
else:
    from baliwords.solver.letters.kernels.at_hand import AtHand
    from baliwords.solver.letters.kernels.bits import bits, lowest

NOBODY = -1
MOST_VALUE = 5
"""Points of the dearest card (L35)."""
Kept: TypeAlias = tuple[list[tuple[int, int]], list[int], int]
"""Units by seat and slot, letters declared, points."""


class Walker(AtHand):
    """Rows whose open columns are walked for words."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.ways = index.ways
        self.ways_start = index.ways_start
        self.ways_to = index.ways_to
        self.reach = index.reach
        self.gain = index.gain
        self.root = len(index.ways) - 1
        if not cython.compiled:  # C arrays otherwise
            self.order = [0] * CARD_CODES
            self.walk = [[0] * READINGS for _ in range(UNITS + 1)]
            self.walk_size = [0] * (UNITS + 1)
            self.by_head = [0] * ALPHABET
            self.by_value = [0] * (MOST_VALUE + 1)
            self.dearest = [0] * (CARDS + 1)
            self.kept_points = [0] * KEPT
            self.kept_size = [0] * KEPT
            self.kept_units = [[0] * UNITS for _ in range(KEPT)]
            self.kept_letters = [[0] * UNITS for _ in range(KEPT)]
            self.kept_length = [0] * KEPT
            self.kept_text = [[0] * CARDS for _ in range(KEPT)]
        for card in range(CARD_CODES):
            self.order[card] = 0
        for letter in range(ALPHABET):
            self.order[letter] = ord(LETTERS[letter])
            self.order[DECLARED + letter] = ord(LETTERS[letter].lower())
        self.kept = 0
        self.room = 1
        self.attention = UNITS

    def set_attention(self, units: int) -> None:
        """Say how many columns are seen at once in a word; the others are overlooked."""
        self.attention = units

    # -- the best words --------------------------------------------------------------------

    def best_words(self, count: int, least: int = 1) -> "list[Kept]":
        """Return the best words that the seat to move can lay: units, letters declared, points.

        The best first; of those with equal points the last in the alphabet, as the rules' own
        reference does. Words below `least` points do not count.
        """
        self.find_words(self.turn, count, least)
        return [self._kept_word(place) for place in range(self.kept)]

    def _kept_word(self, place: int) -> "Kept":
        units = [self.kept_units[place][i] for i in range(self.kept_size[place])]
        letters = [self.kept_letters[place][i] for i in range(self.kept_size[place])]
        return (
            [(self.unit_seat[unit], self.unit_slot[unit]) for unit in units],
            [letter for letter in letters if letter != NOBODY],
            self.kept_points[place],
        )

    @cython.final
    def find_words(self, seat: int, count: int, least: int) -> None:
        """Keep the best `count` words that a seat can lay."""
        self.gather(seat)
        self.kept = 0
        self.room = count
        self.least = least
        self.first_only = 0
        self.start_walk()
        self.seek(0)

    @cython.final
    def can_finish(self, seat: int) -> bool:
        """Whether a seat can lay any word; the first one found is kept."""
        self.gather(seat)
        self.kept = 0
        self.room = 1
        self.least = 0
        self.first_only = 1
        self.start_walk()
        self.seek(0)
        return self.kept > 0

    @cython.final
    def start_walk(self) -> None:
        """Add up what all columns together could bring, and sort them by their first letters."""
        self.walked = 0
        self.walked_worth = 0
        self.rest = 0
        self.rest_worth = 0
        self.rest_jokers = 0
        self.wild = 0
        self.mixed = 0
        self.barred = 0
        self.walk[0][0] = self.root
        self.walk_size[0] = 1
        for letter in range(ALPHABET):
            self.by_head[letter] = 0
        for value in range(MOST_VALUE + 1):
            self.by_value[value] = 0
        for unit in range(self.units):
            column = self.unit_column[unit]
            self.rest += self.length[column]
            self.rest_worth += self.worth[column]
            self.rest_jokers += self.jokers[column]
            for place in range(self.length[column]):
                self.by_value[self.values[self.cards[column][place]]] += 1
            self.sort_in(unit, column)
        self.add_up_dearest()

    @cython.final
    def sort_in(self, unit: int, column: int) -> None:
        """Note a column by the letter that it begins with."""
        if self.jokers[column] and not self.joker_scores:  # D15
            self.barred |= 1 << unit
        elif self.is_joker(column):
            self.wild |= 1 << unit
        elif self.readings[column] > 1 or bits(self.heads[unit]) > 1:
            self.mixed |= 1 << unit
        else:
            self.by_head[lowest(self.heads[unit])] |= 1 << unit

    @cython.final
    def add_up_dearest(self) -> None:
        """Add up what so many cards could be worth at most."""
        value = MOST_VALUE
        self.dearest[0] = 0
        for count in range(1, self.rest + 1):
            while self.by_value[value] == 0:
                value -= 1
            self.by_value[value] -= 1
            self.dearest[count] = self.dearest[count - 1] + value

    @cython.final
    def seek(self, depth: int) -> None:
        """Walk on from the places at `depth`."""
        if self.walk_size[depth] == 1:
            self.seek_letters(depth, self.walk[depth][0])
            if self.mixed:
                self.seek_units(depth, self.mixed)
        else:
            self.seek_units(depth, ~self.barred)

    @cython.final
    def seek_letters(self, depth: int, place: int) -> None:
        """Walk on from the only place, letter by letter, with the columns that begin so."""
        letters = self.ways[place] & LETTER_BITS
        way = self.ways_start[place]
        while letters:
            letter = lowest(letters)
            letters &= letters - 1
            fitting = self.by_head[letter] & ~self.taken
            while fitting:
                unit = lowest(fitting)
                fitting &= fitting - 1
                if self.twins[unit] & ~self.taken == 0:  # an equal column comes first
                    self.step_to(depth, unit, NOBODY, self.ways_to[way])
            fitting = self.wild & ~self.taken
            if fitting:
                self.step_to(depth, lowest(fitting), letter, self.ways_to[way])
            way += 1

    @cython.final
    def step_to(self, depth: int, unit: int, letter: int, place: int) -> None:
        """Lay one more column, whose first letter leads to a place, and walk on."""
        column = self.unit_column[unit]
        if self.length[column] > 1:
            self.made[0] = place
            if self.lead_on(1, column, 1) == 0:
                return
            place = self.made[0]
        if self.first_only and self.kept:
            return
        word = self.ways[place] & WORD_BIT and depth
        self.take(unit)
        more = (
            self.reach[place] > 1
            and depth + 1 < self.attention
            and self.most_points(self.reach[place] - 1, self.gain[place]) >= self.least
        )
        if word or more:
            self.path[depth] = unit
            self.declared[depth] = letter
            if word and self.is_owned():
                self.keep(depth + 1)
            if more:
                self.walk[depth + 1][0] = place
                self.walk_size[depth + 1] = 1
                self.seek(depth + 1)
        self.give_back(unit)

    @cython.final
    def lead_on(self, count: int, column: int, first: int) -> int:
        """Follow the cards of a column, from one on, from the places in `made`; count the ends."""
        for i in range(first, self.length[column]):
            count = self.lead_by(count, self.reads[self.cards[column][i]])
        return count

    @cython.final
    def lead_by(self, count: int, letters: int) -> int:
        """Follow a card that reads as some letters from the places in `made`; count the ends."""
        found = 0
        for i in range(count):
            ways = self.ways[self.made[i]]
            start = self.ways_start[self.made[i]]
            fitting = ways & letters
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                self.fresh[found] = self.ways_to[start + bits(ways & (bit - 1))]
                found += 1
        for i in range(found):
            self.made[i] = self.fresh[i]
        return found

    @cython.final
    def seek_units(self, depth: int, units: int) -> None:
        """Walk on with some of the columns, whatever their readings."""
        letters = 0
        for i in range(self.walk_size[depth]):
            letters |= self.ways[self.walk[depth][i]]
        letters &= LETTER_BITS
        for unit in range(self.units):
            if units >> unit & 1 == 0 or self.taken >> unit & 1:
                continue
            if self.heads[unit] & letters == 0 or self.twins[unit] & ~self.taken:
                continue  # an equal column comes first
            if self.first_only and self.kept:
                return
            if self.is_joker(self.unit_column[unit]):
                for letter in range(ALPHABET):
                    if letters >> letter & 1:
                        self.step(depth, unit, letter)
            else:
                self.step(depth, unit, NOBODY)

    @cython.final
    def step(self, depth: int, unit: int, letter: int) -> None:
        """Lay one more column if a word that counts may still come of it, and walk on."""
        count = self.walk_size[depth]
        for i in range(count):
            self.made[i] = self.walk[depth][i]
        if letter == NOBODY:
            count = self.lead_on(count, self.unit_column[unit], 0)
        else:
            count = self.lead_by(count, 1 << letter)
        if count == 0:
            return
        reach = 0
        gain = 0
        word = 0
        for i in range(count):
            place = self.made[i]
            self.walk[depth + 1][i] = place
            reach = self.reach[place] if self.reach[place] > reach else reach
            gain = self.gain[place] if self.gain[place] > gain else gain
            word |= self.ways[place] & WORD_BIT
        self.walk_size[depth + 1] = count
        self.path[depth] = unit
        self.declared[depth] = letter
        self.take(unit)
        if word and depth and self.is_owned():
            self.keep(depth + 1)
        more = reach > 1 and depth + 1 < self.attention
        if more and self.most_points(reach - 1, gain) >= self.least:
            self.seek(depth + 1)
        self.give_back(unit)

    @cython.final
    def take(self, unit: int) -> None:
        """Count a column among those laid."""
        column = self.unit_column[unit]
        self.taken |= 1 << unit
        self.walked += self.length[column]
        self.walked_worth += self.worth[column]
        self.rest -= self.length[column]
        self.rest_worth -= self.worth[column]
        self.rest_jokers -= self.jokers[column]

    @cython.final
    def give_back(self, unit: int) -> None:
        """Count a column among those left again."""
        column = self.unit_column[unit]
        self.taken ^= 1 << unit
        self.walked -= self.length[column]
        self.walked_worth -= self.worth[column]
        self.rest += self.length[column]
        self.rest_worth += self.worth[column]
        self.rest_jokers += self.jokers[column]

    @cython.final
    def most_points(self, reach: int, gain: int) -> int:
        """Return what a word could be worth at most: so many letters and values may come."""
        gain += self.rest_jokers * self.values[JOKER]
        length = self.rest if self.rest < reach else reach
        worth = self.rest_worth if self.rest_worth < gain else gain
        worth = self.dearest[length] if self.dearest[length] < worth else worth
        return (self.walked_worth + worth) * (self.walked + length)

    # -- keeping the best ------------------------------------------------------------------

    @cython.final
    def keep(self, size: int) -> None:
        """Keep the word of the path if it is among the best."""
        points = self.walked_worth * self.walked
        if points < self.least:
            return
        length = self.write_text(size)
        place = self.kept
        while place > 0 and self.kept_points[place - 1] <= points:
            compared = 1
            if self.kept_points[place - 1] == points:
                compared = self.compare(length, place - 1)
            if compared == 0:
                return  # the same cards were laid in another way before
            if compared < 0:
                break
            place -= 1
        if place == self.room:
            return
        self.insert(place, size, length, points)
        if self.kept == self.room and not self.first_only:
            self.least = self.kept_points[self.kept - 1]

    @cython.final
    def compare(self, length: int, place: int) -> int:
        """Compare `text` with that of a kept word, as texts are compared."""
        for i in range(length):
            if i == self.kept_length[place]:
                return 1
            gap = self.order[self.text[i]] - self.order[self.kept_text[place][i]]
            if gap:
                return gap
        return length - self.kept_length[place]

    @cython.final
    def insert(self, place: int, size: int, length: int, points: int) -> None:
        """Put the word of the path at its place, the last one out if there is no room."""
        last = self.kept if self.kept < self.room else self.room - 1
        while last > place:
            self.copy_kept(last - 1, last)
            last -= 1
        self.kept_points[place] = points
        self.kept_size[place] = size
        self.kept_length[place] = length
        for i in range(size):
            self.kept_units[place][i] = self.path[i]
            self.kept_letters[place][i] = self.declared[i]
        for i in range(length):
            self.kept_text[place][i] = self.text[i]
        if self.kept < self.room:
            self.kept += 1

    @cython.final
    def copy_kept(self, place: int, other: int) -> None:
        """Move a kept word."""
        self.kept_points[other] = self.kept_points[place]
        self.kept_size[other] = self.kept_size[place]
        self.kept_length[other] = self.kept_length[place]
        for i in range(self.kept_size[place]):
            self.kept_units[other][i] = self.kept_units[place][i]
            self.kept_letters[other][i] = self.kept_letters[place][i]
        for i in range(self.kept_length[place]):
            self.kept_text[other][i] = self.kept_text[place][i]
