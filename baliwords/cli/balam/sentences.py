"""How Balam commands speak: chances, numbers of things, paragraphs, the mark of a conjecture."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from baliwords.cli.show import Pieces, terminal_width
from baliwords.speech import percent_of
from baliwords.translation import language, speak

if TYPE_CHECKING:
    from fractions import Fraction

    from baliwords.balam.reference import Language


def chance(value: "Fraction") -> dict[str, Any]:
    """Give a chance to a program: exact, and as a decimal number."""
    return {"fraction": str(value), "decimal": float(value)}


def percent(value: "Fraction") -> str:
    """Give a chance to a person."""
    return speak(percent_of(float(value), 1))


def conjectures(ids: Iterable[str], speech: "Language" = "en") -> list[dict[str, str]]:
    """Say to a program which guesses an answer rests on."""
    if not (guesses := list(ids)):
        return []
    from baliwords.balam.reference import entry

    return [
        {
            "id": found.id,
            "confidence": found.confidence,
            "key": found.key or "",
            "text": found.assumption(speech),
        }
        for found in map(entry, guesses)
    ]


def conjecture_lines(ids: Iterable[str], speech: "Language | None" = None) -> Iterator[Pieces]:
    """Say to a person which guesses an answer rests on, and how to choose otherwise."""
    if not (found := list(ids)):
        return
    from baliwords.balam.reference import called
    from baliwords.rulebook.entry import spoken

    speech = speech or spoken(language())
    for guess in conjectures(found, speech):
        mark, colon = called("confidence", "conjecture", speech), called("label", "colon", speech)
        choose = f" ({called('label', 'house_rule', speech)}{colon} {guess['key']})"
        text = f"{mark} {guess['id']}{colon} {guess['text']}{choose if guess['key'] else ''}"
        yield [(wrapped(text, hanging=2), "yellow")]


def wrapped(text: str, indent: int = 0, hanging: int | None = None) -> str:
    """Break a paragraph into lines that fit the terminal and are not too long to read."""
    from textwrap import fill

    width = max(20, min(100, terminal_width()))
    further = " " * (indent if hanging is None else hanging)
    return fill(
        speak(text),
        width,
        initial_indent=" " * indent,
        subsequent_indent=further,
        break_on_hyphens=False,  # not au-delà, not D61-D78
    )
