"""Cards that nobody has seen yet: counted, never in their order."""

from collections import Counter
from collections.abc import Iterable, Iterator

from baliwords.letters.cards import PACK, UNKNOWN, faces
from baliwords.letters.state import State


def unseen_cards(seen: Iterable[str], packs: int = 1) -> Counter[str]:
    """Count the cards of the packs that are in none of the columns seen."""
    return Counter(PACK * packs) - faces(seen)


def unseen_letters(state: State) -> Counter[str]:
    """Count the cards that lie neither on the table nor under a word that was taken off."""
    return unseen_cards(seen_columns(state), state.table.options.packs)


def seen_columns(state: State) -> Iterator[str]:
    """Yield every column that has lain openly: those on the table, then the words taken off."""
    for row in state.table.rows:
        yield from (column for column in row if column != UNKNOWN)
    yield from (removal.column for removal in state.removed)


def in_order(cards: Counter[str]) -> str:
    """Write counted cards by the alphabet, as often as there are any."""
    return "".join(sorted(cards.elements()))
