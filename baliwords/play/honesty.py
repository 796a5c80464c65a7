"""Which finished games measure a player: the honest ones; all others count apart."""

from dataclasses import replace
from enum import StrEnum
from typing import TypeAlias

from baliwords.core.record import CHOSEN, REAL, Header
from baliwords.letters import game as letters
from baliwords.letters.cards import PACK, UNKNOWN
from baliwords.letters.options import DEFAULT, read_options
from baliwords.letters.setup import read_deal

DealKey: TypeAlias = tuple[str | int, ...]
"""Names the cards of a game: the same key, the same cards in the same order."""


class Kind(StrEnum):
    """How a finished game came about."""

    HONEST = "honest"
    ASSISTED = "assisted"
    """Moves were taken back, or the program helped with more than L27 lets a player know."""
    HOUSE = "house"
    """Under house rules points are worth more, or harder to make."""
    REPEATED = "repeated"
    """The same player had met the same cards before."""
    CHOSEN = "chosen"
    """Somebody has chosen the cards, or left some out."""
    REAL = "real"
    """The cards lay on a real table."""


_OF_POINTS = (
    "bali_bonus",
    "min_word_length",
    "joker_fix",
    "umlaut_as_plain",
    "letter_values",
    "word_list",
    "partial_rule",
    "joker_in_scored_word",
    "unique_words",
    "columns",
    "packs",
)
"""What the house rules for it change: how many points can be made."""


def kind_of(header: Header, met_before: bool) -> Kind:
    """Say how a finished game came about; what weighs most is said."""
    if header.cards == REAL or UNKNOWN in str(header.deal):
        return Kind.REAL
    if header.cards == CHOSEN or _lacks_cards(header):
        return Kind.CHOSEN
    if header.assisted:
        return Kind.ASSISTED
    if _has_own_points(header):
        return Kind.HOUSE
    return Kind.REPEATED if met_before else Kind.HONEST


def _has_own_points(header: Header) -> bool:
    if header.game != letters.NAME:
        return False
    options = read_options(header.options)
    usual = replace(DEFAULT, seats=options.seats, language=options.language)
    return any(getattr(options, name) != getattr(usual, name) for name in _OF_POINTS)


def deal_key(header: Header) -> DealKey:
    """Name the cards of a game; the same seed deals others from another deck."""
    return header.game, str(header.deal), len(header.players), *_unusual_deck(header)


def _unusual_deck(header: Header) -> tuple[str, ...]:
    """Name the packs (D20) or the oracles (T8) by which a deck is not the usual one."""
    if header.game != letters.NAME:
        return ("oracle",) if header.options.get("oracle") == "yes" else ()
    packs, seats = read_options(header.options).packs, len(header.players)
    return () if packs == dict(DEFAULT.packs_by_players).get(seats) else (f"packs {packs}",)


def _lacks_cards(header: Header) -> bool:
    if header.game != letters.NAME or isinstance(header.deal, int):
        return False
    options = read_options(header.options)
    return len(read_deal(options, header.deal).pile) < len(PACK) * options.packs
