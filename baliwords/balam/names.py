"""Names as people type them: any case, accents or not, three languages, a letter wrong."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from baliwords.errors import BadInput, BadNotation
from baliwords.rulebook.folding import fold as fold
from baliwords.speech import _

T = TypeVar("T")

QUOTED = 40  # so much of a wrong word is quoted


def read_name(text: str, names: Mapping[str, T], what: str, example: str) -> T:
    """Return what the name stands for, or complain with the nearest name there is."""
    key = " ".join(fold(text).split())
    if key in names:
        return names[key]
    if key.endswith("s") and key[:-1] in names:
        return names[key[:-1]]
    from difflib import get_close_matches

    near = get_close_matches(key, names, n=1)
    hint = (
        _("did you mean {near!r}?", near=near[0])
        if near
        else _("expected {example}", example=example)
    )
    raise BadNotation(
        _("unknown {what} {text!r} ({hint})", what=what, text=text[:QUOTED], hint=hint)
    )


def read_number(text: str, what: str, *, low: int = 0, high: int = 999) -> int:
    """Return a whole number within its limits."""
    try:
        number = int(text)
    except ValueError:
        raise BadNotation(
            _(
                "{what} {text!r} is not a whole number (like {like})",
                what=what,
                text=text[:QUOTED],
                like=low + 1,
            )
        ) from None
    return check_range(number, what, low=low, high=high)


def check_range(number: int, what: str, *, low: int = 0, high: int = 999) -> int:
    """Return the number if it lies within its limits, else complain."""
    if not low <= number <= high:
        raise BadNotation(
            _(
                "{what} {number} is not allowed (expected {low} to {high})",
                what=what,
                number=number,
                low=low,
                high=high,
            )
        )
    return number


def check_players(number: int) -> int:
    """Return the number of players if Balam can be played by so many, else complain."""
    return check_range(number, _("number of players"), low=2, high=4)


def read_players(text: str) -> int:
    """Return a number of players that somebody typed."""
    return read_number(text, _("number of players"), low=2, high=4)


def check_names(players: Sequence[str]) -> None:
    """Complain if two players have the same name."""
    folded = [fold(name) for name in players]
    if len(set(folded)) < len(folded):
        raise BadInput(_("two players have the same name: {players}", players=", ".join(players)))


_SIGNS = str.maketrans(";+=*×", ",,:::")


def read_counts(text: str, names: Mapping[str, T], what: str, example: str) -> dict[T, int]:
    """Read `corn:3, jade` or `3 corn jade` as how many there are of each."""
    counts: dict[T, int] = {}
    for value, number in _counted(text, names, what, example):
        counts[value] = counts.get(value, 0) + number
    return counts


def read_settings(text: str, names: Mapping[str, T], what: str, example: str) -> dict[T, int]:
    """Read `corn:3, jade:1` as a number that is set for each, once."""
    numbers: dict[T, int] = {}
    for value, number in _counted(text, names, what, example):
        if value in numbers:
            raise BadInput(_("{value!r} is given twice in {text!r}", value=str(value), text=text))
        numbers[value] = number
    return numbers


def _counted(text: str, names: Mapping[str, T], what: str, example: str) -> Iterator[tuple[T, int]]:
    for part in _pieces(text, names):
        name, number = _name_and_number(part)
        value = read_name(name, names, what, example)
        yield value, read_number(number, _("number of {name}", name=name))


def _name_and_number(part: str) -> tuple[str, str]:
    """Part `corn:3` or `3 corn`."""
    name, colon, number = part.partition(":")
    if name.strip() and colon and number.strip():
        return name.strip(), number.strip()
    number, *rest = part.split(maxsplit=1)
    return (rest[0], number) if rest and number.isdecimal() else (part, "1")


def _pieces(text: str, names: Mapping[str, T]) -> Iterator[str]:
    """Yield the things of a list, also of one that only blanks part: `village 2 garrison`."""
    for piece in text.translate(_SIGNS).split(","):
        words = " ".join(piece.split()).replace(" :", ":").replace(": ", ":").split()
        while words:
            one = next((n for n in range(len(words), 0, -1) if _is_one(words[:n], names)), 0)
            one = one or (2 if words[0].isdecimal() else 1)  # a name that is not known
            yield " ".join(words[:one])
            del words[:one]


def _is_one(words: list[str], names: Mapping[str, T]) -> bool:
    """Say whether words are one thing, like `pelota ground`, `2 pelota grounds` or `prison:2`."""
    name, number = _name_and_number(" ".join(words))
    known = fold(name) in names or fold(name).removesuffix("s") in names
    return known and number.isdecimal()
