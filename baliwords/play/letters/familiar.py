"""Words that people know come first, by how common they are in the languages themselves."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from baliwords.solver.letters.vocabulary import is_familiar

T = TypeVar("T")

_LOOKED_AT = 400
"""Words among which those are looked for that people know."""


def familiar_first(lexicon: Any, things: Sequence[T], word_of: Callable[[T], str]) -> list[T]:
    """Put those of the best first whose words many know; else the order stays."""
    best = sorted(things[:_LOOKED_AT], key=lambda thing: not is_familiar(lexicon, word_of(thing)))
    return [*best, *things[_LOOKED_AT:]]
