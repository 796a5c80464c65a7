"""A peek: which words a column can become."""

from collections import Counter
from typing import Any

from baliwords.letters.cards import JOKER, PACK, PLAIN, faces
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.play.letters.unseen import unseen_letters
from baliwords.speech import counted, together

_SHOWN = 40
_CHANCE = 0.72  # roughly what each missing letter leaves of a word's worth


def supply(state: State, column: str, tracked: bool) -> Counter[str]:
    """Count the cards that a column may still get.

    Who does not count the letters that are gone (L27) reckons with the whole pack.
    """
    cards = Counter(PACK * state.table.options.packs)
    if tracked:
        cards = unseen_letters(state) + faces(c for row in state.table.rows for c in row)
    cards.subtract(faces([column]))
    return +cards


def peek(lexicon: Any, column: str, options: Options, cards: Counter[str]) -> str:
    """Write the words that a column can become with some cards, the best first."""
    found = growths(lexicon, column, options, cards)
    head = counted(
        "{column} is in {count} word.", "{column} is in {count} words.", len(found), column=column
    )
    return together(head, *map(_line, found[:_SHOWN]), between="\n")


def growths(lexicon: Any, column: str, options: Options, cards: Counter[str]) -> list[Any]:
    """Return the words that a column can become with some cards, the best first."""
    from baliwords.lexicon.search import containing

    found = [one for one in containing(lexicon, column, options) if _reachable(one.needed, cards)]
    return sorted(found, key=lambda one: -one.points * _CHANCE ** len(one.needed))


def _line(found: Any) -> str:
    """Write a word with the column in it set off: `MUR·IR`."""
    middle = found.word[len(found.before) : len(found.word) - len(found.after)]
    return f"{found.points:>4} " + "·".join(filter(None, (found.before, middle, found.after)))


def _reachable(needed: str, cards: Counter[str]) -> bool:
    """Tell whether the cards hold the letters; umlaut cards and jokers may stand in."""
    missing = 0
    for letter, count in Counter(needed).items():
        dotted = next((card for card, plain in PLAIN.items() if plain == letter), "")
        missing += max(0, count - cards[letter] - cards[dotted])
    return missing <= cards[JOKER]
