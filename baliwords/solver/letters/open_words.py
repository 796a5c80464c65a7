"""Good open games from the words themselves: which to make, with which cards, then how.

`order_bound.py` shows what a choice of words needs: no card twice, and never more than six pieces
open. It is also enough. Let d cards be drawn and the row be full: seven columns, of which at most
six are pieces that wait for a card. So there is a join within one of the words, or a word to be
taken off, and that makes room for the next card. A card that no word uses waits to the end, as a
piece of its own. **So the best open game is the best choice of words**, and the prices of the
bound lead to good ones: the program that takes words by shares is solved, the word with the
largest share is taken for good, and so on with what is left (diving). Much hangs on the longest
word, which takes a third of the cards and most of the room: for half of the time, those of the
long words that cost least beyond their points are taken first, one after the other. Then some of
the words of the best choice are given back, and others are looked for in their place, as long as
there is time (Ropke and Pisinger 2006 call it a large neighbourhood).
"""

import time
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter

from baliwords.core.shuffle import Dice
from baliwords.solver.letters.kernels.layout import JOKER, NOBODY, SLOTS
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.packing import Packing
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.solver.letters.order_bound import MOST_STEPS, ROOM, OrderBound, Prices

WASTED = 200.0
"""What a card that is not even laid aside costs the program, so that it lays it aside."""
GONE = 1e6
"""The price of a card that is used."""
CAUTION = 0.3
"""How far the prices asked stay with the last ones."""
LAST_CARDS = 18
"""Cards left from which on new words are looked for, to use just these; before, which takes most
of the time, those that the bound took up will do."""
WORTH_ASKING = 2.0
"""Points by which a new word must be worth more than it costs."""
LONG = 12
"""Letters of a word that is worth beginning with."""
SPELLED_ALIKE = 2
"""Ways to lay the same word that are tried as a beginning."""
MOST_GIVEN_BACK = 4
"""Words given back at a time."""
NO_ROOM = 10_000
"""Points that a choice for which there is no room is behind one that can be played."""

Stop = Callable[[], bool]


@dataclass(slots=True)
class WordChoice:
    """Words with their cards, each a text of places in the pile, and the points they bring."""

    size: int
    words: list[bytes] = field(default_factory=list)
    points: int = 0

    def free(self) -> set[int]:
        """Return the cards that no word uses."""
        return set(range(self.size)).difference(*self.words)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A choice of words as it is played: final score and moves."""

    choice: WordChoice
    score: int
    moves: list[KernelMove]


class Diver:
    """Looks for good choices of words for one pile, and plays them."""

    def __init__(self, bound: OrderBound, prices: Prices, table: Roller, pile: bytes) -> None:
        self.bound = bound
        self.prices = prices
        self.table = table
        self.pile = pile

    def dive(self, until: float, stop: Stop, seed: int = 1) -> tuple[int, list[KernelMove]] | None:
        """Return the best final score found until a time, and its moves; None if there is none."""
        now = time.perf_counter()
        half = now + (until - now) / 2

        def over() -> bool:
            return stop() or time.perf_counter() > until

        beginnings = self._beginnings()
        best = self._played(self._filled([], over))
        for word in beginnings:
            if over() or time.perf_counter() > half:
                break
            best = max(best, self._played(self._filled([word], over)), key=attrgetter("score"))
        dice = Dice(seed)
        while best.choice.words and not over():
            kept = list(best.choice.words)
            for _ in range(min(len(kept), 1 + dice.below(MOST_GIVEN_BACK))):
                del kept[dice.below(len(kept))]
            other = self._played(self._filled(kept, over))
            if other.score >= best.score:
                best = other
        return (best.score, best.moves) if best.score > 0 else None

    def _beginnings(self) -> list[bytes]:
        """Return the long words that cost least beyond their points, the cheapest first."""
        words = [cards for cards in self.bound.words if len(cards) >= LONG]
        alike: Counter[bytes] = Counter()
        found = []
        for cards in sorted(words, key=lambda cards: self.bound.loss(cards, self.prices)):
            alike[self.bound.letters[cards]] += 1
            if alike[self.bound.letters[cards]] <= SPELLED_ALIKE:
                found.append(cards)
        return found

    def _played(self, choice: WordChoice) -> Attempt:
        """Play a choice; where there is no room, its points count far less."""
        moves = WordPlayer(self.table, self.pile, choice, self.bound.letters).play()
        if moves is None:
            return Attempt(choice, choice.points - NO_ROOM, [])
        return Attempt(choice, self.table.end_score(), moves)

    def _filled(self, kept: list[bytes], stop: Stop) -> WordChoice:
        """Add words to some that are kept, the largest share of the program first."""
        choice = WordChoice(self.bound.size)
        for cards in kept:
            self._take(choice, cards)
        prices = self.prices
        while not stop():
            packing, parts = self._solved(choice)
            if len(choice.free()) <= LAST_CARDS:
                prices = self.bound.read_prices(packing).towards(prices, CAUTION)
                if self._ask(choice, prices):
                    packing, parts = self._solved(choice)
            taken = _largest(packing, parts)
            if taken is None:
                break
            self._take(choice, taken)
        return choice

    def _solved(self, choice: WordChoice) -> tuple[Packing, list[bytes | None]]:
        """Return the program over what is left, solved, and which word each of its parts is."""
        packing, parts = self._program(choice)
        packing.solve(MOST_STEPS)
        return packing, parts

    def _take(self, choice: WordChoice, cards: bytes) -> None:
        choice.words.append(cards)
        choice.points += self.bound.words[cards][0]

    def _room(self, choice: WordChoice) -> list[float]:
        """Return how many more pieces may lie open at each time."""
        room = [float(ROOM)] * len(self.bound.times)
        for cards in choice.words:
            for place, runs in enumerate(self.bound.words[cards][1][self.bound.size :]):
                room[place] -= runs
        return room

    def _program(self, choice: WordChoice) -> tuple[Packing, list[bytes | None]]:
        """Return the program over what is left, not yet solved."""
        size, free = self.bound.size, choice.free()
        room = self._room(choice)
        limits = [1.0 if card in free else 0.0 for card in range(size)] + room
        idle = [WASTED if card in free else 0.0 for card in range(size)] + [0.0] * len(room)
        packing = Packing(array("d", limits), array("d", idle))
        parts: list[bytes | None] = []
        for cards, (points, needs) in self.bound.words.items():
            if free.issuperset(cards) and all(
                need <= most for need, most in zip(needs[size:], room, strict=True)
            ):
                packing.add(points, needs)
                parts.append(cards)
        for card in free:
            packing.add(0.0, self._aside(card))
            parts.append(None)
        return packing, parts

    def _aside(self, card: int) -> "array[float]":
        """Return what it needs to lay a card aside: a column from then on."""
        needs = array("d", bytes(8 * self.bound.size))
        needs[card] = 1.0
        needs.extend(1.0 if card < drawn else 0.0 for drawn in self.bound.times)
        return needs

    def _ask(self, choice: WordChoice, prices: Prices) -> int:
        """Look for words that are worth more than they cost; return how many are new."""
        free = choice.free()
        cards = [price if card in free else GONE for card, price in enumerate(prices.cards)]
        room = array("i", self.bound.room)
        for drawn, most in zip(self.bound.times, self._room(choice), strict=True):
            room[drawn] = int(most)
        asked = Prices(cards, prices.columns)
        return self.bound.find_words(asked, room, WORTH_ASKING)


def _largest(packing: Packing, parts: list[bytes | None]) -> bytes | None:
    """Return the word with the largest share, None if there is none."""
    best, found = 0.0, None
    for part, share in packing.shares():
        cards = parts[part]
        if cards is not None and share > best:
            best, found = share, cards
    return found


class WordPlayer:
    """Plays a choice of words on a table, join by join."""

    def __init__(
        self, table: Roller, pile: bytes, choice: WordChoice, letters: dict[bytes, bytes]
    ) -> None:
        self.table = table
        self.pile = pile
        self.letters = letters
        self.word_of = {card: word for word in choice.words for card in word}
        self.row: list[tuple[int, ...]] = [(card,) for card in range(SLOTS)]
        self.drawn = SLOTS

    def play(self) -> list[KernelMove] | None:
        """Return the moves until the pile is empty; None if there is no room for what is left."""
        self.table.deal(self.pile)
        moves = []
        while self.drawn < len(self.pile):
            move = self._next_move()
            if move is None:
                return None
            moves.append(move)
            self._play(move)
        return moves

    def _next_move(self) -> KernelMove | None:
        """Return a join or a removal that is part of the words; else put leftovers together."""
        legal = self.table.legal_moves()
        for move in legal:
            if self._belongs(move):
                return move
        for move in legal:
            if self._joins_leftovers(move):
                return move
        return None

    def _belongs(self, move: KernelMove) -> bool:
        """Whether a move removes a word that is whole, or joins two pieces of one."""
        a, b, letter = move
        over = self.row[a]
        word = self.word_of.get(over[0])
        if word is None:
            return False
        if b == NOBODY:
            return len(over) == len(word)
        under = self.row[b]
        if bytes(over + under) not in word:
            return False
        wild = next((card for card in over + under if self.pile[card] == JOKER), None)
        if letter == NOBODY or wild is None:
            return letter == NOBODY
        return self.letters[word][word.index(wild)] == letter

    def _joins_leftovers(self, move: KernelMove) -> bool:
        a, b, _ = move
        return b != NOBODY and not any(card in self.word_of for card in self.row[a] + self.row[b])

    def _play(self, move: KernelMove) -> None:
        a, b, _ = move
        self.table.move(*move)
        void = a
        if b != NOBODY:
            self.row[a] += self.row[b]
            void = b
        self.row[void] = (self.drawn,)
        self.drawn += 1
