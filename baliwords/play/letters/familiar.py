"""Words that people know come first, by how common they are in the languages themselves."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from baliwords.solver.letters.vocabulary import LEAST

T = TypeVar("T")

_KNOWN = "wide"
"""The words that count as known: 74,000 French ones, 107,000 German ones."""


def is_familiar(lexicon: Any, word: str) -> bool:
    """Tell whether many people know a word; of an own list, whatever the language knows of it."""
    return bool(lexicon.knowledge.commonness(word) >= LEAST[_KNOWN][lexicon.lang])


def familiar_first(lexicon: Any, things: Iterable[T], word_of: Callable[[T], str]) -> list[T]:
    """Put those first whose words many know; else the order stays."""
    return sorted(things, key=lambda thing: not is_familiar(lexicon, word_of(thing)))
