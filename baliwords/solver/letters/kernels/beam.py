# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The open game: a beam search that knows the order of the pile.

Plain Python; `beam.pxd` beside it gives the types that make it fast when compiled.
Each move draws one card, so all games that have made the same number of moves have the same
pile left: a level of the beam. A game is a line of bytes: the lengths of its columns, then
their cards. A level is grown in three steps: every move of every game gets a value; the best
ones that differ are chosen; their games are written down.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import DECLARED, JOKER, SLOTS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.rollouts import Roller
else:
    from baliwords.solver.letters.kernels.rollouts import Roller

NOBODY = -1
LINE = 64
"""Bytes of a game: seven lengths and at most 54 cards."""
STEPS = 4096
"""Values are sorted by quarter points."""
MASK64 = (1 << 64) - 1
BASE, MIX = 0x100000001B3, 0xFF51AFD7ED558CCD


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
    def load(self, lines: bytearray, game: int, score: int, drawn: int) -> None:
        """Lay a game of the level out on the table."""
        self.size = 0
        self.depth = 0
        self.score = score
        self.drawn = drawn
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            self.row[slot] = NOBODY
        for slot in range(SLOTS):
            length = lines[game * LINE + slot]
            if length == 0:
                continue
            column = self.size
            self.size += 1
            self.length[column] = length
            for i in range(length):
                self.cards[column][i] = lines[place + i]
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

    # -- the moves of a level --------------------------------------------------------------

    def expand(
        self,
        lines: bytearray,
        scores: "array[int]",
        begin: int,
        end: int,
        drawn: int,
        values: "array[float]",
        parents: "array[int]",
        moves: "array[int]",
        keys: "array[int]",
        start: int,
    ) -> int:
        """Value every move of the games from `begin` to `end`; return how many there are.

        They are written from place `start` on; the caller made room for the most there can be.
        """
        with cython.nogil:
            self.found = start
            for game in range(begin, end):
                self.load(lines, game, scores[game], drawn)
                self.expand_game(game, values, parents, moves, keys)
        return self.found

    @cython.final
    def expand_game(
        self,
        game: int,
        values: "array[float]",
        parents: "array[int]",
        moves: "array[int]",
        keys: "array[int]",
    ) -> None:
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
                values[self.found] = self.score + gain + self.value_after(a, NOBODY)
                self.put(game, a, NOBODY, NOBODY, rest, parents, moves, keys)
            for b in range(SLOTS):
                if self.linked[a][b]:
                    under = self.row[b]
                    letter = self.wild[over][under] if self.wild_letters(over, under) else NOBODY
                    values[self.found] = self.score + self.value_after(a, b)
                    # A lone joker is read as its letter from the top.
                    raw = self.hashed(self.hashed(1, over, letter), under, letter)
                    key = (rest - self.mixed(self.raw[b]) + self.mixed(raw)) & MASK64
                    self.put(game, a, b, letter, key, parents, moves, keys)

    @cython.final
    def put(
        self,
        game: int,
        a: int,
        b: int,
        letter: int,
        key: int,
        parents: "array[int]",
        moves: "array[int]",
        keys: "array[int]",
    ) -> None:
        """Write one move down."""
        parents[self.found] = game
        moves[self.found] = (a * 8 + b + 1) * 32 + letter + 1
        keys[self.found] = key
        self.found += 1

    # -- choosing and growing --------------------------------------------------------------

    def select(
        self,
        count: int,
        width: int,
        values: "array[float]",
        keys: "array[int]",
        order: "array[int]",
        chosen: "array[int]",
        taken: "array[int]",
    ) -> int:
        """Choose up to `width` moves with the best values that lead to different tables.

        `taken` is a table of keys, empty at first, with twice as many places as are needed;
        its length is a power of two.
        """
        kept = 0
        mask = len(taken) - 1
        for step in range(STEPS + 1):
            self.counts[step] = 0
        for i in range(count):
            self.counts[self.step_of(values[i])] += 1
        total = 0
        for step in range(STEPS, -1, -1):  # the best come first
            here = self.counts[step]
            self.counts[step] = total
            total += here
        for i in range(count):
            step = self.step_of(values[i])
            order[self.counts[step]] = i
            self.counts[step] += 1
        for place in range(count):
            i = order[place]
            if self.is_new(keys[i], taken, mask):
                chosen[kept] = i
                kept += 1
                if kept == width:
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
        self,
        kept: int,
        chosen: "array[int]",
        parents: "array[int]",
        moves: "array[int]",
        lines: bytearray,
        scores: "array[int]",
        drawn: int,
        new_lines: bytearray,
        new_scores: "array[int]",
    ) -> None:
        """Write down the games of the next level, the next card of the pile drawn."""
        with cython.nogil:
            for i in range(kept):
                game = parents[chosen[i]]
                code = moves[chosen[i]]
                self.load_cards(lines, game)
                new_scores[i] = scores[game] + self.change(code)
                self.store(new_lines, i, (code >> 5 & 7) - 1, code >> 8, self.pile[drawn])

    @cython.final
    def load_cards(self, lines: bytearray, game: int) -> None:
        """Lay the cards of a game out without reading them."""
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            self.row[slot] = slot
            self.length[slot] = lines[game * LINE + slot]
            for i in range(self.length[slot]):
                self.cards[slot][i] = lines[place + i]
            place += self.length[slot]

    @cython.final
    def change(self, code: int) -> int:
        """Move the cards as a coded move says; return its points."""
        letter = (code & 31) - 1
        b = (code >> 5 & 7) - 1
        a = code >> 8
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
                self.cards[a][i] = DECLARED + letter
        return 0

    @cython.final
    def store(self, lines: bytearray, game: int, b: int, a: int, card: int) -> None:
        """Write the cards on the table down as a game; the card fills the void."""
        gap = a if b == NOBODY else b
        self.length[gap] = 1
        self.cards[gap][0] = card
        place = game * LINE + SLOTS
        for slot in range(SLOTS):
            lines[game * LINE + slot] = self.length[slot]
            for i in range(self.length[slot]):
                lines[place + i] = self.cards[slot][i]
            place += self.length[slot]

    def end_scores(
        self, lines: bytearray, scores: "array[int]", begin: int, end: int, finals: "array[int]"
    ) -> None:
        """Work out the exact ends of the games from `begin` to `end`; the pile is empty."""
        with cython.nogil:
            for game in range(begin, end):
                self.load(lines, game, scores[game], self.pile_size)
                finals[game] = self.final_score()

    def watch(self, drawn: int) -> None:
        """Count the cards that are still in the pile after so many were drawn."""
        for card in range(JOKER + 1):
            self.unseen[card] = 0
        for place in range(drawn, self.pile_size):
            self.unseen[self.pile[place]] += 1
