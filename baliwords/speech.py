"""Sentences as values: what is said below the front ends keeps its template and its parts.

    _("{name} is next.", name="Ben")
    counted("{count} card", "{count} cards", 2)

Both are English text that can be printed as it is. A front end says them in another language
(`translation.speak`), with the right plural and the right way to write numbers, because they
remember what they were made of. No catalogue is needed, or known, here.
"""

import re
from collections.abc import Iterable, Sequence

_RULE_NUMBERS = r" \((?:[LTMDG]\d+(?:-[LTMDG]?\d+)?(?:, )?)+\)"
_KEY = r"[a-z]+(_[a-z]+)*\s?:"  # a house rule, like min_word_length or refill; French sets a blank


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


def label(text: str) -> Sentence:
    """Name something that is shown later, in the language that is spoken then."""
    return Sentence(text, {})


def counted(one: str, many: str, count: float, **parts: object) -> Sentence:
    """Make a sentence that a number decides: `counted("{count} card", "{count} cards", 2)`."""
    return Sentence(one, {"count": count, **parts}, many, count)


def all_of(names: Sequence[str]) -> str:
    """List names as people do: `Anna, Ben and Carla`."""
    if len(names) < 2:
        return names[0] if names else ""
    return _("{names} and {last}", names=together(*names[:-1], between=", "), last=names[-1])


def any_of(names: Sequence[str]) -> str:
    """List choices as people do: `before or after`."""
    if len(names) < 2:
        return names[0] if names else ""
    return _("{names} or {last}", names=together(*names[:-1], between=", "), last=names[-1])


def points_of(count: float) -> Sentence:
    """Write a number of points, to be put into a sentence."""
    return counted("{count} point", "{count} points", count)


def percent_of(share: float, digits: int = 0) -> Sentence:
    """Write a share of one, to be put into a sentence: `67 %`."""
    if digits:
        return _("{percent:.1f} %", percent=100 * share)
    return _("{percent:.0f} %", percent=100 * share)


_YOU = frozenset({"You", "Vous", "Du"})
"""The names of a person who gave none."""


def known_as(name: str) -> str:
    """Name a player; a person who gave none is the same one in every language."""
    return label("You") if name in _YOU else name


def to_or_of(name: str, you: str, other: str) -> str:
    """Say something to the person who is called You, or of anybody with a name."""
    return you if name in _YOU else other


def together(*pieces: str, between: str = " ") -> Together:
    """Put texts one after the other; empty ones are left out."""
    return Together(filter(None, pieces), between)


class Plain(str):
    """A reason of the rules as a person is told it: a whole sentence, without paragraphs."""

    reason: str

    def __new__(cls, reason: str) -> "Plain":
        """Make the English text, and remember the reason."""
        made = super().__new__(cls, plainly(reason))
        made.reason = reason
        return made


def plain(reason: str | Exception) -> Plain:
    """Say a reason, or what an error complains of, as a person is told it."""
    if isinstance(reason, Exception):
        reason = reason.args[0] if reason.args else ""
    return Plain(reason)


def plainly(reason: str) -> str:
    """Make a whole sentence of a reason, without the numbers of the paragraphs."""
    sentence = re.sub(_RULE_NUMBERS, "", reason)
    if not re.match(_KEY, sentence):
        sentence = sentence[:1].upper() + sentence[1:]
    return sentence if sentence.endswith((".", "!", "?")) else sentence + "."
