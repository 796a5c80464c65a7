"""The Katun deck: chances of what comes next, exact (M33, M37, D62)."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple

from baliwords.balam.cards import ALL, CARDS, CardsSeen
from baliwords.balam.names import check_range
from baliwords.balam.options import Deck
from baliwords.speech import _

Chances = Mapping[int, Fraction]


class KatunChances(NamedTuple):
    """How many cards of each kind the next ones hold, with their chances."""

    negative: Chances
    pelota: Chances
    eclipse: Chances


def hypergeometric(cards: int, marked: int, drawn: int) -> Chances:
    """Return the chance of each number of marked cards among those drawn without return."""
    ways = comb(cards, drawn)
    least, most = max(0, drawn - (cards - marked)), min(marked, drawn)
    return {
        k: Fraction(comb(marked, k) * comb(cards - marked, drawn - k), ways)
        for k in range(least, most + 1)
    }


def forecast(drawn: int, seen: CardsSeen, deck: Deck) -> KatunChances | None:
    """Return the chances for the next cards of a deck built in this way.

    With one pile everything below the prosperous cards is simply mixed. None if the cards
    seen cannot have come from such a deck.
    """
    _check(seen)
    rest = CARDS - max(seen.total, deck.prosperous)
    # The prosperous cards come first and are positive for sure.
    drawn = min(rest, max(0, drawn - max(0, deck.prosperous - seen.total)))
    special = _special_chances(drawn, seen, deck)
    if special is None:
        return None
    special_left = ALL.special - seen.special
    plain = rest - special_left
    return KatunChances(
        _given(special, lambda s: hypergeometric(plain, ALL.negative - seen.negative, drawn - s)),
        _given(special, lambda s: hypergeometric(special_left, ALL.pelota - seen.pelota, s)),
        _given(special, lambda s: hypergeometric(special_left, ALL.eclipse - seen.eclipse, s)),
    )


def piles(deck: Deck) -> list[tuple[int, int]]:
    """Return (cards, special cards) of each pile, the larger piles on top (D62)."""
    plain, special = ALL.positive + ALL.negative - deck.prosperous, ALL.special

    def share(cards: int, pile: int) -> int:
        return cards // deck.piles + (pile < cards % deck.piles)

    each = range(deck.piles)
    return [(share(plain, p) + share(special, p), share(special, p)) for p in each]


def _check(seen: CardsSeen) -> None:
    for kind, number in seen._asdict().items():
        check_range(number, _("number of {kind} cards", kind=kind), high=getattr(ALL, kind))


def _special_chances(drawn: int, seen: CardsSeen, deck: Deck) -> Chances | None:
    """Return how many special cards come next, pile by pile; None if that deck is impossible."""
    if seen.positive < min(seen.total, deck.prosperous):
        return None
    below, unseen = max(0, seen.total - deck.prosperous), seen.special
    chances: Chances = {0: Fraction(1)}
    for cards, special in piles(deck):
        gone = min(below, cards)
        below -= gone
        found = min(unseen, special, gone)
        unseen -= found
        if special - found > cards - gone:
            return None
        taken = min(drawn, cards - gone)
        drawn -= taken
        chances = _sum(chances, hypergeometric(cards - gone, special - found, taken))
    return None if unseen else chances


def _sum(one: Chances, other: Chances) -> Chances:
    """Return the distribution of the sum of two independent numbers."""
    total: defaultdict[int, Fraction] = defaultdict(Fraction)
    for a, chance in one.items():
        for b, next_chance in other.items():
            total[a + b] += chance * next_chance
    return dict(total)


def _given(condition: Chances, chances: Callable[[int], Chances]) -> Chances:
    """Mix the chances that hold under each condition."""
    total: defaultdict[int, Fraction] = defaultdict(Fraction)
    for value, weight in condition.items():
        for result, chance in chances(value).items():
            total[result] += weight * chance
    return dict(sorted(total.items()))
