# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The rows of several players in numbers: columns, pile, refill, taking back.

Plain Python; `circle.pxd` beside it gives the types that make it fast when compiled.
Columns live in a pool and never change, as at the table of a solitaire.
"""

from baliwords.solver.letters.kernels.circle_layout import (
    BY_ROUND,
    CARDS,
    EMPTY_SLOT,
    FRAMES,
    JOKER_SCORES,
    POOL,
    READINGS,
    SAME_TURN,
    SEATS,
    STEAL,
    STRICT,
)
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import JOKER, SLOTS, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.readings import Reader
else:
    from baliwords.solver.letters.kernels.readings import Reader

NOBODY = -1


class Circle(Reader):
    """Two to four rows of at most seven columns, and a pile."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        if not cython.compiled:  # C arrays otherwise
            self.cards = [[0] * CARDS for _ in range(POOL)]
            self.nodes = [[0] * READINGS for _ in range(POOL)]
            self.readings = [0] * POOL
            self.length = [0] * POOL
            self.worth = [0] * POOL
            self.word = [0] * POOL
            self.complete = [0] * POOL
            self.jokers = [0] * POOL
            self.rows = [[NOBODY] * SLOTS for _ in range(SEATS)]
            self.scores = [0] * SEATS
            self.skips = [0] * SEATS
            self.pile = [0] * CARDS
            self.frame_rows = [[0] * (SEATS * SLOTS) for _ in range(FRAMES)]
            self.frame_scores = [[0] * SEATS for _ in range(FRAMES)]
            self.frame_skips = [[0] * SEATS for _ in range(FRAMES)]
            self.frame_facts = [[0] * 4 for _ in range(FRAMES)]
        self.set_rules(2, SLOTS, 0, 0, 1)

    # -- setting up ------------------------------------------------------------------------

    def set_rules(self, seats: int, slots: int, switches: int, bonus: int, factor: int) -> None:
        """Take up the house rules: `switches` are bits of the layout."""
        self.seats = seats
        self.slots = slots
        self.steal = 1 if switches & STEAL else 0
        self.empty_slot = 1 if switches & EMPTY_SLOT else 0
        self.same_turn = 1 if switches & SAME_TURN else 0
        self.strict = 1 if switches & STRICT else 0
        self.by_round = 1 if switches & BY_ROUND else 0
        self.joker_scores = 1 if switches & JOKER_SCORES else 0
        self.bonus = bonus
        self.factor = factor
        self.clear()

    def clear(self) -> None:
        """Take everything off the table."""
        self.size = 0
        self.depth = 0
        self.drawn = 0
        self.pile_size = 0
        self.turn = 0
        self.leader = 0
        self.passes = 0
        for seat in range(SEATS):
            self.scores[seat] = 0
            self.skips[seat] = 0
            for slot in range(SLOTS):
                self.rows[seat][slot] = NOBODY

    def set_up(self, rows: "list[list[bytes]]", pile: bytes) -> None:
        """Lay the rows, empty columns as voids, and set the pile, its top first."""
        self.clear()
        self.pile_size = len(pile)
        for place, card in enumerate(pile):
            self.pile[place] = card
        for seat, row in enumerate(rows):
            for slot, cards in enumerate(row):
                if cards:
                    self.rows[seat][slot] = self._new_column(cards)

    def set_turn(
        self, turn: int, leader: int, passes: int, scores: "list[int]", skips: "list[int]"
    ) -> None:
        """Say whose turn it is and what was before."""
        self.turn = turn
        self.leader = leader
        self.passes = passes
        for seat in range(self.seats):
            self.scores[seat] = scores[seat]
            self.skips[seat] = skips[seat]

    def _new_column(self, cards: bytes) -> int:
        column = self.size
        self.size += 1
        for place, card in enumerate(cards):
            self.cards[column][place] = card
        self.length[column] = len(cards)
        self.read_column(column)
        return column

    # -- reading the table -----------------------------------------------------------------

    def columns(self) -> "list[list[bytes]]":
        """Return the cards of each slot of each row."""
        return [
            [self.cards_of(self.rows[seat][slot]) for slot in range(self.slots)]
            for seat in range(self.seats)
        ]

    def cards_of(self, column: int) -> bytes:
        """Return the cards of a column from top to bottom."""
        if column == NOBODY:
            return b""
        return bytes([self.cards[column][place] for place in range(self.length[column])])

    def state(self) -> "tuple[list[int], list[int], int, int, int]":
        """Return the scores, the skipped turns owed, the cards left, the turn, the passes."""
        seats = range(self.seats)
        scores, skips = [self.scores[s] for s in seats], [self.skips[s] for s in seats]
        return scores, skips, self.pile_size - self.drawn, self.turn, self.passes

    def final_scores(self) -> "list[int]":
        """Return the scores with the bonus of those who have a BALI (L60-L62, D30)."""
        return [self.final_score(seat) for seat in range(self.seats)]

    @cython.final
    def final_score(self, seat: int) -> int:
        """Return the score of a seat if the game ended now."""
        if self.drawn < self.pile_size or not self.is_empty(seat):
            return self.scores[seat]
        return self.scores[seat] * self.factor + self.bonus

    @cython.final
    def is_empty(self, seat: int) -> bool:
        """Whether a seat has no column."""
        columns = 0
        for slot in range(self.slots):
            columns += 1 if self.rows[seat][slot] != NOBODY else 0
        return columns == 0

    # -- letters and parts -----------------------------------------------------------------

    @cython.final
    def read_column(self, column: int) -> None:
        """Find the readings of a column, its worth, and whether it is a word."""
        self.made[0] = 0
        count = self.read_cards(1, self.cards[column], self.length[column])
        self.readings[column] = count
        word = 0
        for i in range(count):
            self.nodes[column][i] = self.made[i]
            word |= self.right[self.made[i]] & WORD_BIT
        worth = 0
        jokers = 0
        for place in range(self.length[column]):
            worth += self.values[self.cards[column][place]]
            jokers += 1 if self.cards[column][place] >= JOKER else 0
        self.worth[column] = worth
        self.jokers[column] = jokers
        self.word[column] = 1 if word else 0
        self.complete[column] = 1 if word and (self.joker_scores or jokers == 0) else 0

    @cython.final
    def is_joker(self, column: int) -> bool:
        """Whether the column is the lone undeclared joker."""
        return self.cards[column][0] == JOKER

    # -- the pile --------------------------------------------------------------------------

    @cython.final
    def draw(self, seat: int, slot: int) -> None:
        """Fill a void from the pile."""
        column = self.size
        self.size += 1
        self.cards[column][0] = self.pile[self.drawn]
        self.drawn += 1
        self.length[column] = 1
        self.read_column(column)
        self.rows[seat][slot] = column

    @cython.final
    def refill(self) -> None:
        """Fill the voids: the leader's left first, the leader last, left to right (L50)."""
        for step in range(1, self.seats + 1):
            seat = (self.leader + step) % self.seats
            for slot in range(self.slots):
                if self.drawn == self.pile_size:
                    return  # D22: the last voids stay empty
                if self.rows[seat][slot] == NOBODY:
                    self.draw(seat, slot)

    # -- taking back -----------------------------------------------------------------------

    @cython.final
    def remember(self) -> None:
        """Keep what `take_back` needs."""
        for seat in range(self.seats):
            for slot in range(self.slots):
                self.frame_rows[self.depth][seat * SLOTS + slot] = self.rows[seat][slot]
            self.frame_scores[self.depth][seat] = self.scores[seat]
            self.frame_skips[self.depth][seat] = self.skips[seat]
        self.frame_facts[self.depth][0] = self.size
        self.frame_facts[self.depth][1] = self.drawn
        self.frame_facts[self.depth][2] = self.turn
        self.frame_facts[self.depth][3] = self.passes
        self.depth += 1

    @cython.final
    def take_back(self) -> None:
        """Take the last turn back."""
        self.depth -= 1
        for seat in range(self.seats):
            for slot in range(self.slots):
                self.rows[seat][slot] = self.frame_rows[self.depth][seat * SLOTS + slot]
            self.scores[seat] = self.frame_scores[self.depth][seat]
            self.skips[seat] = self.frame_skips[self.depth][seat]
        self.size = self.frame_facts[self.depth][0]
        self.drawn = self.frame_facts[self.depth][1]
        self.turn = self.frame_facts[self.depth][2]
        self.passes = self.frame_facts[self.depth][3]

    def undo(self) -> None:
        """Take the last turn back."""
        self.take_back()
