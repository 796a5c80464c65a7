"""An upper bound for every game with a pack: no order of the pile, no play beats it.

Give each card a price so that no word is worth more than its cards cost together. Then the
words of any game, which share the cards out among themselves, are worth at most what the whole
pack costs: that is the bound, whatever the prices, as long as they are dear enough (this is the
dual of the linear program "choose words, use each card at most once"). The prices of the
package (`prices.toml`) make the pack cheap for the usual values. Here they are checked against
every word that the pack can spell, and all raised by the same factor if some word costs
too little; so the bound holds for any word list and any values.

The joker may stand for any letter of a word and is worth 5 then: the word without that letter
and with the joker must not be worth more than it costs either.
"""

import tomllib
from functools import lru_cache
from math import ceil
from pathlib import Path

from baliwords.letters.cards import JOKER, PACK, letters_of
from baliwords.letters.options import Options
from baliwords.letters.values import JOKER_VALUE
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.search import can_be_spelled
from baliwords.solver.letters import encode
from baliwords.solver.letters.engine import Engine


def upper_bound(engine: Engine, pile: str) -> int:
    """Return points that no game with the cards of this pile can exceed."""
    prices = _checked_prices(engine)
    points, times = encode.bonus(engine.options)
    cards = sum(prices[card] for card in pile)
    return ceil(cards - 1e-6) * times + points


@lru_cache(maxsize=4)
def _checked_prices(engine: Engine) -> dict[str, float]:
    """Return the price of each card, dear enough for every word."""
    prices = _stored_prices(engine.options)
    factor = _dearest(engine.lexicon, prices, engine)
    return {card: price * factor for card, price in prices.items()}


def _stored_prices(options: Options) -> dict[str, float]:
    """Return the price of each card: that of the dearest letter it may stand for."""
    text = (Path(__file__).parent / "learned" / "prices.toml").read_text(encoding="utf-8")
    prices: dict[str, float] = tomllib.loads(text)[options.language]
    reading = options.language, options.umlaut_as_plain
    return {card: max(prices[one] for one in letters_of(card, *reading)) for card in set(PACK)}


def _dearest(lexicon: Lexicon, prices: dict[str, float], engine: Engine) -> float:
    """Return by how much the prices must be raised so that no word is worth more than it costs."""
    values = engine.options.letter_values
    cost = {letter: price for letter, price in prices.items() if letter != JOKER}
    worth = {letter: values.of(letter) for letter in cost}
    dearest = max(cost.values())
    factor = 0.0
    for word in lexicon:
        size = len(word)
        if size < engine.options.min_word_length:
            continue
        total, points = sum(map(cost.__getitem__, word)), sum(map(worth.__getitem__, word))
        # Most words are worth far less than they cost, even with the joker for any letter.
        if size * (points + JOKER_VALUE) <= factor * (total - dearest):
            continue
        if can_be_spelled(word, engine.options):
            factor = max(factor, _ratio(word, size, total, points, cost, worth, prices[JOKER]))
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
