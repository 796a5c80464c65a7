# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The end of a game, exactly: with the pile empty, the best words that the columns can make.

The best word of each set of columns by walking the tree of parts, then the best way to share
all columns out among such sets (L30): microseconds for seven columns.

When one card is left and known, it can be shared out with the columns: the end is the best one
there is if a move leads to it, and a join or removal that is part of it does.
"""

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    DECLARED,
    JOKER,
    NOBODY,
    PLACES,
    READINGS,
    SLOTS,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.table import Solitaire
else:
    from baliwords.solver.letters.kernels.table import Solitaire

NO_WAY = -1
"""Less than any points: the columns cannot all be used."""
SHARES = 1 << PLACES


class Ending(Solitaire):
    """A table that can see its end."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.bonus_points = 50
        self.bonus_times = 1
        self.ends_bali = 0
        if not cython.compiled:
            self.path = [[0] * READINGS for _ in range(PLACES + 1)]
            self.places = [NOBODY] * PLACES
            self.end_points = [0] * SHARES
            self.end_order = [0] * SHARES
            self.end_letter = [0] * SHARES
            self.best_some = [0] * SHARES
            self.best_all = [0] * SHARES
            self.part_some = [0] * SHARES
            self.part_all = [0] * SHARES

    def set_bonus(self, points: int, times: int) -> None:
        """Set what a BALI brings: points added, and the factor of the whole score (D1)."""
        self.bonus_points = points
        self.bonus_times = times

    def end_score(self) -> int:
        """Return the best final score; the pile must be empty."""
        return self.final_score()

    def is_bali(self) -> bool:
        """Whether the end that `end_score` found uses up all columns."""
        return self.ends_bali != 0

    @cython.final
    def final_score(self) -> int:
        """Return the best final score when the pile is empty, the bonus included."""
        self.places[SLOTS] = NOBODY
        return self.best_end()

    @cython.final
    def score_with(self, card: int) -> int:
        """Return the best final score if this card lay beside the columns, the pile empty."""
        column = self.size
        self.cards[column][0] = card
        self.length[column] = 1
        self.read_column(column)
        self.places[SLOTS] = column
        return self.best_end()

    @cython.final
    def best_end(self) -> int:
        """Share the columns of the row, and what lies beside them, out among words."""
        for subset in range(SHARES):
            self.end_points[subset] = 0
        used = 0
        for slot in range(SLOTS):
            self.places[slot] = self.row[slot]
        for slot in range(PLACES):
            if self.places[slot] != NOBODY:
                used |= 1 << slot
        self.end_used = used
        self.made[0] = 0
        self.path[0][0] = 0
        self.lay_words(0, 1, 0, 0, 0, 0, 0)
        self.share_out(used)
        some = self.score + self.best_some[used]
        if self.best_all[used] < 0:
            self.ends_bali = 0
            return some
        whole = (self.score + self.best_all[used]) * self.bonus_times + self.bonus_points
        self.ends_bali = whole >= some
        return whole if self.ends_bali else some

    @cython.final
    def lay_words(
        self, depth: int, count: int, subset: int, length: int, worth: int, order: int, letter: int
    ) -> None:
        """Try every column behind those laid so far and note the best word of each subset."""
        for slot in range(PLACES):
            column = self.places[slot]
            if column == NOBODY or subset >> slot & 1:
                continue
            if self.is_joker(column):
                self.lay_joker(depth, count, subset, length, worth, order, slot)
                continue
            for i in range(count):
                self.made[i] = self.path[depth][i]
            found = self.read_cards(count, self.cards[column], self.length[column])
            if found:
                self.note_word(
                    depth + 1,
                    found,
                    subset | 1 << slot,
                    length + self.length[column],
                    worth + self.worth[column],
                    order * 16 + slot + 1,
                    letter,
                )

    @cython.final
    def lay_joker(
        self, depth: int, count: int, subset: int, length: int, worth: int, order: int, slot: int
    ) -> None:
        """The same for the undeclared joker, with each letter that it may stand for."""
        letters = 0
        for i in range(count):
            letters |= self.right[self.path[depth][i]]
        for letter in range(ALPHABET):
            if letters >> letter & 1:
                for i in range(count):
                    self.made[i] = self.path[depth][i]
                found = self.read_on(count, DECLARED + letter)
                self.note_word(
                    depth + 1,
                    found,
                    subset | 1 << slot,
                    length + 1,
                    worth + self.values[JOKER],
                    order * 16 + slot + 1,
                    letter,
                )

    @cython.final
    def note_word(
        self, depth: int, count: int, subset: int, length: int, worth: int, order: int, letter: int
    ) -> None:
        """Note the columns laid so far if they are a word, and go on."""
        complete = 0
        for i in range(count):
            self.path[depth][i] = self.made[i]
            if self.right[self.made[i]] & WORD_BIT:
                complete = 1
        if complete and worth * length + 1 > self.end_points[subset]:
            self.end_points[subset] = worth * length + 1  # 0 stands for no word
            self.end_order[subset] = order
            self.end_letter[subset] = letter
        self.lay_words(depth, count, subset, length, worth, order, letter)

    @cython.final
    def share_out(self, used: int) -> None:
        """Find the best way to share the columns out among words: some of them, all of them."""
        self.best_some[0] = 0
        self.best_all[0] = 0
        for subset in range(1, used + 1):
            if subset & used != subset:
                continue
            lowest = subset & (0 - subset)
            rest = subset ^ lowest
            self.best_some[subset] = self.best_some[rest]
            self.part_some[subset] = 0
            self.best_all[subset] = NO_WAY
            part = rest
            while True:
                self.try_share(subset, part | lowest)
                if part == 0:
                    break
                part = (part - 1) & rest

    @cython.final
    def try_share(self, subset: int, part: int) -> None:
        """Make `part` one word and share the others out."""
        if self.end_points[part] == 0:
            return
        points = self.end_points[part] - 1
        others = subset ^ part
        if points + self.best_some[others] > self.best_some[subset]:
            self.best_some[subset] = points + self.best_some[others]
            self.part_some[subset] = part
        if self.best_all[others] >= 0 and points + self.best_all[others] > self.best_all[subset]:
            self.best_all[subset] = points + self.best_all[others]
            self.part_all[subset] = part

    def end_plan(self) -> "list[tuple[list[int], int]]":
        """Return the words of `final_score`: each as slots in order, with the joker's letter."""
        self.final_score()
        left = self.end_used
        plan = []
        while left:
            part = self.next_part(left)
            if part == 0:
                left ^= left & (0 - left)
                continue
            slots: list[int] = []
            order = self.end_order[part]
            while order:
                slots.insert(0, (order & 15) - 1)
                order >>= 4
            plan.append((slots, self.end_letter[part]))
            left ^= part
        return plan

    @cython.final
    def next_part(self, left: int) -> int:
        """Return the columns of the next word of the best end, 0 if the lowest has none."""
        return self.part_all[left] if self.ends_bali else self.part_some[left]

    @cython.final
    def find_opening(self) -> bool:
        """Find a move of the row that is part of the end found: a join, or a word of one column.

        Not one with the undeclared joker: its letter would have to be that of the end.
        """
        left = self.end_used
        while left:
            part = self.next_part(left)
            if part == 0:
                left ^= left & (0 - left)
                continue
            if self.find_pair(self.end_order[part]):
                return True
            left ^= part
        return False

    @cython.final
    def find_pair(self, order: int) -> bool:
        """Find two columns of the row that stand one under the other, or one that is the word."""
        if order < 16 and order <= SLOTS:
            self.opening_slot = order - 1
            self.opening_under = NOBODY
            return True
        while order >= 16:
            under = (order & 15) - 1
            order >>= 4
            over = (order & 15) - 1
            if self.can_open(over) and self.can_open(under):
                self.opening_slot = over
                self.opening_under = under
                return True
        return False

    @cython.final
    def can_open(self, place: int) -> bool:
        """Whether a place of an end is a column of the row, and no undeclared joker."""
        return place < SLOTS and not self.is_joker(self.places[place])
