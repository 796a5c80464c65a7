"""What cards and goods are called within a sentence: whole phrases, so that any language can.

A card in a German sentence is declined and its plural is no matter of an `s`; so each phrase
that a sentence needs is a sentence of its own.
"""

from collections.abc import Callable

from baliwords.shrines.cards import Card, Good
from baliwords.speech import Sentence, counted, label

_GOODS: dict[Good, Callable[[int], Sentence]] = {
    Good.RICE: lambda count: counted("{count} rice", "{count} rice", count),
    Good.PEANUT: lambda count: counted("{count} peanut", "{count} peanut", count),
    Good.BANANA: lambda count: counted("{count} banana", "{count} banana", count),
    Good.PEPPER: lambda count: counted("{count} pepper", "{count} pepper", count),
}
_GOOD_CARDS: dict[Good, Callable[[int], Sentence]] = {
    Good.RICE: lambda count: counted("{count} rice card", "{count} rice cards", count),
    Good.PEANUT: lambda count: counted("{count} peanut card", "{count} peanut cards", count),
    Good.BANANA: lambda count: counted("{count} banana card", "{count} banana cards", count),
    Good.PEPPER: lambda count: counted("{count} pepper card", "{count} pepper cards", count),
}
_GOOD_CARD = {
    Good.RICE: label("rice card"),
    Good.PEANUT: label("peanut card"),
    Good.BANANA: label("banana card"),
    Good.PEPPER: label("pepper card"),
}
_GOOD = {
    Good.RICE: label("rice"),
    Good.PEANUT: label("peanut"),
    Good.BANANA: label("banana"),
    Good.PEPPER: label("pepper"),
}
_CARDS: dict[Card, Callable[[int], Sentence]] = {
    Card.RICE: lambda count: counted("{count} rice farmer", "{count} rice farmers", count),
    Card.PEANUT: lambda count: counted("{count} peanut farmer", "{count} peanut farmers", count),
    Card.BANANA: lambda count: counted("{count} banana farmer", "{count} banana farmers", count),
    Card.PEPPER: lambda count: counted("{count} pepper farmer", "{count} pepper farmers", count),
    Card.STONEMASON: lambda count: counted("{count} stonemason", "{count} stonemasons", count),
    Card.PRIEST: lambda count: counted("{count} priest", "{count} priests", count),
    Card.SHRINE: lambda count: counted("{count} shrine", "{count} shrines", count),
    Card.ORACLE: lambda count: counted("{count} oracle", "{count} oracles", count),
}
_A_CARD = {
    Card.RICE: label("a rice farmer"),
    Card.PEANUT: label("a peanut farmer"),
    Card.BANANA: label("a banana farmer"),
    Card.PEPPER: label("a pepper farmer"),
    Card.STONEMASON: label("a stonemason"),
    Card.PRIEST: label("a priest"),
    Card.SHRINE: label("a shrine"),
    Card.ORACLE: label("an oracle"),
}
_MANY = {
    Card.RICE: label("rice farmers"),
    Card.PEANUT: label("peanut farmers"),
    Card.BANANA: label("banana farmers"),
    Card.PEPPER: label("pepper farmers"),
    Card.STONEMASON: label("stonemasons"),
    Card.PRIEST: label("priests"),
    Card.SHRINE: label("shrines"),
    Card.ORACLE: label("oracles"),
}
_MASON = label("mason")


def good_name(good: Good) -> Sentence:
    """Name a good: `rice`."""
    return _GOOD[good]


def goods(good: Good, count: int) -> Sentence:
    """Count a good: `2 rice`."""
    return _GOODS[good](count)


def good_card(good: Good) -> Sentence:
    """Name a sacrifice card: `rice card`."""
    return _GOOD_CARD[good]


def good_cards(good: Good, count: int) -> Sentence:
    """Count sacrifice cards of a good: `2 rice cards`."""
    return _GOOD_CARDS[good](count)


def cards(card: Card, count: int) -> Sentence:
    """Count playing cards: `2 rice farmers`."""
    return _CARDS[card](count)


def a_card(card: Card) -> Sentence:
    """Name a playing card that somebody plays, takes or uncovers: `a rice farmer`."""
    return _A_CARD[card]


def many(card: Card) -> Sentence:
    """Name all cards of a kind: `rice farmers`."""
    return _MANY[card]


def names_by_length(card: Card) -> tuple[str, ...]:
    """Name a card by its full name and by shorter ones: `rice farmer`, `rice`."""
    if card.good:
        return card.title, _GOOD[card.good]
    return (card.title, _MASON) if card is Card.STONEMASON else (card.title,)


def stones(count: int) -> Sentence:
    """Count stones."""
    return counted("{count} stone", "{count} stones", count)


def stones_or_points(count: int) -> Sentence:
    """Count what shrines bring: the owner chooses."""
    return counted("{count} stone or point", "{count} stones or points", count)
