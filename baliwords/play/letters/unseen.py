"""Letters that nobody has seen yet: counted, never in their order."""

from collections import Counter

from baliwords.letters.cards import CARDS, PACK, faces
from baliwords.letters.setup import UNKNOWN
from baliwords.letters.state import State
from baliwords.speech import _, together


def unseen_letters(state: State) -> Counter[str]:
    """Count the cards that lie neither on the table nor under a word that was taken off."""
    unseen = Counter(PACK * state.table.options.packs)
    unseen.subtract(faces(column for row in state.table.rows for column in row))
    unseen.subtract(faces(removal.column for removal in state.removed))
    del unseen[UNKNOWN]
    return +unseen


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
