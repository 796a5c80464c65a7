"""Names as people type them: any case, accents or not, three languages, a letter wrong."""

import re
import unicodedata
from collections.abc import Mapping
from typing import TypeVar

from baliwords.errors import BadNotation

T = TypeVar("T")

QUOTED = 40  # so much of a wrong word is quoted

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
_MARKS = re.compile("[\u0300-\u036f]")  # accents, once they are split from their letters


def fold(text: str) -> str:
    """Return the text in lower case without accents: `Marché` becomes `marche`."""
    plain = text.casefold()
    if plain.isascii():
        return plain
    letters = _MARKS.sub("", unicodedata.normalize("NFKD", plain))
    return letters.casefold().translate(_LIGATURES)


def read_name(text: str, names: Mapping[str, T], what: str, example: str) -> T:
    """Return what the name stands for, or complain with the nearest name there is."""
    key = " ".join(fold(text).split())
    if key in names:
        return names[key]
    if key.endswith("s") and key[:-1] in names:
        return names[key[:-1]]
    from difflib import get_close_matches

    near = get_close_matches(key, names, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected {example}"
    raise BadNotation(f"unknown {what} {text[:QUOTED]!r} ({hint})")


def read_number(text: str, what: str, *, low: int = 0, high: int = 999) -> int:
    """Return a whole number within its limits."""
    try:
        number = int(text)
    except ValueError:
        raise BadNotation(
            f"{what} {text[:QUOTED]!r} is not a whole number (like {low + 1})"
        ) from None
    return check_range(number, what, low=low, high=high)


def check_range(number: int, what: str, *, low: int = 0, high: int = 999) -> int:
    """Return the number if it lies within its limits, else complain."""
    if not low <= number <= high:
        raise BadNotation(f"{what} {number} is not allowed (expected {low} to {high})")
    return number


# `corn:3`, also with another sign; or `3 corn`.
_COUNTED = re.compile(r"^([^:=*×]+?)\s*[:=*×]\s*(.+)$|^(\d+)\s+(\D.*)$")


def read_counts(text: str, names: Mapping[str, T], what: str, example: str) -> dict[T, int]:
    """Read `corn:3, jade` or `3 corn, jade` as how many there are of each."""
    counts: dict[T, int] = {}
    for part in filter(None, (piece.strip() for piece in re.split(r"[,;+]", text))):
        found = _COUNTED.match(part)
        name, number = (found[1] or found[4], found[2] or found[3]) if found else (part, "1")
        value = read_name(name, names, what, example)
        counts[value] = counts.get(value, 0) + read_number(number, f"number of {name}")
    return counts
