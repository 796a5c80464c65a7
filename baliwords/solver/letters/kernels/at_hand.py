# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The columns at hand: those that a seat may join, and every way to join them.

Plain Python; `at_hand.pxd` beside it gives the types that make it fast when compiled.
"""

from typing import TypeAlias

from baliwords.solver.letters.kernels.circle_layout import CARDS, READINGS, UNITS
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    DECLARED,
    JOKER,
    LETTER_BITS,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.circle import Circle
else:
    from baliwords.solver.letters.kernels.circle import Circle

NOBODY = -1
Laid: TypeAlias = tuple[list[tuple[int, int]], list[int], bytes, bool]
"""Units by seat and slot, letters declared, cards, whether they are a word."""


class AtHand(Circle):
    """Rows whose open columns one seat may join."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        if not cython.compiled:  # C arrays otherwise
            self.unit_column = [0] * UNITS
            self.unit_seat = [0] * UNITS
            self.unit_slot = [0] * UNITS
            self.heads = [0] * UNITS
            self.twins = [0] * UNITS
            self.level = [[0] * READINGS for _ in range(UNITS + 1)]
            self.level_size = [0] * (UNITS + 1)
            self.path = [0] * UNITS
            self.declared = [0] * UNITS
            self.text = [0] * CARDS
        self.units = 0

    # -- the columns at hand ---------------------------------------------------------------

    @cython.final
    def gather(self, seat: int) -> None:
        """List the columns that a seat may join: its own, then those of the others in turn."""
        self.units = 0
        self.own = 0
        self.free = 0
        for step in range(self.seats):
            other = (seat + step) % self.seats
            for slot in range(self.slots):
                column = self.rows[other][slot]
                if column == NOBODY:
                    self.free |= 1 if step == 0 and self.empty_slot else 0
                elif step == 0 or self.steal or not self.word[column]:
                    self.add_unit(other, slot, column)
            if step == 0:
                self.own = (1 << self.units) - 1
        self.level[0][0] = 0
        self.level_size[0] = 1
        self.taken = 0

    @cython.final
    def add_unit(self, seat: int, slot: int, column: int) -> None:
        """Put a column at the end of the list."""
        unit = self.units
        self.units += 1
        self.unit_column[unit] = column
        self.unit_seat[unit] = seat
        self.unit_slot[unit] = slot
        card = self.cards[column][0]
        self.heads[unit] = LETTER_BITS if card == JOKER else self.reads[card]
        self.twins[unit] = 0
        for other in range(unit):
            if self.are_equal(self.unit_column[other], column):
                self.twins[unit] |= 1 << other

    @cython.final
    def are_equal(self, one: int, other: int) -> bool:
        """Whether two columns have the same cards."""
        if self.length[one] != self.length[other]:
            return False
        for place in range(self.length[one]):
            if self.cards[one][place] != self.cards[other][place]:
                return False
        return True

    @cython.final
    def read_unit(self, depth: int, unit: int, letter: int) -> int:
        """Put the readings of a column laid behind those of `depth` into `made`; count them."""
        count = self.level_size[depth]
        for i in range(count):
            self.made[i] = self.level[depth][i]
        if letter == NOBODY:
            column = self.unit_column[unit]
            return self.read_cards(count, self.cards[column], self.length[column])
        return self.read_on(count, DECLARED + letter)

    @cython.final
    def letters_open(self, depth: int) -> int:
        """Return the letters that may come behind the readings of `depth`."""
        letters = 0
        for i in range(self.level_size[depth]):
            letters |= self.right[self.level[depth][i]]
        return letters & LETTER_BITS

    @cython.final
    def is_owned(self) -> bool:
        """Whether the columns taken may stand in the row of who takes them (L44, D26)."""
        return self.free != 0 or self.taken & self.own != 0

    # -- every way to join -----------------------------------------------------------------

    def assemblies(self) -> "list[Laid]":
        """Return every legal column the seat to move could lay, whatever the pile says.

        Each with its units, the letters declared, its cards and whether it is a word.
        """
        self.gather(self.turn)
        found: list[Laid] = []
        self._grow(0, found)
        return found

    def _grow(self, depth: int, found: "list[Laid]") -> None:
        for unit in range(self.units):
            if self.taken >> unit & 1:
                continue
            joker = self.is_joker(self.unit_column[unit])
            letters = self.letters_open(depth)
            for letter in range(ALPHABET) if joker else [NOBODY]:
                if joker and not letters >> letter & 1:
                    continue
                count = self.read_unit(depth, unit, letter)
                if count == 0:
                    continue
                self._arrive(depth, unit, letter, count)
                if depth and self.is_owned():
                    found.append(self._written(depth + 1))
                self._grow(depth + 1, found)
                self.taken ^= 1 << unit

    def _arrive(self, depth: int, unit: int, letter: int, count: int) -> None:
        for i in range(count):
            self.level[depth + 1][i] = self.made[i]
        self.level_size[depth + 1] = count
        self.path[depth] = unit
        self.declared[depth] = letter
        self.taken |= 1 << unit

    def _written(self, size: int) -> "Laid":
        units = [self.path[i] for i in range(size)]
        length = self.write_text(size)
        word = any(self.right[self.level[size][i]] & WORD_BIT for i in range(self.level_size[size]))
        jokers = sum([self.jokers[self.unit_column[unit]] for unit in units])
        return (
            [(self.unit_seat[unit], self.unit_slot[unit]) for unit in units],
            [self.declared[i] for i in range(size) if self.declared[i] != NOBODY],
            bytes([self.text[place] for place in range(length)]),
            word and (bool(self.joker_scores) or jokers == 0),
        )

    @cython.final
    def write_text(self, size: int) -> int:
        """Write the cards of the first columns of the path into `text`; return how many."""
        length = 0
        for i in range(size):
            column = self.unit_column[self.path[i]]
            for place in range(self.length[column]):
                self.text[length] = self.cards[column][place]
                length += 1
            if self.declared[i] != NOBODY:
                self.text[length - 1] = DECLARED + self.declared[i]
        return length
