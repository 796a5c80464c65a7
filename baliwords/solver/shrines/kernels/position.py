# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""A simulated game in numbers: where everything lies, and which moves are legal.

Plain Python; `position.pxd` beside it gives the types that make it fast when compiled. The
rules are those of `shrines/legal.py`; a test plays both side by side.
"""

from baliwords.solver.shrines.kernels.layout import (
    ALTAR_SIZE,
    BUY,
    BUYS,
    CLAIM,
    CLAIMS,
    DECIDER,
    DEMON,
    FRONT,
    HAND,
    KEEP,
    KEEP_OPTIONAL,
    KEEPS,
    LOOK,
    LOOKS_UP,
    MOST_MOVES,
    OFFER,
    OFFERS,
    ORACLE,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAY,
    PLAYS,
    PLAYS_FARMERS,
    REPLACE,
    REPLACES,
    RETURNS,
    SACRIFICES,
    SHRINE,
    SIZE,
    STONEMASON,
    STONES,
    SUPPLY,
    TAKE,
    TAKES,
    TOP,
    TOPS,
    TURN,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

GENERATOR = 6364136223846793005  # Knuth's 64-bit linear congruential generator
STEP = 1442695040888963407
MASK = (1 << 64) - 1


class SimulatedPosition:
    """One position of a simulated game."""

    def __init__(self) -> None:
        self.dice = 1
        if not cython.compiled:  # C arrays otherwise
            self.n = [0] * SIZE
            self.legal = [0] * MOST_MOVES

    def load(self, numbers: "list[int]") -> None:
        """Take over a whole position."""
        for i in range(SIZE):
            self.n[i] = numbers[i]

    def dump(self) -> "list[int]":
        """Return the whole position."""
        return [self.n[i] for i in range(SIZE)]

    def copy_from(self, other: "SimulatedPosition") -> None:
        """Become the same position as another."""
        if cython.compiled:
            for i in range(SIZE):
                self.n[i] = other.n[i]
        else:
            self.n[:] = other.n

    def set_dice(self, seed: int) -> None:
        """Begin a stream of random numbers."""
        self.dice = seed & MASK

    def below(self, limit: int) -> int:
        """Return a random number from 0 to limit - 1."""
        self.dice = (self.dice * GENERATOR + STEP) & MASK
        return (self.dice >> 33) % limit

    def shuffle_pile(self) -> None:
        """Shuffle the cards that nobody has seen."""
        n = self.n
        for last in range(n[PILE_SIZE] - 1, 0, -1):
            other = self.below(last + 1)
            card = n[PILE + last]
            n[PILE + last] = n[PILE + other]
            n[PILE + other] = card

    def phase(self) -> int:
        """Return which decision is due."""
        return self.n[PHASE]

    def decider(self) -> int:
        """Return who decides."""
        return self.n[DECIDER]

    def turn(self) -> int:
        """Return the number of the turn."""
        return self.n[TURN]

    def moves(self) -> "list[int]":
        """Return the legal moves."""
        count = self.find_moves()
        return [self.legal[i] for i in range(count)]

    # Which moves are legal

    def find_moves(self) -> int:
        """List the legal moves in `legal` and return how many they are."""
        n = self.n
        phase = n[PHASE]
        if phase == BUY:
            return self.find_purchases()
        if phase == PLAY:
            return self.find_plays()
        if phase == OFFER:
            return self.find_goods(SACRIFICES + 4 * n[DECIDER], OFFERS)
        if phase == TOP:
            return self.find_goods(SUPPLY, TOPS)
        if phase == TAKE:
            return self.find_columns()
        if phase == LOOK:
            self.legal[0] = LOOKS_UP
            self.legal[1] = PASS
            return 2
        if phase == KEEP:
            return self.find_places()
        if phase == CLAIM:
            self.legal[0] = CLAIMS
            self.legal[1] = CLAIMS + 1
            return 2
        if phase == REPLACE:
            count = self.find_goods(SUPPLY, REPLACES)
            self.legal[count] = PASS
            return count + 1
        return 0

    def find_purchases(self) -> int:
        """List the goods that can be paid for (T12, T13), and passing."""
        n = self.n
        seat = n[DECIDER]
        count = 0
        for good in range(4):
            if n[SUPPLY + good] and n[STONES + seat] + n[FRONT + 8 * seat + good] >= 5:
                self.legal[count] = BUYS + good
                count += 1
        self.legal[count] = PASS
        return count + 1

    def find_plays(self) -> int:
        """List what can be played from the hand (T14, T16)."""
        n = self.n
        seat = n[DECIDER]
        hand = HAND + 8 * seat
        stones = n[STONES + seat]
        count = 0
        for kind in range(STONEMASON, ORACLE):
            if n[hand + kind] and (kind != SHRINE or stones >= 7):
                self.legal[count] = PLAYS + kind
                count += 1
        for good in range(4):
            for more in range(n[hand + good]):
                if stones >= more:
                    self.legal[count] = PLAYS_FARMERS + 3 * good + more
                    count += 1
        if n[hand + SHRINE] == 3 and stones < 7:
            self.legal[count] = RETURNS
            count += 1
        return count

    def find_goods(self, row: int, code: int) -> int:
        """List the goods of which the row has some."""
        count = 0
        for good in range(4):
            if self.n[row + good]:
                self.legal[count] = code + good
                count += 1
        return count

    def find_columns(self) -> int:
        """List the columns, all but the demon's (T58)."""
        count = 0
        for column in range(4):
            if column != self.n[DEMON]:
                self.legal[count] = TAKES + column
                count += 1
        return count

    def find_places(self) -> int:
        """List the cards of the altar that can be kept (T54, T55, D48)."""
        n = self.n
        count = n[ALTAR_SIZE] if n[ALTAR_SIZE] < 4 else 4
        for place in range(count):
            self.legal[place] = KEEPS + place
        if n[KEEP_OPTIONAL]:
            self.legal[count] = PASS
            count += 1
        return count
