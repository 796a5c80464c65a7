# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""A turn weighed: what a word brings, how sure one may be of it, what it takes from others.

Plain Python; `tactics.pxd` beside it gives the types that make it fast when compiled.
A word that is laid must stand until its owner's next turn, so what the others could make of it
counts as much as its points. The weights are learned in games (`solver/letters/duels.py`).
"""

from baliwords.solver.letters.kernels.circle_layout import (
    EXPOSED,
    FINISH,
    LAY,
    LAY_WORD,
    NO_THREAT,
    OPEN_ENDS,
    OWN_UNIT,
    PART_THREAT,
    READINGS,
    STANDING,
    STOLEN,
    TAKE_OFF,
    TAKE_WORD,
    THEIR_UNIT,
    TURN,
    WEIGHTS,
    WORD_THREAT,
)
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import ALPHABET, LETTER_BITS, SLOTS, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.sight import Sight
else:
    from baliwords.solver.letters.kernels.bits import bits
    from baliwords.solver.letters.kernels.sight import Sight

NOBODY = -1
NOTHING = -1e9


class Tactics(Sight):
    """Rows at which turns are weighed."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.before = index.left
        self.finish = index.finish
        if not cython.compiled:  # C arrays otherwise
            self.weights = [0.0] * WEIGHTS
            self.aim = [0] * READINGS
            self.danger = [0] * SLOTS
        self.width = 6
        self.aims = 0
        self.exposed = 0
        self.open_ends = 0

    def set_weights(self, weights: "list[float]", width: int) -> None:
        """Say how things are weighed, and how many words are."""
        for i in range(WEIGHTS):
            self.weights[i] = weights[i]
        self.width = width

    # -- what others can make of a column --------------------------------------------------

    @cython.final
    def aim_at(self, length: int) -> None:
        """Read the cards of `text` as the column that others might take."""
        self.made[0] = 0
        count = 1
        for place in range(length):
            count = self.read_on(count, self.text[place])
        for i in range(count):
            self.aim[i] = self.made[i]
        self.aims = count

    @cython.final
    def threat(self, length: int, seat: int, used: int) -> int:
        """Return what another seat could make of the column in `text` with one of its own.

        `used` are columns that will be gone. Two columns and more are not looked at.
        """
        self.aim_at(length)
        after = 0
        above = 0
        ends = 0
        for i in range(self.aims):
            after |= self.right[self.aim[i]] & LETTER_BITS
            above |= self.before[self.aim[i]]
            ends |= self.finish[self.aim[i]]
        self.open_ends = bits(after | above)
        if not self.steal:
            return NO_THREAT
        found = NO_THREAT
        for unit in range(self.units):
            if used >> unit & 1 or self.unit_seat[unit] == seat:
                continue
            column = self.unit_column[unit]
            if self.length[column] == 1:
                if self.heads[unit] & ends:
                    return WORD_THREAT
                if self.heads[unit] & (after | above):
                    found = PART_THREAT
                continue
            if self.heads[unit] & after:
                found = self.threat_below(column, found)
            if self.reads[self.cards[column][self.length[column] - 1]] & above:
                found = self.threat_above(column, length, found)
            if found == WORD_THREAT:
                return found
        return found

    @cython.final
    def threat_below(self, column: int, found: int) -> int:
        """Return the threat of a column that would stand under the one aimed at."""
        for i in range(self.aims):
            self.made[i] = self.aim[i]
        return self.made_threat(
            self.read_cards(self.aims, self.cards[column], self.length[column]), found
        )

    @cython.final
    def threat_above(self, column: int, length: int, found: int) -> int:
        """Return the threat of a column that would stand over the one in `text`."""
        count = self.readings[column]
        for i in range(count):
            self.made[i] = self.nodes[column][i]
        for place in range(length):
            count = self.read_on(count, self.text[place])
            if count == 0:
                break
        return self.made_threat(count, found)

    @cython.final
    def made_threat(self, count: int, found: int) -> int:
        """Return the worse of a threat and what the readings in `made` mean."""
        for i in range(count):
            found = found if found > PART_THREAT else PART_THREAT
            if self.right[self.made[i]] & WORD_BIT:
                return WORD_THREAT
        return found

    @cython.final
    def threat_to(self, column: int, seat: int) -> int:
        """Return what others could make of a column on the table; the columns are gathered."""
        for place in range(self.length[column]):
            self.text[place] = self.cards[column][place]
        return self.threat(self.length[column], seat, 0)

    # -- weighing --------------------------------------------------------------------------

    def weighed(self) -> "tuple[int, int, list[tuple[int, int]], list[int]]":
        """Return what to do, as `at_sight` does, by weight."""
        self.weigh()
        return self.chosen()

    @cython.final
    def weigh(self) -> None:
        """Choose the turn that weighs most; a join is then the path."""
        self.gather(self.turn)
        self.note_danger()
        self.find_words(self.turn, self.width, 0 if self.is_ending() else 1)
        best = NOTHING
        choice = NOBODY
        for place in range(self.kept):
            weight = self.weight_of_word(place)
            if weight > best:
                best = weight
                choice = place
        slot = NOBODY
        for own in range(self.slots):
            if self.is_complete(own) and self.weight_of_removal(own) > best:
                best = self.weight_of_removal(own)
                slot = own
        if slot != NOBODY and (best > 0 or self.is_ending()):
            self.kind = TAKE_OFF
            self.slot = slot
        elif choice != NOBODY:
            self.choose_kept(choice)
        else:
            self.weigh_parts(slot)

    @cython.final
    def weigh_parts(self, slot: int) -> None:
        """Choose a part, where no word is worth anything; else what can be done at all."""
        self.kind = 0
        if self.may_lay_parts() and self.best_pair():
            return
        self.first_of_all(0 if slot != NOBODY else -1)

    @cython.final
    def note_danger(self) -> None:
        """Note which of the own words others could take, and what they are worth."""
        self.exposed = 0
        for slot in range(self.slots):
            self.danger[slot] = NO_THREAT
            if self.is_complete(slot):
                column = self.rows[self.turn][slot]
                self.danger[slot] = self.threat_to(column, self.turn)
                if self.danger[slot] == WORD_THREAT:
                    self.exposed += self.worth[column] * self.length[column]

    @cython.final
    def weight_of_removal(self, slot: int) -> float:
        """Weigh taking an own word off."""
        column = self.rows[self.turn][slot]
        points = self.worth[column] * self.length[column]
        if self.takes_at_once():
            return points + self.bali_for(1)
        left = self.exposed - points if self.danger[slot] == WORD_THREAT else self.exposed
        return self.weights[TAKE_WORD + self.danger[slot]] * points - self.weights[EXPOSED] * left

    @cython.final
    def weight_of_word(self, place: int) -> float:
        """Weigh laying a kept word."""
        used = 0
        own = 0
        stolen = 0
        left = self.exposed
        size = self.kept_size[place]
        for i in range(size):
            unit = self.kept_units[place][i]
            used |= 1 << unit
            column = self.unit_column[unit]
            if self.unit_seat[unit] == self.turn:
                own += 1
                if self.danger[self.unit_slot[unit]] == WORD_THREAT:
                    left -= self.worth[column] * self.length[column]
            elif self.complete[column]:
                stolen += self.worth[column] * self.length[column]
        points = self.kept_points[place]
        if self.takes_at_once():
            return points + self.bali_for(own) + self.weights[STOLEN] * stolen
        for i in range(self.kept_length[place]):
            self.text[i] = self.kept_text[place][i]
        danger = self.threat(self.kept_length[place], self.turn, used)
        share = self.weights[LAY_WORD + danger]
        share -= self.weights[OPEN_ENDS] * self.open_ends / ALPHABET
        return (
            share * points
            + self.weights[STOLEN] * stolen
            - self.weights[EXPOSED] * left
            + self.weights[OWN_UNIT] * own
            + self.weights[THEIR_UNIT] * (size - own)
        )

    @cython.final
    def bali_for(self, own: int) -> int:
        """Return the bonus if so many own columns are the last ones (L60)."""
        columns = 0
        for slot in range(self.slots):
            columns += 1 if self.rows[self.turn][slot] != NOBODY else 0
        return self.bonus if columns == own else 0

    # -- doing it --------------------------------------------------------------------------

    @cython.final
    def act(self) -> None:
        """Do what was chosen."""
        if self.kind == TAKE_OFF:
            self.take_off(self.slot)
        elif self.kind == LAY or self.kind == FINISH:
            self.lay(self.laid)
        else:
            self.pass_turn()

    # -- what a position promises ----------------------------------------------------------

    @cython.final
    def prospects(self, seat: int) -> float:
        """Return the points that a seat may count on: its score and the words it has standing."""
        if self.is_over():
            return self.final_score(seat)
        total = 0.0
        for slot in range(self.slots):
            column = self.rows[seat][slot]
            if column != NOBODY and self.complete[column]:
                share = self.weights[STANDING + self.threat_to(column, seat)]
                total += share * self.worth[column] * self.length[column]
        if seat == self.turn:
            total += self.weights[TURN] * (self.pile_size - self.drawn > 0)
        return self.scores[seat] + total

    def lead_of(self, seat: int) -> float:
        """Return by how much a seat may count on more points than the best other."""
        return self.margin(seat)

    @cython.final
    def is_over(self) -> bool:
        """Whether nobody has anything more to do: all have passed, or nothing lies there."""
        if self.passes >= self.seats:
            return True
        if not self.is_ending():
            return False
        columns = 0
        for seat in range(self.seats):
            columns += 0 if self.is_empty(seat) else 1
        return columns == 0

    @cython.final
    def margin(self, seat: int) -> float:
        """Return by how much a seat may count on more points than the best other."""
        self.gather(self.turn)
        best = NOTHING
        for other in range(self.seats):
            if other != seat:
                points = self.prospects(other)
                best = points if points > best else best
        return self.prospects(seat) - best
