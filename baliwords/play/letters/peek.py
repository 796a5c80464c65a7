"""A peek: which words a column can become."""

from collections import Counter
from typing import Any

from baliwords.letters.cards import JOKER, faces, jokers_needed
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.letters.unseen import unseen_cards, unseen_letters
from baliwords.play.letters.familiar import familiar_first
from baliwords.speech import counted, together

_SHOWN = 40
_CHANCE = 0.72  # roughly what each missing letter leaves of a word's worth


def supply(state: State, column: str, tracked: bool) -> Counter[str]:
    """Count the cards that a column may still get.

    Who does not count the letters that are gone (L27) reckons with the whole pack.
    """
    if not tracked:
        return unseen_cards([column], state.table.options.packs)
    on_table = faces(there for row in state.table.rows for there in row)
    return unseen_letters(state) + on_table - faces([column])


def peek(
    lexicon: Any, column: str, options: Options, cards: Counter[str], known_first: bool = True
) -> str:
    """Write the words that a column can become with some cards: known ones, the best first."""
    found = growths(lexicon, column, options, cards, known_first)
    head = counted(
        "{column} is in {count} word.", "{column} is in {count} words.", len(found), column=column
    )
    return together(head, *map(_line, found[:_SHOWN]), between="\n")


def growths(
    lexicon: Any, column: str, options: Options, cards: Counter[str], known_first: bool = True
) -> list[Any]:
    """Return the words that a column can become with some cards, the best first.

    Of the best ones those that many people know go before the others, if that is wanted.
    """
    from baliwords.lexicon.search import containing

    def in_reach(needed: str) -> bool:
        language, as_plain = options.language, options.umlaut_as_plain
        return jokers_needed(needed, cards, language, as_plain) <= cards[JOKER]

    found = [one for one in containing(lexicon, column, options) if in_reach(one.needed)]
    found.sort(key=lambda one: -one.points * _CHANCE ** len(one.needed))
    return familiar_first(lexicon, found, lambda one: one.word) if known_first else found


def _line(found: Any) -> str:
    """Write a word with the column in it set off: `MUR·IR`."""
    middle = found.word[len(found.before) : len(found.word) - len(found.after)]
    return f"{found.points:>4} " + "·".join(filter(None, (found.before, middle, found.after)))
