"""What Balam commands are told in common: house rules, language, a map, numbers of players."""

import os
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias, cast

from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput, BadOption
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.balam.board import Board
    from baliwords.balam.options import Options
    from baliwords.balam.reference import Language

Lang: TypeAlias = Annotated[
    str | None, Option("Language of the rules: en, fr or de.", offers=("en", "fr", "de"))
]
MapFile: TypeAlias = Annotated[str, Argument("A map file.", "MAP")]


def whole_number(about: str, name: str = "") -> Option:
    """Return an option for a number, which is refused in a sentence of ours if it is none."""
    return Option(about, name, like="3")


class House(NamedTuple):
    """The rules of the house."""

    rules: Annotated[str | None, Option("House rules from a TOML file.")] = None
    rule: Annotated[
        list[str] | None, Option("One house rule, like bad_face=once (balam rules decisions).")
    ] = None

    def options(self) -> "Options":
        """Read the house rules: those of a file, then single ones."""
        from pathlib import Path

        from baliwords.balam.options import Options, read_rules, read_rules_file

        options = Options()
        if self.rules is not None:
            options = options.with_rules(read_rules_file(Path(self.rules)))
        return options.with_rules(read_rules(self.rule)) if self.rule else options


def language(asked: str | None) -> "Language":
    """Return the language of rules: the one asked for, else the one that is spoken.

    Who speaks English, which is also what a machine speaks that says nothing, may have chosen
    words of another language.
    """
    from baliwords.balam.reference import LANGUAGES
    from baliwords.settings import load_settings
    from baliwords.translation import ENGLISH
    from baliwords.translation import language as interface

    spoken = interface() if interface() != ENGLISH else ""
    chosen = asked or spoken or os.environ.get("BALIWORDS_LANG")
    lang = chosen or load_settings().get("lang", ENGLISH)
    if lang not in LANGUAGES:
        raise BadOption(
            sentence(
                "unknown language {lang!r} (expected {names})",
                lang=lang,
                names=", ".join(LANGUAGES),
            )
        )
    return cast("Language", lang)


def load_board(file: str) -> "Board":
    """Read a map file."""
    from pathlib import Path

    from baliwords.balam.board import Board
    from baliwords.files.foreign import foreign_text

    text = foreign_text(Path(file), sentence("a map"))
    try:
        return Board.parse(text)
    except BadInput as error:
        raise BadInput(sentence("{name}: {error}", name=Path(file).name, error=error)) from error


def named_numbers(words: list[str], what: str) -> tuple[list[str], list[int]]:
    """Read `3 1 0` or `Anna:3 Ben:1 Caro:0` as names and numbers."""
    from baliwords.balam.names import check_names, read_number

    names, numbers = [], []
    parts = [part for word in words for part in word.split(",") if part]
    for place, part in enumerate(parts, 1):
        name, _colon, number = part.rpartition(":")
        name = name.strip()
        names.append(name or sentence("player {number}", number=place))
        told = sentence("{what} of {name}", what=what, name=name) if name else what
        numbers.append(read_number(number, told, high=99))
    check_names(names)
    return names, numbers
