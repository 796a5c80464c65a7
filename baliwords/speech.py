"""Sentences as values: what is said below the front ends keeps its template and its parts.

    _("{name} is next.", name="Ben")
    counted("{count} card", "{count} cards", 2)

Both are English text that can be printed as it is. A front end says them in another language
(`translation.speak`), with the right plural and the right way to write numbers, because they
remember what they were made of. No catalogue is needed, or known, here.
"""

import re
from collections.abc import Iterable

_RULE_NUMBERS = re.compile(r" \((?:[LTMDG]\d+(?:-[LTMDG]?\d+)?(?:, )?)+\)")
_KEY = re.compile(r"[a-z]+_[a-z_]+:")  # a house rule that is named, like min_word_length


class Sentence(str):
    """English text that remembers its template, its parts and the number that decides it."""

    template: str
    many: str
    """The template for other numbers than one; empty where no number decides."""
    number: float
    parts: dict[str, object]

    def __new__(
        cls, template: str, parts: dict[str, object], many: str = "", count: float = 1
    ) -> "Sentence":
        """Make the English text, and remember what it is made of."""
        chosen = many if many and count != 1 else template
        made = super().__new__(cls, chosen.format(**parts) if parts else chosen)
        made.template, made.many, made.number, made.parts = template, many, count, parts
        return made


class Together(str):
    """Several texts, one after the other; each may be a sentence of its own."""

    pieces: tuple[str, ...]
    between: str

    def __new__(cls, pieces: Iterable[str], between: str = " ") -> "Together":
        """Join the texts, and remember them."""
        kept = tuple(pieces)
        made = super().__new__(cls, between.join(kept))
        made.pieces, made.between = kept, between
        return made


def _(template: str, **parts: object) -> Sentence:
    """Make a sentence: `_("{name} is next", name="Ben")`."""
    return Sentence(template, parts)


def counted(one: str, many: str, count: float, **parts: object) -> Sentence:
    """Make a sentence that a number decides: `counted("{count} card", "{count} cards", 2)`."""
    return Sentence(one, {"count": count, **parts}, many, count)


def together(*pieces: str, between: str = " ") -> Together:
    """Put texts one after the other; empty ones are left out."""
    return Together(filter(None, pieces), between)


def plainly(reason: str) -> str:
    """Say a reason of the rules to a person: without the numbers of the paragraphs."""
    sentence = _RULE_NUMBERS.sub("", reason)
    if not _KEY.match(sentence):
        sentence = sentence[:1].upper() + sentence[1:]
    return sentence if sentence.endswith((".", "!", "?")) else sentence + "."
