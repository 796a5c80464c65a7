"""What the Balam commands share: house rules, language, chances, and the mark of a conjecture."""

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, cast

from baliwords.cli.balam.door import Argument, Option
from baliwords.errors import BadInput, BadOption

if TYPE_CHECKING:
    from fractions import Fraction

    from baliwords.balam.board import Board
    from baliwords.balam.options import Options
    from baliwords.balam.reference import Language

Json: TypeAlias = Annotated[bool, Option("Answer in JSON.", "--json")]
RulesFile: TypeAlias = Annotated[str | None, Option("House rules from a TOML file.", "--rules")]
RuleList: TypeAlias = Annotated[
    list[str] | None,
    Option("One house rule, like bad_face=once (balam rules decisions).", "--rule"),
]
Lang: TypeAlias = Annotated[str | None, Option("Language of the rules: en, fr or de.", "--lang")]
Line: TypeAlias = list[tuple[str, str]]
"""Pieces of text, each with the style in which it is shown."""

MapFile: TypeAlias = Annotated[str, Argument("A map file.", "MAP")]


def house_rules(rules: str | None, rule: list[str] | None) -> "Options":
    """Collect the house rules: those of a file, then single ones."""
    from pathlib import Path

    from baliwords.balam.options import Options, read_rules, read_rules_file

    options = Options()
    if rules is not None:
        options = options.with_rules(read_rules_file(Path(rules)))
    return options.with_rules(read_rules(rule or [])) if rule else options


def language(asked: str | None) -> "Language":
    """Return the language to speak: the one asked for, else the settings', else English."""
    from baliwords.balam.reference import LANGUAGES
    from baliwords.settings import load_settings

    lang = asked or os.environ.get("BALIWORDS_LANG") or load_settings().get("lang", "en")
    if lang not in LANGUAGES:
        raise BadOption(f"unknown language {lang!r} (expected {', '.join(LANGUAGES)})")
    return cast("Language", lang)


def load_board(file: str) -> "Board":
    """Read a map file."""
    from pathlib import Path

    from baliwords.balam.board import Board

    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read the map {file!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"the map {file!r} is not UTF-8 text") from None
    try:
        return Board.parse(text)
    except BadInput as error:
        raise BadInput(f"{Path(file).name}: {error}") from error


def chance(value: "Fraction") -> dict[str, Any]:
    """Give a chance to a program: exact, and as a decimal number."""
    return {"fraction": str(value), "decimal": float(value)}


def percent(value: "Fraction") -> str:
    """Give a chance to a person."""
    return f"{float(value):.1%}".replace("%", " %")


def plural(number: int, one: str, many: str = "") -> str:
    """Write a number of things."""
    return f"{number} {one if number == 1 else many or one + 's'}"


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


def say_conjectures(ids: Iterable[str], speech: "Language" = "en") -> None:
    """Say to a person which guesses an answer rests on, and how to choose otherwise."""
    if not (found := list(ids)):
        return
    from baliwords.balam.reference import called

    for guess in conjectures(found, speech):
        mark, colon = called("confidence", "conjecture", speech), called("label", "colon", speech)
        choose = f" ({called('label', 'house_rule', speech)}{colon} {guess['key']})"
        text = f"{mark} {guess['id']}{colon} {guess['text']}{choose if guess['key'] else ''}"
        show([[(wrapped(text, hanging=2), "yellow")]])


def say(text: str, hanging: int = 0) -> None:
    """Print a paragraph that fits the terminal."""
    print(wrapped(text, hanging=hanging))


def show(lines: Iterable[Line]) -> None:
    """Print lines of styled pieces; Rich paints them if a person at a terminal reads them."""
    if not sys.stdout.isatty() and "FORCE_COLOR" not in os.environ:
        for line in lines:
            print("".join(text for text, _ in line).rstrip())
        return
    from rich.text import Text

    from baliwords.cli.show import console

    out = console()
    for line in lines:
        out.print(Text.assemble(*line), soft_wrap=True)


def terminal_width() -> int:
    """Return how many signs fit on a line."""
    # As `shutil.get_terminal_size` does, without importing four compression modules.
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told):
        return int(told)
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def wrapped(text: str, indent: int = 0, hanging: int | None = None) -> str:
    """Break a paragraph into lines that fit the terminal and are not too long to read."""
    from textwrap import fill

    width = max(20, min(100, terminal_width()))
    further = " " * (indent if hanging is None else hanging)
    return fill(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=further,
        break_on_hyphens=False,  # not au-delà, not D61-D78
    )


def named_numbers(words: list[str], what: str) -> tuple[list[str], list[int]]:
    """Read `3 1 0` or `Anna:3 Ben:1 Caro:0` as names and numbers."""
    from baliwords.balam.names import read_number

    names, numbers = [], []
    parts = [part for word in words for part in word.split(",") if part]
    for place, part in enumerate(parts, 1):
        name, colon, number = part.rpartition(":")
        names.append(name if colon else f"player {place}")
        numbers.append(read_number(number, f"{what} of {name}" if colon else what, high=99))
    return names, numbers
