# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""A turn at sight: the best word now, else the join that leaves most joins open.

Plain Python; `sight.pxd` beside it gives the types that make it fast when compiled.
What it means is written down plainly in `solver/letters/at_sight.py`.
"""

from baliwords.solver.letters.kernels.circle_layout import FINISH, LAY, PASS, TAKE_OFF
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import ALPHABET, SLOTS, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.rounds import Rounds
else:
    from baliwords.solver.letters.kernels.rounds import Rounds

NOBODY = -1


class Sight(Rounds):
    """Rows at which turns are chosen at sight."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.kind = PASS
        self.slot = 0
        self.laid = 0
        if not cython.compiled:  # C arrays otherwise
            self.joins = [[0] * SLOTS for _ in range(SLOTS)]
            self.pair = [0] * 2
            self.pair_letters = [0] * 2
        self.best_joins = NOBODY
        self.last_joins = NOBODY
        self.goes_on = 0

    def at_sight(self) -> "tuple[int, int, list[tuple[int, int]], list[int]]":
        """Return what to do: pass, take off (a slot), lay or finish (units, letters declared)."""
        self.look()
        return self.chosen()

    def chosen(self) -> "tuple[int, int, list[tuple[int, int]], list[int]]":
        """Return what was chosen: what to do, a slot, units by seat and slot, letters."""
        units, letters = [], []
        for i in range(self.laid if self.kind >= LAY else 0):
            unit = self.path[i]
            units.append((self.unit_seat[unit], self.unit_slot[unit]))
            if self.declared[i] != NOBODY:
                letters.append(self.declared[i])
        return self.kind, self.slot, units, letters

    @cython.final
    def look(self) -> None:
        """Choose at sight; a join is then the path."""
        removed = self.dearest_removal()
        if removed > 0 and not self.takes_at_once():
            return
        self.find_words(self.turn, 1, removed if removed > 0 else 1)
        if self.kept and (removed <= 0 or self.is_better_than_removal(removed)):
            self.choose_kept(0)
        elif removed <= 0 and not (self.may_lay_parts() and self.best_pair()):
            self.first_of_all(removed)

    @cython.final
    def takes_at_once(self) -> bool:
        """Whether a word is taken off in the turn that makes it (D14, D28)."""
        return self.seats == 1 or (self.same_turn != 0 and self.is_ending())

    @cython.final
    def may_lay_parts(self) -> bool:
        """Whether columns may be joined without being taken off."""
        return self.seats == 1 or not self.takes_at_once()

    @cython.final
    def dearest_removal(self) -> int:
        """Choose the own word worth most, the last in the alphabet of equals; -1 if none."""
        self.kind = PASS
        best = -1
        for slot in range(self.slots):
            if not self.is_complete(slot):
                continue
            column = self.rows[self.turn][slot]
            points = self.worth[column] * self.length[column]
            if points > best or (points == best and self.comes_later(column)):
                best = points
                self.kind = TAKE_OFF
                self.slot = slot
        return best

    @cython.final
    def is_complete(self, slot: int) -> bool:
        """Whether a word stands in an own slot."""
        column = self.rows[self.turn][slot]
        return column != NOBODY and self.complete[column] != 0

    @cython.final
    def comes_later(self, column: int) -> bool:
        """Whether a column comes later in the alphabet than that of the chosen slot."""
        self.write_kept(self.rows[self.turn][self.slot])
        for place in range(self.length[column]):
            self.text[place] = self.cards[column][place]
        return self.compare(self.length[column], 0) > 0

    @cython.final
    def write_kept(self, column: int) -> None:
        """Write a column where the text of a kept word stands."""
        self.kept_length[0] = self.length[column]
        for place in range(self.length[column]):
            self.kept_text[0][place] = self.cards[column][place]

    @cython.final
    def is_better_than_removal(self, points: int) -> bool:
        """Whether the word to be laid beats the chosen removal; of equals the later word wins."""
        if self.kept_points[0] != points:
            return self.kept_points[0] > points
        for place in range(self.kept_length[0]):
            self.text[place] = self.kept_text[0][place]
        length = self.kept_length[0]
        self.write_kept(self.rows[self.turn][self.slot])
        return self.compare(length, 0) > 0

    @cython.final
    def choose_kept(self, place: int) -> None:
        """Choose to lay a kept word: it becomes the path."""
        self.kind = FINISH if self.takes_at_once() else LAY
        self.laid = self.kept_size[place]
        for i in range(self.laid):
            self.path[i] = self.kept_units[place][i]
            self.declared[i] = self.kept_letters[place][i]

    @cython.final
    def first_of_all(self, removed: int) -> None:
        """Choose the first thing that can be done at all: words worth nothing, or to pass."""
        if removed == 0:
            slot = 0
            while (
                self.rows[self.turn][slot] == NOBODY
                or not self.complete[self.rows[self.turn][slot]]
            ):
                slot += 1
            self.kind = TAKE_OFF
            self.slot = slot
        elif self.seats > 1 and self.is_ending() and self.can_finish(self.turn):
            self.choose_kept(0)

    # -- the best pair ---------------------------------------------------------------------

    @cython.final
    def best_pair(self) -> bool:
        """Choose the join of two columns after which most joins are left in the own row."""
        self.goes_on = 0
        return self.find_pair()

    @cython.final
    def next_pair(self) -> bool:
        """Choose the best join of two columns that makes another column, behind the one chosen."""
        self.goes_on = 1
        self.last_joins = self.best_joins
        self.copy_kept(0, 1)
        return self.find_pair()

    @cython.final
    def find_pair(self) -> bool:
        """Choose the best pair of those that are asked for."""
        self.gather(self.turn)
        self.note_joins()
        self.best_joins = -1
        for unit in range(self.units):
            if self.is_joker(self.unit_column[unit]):
                for letter in range(ALPHABET):
                    if self.right[0] >> letter & 1:
                        self.try_under(unit, letter)
            else:
                self.try_under(unit, NOBODY)
        if self.best_joins < 0:
            return False
        self.kind = LAY
        self.laid = 2
        for i in range(2):
            self.path[i] = self.pair[i]
            self.declared[i] = self.pair_letters[i]
        return True

    @cython.final
    def try_under(self, unit: int, letter: int) -> None:
        """Try every column under one."""
        count = self.read_unit(0, unit, letter)
        for i in range(count):
            self.level[1][i] = self.made[i]
        self.level_size[1] = count
        letters = self.letters_open(1)
        for other in range(self.units):
            if other == unit or self.heads[other] & letters == 0:
                continue
            if not (self.free or (self.own >> unit | self.own >> other) & 1):
                continue
            if self.is_joker(self.unit_column[other]):
                for wild in range(ALPHABET):
                    if letters >> wild & 1:
                        self.try_pair(unit, letter, other, wild)
            else:
                self.try_pair(unit, letter, other, NOBODY)

    @cython.final
    def try_pair(self, unit: int, letter: int, other: int, wild: int) -> None:
        """Keep a pair if it is the best so far: most joins left, short, late in the alphabet."""
        self.path[0] = unit
        self.path[1] = other
        self.declared[0] = letter
        self.declared[1] = wild
        count = self.read_unit(1, other, wild)
        must_be_word = self.seats > 1 and self.is_ending()  # L58
        if count == 0 or (must_be_word and not self.makes_word(count)):
            return
        joins = self.joins_after(unit, other, count)
        length = self.write_text(2)
        if self.compare_pair(joins - self.best_joins, length, 0) <= 0:
            return
        if self.goes_on and self.compare_pair(joins - self.last_joins, length, 1) >= 0:
            return
        self.best_joins = joins
        self.kept_length[0] = length
        for place in range(length):
            self.kept_text[0][place] = self.text[place]
        for i in range(2):
            self.pair[i] = self.path[i]
            self.pair_letters[i] = self.declared[i]

    @cython.final
    def compare_pair(self, better: int, length: int, place: int) -> int:
        """Compare the pair in `text`, which leaves so many joins more, with one that is kept."""
        if better == 0:
            better = self.kept_length[place] - length
        return better if better else self.compare(length, place)

    @cython.final
    def makes_word(self, count: int) -> bool:
        """Whether one of the readings in `made` is a word that may be taken off (D15)."""
        jokers = 0
        for i in range(2):
            jokers += self.jokers[self.unit_column[self.path[i]]]
        words = 0
        for i in range(count):
            words |= self.right[self.made[i]] & WORD_BIT
        return words != 0 and (self.joker_scores != 0 or jokers == 0)

    # -- counting joins --------------------------------------------------------------------

    @cython.final
    def note_joins(self) -> None:
        """Note which columns of the own row join, the first over the second."""
        for a in range(self.slots):
            for b in range(self.slots):
                self.joins[a][b] = 0
                over = self.rows[self.turn][a]
                under = self.rows[self.turn][b]
                if a != b and over != NOBODY and under != NOBODY:
                    self.joins[a][b] = 1 if self.do_join(over, under) else 0

    @cython.final
    def do_join(self, over: int, under: int) -> bool:
        """Whether two columns join; an undeclared joker may be any letter."""
        if self.is_joker(over):
            for letter in range(ALPHABET):
                self.made[0] = self.child(0, letter)
                if self.made[0] and self.joins_made(1, under):
                    return True
            return False
        count = self.readings[over]
        for i in range(count):
            self.made[i] = self.nodes[over][i]
        return self.joins_made(count, under)

    @cython.final
    def joins_made(self, count: int, under: int) -> bool:
        """Whether a column can stand behind the readings in `made`, which it changes."""
        if not self.is_joker(under):
            return self.read_cards(count, self.cards[under], self.length[under]) > 0
        for letter in range(ALPHABET):
            for i in range(count):
                if self.right[self.made[i]] >> letter & 1:
                    return True
        return False

    @cython.final
    def joins_after(self, unit: int, other: int, count: int) -> int:
        """Count the joins in the own row with the pair, whose readings are in `made`, in it."""
        column = self.size  # beyond all columns: nothing lies there
        self.readings[column] = count
        for i in range(count):
            self.nodes[column][i] = self.made[i]
        self.length[column] = self.write_text(2)
        for place in range(self.length[column]):
            self.cards[column][place] = self.text[place]
        total = 0
        for a in range(self.slots):
            over = self.rows[self.turn][a]
            if over == NOBODY or self.is_used(a, unit, other):
                continue
            total += self.do_join(over, column)
            total += self.do_join(column, over)
            for b in range(self.slots):
                if not self.is_used(b, unit, other):
                    total += self.joins[a][b]
        return total

    @cython.final
    def is_used(self, slot: int, unit: int, other: int) -> bool:
        """Whether the pair takes the column of an own slot."""
        return (self.unit_seat[unit] == self.turn and self.unit_slot[unit] == slot) or (
            self.unit_seat[other] == self.turn and self.unit_slot[other] == slot
        )
