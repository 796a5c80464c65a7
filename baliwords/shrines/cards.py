"""The cards: playing cards, sacrifice cards and what lies on the altar (T1-T3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from baliwords.errors import BadNotation
from baliwords.speech import _, label


class Good(Enum):
    """One of the four goods; also a sacrifice card of that good."""

    RICE = "rice"
    PEANUT = "peanut"
    BANANA = "banana"
    PEPPER = "pepper"

    __hash__ = object.__hash__  # members are unique; Enum's own hash is a slow Python call

    @property
    def place(self) -> int:
        """Where this good stands in a tuple of four numbers, one per good."""
        return _GOOD_PLACES[self]

    @property
    def letter(self) -> str:
        """The capital letter that stands for the good in a written deal."""
        return _LETTERS[self.value]

    def __str__(self) -> str:
        return self.value


class Card(Enum):
    """A kind of playing card; a farmer is named by the good he grows."""

    RICE = "rice"
    PEANUT = "peanut"
    BANANA = "banana"
    PEPPER = "pepper"
    STONEMASON = "stonemason"
    PRIEST = "priest"
    SHRINE = "shrine"
    ORACLE = "oracle"

    __hash__ = object.__hash__  # as above

    @property
    def good(self) -> Good | None:
        """The good that this card grows, or None if it is no farmer."""
        return _FARMED.get(self)

    @property
    def letter(self) -> str:
        """The capital letter that stands for the card in a written deal."""
        return _LETTERS[self.value]

    @property
    def title(self) -> str:
        """The card as a person says it: `rice farmer`, `priest`."""
        return _TITLES[self]

    def __str__(self) -> str:
        return self.value


_GOOD_PLACES = {good: place for place, good in enumerate(Good)}
_CARD_PLACES = {card: place for place, card in enumerate(Card)}
_FARMED = {Card(good.value): good for good in Good}
_FARMER_OF = {good: card for card, good in _FARMED.items()}
_LETTERS = {
    "rice": "R",
    "peanut": "N",
    "banana": "B",
    "pepper": "E",
    "stonemason": "M",
    "priest": "P",
    "shrine": "S",
    "oracle": "O",
}
_TITLES = {
    Card.RICE: label("rice farmer"),
    Card.PEANUT: label("peanut farmer"),
    Card.BANANA: label("banana farmer"),
    Card.PEPPER: label("pepper farmer"),
    Card.STONEMASON: label("stonemason"),
    Card.PRIEST: label("priest"),
    Card.SHRINE: label("shrine"),
    Card.ORACLE: label("oracle"),
}
_CARDS_BY_LETTER = {card.letter: card for card in Card}

GOODS = tuple(Good)
FARMERS = tuple(_FARMED)

# T1: the 58 playing cards, of which 8 are oracles.
DECK: dict[Card, int] = {
    Card.PRIEST: 9,
    Card.SHRINE: 9,
    Card.STONEMASON: 12,
    **dict.fromkeys(FARMERS, 5),
}
ORACLES = 8
SACRIFICES_PER_GOOD = 25  # T3


@dataclass(frozen=True, slots=True)
class Offering:
    """A sacrifice card on the altar, written `rice+` face up and `rice-` face down."""

    good: Good
    face_up: bool

    def __str__(self) -> str:
        return f"{self.good}{'+' if self.face_up else '-'}"

    @classmethod
    def parse(cls, text: str) -> "Offering":
        """Read an offering; the inverse of `str(offering)`."""
        if text[-1:] not in ("+", "-") or text[:-1] not in {good.value for good in Good}:
            raise BadNotation(
                _("not an offering: {text!r} (expected a good and a face, like rice+)", text=text)
            )
        return cls(Good(text[:-1]), text[-1] == "+")


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards grouped by kind: hands and fronts have no other order (T15)."""
    return tuple(sorted(cards, key=_CARD_PLACES.__getitem__))


def goods_in_order(goods: Iterable[Good]) -> tuple[Good, ...]:
    """Return sacrifice cards grouped by good."""
    return tuple(sorted(goods, key=_GOOD_PLACES.__getitem__))


def farmer(good: Good) -> Card:
    """Return the farmer who grows the good."""
    return _FARMER_OF[good]


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards as letters: `RNBE` are farmers of rice, peanut, banana and pepper."""
    return "".join(card.letter for card in cards)


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards from letters, any case; the inverse of `write_cards`."""
    for letter in text.upper():
        if letter not in _CARDS_BY_LETTER:
            raise BadNotation(
                _(
                    "not a card: {letter!r} in {text!r} (R rice, N peanut, B banana, E pepper, "
                    "M stonemason, P priest, S shrine, O oracle)",
                    letter=letter,
                    text=text[:40],
                )
            )
    return tuple(_CARDS_BY_LETTER[letter] for letter in text.upper())


def read_goods(text: str) -> tuple[Good, ...]:
    """Read goods from their letters."""
    goods = tuple(card.good for card in read_cards(text))
    if None in goods:
        raise BadNotation(
            _("not goods: {text!r} (R rice, N peanut, B banana, E pepper)", text=text[:40])
        )
    return tuple(good for good in goods if good)
