"""The cards that nobody has seen yet, as a person reads them."""

from collections import Counter

from baliwords.letters.cards import CARDS
from baliwords.speech import _, together


def show_unseen(unseen: Counter[str], width: int = 5) -> str:
    """Write the counts in lines, vowels first: `A3 E5 I4`."""
    vowels = [card for card in CARDS if card in "AEIOUYÄÖÜ"]
    others = [card for card in CARDS if card not in vowels]
    lines: list[str] = [*_lines(vowels, unseen, width), *_lines(others, unseen, width)]
    lines.append(_("{count} in all", count=unseen.total()))
    return together(*lines, between="\n")


def _lines(cards: list[str], unseen: Counter[str], width: int) -> list[str]:
    there = [f"{card}{unseen[card]}" for card in cards if unseen[card]]
    return [" ".join(there[i : i + width]) for i in range(0, len(there), width)]
