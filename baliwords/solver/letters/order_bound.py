"""An upper bound for an open game that respects the order of the pile and the seven columns.

What any game asks for. Let d cards be drawn, the pile not yet empty. The row has seven columns,
and each join or removal makes room for one card: d - 7 of them are done, and one more comes
before the next card. A column goes into one of the words taken off at most, as a piece of it:
only whole columns are joined, in order. A word of which some cards are drawn and some are not can
have had as many joins as it has cards drawn, less one for each piece, *run*, of it; only a word
all of whose cards are drawn can be gone, by as many joins and removals as it has cards. All cards
drawn together, less all that was done with them, are then at most d - (d - 6): **the runs of all
words that are begun and not yet wholly drawn are at most six, for each d from 7 to the last card
but one.** Cards that no word uses only make it narrower.

So every game is a choice of words, each laid with certain cards, in which no card is used twice
and at no time more than six runs lie open. To take words by shares as well is a linear program,
and by its duality **any** prices bound it from above: a price for each card, and one for a column
at each time. If no word, however laid, brings more points than its cards and runs cost, then no
game brings more than all cards and six columns at all times cost together. Should words bring
more, but by at most `worst` for each of their cards, then `worst` more for each card makes it
true. Where all cards must be used (a BALI) a card may also cost less than nothing.

Good prices come from the same program over the few words that matter, which `Pricer` finds: those
that bring more than they cost so far (column generation, Gilmore and Gomory 1961, asking for
prices between the best and the last ones, Wentges 1997). A fault in the program could only make
the bound higher, never wrong: it rests on the prices and on `Pricer` alone.
"""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from operator import mul

from baliwords.letters.cards import JOKER
from baliwords.solver.letters import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import LETTER_BITS, SLOTS
from baliwords.solver.letters.kernels.packing import Packing

ROOM = SLOTS - 1
"""Runs that may lie open."""
NO_LIMIT = 99
TAKEN_UP = 300
"""Words taken up at a time, those with the most profit."""
CAUTION = 0.85
"""How far the prices asked stay with the best ones so far."""
CLOSE = 2.0
"""Points between bound and program at which the prices are good enough."""
UNUSED = 40.0
"""What a card left over is taken to cost where all are used."""
CHEAPER = 0.8
"""Prices at which every word is too dear fall by this."""
MOST_STEPS = 3_000
PATIENCE = 10
"""How much longer the best cards for a word are looked for once nothing else helps: far from good
prices that takes minutes, at good ones what was not found out in haste loosens the bound."""
ROUNDING = 1e-6
NO_BOUND = 1e9
"""More than any bound that was found."""

Found = list[tuple[float, bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Prices:
    """What each card costs, and a column at each time from the seventh card on."""

    cards: list[float]
    columns: list[float]

    def towards(self, other: "Prices", share: float) -> "Prices":
        """Return prices between these and others."""
        return Prices(
            _between(self.cards, other.cards, share), _between(self.columns, other.columns, share)
        )

    def raised(self, points: float) -> "Prices":
        """Return prices with each card dearer."""
        return Prices([price + points for price in self.cards], self.columns)

    def times(self, factor: float) -> "Prices":
        """Return prices that are all so many times as high."""
        return Prices(
            [factor * price for price in self.cards], [factor * price for price in self.columns]
        )

    def total(self) -> float:
        """Return what all cards and six columns at all times cost."""
        return sum(self.cards) + ROOM * sum(self.columns)

    def moments(self) -> "array[float]":
        """Return for each card what a column has cost before it was drawn."""
        total, moments = 0.0, array("d")
        for place in range(len(self.cards)):
            total += self.columns[place - SLOTS] if place >= SLOTS else 0.0
            moments.append(total)
        return moments


class OrderBound:
    """Bounds the open game of one pile."""

    def __init__(self, engine: Engine, pile: str) -> None:
        self.size = len(pile)
        cards = encode.encode(pile)
        reads, values = encode.letters_read(engine.options), encode.card_values(engine.options)
        self.values = [values[card] for card in cards]
        self.pricer = engine.pricer()
        masks = [reads[card] & LETTER_BITS for card in cards]
        self.pricer.deal(masks, self.values, pile.find(JOKER))
        self.times = range(SLOTS, self.size)
        self.room = array("i", [NO_LIMIT]) * (self.size + 1)
        for drawn in self.times:
            self.room[drawn] = ROOM
        self.words: dict[bytes, tuple[int, array[float]]] = {}
        """The words that matter, by their cards: points, and what they need."""
        self.letters: dict[bytes, bytes] = {}
        """The letters that those cards stand for."""

    def lowest(
        self, first: Prices, all_used: bool, until: float, stop: Callable[[], bool]
    ) -> tuple[float, Prices]:
        """Return points that no game exceeds, and the prices that prove it."""
        packing = self._packing(all_used)
        best, centre, caution, patience = NO_BOUND, first, CAUTION, 1
        while True:
            value = packing.solve(MOST_STEPS)
            asked = self.read_prices(packing).towards(centre, caution) if self.words else centre
            found, bound = self.ask(asked, patience)
            if bound < best:
                best, centre = bound, asked.raised(self.pricer.worst)
            new = self._take_up(found)
            for points, needs in new:
                packing.add(points, needs)
            if best - value < CLOSE or time.perf_counter() > until or stop():
                return best, centre
            if not self.words:
                centre = centre.times(CHEAPER)
            elif not new and caution > 0.0:
                caution = 0.0 if caution < 0.1 else caution / 3
            elif not new and patience < PATIENCE:
                patience = PATIENCE
            elif not new:
                return best, centre

    def ask(self, prices: Prices, patience: int = 1) -> tuple[Found, float]:
        """Find words that bring more than they cost, and the bound that the prices prove."""
        cards, moments = array("d", prices.cards), prices.moments()
        found = self.pricer.find(cards, moments, self.room, ROUNDING, patience)
        raise_by = self.pricer.worst + ROUNDING
        return found, prices.raised(raise_by).total()

    def loss(self, cards: bytes, prices: Prices) -> float:
        """Return by how much a known word costs more than it brings."""
        points, needs = self.words[cards]
        cost: float = sum(map(mul, prices.cards + prices.columns, needs))
        return cost - points

    def _packing(self, all_used: bool) -> Packing:
        """Return the program with the words known so far."""
        times = len(self.times)
        idle = [UNUSED if all_used else 0.0] * self.size + [0.0] * times
        limits = [1.0] * self.size + [float(ROOM)] * times
        packing = Packing(array("d", limits), array("d", idle))
        for points, needs in self.words.values():
            packing.add(points, needs)
        return packing

    def read_prices(self, packing: Packing) -> Prices:
        """Return the prices at which no word of the program brings more than it costs."""
        prices = packing.price_list()
        return Prices(prices[: self.size], [max(0.0, price) for price in prices[self.size :]])

    def find_words(self, prices: Prices, room: "array[int]", least: float) -> int:
        """Take up words that bring more than they cost, where there is less room; count them."""
        found = self.pricer.find(array("d", prices.cards), prices.moments(), room, least)
        return len(self._take_up(found))

    def _take_up(self, found: Found) -> list[tuple[int, "array[float]"]]:
        """Take the words with the most profit up; return what those that are new need."""
        new = []
        for _, cards, letters in sorted(found, reverse=True)[:TAKEN_UP]:
            if cards in self.words:
                continue
            points = len(cards) * sum(self.values[card] for card in cards)
            needs = array("d", bytes(8 * self.size))
            for card in cards:
                needs[card] = 1.0
            needs.extend(float(open_runs(cards, drawn)) for drawn in self.times)
            self.words[cards] = points, needs
            self.letters[cards] = letters
            new.append((points, needs))
        return new


def open_runs(cards: bytes, drawn: int) -> int:
    """Count the pieces of a word on the table once so many cards are drawn; 0 if it can be gone."""
    here = [card < drawn for card in cards]
    if all(here):
        return 0
    return sum(1 for place, one in enumerate(here) if one and not (place and here[place - 1]))


def _between(one: list[float], other: list[float], share: float) -> list[float]:
    return [(1 - share) * a + share * b for a, b in zip(one, other, strict=True)]
