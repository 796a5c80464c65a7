"""A language that nobody speaks: what passes the door is written in Cyrillic letters.

Whatever is left in plain letters bypasses the door, unless it is an interface (a command, an
option, a key, the notation of moves), a name, or something that a person typed.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from string import Formatter

import pytest

from baliwords import translation
from baliwords.games import PLAYERS

PSEUDO = "xx"
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "абвгдежзийклмнопрстуфхцчшщАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ",
)


class PseudoCatalogue(Mapping[str, str]):
    """Says every sentence in other letters; its parts stay as they are."""

    def __getitem__(self, key: str) -> str:
        return "\0".join(map(written, key.split("\0")))

    def get(self, key: str, default: object = None) -> str:
        del default
        return self[key]

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 1


def written(template: str) -> str:
    """Write a template in other letters."""
    pieces = []
    for text, name, spec, how in Formatter().parse(template):
        part = (
            ""
            if name is None
            else f"{{{name}{'!' + how if how else ''}{':' + spec if spec else ''}}}"
        )
        pieces.append(text.translate(_LETTERS).replace("{", "{{").replace("}", "}}") + part)
    return "".join(pieces)


@contextmanager
def spoken() -> Iterator[None]:
    """Speak the pseudo-language for a while."""
    before = translation.language()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(translation._catalogues, PSEUDO, PseudoCatalogue())
        patch.setattr(translation, "UI_LANGUAGES", (*translation.UI_LANGUAGES, PSEUDO))
        patch.setattr("baliwords.settings.UI_LANGUAGES", (*translation.UI_LANGUAGES, PSEUDO))
        translation.use(PSEUDO)
        try:
            yield
        finally:
            translation.use(before)


# What may be read in plain letters, whatever language is spoken.
INTERFACE = re.compile(
    r"--?[a-z][\w-]*(?:=\S*)?"  # options
    r"|'(?:[^'\\]|\\.)*'|\"[^\"]*\"|«[^»]*»"  # what was typed, quoted
    r"|\S*[/\\]\S+"  # paths and addresses
    r"|\b\w+[=:]\w[\w,:=.-]*"  # key=value, corn:3
    r"|\b[a-z]+(?:_[a-z]+)+\b"  # keys
    r"|[\w-]+\.(?:py|toml|txt|bali|map|svg|mo|xz)\b"
    r"|<[A-Za-z \[\]>=<0-9|.]*>|\{[a-z_]+\}(?:\.\.\.)?"  # what Typer names
    r"|^\W*\*?\s+[a-z_]+(?:\.\.\.)?\s"
    r"|[A-ZÄÖÜ?!+@>0-9]*[a-zäöü]?[A-ZÄÖÜ?!+@>]{2,}[0-9]*"  # cards, words and moves
    r"|\bbaliwords(?: [a-z]+)*"
)
_NAMES = """
    anna ben bea caro carla robert jessica you fr de en utf cp json toml bali balam pp ctrl tab esc
    red blue green yellow
    village palace temple garrison storage market observatory pelota corn cocoa prisoner obsidian
    jade shell rice peanut banana pepper stonemason priest shrine oracle shrines stones points bad
    once extend replace list language seats play search negative positive eclipse next build attack
    pass true false yes before after largest sum own all
"""
"""Names of people, keys, colours; then words that a map, a rule or a move is written in."""
NAMES = frozenset(_NAMES.split()) | frozenset(PLAYERS)


def plain_letters(text: str, *known: str, names: frozenset[str] = NAMES) -> list[str]:
    """Return the words in plain letters that no interface explains."""
    for typed in sorted(known, key=len, reverse=True):
        # A single letter is what was typed only where it stands alone.
        alone = rf"\b{re.escape(typed)}\b" if len(typed) == 1 else re.escape(typed)
        text = re.sub(alone, " ", text)
    bare = "\n".join(INTERFACE.sub(" ", line) for line in text.splitlines())
    words = re.findall(r"[A-Za-z]*[a-z]{2,}[A-Za-z]*", bare)
    return [word for word in words if word.lower() not in names]
