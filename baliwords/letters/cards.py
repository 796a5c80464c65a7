"""The cards: what is in a pack, and how a card and a column are written.

A card is one character: a letter `A`-`Z`, an umlaut card `Ä Ö Ü`, or the BALI card, the
joker, `?`. A joker whose letter was declared is that letter in lower case. A column is a
string of cards from top to bottom, so `MuR` is M, the BALI card as U, R.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from baliwords.errors import BadNotation
from baliwords.letters.folding import folded
from baliwords.speech import _, counted

JOKER = "?"
DECLARES = "?="
"""Stands before the letter that the BALI card was declared."""
UNKNOWN = "."
"""A card that was drawn and that nobody has entered yet, at a table with real cards."""
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAIN = {"Ä": "A", "Ö": "O", "Ü": "U"}
"""The umlaut cards and the plain vowel each may stand for (L7)."""

# L2: the 54 cards of one pack.
_COUNTS = (
    "A3 B1 C2 D2 E5 F1 G2 H2 I4 J1 K1 L2 M2 N2 O3 P2 Q1 R3 S2 T2 U2 V1 W1 X1 Y1 Z1 Ä1 Ö1 Ü1 ?1"
)
PACK = "".join(entry[0] * int(entry[1:]) for entry in _COUNTS.split())
CARDS = LATIN + "".join(PLAIN) + JOKER
JOKERS = frozenset(CARDS.lower())
"""The BALI card in all its forms: declared as some letter, or not."""


def face(card: str) -> str:
    """Return what is printed on a card: `?` for the BALI card, whatever it was declared."""
    return JOKER if card.islower() else card


def faces(columns: Iterable[str]) -> Counter[str]:
    """Count the printed cards of some columns."""
    return Counter(face(card) for column in columns for card in column)


def letters_of(card: str, language: str, umlaut_as_plain: bool = True) -> str:
    """Return the letters that a card may stand for, the printed one first (L7, D5).

    The undeclared BALI card may stand for every letter of the alphabet; that is not asked here.
    """
    letter = card.upper()
    plain = PLAIN.get(letter, letter)
    if language != "de" or letter == plain:
        return plain
    return letter + plain if umlaut_as_plain and card not in JOKERS else letter


@lru_cache(maxsize=256)
def cards_for(letter: str, language: str, umlaut_as_plain: bool = True) -> str:
    """Return the cards that may stand for a letter, its own first; the BALI card is not said."""
    others = [card for card in PLAIN if card != letter]
    stand_ins = [card for card in others if letter in letters_of(card, language, umlaut_as_plain)]
    return letter + "".join(stand_ins)


def jokers_needed(
    letters: str, cards: Counter[str], language: str, umlaut_as_plain: bool = True
) -> int:
    """Count the letters that the BALI card must stand for, because no other card is left (D5)."""
    missing = 0
    for letter in set(letters):
        short = letters.count(letter) - cards[letter]
        if short > 0:
            # A plain vowel may take the umlaut cards that no umlaut of the word takes (L7).
            others = cards_for(letter, language, umlaut_as_plain)[1:]
            spare = sum(max(0, cards[card] - letters.count(card)) for card in others)
            missing += max(0, short - spare)
    return missing


def parse_cards(text: str) -> str:
    """Read cards in any case, with or without spaces; accents are folded, umlauts kept.

    Lower-case letters are declared jokers only among upper-case ones, as in `MuR`; where all
    cards are jokers, `?=A?=I` says so.
    """
    signs = unicodedata.normalize("NFC", "".join(text.split()))
    if DECLARES in signs:
        return _parse_declared(text, *signs.split(DECLARES))
    if not any(sign.isupper() for sign in signs):
        signs = signs.upper()
    cards = signs if signs.isascii() else "".join(map(_fold_sign, signs))
    if signs and not cards:
        raise BadNotation(_("{text!r} holds no card (expected some like MUR)", text=text[:60]))
    for card in cards:
        if card.upper() not in CARDS:
            raise BadNotation(
                _(
                    "{text!r}: {card!r} is no card (expected A-Z, Ä, Ö, Ü or ? for BALI)",
                    text=text[:60],
                    card=card,
                )
            )
    return cards


def _parse_declared(text: str, first: str, *others: str) -> str:
    """Read cards among which BALI cards are declared by `?=`, the letter before the rest."""
    cards = parse_cards(first) if first else ""
    for other in others:
        letter, rest = declared_letter(other[:1], text).lower(), other[1:]
        cards += letter + (parse_cards(rest) if rest else "")
    return cards


def declared_letter(sign: str, text: str) -> str:
    """Read the letter that a BALI card is declared: one letter, accents folded (D7)."""
    letter = folded(sign, CARDS)
    if len(letter) != 1 or letter == JOKER or letter not in CARDS:
        raise BadNotation(
            _(
                "{text!r}: the BALI card is one letter, not {sign!r} (write it like ?=U)",
                text=text[:60],
                sign=sign,
            )
        )
    return letter


def write_column(column: str) -> str:
    """Write a column so that it reads back wherever it stands; the inverse of `parse_cards`."""
    if column.islower():
        return "".join(DECLARES + card.upper() for card in column)
    return column


def check_supply(columns: Iterable[str], packs: int = 1) -> None:
    """Refuse more cards of a kind than the packs hold."""
    supply, given = Counter(PACK * packs), list(columns)
    for card, count in faces(given).items():
        if count > supply[card]:
            raise BadNotation(_too_many(card, count, supply[card], packs, given))


def _too_many(card: str, count: int, supply: int, packs: int, columns: list[str]) -> str:
    held = counted(
        "there is only {count} in {packs}",
        "there are only {count} in {packs}",
        supply,
        packs=_("a pack") if packs == 1 else _("{packs} packs", packs=packs),
    )
    if card == JOKER:
        # Who types Maison does not think of jokers.
        if small := next((column for column in columns if column != column.upper()), ""):
            return _(
                "{number} BALI cards (lower-case letters among capitals, like {small!r}): {held}",
                number=count,
                small=small[:60],
                held=held,
            )
        return _("{number} BALI cards: {held}", number=count, held=held)
    return _("{number} cards {card!r}: {held}", number=count, card=card, held=held)


def _fold_sign(sign: str) -> str:
    """Return the cards that a sign is spelled with; one that takes two, like ß, is no joker."""
    cards = folded(sign, CARDS)
    return cards.lower() if len(cards) == 1 and sign != sign.upper() else cards
