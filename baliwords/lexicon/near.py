"""Near words: what a person may have meant by a word that is in no list.

All words within two slips: a letter too many, missing, wrong, two letters swapped, or letters
taken for others that sound alike (`confused.py`). They are found by walking the trie of the
words: a branch that no word begins with is never entered.
"""

import re
from collections.abc import Iterator

from baliwords.lexicon.confused import confused
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import SHORTEST_WORD

MOST = 5
_TWICE = re.compile(r"(.)\1")
# How many steps of commonness a mere slip of the hand counts behind a mistake that people make
# because they do not know better.
_UNUSUAL = 2


def near_words(
    lexicon: Lexicon, word: str, most: int = MOST, at_least: int = SHORTEST_WORD
) -> list[str]:
    """Return the words nearest to an unknown one: fewest slips, then the likeliest."""
    alike = set(filter(lexicon.is_word, confused(word, lexicon.lang)))
    common = lexicon.knowledge.commonness

    def unlikely(near: str) -> tuple[int, bool, int, str]:
        usual = near in alike or _undoubled(near) == _undoubled(word)
        # Among equals the same first letter goes before, then the same length.
        other_start, other_length = near[:1] != word[:1], abs(len(near) - len(word))
        return (0 if usual else _UNUSUAL) - common(near), other_start, other_length, near

    found = _fewest_slips(lexicon, word, alike, at_least)
    return sorted(found, key=unlikely)[:most]


def _fewest_slips(lexicon: Lexicon, word: str, alike: set[str], at_least: int) -> set[str]:
    """Return the words one slip away, those that it was taken for among them, or else two."""
    found: set[str] = set()
    for slips in (1, 2):
        near_ones = alike.union(_within(lexicon, "", word, slips))
        found = {near for near in near_ones if near != word and len(near) >= at_least}
        if found:
            break
    return found


def _undoubled(word: str) -> str:
    """Return a word with its double letters written once."""
    return _TWICE.sub(r"\1", word)


def _within(lexicon: Lexicon, head: str, rest: str, slips: int) -> Iterator[str]:
    """Yield the words that begin with `head` and go on as `rest` with at most so many slips."""
    if not slips:
        if lexicon.is_word(head + rest):
            yield head + rest
        return
    if not rest and lexicon.is_word(head):
        yield head
    if rest:
        yield from _within_from(lexicon, head + rest[0], rest[1:], slips)
        yield from _within(lexicon, head, rest[1:], slips - 1)  # a letter too many
    if len(rest) > 1 and rest[0] != rest[1]:
        swapped = rest[1] + rest[0]
        yield from _within_from(lexicon, head + swapped, rest[2:], slips - 1)
    for letter in lexicon.alphabet:
        if not lexicon.is_prefix(head + letter):
            continue
        yield from _within(lexicon, head + letter, rest, slips - 1)  # a letter missing
        if rest and letter != rest[0]:
            yield from _within(lexicon, head + letter, rest[1:], slips - 1)  # a wrong letter


def _within_from(lexicon: Lexicon, head: str, rest: str, slips: int) -> Iterator[str]:
    if lexicon.is_prefix(head):
        yield from _within(lexicon, head, rest, slips)
