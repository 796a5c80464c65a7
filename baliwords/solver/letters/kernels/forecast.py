# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""What comes of a turn: the game played on over many shuffled piles.

The seat that asks plays on by weight. Nobody knows how the others play: with every second pile
they are thought to weigh their turns too, with the others to take the best word at sight. A plan
that counts on one kind alone loses to the other.

Plain Python; `forecast.pxd` beside it gives the types that make it fast when compiled.
A forecast depends on its turn and its number alone, so all turns meet the same piles.
"""

from array import array
from typing import TypeAlias

from baliwords.core.shuffle import MASK64, MIX_ONE, MIX_TWO, STEP
from baliwords.solver.letters.kernels.circle_layout import CARDS, KEPT, LAY, TAKE_OFF, UNITS
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import ALPHABET, LETTER_BITS, STRIDE, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.tactics import Tactics
else:
    from baliwords.solver.letters.kernels.tactics import Tactics

NOBODY = -1
Kept: TypeAlias = tuple[list[tuple[int, int]], list[int], int]
"""Units by seat and slot, letters declared, points."""
TURNS = 8
"""Turns to choose from up to which parts are added."""
STEP_DOWN = 0.01
"""What a part weighs less than the one before it: next to nothing, but it keeps their order."""


class Forecast(Tactics):
    """Rows at which games are played on."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.dice = 0
        self.hidden_size = 0
        self.turns = 0
        self.mover = 0
        self.others_at_sight = 0
        self.steps = 0
        self.most_steps = 0
        self.each_way = 0
        if not cython.compiled:  # C arrays otherwise
            self.hidden = [0] * CARDS
            self.begun = [0] * UNITS
            self.begun_letters = [0] * UNITS

    # -- chance ----------------------------------------------------------------------------

    def hide(self, hidden: bytes) -> None:
        """Say which cards may be in the pile, in any order; it keeps its size."""
        self.hidden_size = len(hidden)
        for place, card in enumerate(hidden):
            self.hidden[place] = card

    @cython.final
    def next_bits(self) -> int:
        """Return 32 random bits (SplitMix64, as in core/shuffle.py)."""
        self.dice = (self.dice + STEP) & MASK64
        mixed = self.dice
        mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & MASK64
        return (mixed ^ (mixed >> 31)) >> 32

    @cython.final
    def lay_pile(self, seed: int, number: int) -> None:
        """Lay one of the many piles of a seed: the first of the hidden cards, shuffled."""
        self.dice = (seed ^ (number * STRIDE)) & MASK64
        for place in range(self.hidden_size):
            self.pile[place] = self.hidden[place]
        for last in range(self.hidden_size - 1, 0, -1):
            other = (self.next_bits() * (last + 1)) >> 32
            card = self.pile[last]
            self.pile[last] = self.pile[other]
            self.pile[other] = card

    # -- turns to choose from --------------------------------------------------------------

    def candidates(
        self, words: int
    ) -> "list[tuple[int, int, list[tuple[int, int]], list[int], float]]":
        """Return turns worth a thought with their weights: removals, the best words, parts.

        Of the parts there is one, and more where little else can be done.
        """
        self.gather(self.turn)
        self.note_danger()
        found: list[tuple[int, int, list[tuple[int, int]], list[int], float]] = []
        for slot in range(self.slots):
            if self.is_complete(slot):
                weight = self.weight_of_removal(slot)
                found.append((TAKE_OFF, slot, [], [], weight))
        self.find_words(self.turn, words if words < KEPT else KEPT, 0)
        weights = [self.weight_of_word(place) for place in range(self.kept)]
        for place in range(self.kept):
            self.choose_kept(place)
            found.append((*self.chosen(), weights[place]))
        more = self.may_lay_parts() and self.best_pair()
        count = 0
        known = [turn[:4] for turn in found]
        while more:
            if self.chosen() not in known:
                found.append((*self.chosen(), -STEP_DOWN * count))
            count += 1
            more = len(found) < TURNS and self.next_pair()
        return found

    # -- every word ------------------------------------------------------------------------

    def all_words(self, steps: int) -> "tuple[list[Kept], bool]":
        """Return all sets of columns that make a word, each with one way to lay it.

        From which row a letter comes makes a difference (L48), which of equal columns of a row
        does not. The walk takes so many steps at most; the second answer tells if that was enough.
        """
        self.gather(self.turn)
        self.start_walk()
        self.part_rows()
        found: dict[int, Kept] = {}
        self.steps = 0
        self.most_steps = steps
        self.each_way = 0
        self.spread(0, found)
        return list(found.values()), self.steps <= steps

    def ways_to_lay(self, units: "list[tuple[int, int]]", steps: int) -> "list[Kept]":
        """Return the ways to lay a word with just these columns, as far as so many steps lead."""
        self.gather(self.turn)
        self.start_walk()
        wanted = 0
        for unit in range(self.units):
            if (self.unit_seat[unit], self.unit_slot[unit]) in units:
                wanted |= 1 << unit
        self.barred |= ~wanted
        for unit in range(self.units):
            self.twins[unit] &= wanted
        found: dict[int, Kept] = {}
        self.steps = 0
        self.most_steps = steps
        self.each_way = wanted
        self.spread(0, found)
        return list(found.values())

    @cython.final
    def part_rows(self) -> None:
        """Forget that columns of different rows are equal."""
        for unit in range(self.units):
            for other in range(unit):
                if self.unit_seat[other] != self.unit_seat[unit]:
                    self.twins[unit] &= ~(1 << other)

    @cython.final
    def spread(self, depth: int, found: "dict[int, Kept]") -> None:
        """Walk on with every column that fits."""
        letters = 0
        for i in range(self.walk_size[depth]):
            letters |= self.ways[self.walk[depth][i]]
        letters &= LETTER_BITS
        for unit in range(self.units):
            if (self.taken | self.barred) >> unit & 1 or self.heads[unit] & letters == 0:
                continue
            if self.twins[unit] & ~self.taken:
                continue  # an equal column comes first
            if not self.is_joker(self.unit_column[unit]):
                self.spread_to(depth, unit, NOBODY, found)
                continue
            for letter in range(ALPHABET):
                if letters >> letter & 1:
                    self.spread_to(depth, unit, letter, found)

    @cython.final
    def spread_to(
        self,
        depth: int,
        unit: int,
        letter: int,
        found: "dict[int, Kept]",
    ) -> None:
        """Lay one more column, note the word if it is one, and walk on."""
        self.steps += 1
        count = self.follow(depth, unit, letter)
        if count == 0 or self.steps > self.most_steps:
            return
        word = 0
        reach = 0
        for i in range(count):
            place = self.walk[depth + 1][i]
            word |= self.ways[place] & WORD_BIT
            reach = self.reach[place] if self.reach[place] > reach else reach
        self.path[depth] = unit
        self.declared[depth] = letter
        self.take(unit)
        if word and depth and self.is_owned():
            self.note_word(depth + 1, found)
        if reach > 1 and depth + 1 < self.attention:
            self.spread(depth + 1, found)
        self.give_back(unit)

    @cython.final
    def note_word(self, size: int, found: "dict[int, Kept]") -> None:
        """Note the word of the path: the first of its columns, or each if it takes all wanted."""
        key = self.taken
        if self.each_way:
            key = len(found)
        if (self.each_way and self.each_way != self.taken) or key in found:
            return
        self.kind = LAY
        self.laid = size
        found[key] = (*self.chosen()[2:], self.walked_worth * self.walked)

    @cython.final
    def follow(self, depth: int, unit: int, letter: int) -> int:
        """Find the places behind those at `depth` to which a column leads; count them."""
        count = self.walk_size[depth]
        for i in range(count):
            self.made[i] = self.walk[depth][i]
        if letter == NOBODY:
            count = self.lead_on(count, self.unit_column[unit], 0)
        else:
            count = self.lead_by(count, 1 << letter)
        for i in range(count):
            self.walk[depth + 1][i] = self.made[i]
        self.walk_size[depth + 1] = count
        return count

    # -- playing on ------------------------------------------------------------------------

    @cython.final
    def play_on(self, horizon: int) -> None:
        """Take so many turns, or as many as there are; with an empty pile all that are left, for
        then nothing is hidden, and who emptied it shows.
        """
        self.turns = 0
        while (self.turns < horizon or self.is_ending()) and not self.is_over():
            if self.others_at_sight and self.turn != self.mover:
                self.look()
            else:
                self.weigh()
            self.act()
            self.turns += 1

    @cython.final
    def begin(self, kind: int, slot: int, size: int) -> None:
        """Take the turn whose forecast is wanted."""
        self.kind = kind
        self.slot = slot
        self.laid = size
        if kind >= LAY:
            self.gather(self.turn)
            for i in range(size):
                self.path[i] = self.begun[i]
                self.declared[i] = self.begun_letters[i]
        self.act()

    def roll(
        self,
        turn: "tuple[int, int, list[tuple[int, int]], list[int]]",
        seed: int,
        first: int,
        horizon: int,
        margins: "array[float]",
        points: "array[float]",
    ) -> int:
        """Take a turn and play on, for each place of `margins` with a pile of its own.

        A margin is what the seat to move may then count on more than the best other, points
        are what it may count on. Returns how many turns were taken in all.
        """
        kind, slot, units, letters = turn
        size = self.find_path(units, letters)
        for i in range(size):
            self.begun[i] = self.path[i]
            self.begun_letters[i] = self.declared[i]
        return self.roll_all(kind, slot, size, seed, first, horizon, margins, points)

    @cython.final
    def roll_all(
        self,
        kind: int,
        slot: int,
        size: int,
        seed: int,
        first: int,
        horizon: int,
        margins: "array[float]",
        points: "array[float]",
    ) -> int:
        """Do what `roll` says."""
        taken = 0
        seat = self.turn
        self.mover = seat
        count = len(margins)
        with cython.nogil:
            for i in range(count):
                self.lay_pile(seed, first + i)
                self.others_at_sight = (first + i) & 1
                self.begin(kind, slot, size)
                self.play_on(horizon)
                taken += self.turns + 1
                margins[i] = self.margin(seat)
                points[i] = self.prospects(seat)
                while self.depth:
                    self.take_back()
            self.others_at_sight = 0
        return taken

    def play_game(self, horizon: int) -> "list[int]":
        """Play the game that is laid out to its end; return the final scores."""
        with cython.nogil:
            self.play_on(horizon)
        return self.final_scores()
