"""An upper bound for every game with a pile: no play beats it.

Without the order of the pile: give each card a price so that no word is worth more than its
cards cost together. Then the words of any game, which share the cards out among themselves, are
worth at most what the whole pack costs: that is a bound, whatever the prices, as long as they are
dear enough (this is the dual of the linear program "choose words, use each card at most once").
The prices of the package (`prices.toml`) make the pack cheap for the usual values. Here they are
checked against every word that the pack can spell, and all raised by the same factor if some
word costs too little; so the bound holds for any word list and any values.

The joker may stand for any letter of a word and is worth 5 then: the word without that letter
and with the joker must not be worth more than it costs either.

With the order of the pile, and with time to think, `order_bound.py` has better prices.
"""

import time
import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import floor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from baliwords.letters.cards import JOKER, PACK, letters_of
from baliwords.letters.options import Options
from baliwords.letters.values import JOKER_VALUE
from baliwords.lexicon.search import can_be_spelled
from baliwords.lexicon.store import fingerprint_of
from baliwords.solver.letters import encode
from baliwords.solver.letters.engine import Engine, index_kind
from baliwords.solver.letters.kernels import pricing

if TYPE_CHECKING:
    from baliwords.solver.letters.order_bound import OrderBound, Prices

LEAST_TIME = 2.0
"""Seconds without which better prices are not looked for: to ask for them once takes some."""


class Bounded(NamedTuple):
    """Points that no game with a pile can exceed, and what the order of the pile told of it."""

    upper: int
    order: "OrderBound | None" = None
    prices: "Prices | None" = None


def upper_bound(
    engine: Engine, pile: str, until: float = 0.0, stop: Callable[[], bool] = lambda: False
) -> Bounded:
    """Bound every game with this pile; better until a time."""
    prices = _checked_prices(engine)
    points, times = encode.bonus(engine.options)
    cards = [prices[card] for card in pile]
    plain = _whole(sum(cards)) * times + points
    if until - time.perf_counter() < LEAST_TIME or str(pricing.__file__).endswith(".py"):
        return Bounded(plain)
    found = _in_order(engine, pile, cards, until, stop)
    return found._replace(upper=min(plain, found.upper))


def _in_order(
    engine: Engine, pile: str, cards: list[float], until: float, stop: Callable[[], bool]
) -> Bounded:
    """Bound by the order of the pile: games with a BALI and games without, apart."""
    from baliwords.solver.letters.order_bound import OrderBound, Prices

    bound = OrderBound(engine, pile)
    half = time.perf_counter() + 0.7 * (until - time.perf_counter())
    first = Prices([0.6 * price for price in cards], [2.0] * len(bound.times))
    some, prices = bound.lowest(first, all_used=False, until=half, stop=stop)
    every, _ = bound.lowest(prices, all_used=True, until=until, stop=stop)
    points, times = encode.bonus(engine.options)
    upper = max(_whole(some), _whole(min(some, every)) * times + points)
    return Bounded(upper, bound, prices)


def _whole(points: float) -> int:
    """Return the most whole points that do not exceed these, faults of counting allowed for."""
    return floor(points + 1e-3)


@lru_cache(maxsize=4)
def _checked_prices(engine: Engine) -> dict[str, float]:
    """Return the price of each card, dear enough for every word."""
    prices = _stored_prices(engine.options)
    factor = _kept_factor(engine, prices)
    return {card: price * factor for card, price in prices.items()}


def _stored_prices(options: Options) -> dict[str, float]:
    """Return the price of each card: that of the dearest letter it may stand for."""
    text = (Path(__file__).parent / "learned" / "prices.toml").read_text(encoding="utf-8")
    prices: dict[str, float] = tomllib.loads(text)[options.language]
    reading = options.language, options.umlaut_as_plain
    return {card: max(prices[one] for one in letters_of(card, *reading)) for card in set(PACK)}


def _kept_factor(engine: Engine, prices: dict[str, float]) -> float:
    """Return by how much prices must be raised; to ask every word takes seconds, so it is kept."""

    def build(words: Iterable[str], path: Path) -> None:
        path.write_text(repr(_factor(words, prices, engine.options)), encoding="ascii")

    told = fingerprint_of(repr(sorted(prices.items())).encode())
    path = engine.lexicon.source.index(f"dearest_{told}_{index_kind(engine.options)}", build)
    return float(path.read_text(encoding="ascii"))


def _factor(words: Iterable[str], prices: dict[str, float], options: Options) -> float:
    """Return by how much the prices must be raised so that no word is worth more than it costs."""
    values = options.letter_values
    cost = {letter: price for letter, price in prices.items() if letter != JOKER}
    worth = {letter: values.of(letter) for letter in cost}
    dearest = max(cost.values())
    factor = 0.0
    for word in words:
        size = len(word)
        if size < options.min_word_length:
            continue
        total, points = sum(map(cost.__getitem__, word)), sum(map(worth.__getitem__, word))
        # Most words are worth far less than they cost, even with the joker for any letter.
        if size * (points + JOKER_VALUE) <= factor * (total - dearest):
            continue
        ratio = _ratio(word, size, total, points, cost, worth, prices[JOKER])
        if ratio > factor and can_be_spelled(word, options):
            factor = ratio
    return factor


def _ratio(
    word: str,
    size: int,
    total: float,
    points: int,
    cost: dict[str, float],
    worth: dict[str, int],
    joker: float,
) -> float:
    """Return the points of a word for each point of its price, joker or not."""
    best = size * points / total
    for letter in set(word):
        with_joker = size * (points - worth[letter] + JOKER_VALUE)
        best = max(best, with_joker / (total - cost[letter] + joker))
    return best
