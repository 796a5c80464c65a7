# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The turns of several players: who may do what, what it does, whose turn is next, the end.

Plain Python; `rounds.pxd` beside it gives the types that make it fast when compiled.
Nobody bluffs here: only parts of words are laid.
"""

from baliwords.solver.letters.kernels.layout import ALPHABET

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.walker import Walker
else:
    from baliwords.solver.letters.kernels.walker import Walker

NOBODY = -1
GOES_ON, USED_UP, PASSED, FINISHED, STUCK = range(5)


class Rounds(Walker):
    """Rows at which turns are taken."""

    # -- what may be done ------------------------------------------------------------------

    @cython.final
    def is_ending(self) -> bool:
        """Whether the last card was drawn (D29)."""
        return self.drawn == self.pile_size

    @cython.final
    def can_remove(self, seat: int) -> bool:
        """Whether a seat owns a complete word."""
        for slot in range(self.slots):
            column = self.rows[seat][slot]
            if column != NOBODY and self.complete[column]:
                return True
        return False

    @cython.final
    def can_assemble(self, seat: int) -> bool:
        """Whether a seat can lay a part, or in the end phase a word (L58).

        Each piece of a legal column is legal (D9), so two columns will do for a part.
        """
        if self.is_ending():
            return self.can_finish(seat)
        self.gather(seat)
        for unit in range(self.units):
            self.taken = 1 << unit
            if self.is_joker(self.unit_column[unit]):
                for letter in range(ALPHABET):
                    if self.right[0] >> letter & 1 and self.joins_any(unit, letter):
                        return True
            elif self.joins_any(unit, NOBODY):
                return True
        return False

    @cython.final
    def joins_any(self, unit: int, letter: int) -> bool:
        """Whether some other column can stand under a column."""
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
            if self.is_joker(self.unit_column[other]) or self.read_unit(1, other, NOBODY):
                return True
        return False

    @cython.final
    def can_act(self, seat: int) -> bool:
        """Whether a seat could assemble or remove if it were its turn."""
        return self.can_remove(seat) or self.can_assemble(seat)

    def may_pass(self) -> bool:
        """Tell whether the seat to move may pass (L52, L54, D31)."""
        if self.can_assemble(self.turn):
            return not self.strict
        return not self.can_remove(self.turn)

    def removable(self) -> "list[int]":
        """Return the slots from which the seat to move may take a word off."""
        row = [self.rows[self.turn][slot] for slot in range(self.slots)]
        return [slot for slot, c in enumerate(row) if c != NOBODY and self.complete[c]]

    def why_over(self) -> int:
        """Return why the game is over, 0 while it goes on."""
        return self.ended()

    @cython.final
    def ended(self) -> int:
        """Return why the game is over, 0 while it goes on (D24)."""
        empty = 1
        voids = 0
        for seat in range(self.seats):
            for slot in range(self.slots):
                if self.rows[seat][slot] == NOBODY:
                    voids = 1
                else:
                    empty = 0
        if self.is_ending() and empty:
            return USED_UP
        if self.passes >= self.seats:
            return PASSED
        for seat in range(self.seats):
            if self.can_act(seat):
                return GOES_ON
        if self.is_ending():
            return FINISHED
        return GOES_ON if voids else STUCK  # D21: the round goes on until they are filled

    # -- doing it --------------------------------------------------------------------------

    def assemble(self, units: "list[tuple[int, int]]", letters: "list[int]") -> None:
        """Join columns, given by seat and slot, and end the turn; in the end phase take off."""
        self.lay(self.find_path(units, letters))

    def find_path(self, units: "list[tuple[int, int]]", letters: "list[int]") -> int:
        """Make columns, given by seat and slot, the path; return how many there are."""
        self.gather(self.turn)
        places = {}
        for unit in range(self.units):
            places[self.unit_seat[unit], self.unit_slot[unit]] = unit
        declared = iter(letters)
        for place, where in enumerate(units):
            unit = self.path[place] = places[where]
            joker = self.is_joker(self.unit_column[unit])
            self.declared[place] = next(declared) if joker else NOBODY
        return len(units)

    def remove(self, slot: int) -> None:
        """Take a complete word of the own row off and end the turn."""
        self.take_off(slot)

    def pass_on(self) -> None:
        """Pass."""
        self.pass_turn()

    @cython.final
    def lay(self, size: int) -> None:
        """Join the first columns of the path and end the turn."""
        self.remember()
        seat = self.turn
        column = self.size
        self.size += 1
        self.length[column] = self.write_text(size)
        for place in range(self.length[column]):
            self.cards[column][place] = self.text[place]
        self.read_column(column)
        slot = self.target(size)
        for i in range(size):
            self.rows[self.unit_seat[self.path[i]]][self.unit_slot[self.path[i]]] = NOBODY
        self.rows[seat][slot] = column
        self.passes = 0
        if self.same_turn and self.is_ending():  # D28
            self.count_off(seat, slot)
        self.end_turn()

    @cython.final
    def target(self, size: int) -> int:
        """Return where a joined column will stand: with the first own one, else in a void."""
        for i in range(size):
            if self.unit_seat[self.path[i]] == self.turn:
                return self.unit_slot[self.path[i]]
        slot = 0
        while self.rows[self.turn][slot] != NOBODY:
            slot += 1
        return slot

    @cython.final
    def count_off(self, seat: int, slot: int) -> None:
        """Take a word off and count its points."""
        column = self.rows[seat][slot]
        self.scores[seat] += self.worth[column] * self.length[column]
        self.rows[seat][slot] = NOBODY

    @cython.final
    def take_off(self, slot: int) -> None:
        """Take a complete word of the own row off and end the turn."""
        self.remember()
        self.count_off(self.turn, slot)
        self.passes = 0
        self.end_turn()

    @cython.final
    def pass_turn(self) -> None:
        """Pass."""
        self.remember()
        self.passes += 1
        self.end_turn()

    @cython.final
    def end_turn(self) -> None:
        """Fill the voids; give the turn to the left, past those who owe a turn (L49, L57)."""
        if not self.by_round:
            self.refill()
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.by_round and self.turn == self.leader:
                drawn = self.drawn
                self.refill()
                if self.drawn > drawn:
                    self.passes = 0
            if self.skips[self.turn] == 0:
                return
            # D34: a skipped turn is a pass only for one who could not have played.
            self.passes = 0 if self.can_act(self.turn) else self.passes + 1
            self.skips[self.turn] -= 1
