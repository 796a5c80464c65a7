# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""One solitaire table in numbers: columns, pile, legal joins, playing and taking back.

Plain Python; `table.pxd` beside it gives the types that make it fast when compiled.
Columns live in a pool and never change: a join makes a new one, so taking back is to put the
old numbers into the row again, and what joins with what is found out once for each pair.
Only single joins and removals are played here; they are all a player needs, for a longer join
is the same as single ones with a card drawn after each (D9).
"""

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    CARD_CODES,
    DECLARED,
    JOKER,
    LETTER_BITS,
    NOBODY,
    PACK_SIZE,
    POOL,
    READINGS,
    SLOTS,
    SPELL_STEP,
    WHOLE,
    WIDTH,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.readings import Reader
else:
    from baliwords.solver.letters.kernels.bits import bits
    from baliwords.solver.letters.kernels.readings import Reader


class Solitaire(Reader):
    """A row of at most seven columns and a pile."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.left = index.left
        self.promise = index.promise
        if not cython.compiled:  # C arrays otherwise
            self.unseen = [0] * CARD_CODES
            self.cards = [[0] * WIDTH for _ in range(POOL)]
            self.nodes = [[0] * READINGS for _ in range(POOL)]
            self.readings = [0] * POOL
            self.length = [0] * POOL
            self.worth = [0] * POOL
            self.complete = [0] * POOL
            self.letters = [0] * POOL
            self.spelled = [0] * POOL
            self.link = [[0] * POOL for _ in range(POOL)]
            self.wild = [[0] * POOL for _ in range(POOL)]
            self.spell_steps = [0] * (WIDTH + 1)
            self.row = [NOBODY] * SLOTS
            self.pile = [0] * PACK_SIZE
            self.frames = [[0] * (SLOTS + 3) for _ in range(POOL)]
        steps = 1
        for length in range(WIDTH + 1):
            self.spell_steps[length] = steps
            steps = steps * SPELL_STEP & WHOLE
        self.clear()

    # -- setting up ------------------------------------------------------------------------

    def clear(self) -> None:
        """Take everything off the table."""
        self.size = 0
        self.depth = 0
        self.drawn = 0
        self.pile_size = 0
        self.score = 0
        for slot in range(SLOTS):
            self.row[slot] = NOBODY
        for card in range(CARD_CODES):
            self.unseen[card] = 0

    def set_up(self, columns: "list[bytes]", pile: bytes, score: int) -> None:
        """Lay the columns in order, empty ones as voids, and set the pile, its top first."""
        self.clear()
        self.score = score
        self.pile_size = len(pile)
        for place, card in enumerate(pile):
            self.pile[place] = card
            self.unseen[card] += 1
        for slot, cards in enumerate(columns):
            if cards:
                self._lay(slot, cards)

    def _lay(self, slot: int, cards: bytes) -> None:
        column = self.size
        self.size += 1
        for place, card in enumerate(cards):
            self.cards[column][place] = card
        self.length[column] = len(cards)
        self.read_column(column)
        self.row[slot] = column
        self.link_up(column)

    def deal(self, pile: bytes) -> None:
        """Start a game with this pile."""
        self.set_up([], pile, 0)
        for slot in range(SLOTS):
            self.draw(slot)

    # -- reading the table -----------------------------------------------------------------

    def columns(self) -> "list[bytes]":
        """Return the cards of each slot."""
        return [self.cards_of(self.row[slot]) for slot in range(SLOTS)]

    def cards_of(self, column: int) -> bytes:
        """Return the cards of a column from top to bottom."""
        if column == NOBODY:
            return b""
        return bytes([self.cards[column][place] for place in range(self.length[column])])

    def state(self) -> "tuple[int, int, int]":
        """Return the score, the cards left in the pile and how many moves can be taken back."""
        return self.score, self.pile_size - self.drawn, self.depth

    def legal_moves(self) -> "list[tuple[int, int, int]]":
        """Return all legal single moves: slot, slot put under it, the joker's letter.

        A removal has no second slot, a join without undeclared joker no letter (-1).
        """
        moves = []
        for a in range(SLOTS):
            if self.row[a] == NOBODY:
                continue
            if self.complete[self.row[a]]:
                moves.append((a, NOBODY, NOBODY))
            for b in range(SLOTS):
                if b != a and self.row[b] != NOBODY and self.link[self.row[a]][self.row[b]]:
                    letters = self.wild_letters(self.row[a], self.row[b])
                    if letters:
                        moves += [(a, b, i) for i in range(ALPHABET) if letters >> i & 1]
                    else:
                        moves.append((a, b, NOBODY))
        return moves

    def move(self, a: int, b: int, letter: int) -> None:
        """Play a legal move."""
        self.make(a, b, letter)

    def undo(self) -> None:
        """Take the last move back."""
        self.take_back()

    # -- letters and parts -----------------------------------------------------------------

    @cython.final
    def read_column(self, column: int) -> None:
        """Find the readings of a column, the main one first, its worth, and if it is a word."""
        self.made[0] = 0
        count = self.read_cards(1, self.cards[column], self.length[column])
        self.readings[column] = count
        self.complete[column] = 0
        if count:
            self.nodes[column][0] = self.main_reading(count)
            self.complete[column] = 1 if self.right[self.nodes[column][0]] & WORD_BIT else 0
        place = 1
        for i in range(count):
            if self.made[i] != self.nodes[column][0]:
                self.nodes[column][place] = self.made[i]
                place += 1
        worth = 0
        letters = 0
        for place in range(self.length[column]):
            worth += self.values[self.cards[column][place]]
            reads = self.reads[self.cards[column][place]]
            if reads and reads & (reads - 1) == 0:
                letters = self.with_letter(letters, reads)
        self.worth[column] = worth
        self.letters[column] = letters
        self.spelled[column] = self.spell(column)

    @cython.final
    def spell(self, column: int) -> int:
        """Return a number that differs with the letters of a column, if not for all of them."""
        spelled = 0
        for place in range(self.length[column]):
            spelled = (spelled * SPELL_STEP + self.letter_of(self.cards[column][place]) + 1) & WHOLE
        return spelled

    @cython.final
    def letter_of(self, card: int) -> int:
        """Return the letter of a card, the plain vowel of an umlaut that may be one."""
        if card >= JOKER:
            return card & 31
        reads = self.reads[card]
        return bits((reads & (0 - reads)) - 1) if reads else 0

    @cython.final
    def with_letter(self, letters: int, reads: int) -> int:
        """Count a letter, given by its bit, two bits a letter, up to three."""
        shift = 2 * bits(reads - 1)
        one = 1
        return letters + (one << shift) if letters >> shift & 3 < 3 else letters

    @cython.final
    def main_reading(self, count: int) -> int:
        """Return the reading in `made` that counts most: a word, else the most promising."""
        best = self.made[0]
        for i in range(1, count):
            node = self.made[i]
            if (self.right[node] & WORD_BIT) > (self.right[best] & WORD_BIT) or (
                (self.right[node] & WORD_BIT) == (self.right[best] & WORD_BIT)
                and self.promise[node] > self.promise[best]
            ):
                best = node
        return best

    @cython.final
    def is_joker(self, column: int) -> bool:
        """Whether the column is the lone undeclared joker."""
        return self.cards[column][0] == JOKER

    @cython.final
    def wild_letters(self, a: int, b: int) -> int:
        """Return the letters that the joker, one of the two columns, may stand for."""
        letters = 0
        if self.is_joker(b):
            for i in range(self.readings[a]):
                letters |= self.right[self.nodes[a][i]]
        elif self.is_joker(a):
            for i in range(self.readings[b]):
                letters |= self.left[self.nodes[b][i]]
        return letters & LETTER_BITS

    @cython.final
    def read_join(self, a: int, b: int, letter: int) -> int:
        """Put the readings of b under a into `made`; return how many."""
        if self.is_joker(a):
            self.made[0] = self.child(0, letter)
            return self.read_cards(1, self.cards[b], self.length[b]) if self.made[0] else 0
        count = self.readings[a]
        for i in range(count):
            self.made[i] = self.nodes[a][i]
        if self.is_joker(b):
            return self.read_on(count, DECLARED + letter)
        return self.read_cards(count, self.cards[b], self.length[b])

    # -- what joins with what --------------------------------------------------------------

    @cython.final
    def link_up(self, column: int) -> None:
        """Find out how a new column joins with the others of the row."""
        for slot in range(SLOTS):
            other = self.row[slot]
            if other != NOBODY and other != column:
                self.link_pair(column, other)
                self.link_pair(other, column)

    @cython.final
    def link_pair(self, a: int, b: int) -> None:
        """Note the part that b under a makes, 0 if none; with a joker the best one."""
        letters = self.wild_letters(a, b)
        if letters == 0:
            count = self.read_join(a, b, 0)
            self.link[a][b] = self.main_reading(count) if count else 0
            return
        self.link[a][b] = 0
        best = -1
        while letters:
            bit = letters & (0 - letters)
            letters ^= bit
            letter = bits(bit - 1)
            node = self.main_reading(self.read_join(a, b, letter))
            if self.promise[node] > best:
                best = self.promise[node]
                self.link[a][b] = node
                self.wild[a][b] = letter

    # -- playing ---------------------------------------------------------------------------

    @cython.final
    def remember(self) -> None:
        """Keep what `take_back` needs."""
        for slot in range(SLOTS):
            self.frames[self.depth][slot] = self.row[slot]
        self.frames[self.depth][SLOTS] = self.size
        self.frames[self.depth][SLOTS + 1] = self.drawn
        self.frames[self.depth][SLOTS + 2] = self.score
        self.depth += 1

    @cython.final
    def take_back(self) -> None:
        """Take the last move back."""
        self.depth -= 1
        for slot in range(SLOTS):
            self.row[slot] = self.frames[self.depth][slot]
        self.size = self.frames[self.depth][SLOTS]
        while self.drawn > self.frames[self.depth][SLOTS + 1]:
            self.drawn -= 1
            self.unseen[self.pile[self.drawn]] += 1
        self.score = self.frames[self.depth][SLOTS + 2]

    @cython.final
    def draw(self, slot: int) -> None:
        """Fill a void from the pile, if it has cards."""
        if self.drawn == self.pile_size:
            self.row[slot] = NOBODY
            return
        card = self.pile[self.drawn]
        self.drawn += 1
        self.unseen[card] -= 1
        column = self.size
        self.size += 1
        self.cards[column][0] = card
        self.length[column] = 1
        self.read_column(column)
        self.row[slot] = column
        self.link_up(column)

    @cython.final
    def make(self, a: int, b: int, letter: int) -> None:
        """Join two columns, or remove one, and fill the void."""
        if b == NOBODY:
            self.remove(a)
        else:
            self.join(a, b, letter)

    @cython.final
    def join(self, a: int, b: int, letter: int) -> None:
        """Put the column of slot b under that of slot a, then fill the void."""
        self.remember()
        self.lay_under(a, b, letter)
        self.draw(b)

    @cython.final
    def lay_under(self, a: int, b: int, letter: int) -> None:
        """Put the column of slot b under that of slot a and leave the void."""
        over = self.row[a]
        under = self.row[b]
        column = self.size
        self.size += 1
        split = self.length[over]
        for place in range(split):
            self.cards[column][place] = self.cards[over][place]
        for place in range(self.length[under]):
            self.cards[column][split + place] = self.cards[under][place]
        self.length[column] = split + self.length[under]
        if self.is_joker(over):
            self.cards[column][0] = DECLARED + letter
        elif self.is_joker(under):
            self.cards[column][split] = DECLARED + letter
        self.read_column(column)
        self.row[a] = column
        self.row[b] = NOBODY
        self.link_up(column)

    @cython.final
    def remove(self, a: int) -> None:
        """Take a complete word off, count its points, fill the void."""
        self.remember()
        self.score += self.worth[self.row[a]] * self.length[self.row[a]]
        self.row[a] = NOBODY
        self.draw(a)
