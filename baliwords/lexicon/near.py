"""Near words: what a person may have meant by a word that is in no list.

All words within two slips of the pen (a letter too many, missing, wrong, or two letters
swapped), found by walking the trie of the words: a branch that no word begins with is
never entered.
"""

from collections.abc import Iterator

from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import SHORTEST_WORD

MOST = 5


def near_words(
    lexicon: Lexicon, word: str, most: int = MOST, at_least: int = SHORTEST_WORD
) -> list[str]:
    """Return the words nearest to an unknown one: fewest slips, then the most common."""
    found: set[str] = set()
    for slips in (1, 2):
        found = {near for near in _within(lexicon, "", word, slips) if len(near) >= at_least}
        if found:
            break
    common = lexicon.knowledge.commonness
    found.discard(word)
    ranked = sorted(found, key=lambda near: (-common(near), _unlike(near, word), near))
    return ranked[:most]


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


def _unlike(near: str, word: str) -> tuple[bool, int]:
    """Order words of the same rank: the same first letter, then the same length."""
    return near[:1] != word[:1], abs(len(near) - len(word))
