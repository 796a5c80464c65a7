# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The open game: a beam search that knows the order of the pile.

Plain Python; `beam.pxd` beside it gives the types that make it fast when compiled.
Each move draws one card, so all games that have made the same number of moves have the same
pile left: a generation of the beam. A game is a line of bytes: the lengths of its columns, then
their cards. A generation is grown in three steps: every move of every game gets a value; the best
ones that differ are chosen; their games are written down.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import DECLARED, JOKER, LINE, MOST_MOVES, NOBODY, SLOTS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.rollouts import Roller
else:
    from baliwords.solver.letters.kernels.move_code import code_of, letter_in, slot_in, under_in
    from baliwords.solver.letters.kernels.rollouts import Roller

STEPS = 4096
"""Values are sorted by quarter points."""
MASK64 = (1 << 64) - 1
BASE, MIX = 0x100000001B3, 0xFF51AFD7ED558CCD


class Generation:
    """Games that have made the same number of moves: line and score of each, whence it came."""

    def __init__(self, games: int, drawn: int) -> None:
        self.games = games
        self.drawn = drawn
        self.lines = bytearray(games * LINE)
        self.scores = array("i", bytes(4 * games))
        self.parents = array("i", bytes(4 * games))
        self.moves = array("i", bytes(4 * games))


class Offspring:
    """The moves of a generation: value, game, move, and the key of the table it leads to.

    Each game has room of its own for the most moves there can be, so that threads may share
    the games out; `keep` then closes the gaps.
    """

    def __init__(self, games: int) -> None:
        room = games * MOST_MOVES
        self.values = array("f", bytes(4 * room))
        self.parents = array("i", bytes(4 * room))
        self.moves = array("i", bytes(4 * room))
        self.keys = array("Q", bytes(8 * room))
        self.count = 0

    def keep(self, begin: int, end: int) -> None:
        """Keep what was written from one place to another, behind what is kept so far."""
        for place in range(begin, end):
            self.values[self.count] = self.values[place]
            self.parents[self.count] = self.parents[place]
            self.moves[self.count] = self.moves[place]
            self.keys[self.count] = self.keys[place]
            self.count += 1


class Beam(Roller):
    """A table that grows a beam; each thread has its own."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.found = 0
        if not cython.compiled:  # C arrays otherwise
            self.raw = [0] * SLOTS
            self.counts = [0] * (STEPS + 1)

    # -- one game as bytes -----------------------------------------------------------------

    @cython.final
    def load(self, generation: Generation, game: int) -> None:
        """Lay a game of the generation out on the table."""
        self.size = 0
        self.depth = 0
        self.score = generation.scores[game]
        self.drawn = generation.drawn
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            self.row[slot] = NOBODY
        for slot in range(SLOTS):
            length = generation.lines[game * LINE + slot]
            if length == 0:
                continue
            column = self.size
            self.size += 1
            self.length[column] = length
            for i in range(length):
                self.cards[column][i] = generation.lines[place + i]
            place += length
            self.read_column(column)
            self.row[slot] = column
            self.link_up(column)

    @cython.final
    def mixed(self, raw: int) -> int:
        """Return a number that any change of a column changes in many places."""
        raw = (raw ^ (raw >> 33)) * MIX & MASK64
        return raw ^ (raw >> 29)

    @cython.final
    def hashed(self, raw: int, column: int, letter: int) -> int:
        """Read the cards of a column on into a hash; an undeclared joker counts as `letter`."""
        for place in range(self.length[column]):
            card = self.cards[column][place]
            if card == JOKER and letter != NOBODY:
                card = DECLARED + letter
            raw = (raw * BASE + card + 1) & MASK64
        return raw

    def first_generation(self) -> Generation:
        """Return the one game that has made no move."""
        generation = Generation(1, SLOTS)
        for slot in range(SLOTS):
            generation.lines[slot] = 1
            generation.lines[SLOTS + slot] = self.pile[slot]
        return generation

    # -- the moves of a generation --------------------------------------------------------------

    def room_for(self, generation: Generation) -> Offspring:
        """Return room for the moves of a generation."""
        return Offspring(generation.games)

    def expand(self, generation: Generation, into: Offspring, begin: int, end: int) -> int:
        """Value every move of the games from `begin` to `end`; return the place behind them."""
        with cython.nogil:
            self.found = begin * MOST_MOVES
            for game in range(begin, end):
                self.load(generation, game)
                self.expand_game(game, into)
        return self.found

    @cython.final
    def expand_game(self, game: int, into: Offspring) -> None:
        """Value the moves of the game on the table."""
        self.look()
        whole = 0
        for slot in range(SLOTS):
            if self.row[slot] != NOBODY:
                self.raw[slot] = self.hashed(1, self.row[slot], NOBODY)
                whole = (whole + self.mixed(self.raw[slot])) & MASK64
        for a in range(SLOTS):
            over = self.row[a]
            if over == NOBODY:
                continue
            rest = (whole - self.mixed(self.raw[a])) & MASK64
            if self.complete[over]:
                gain = self.worth[over] * self.length[over]
                into.values[self.found] = self.score + gain + self.value_after(a, NOBODY)
                self.put(game, code_of(a, NOBODY, NOBODY), rest, into)
            for b in range(SLOTS):
                if self.linked[a][b]:
                    under = self.row[b]
                    letter = self.wild[over][under] if self.wild_letters(over, under) else NOBODY
                    into.values[self.found] = self.score + self.value_after(a, b)
                    # A lone joker is read as its letter from the top.
                    raw = self.hashed(self.hashed(1, over, letter), under, letter)
                    key = (rest - self.mixed(self.raw[b]) + self.mixed(raw)) & MASK64
                    self.put(game, code_of(a, b, letter), key, into)

    @cython.final
    def put(self, game: int, code: int, key: int, into: Offspring) -> None:
        """Write one move down beside its value."""
        into.parents[self.found] = game
        into.moves[self.found] = code
        into.keys[self.found] = key
        self.found += 1

    # -- choosing and growing --------------------------------------------------------------

    def select(self, offspring: Offspring, width: int) -> "array[int]":
        """Choose up to `width` moves with the best values that lead to different tables."""
        count = offspring.count
        most = width if width < count else count
        order = array("i", bytes(4 * count))
        taken = array("Q", bytes(8 << (2 * most).bit_length()))  # twice as many as are needed
        self.sort(offspring, order)
        chosen = array("i", bytes(4 * most))
        kept = self.pick(offspring, order, chosen, taken)
        return chosen[:kept]

    def sort(self, offspring: Offspring, order: "array[int]") -> None:
        """Put the moves in order by their values, the best first."""
        count = offspring.count
        for step in range(STEPS + 1):
            self.counts[step] = 0
        for i in range(count):
            self.counts[self.step_of(offspring.values[i])] += 1
        total = 0
        for step in range(STEPS, -1, -1):
            here = self.counts[step]
            self.counts[step] = total
            total += here
        for i in range(count):
            step = self.step_of(offspring.values[i])
            order[self.counts[step]] = i
            self.counts[step] += 1

    def pick(
        self,
        offspring: Offspring,
        order: "array[int]",
        chosen: "array[int]",
        taken: "array[int]",
    ) -> int:
        """Pick the first moves that differ until `chosen` is full; return how many."""
        kept = 0
        most = len(chosen)
        mask = len(taken) - 1
        for place in range(offspring.count):
            i = order[place]
            if self.is_new(offspring.keys[i], taken, mask):
                chosen[kept] = i
                kept += 1
                if kept == most:
                    break
        return kept

    @cython.final
    def step_of(self, value: float) -> int:
        """Return the rank of a value in quarter points."""
        step = int(4 * value)
        if step < 0:
            return 0
        return step if step < STEPS else STEPS

    @cython.final
    def is_new(self, key: int, taken: "array[int]", mask: int) -> bool:
        """Note a key; say whether it was not there."""
        key |= 1  # 0 stands for an empty place
        place = (key >> 1) & mask
        while taken[place]:
            if taken[place] == key:
                return False
            place = (place + 1) & mask
        taken[place] = key
        return True

    def grow(
        self, generation: Generation, offspring: Offspring, chosen: "array[int]"
    ) -> Generation:
        """Write down the games of the next generation, the next card of the pile drawn."""
        kept = len(chosen)
        grown = Generation(kept, generation.drawn + 1)
        self.write(generation, offspring, chosen, grown)
        return grown

    def write(
        self, generation: Generation, offspring: Offspring, chosen: "array[int]", grown: Generation
    ) -> None:
        """Write the chosen games down, each after its move."""
        with cython.nogil:
            for i in range(grown.games):
                game = offspring.parents[chosen[i]]
                code = offspring.moves[chosen[i]]
                grown.parents[i] = game
                grown.moves[i] = code
                self.load_cards(generation, game)
                grown.scores[i] = generation.scores[game] + self.change(code)
                self.store(grown, i, code, self.pile[generation.drawn])

    @cython.final
    def load_cards(self, generation: Generation, game: int) -> None:
        """Lay the cards of a game out without reading them."""
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            self.row[slot] = slot
            self.length[slot] = generation.lines[game * LINE + slot]
            for i in range(self.length[slot]):
                self.cards[slot][i] = generation.lines[place + i]
            place += self.length[slot]

    @cython.final
    def change(self, code: int) -> int:
        """Move the cards as a coded move says; return its points."""
        a = slot_in(code)
        b = under_in(code)
        length = self.length[a]
        if b == NOBODY:
            worth = 0
            for i in range(length):
                worth += self.values[self.cards[a][i]]
            self.length[a] = 0
            return worth * length
        for i in range(self.length[b]):
            self.cards[a][length + i] = self.cards[b][i]
        self.length[a] = length + self.length[b]
        self.length[b] = 0
        for i in range(self.length[a]):
            if self.cards[a][i] == JOKER:
                self.cards[a][i] = DECLARED + letter_in(code)
        return 0

    @cython.final
    def store(self, generation: Generation, game: int, code: int, card: int) -> None:
        """Write the cards on the table down as a game; the card fills the void of the move."""
        gap = slot_in(code) if under_in(code) == NOBODY else under_in(code)
        self.length[gap] = 1
        self.cards[gap][0] = card
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            generation.lines[game * LINE + slot] = self.length[slot]
            for i in range(self.length[slot]):
                generation.lines[place + i] = self.cards[slot][i]
            place += self.length[slot]

    def end_scores(
        self, generation: Generation, begin: int, end: int, finals: "array[int]"
    ) -> None:
        """Work out the exact ends of the games from `begin` to `end`; the pile is empty."""
        with cython.nogil:
            for game in range(begin, end):
                self.load(generation, game)
                finals[game] = self.final_score()

    def watch(self, drawn: int) -> None:
        """Count the cards that are still in the pile after so many were drawn."""
        for card in range(JOKER + 1):
            self.unseen[card] = 0
        for place in range(drawn, self.pile_size):
            self.unseen[self.pile[place]] += 1
