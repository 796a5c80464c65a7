"""How cards are drawn: frames, marks and values, with and without Unicode.

The BALI card is printed in reverse and keeps a star, an umlaut card has its dots, a picked
column a thick frame and its place in the word: nothing is said by colour alone.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Line: TypeAlias = list[tuple[str, str]]
"""Pieces of text, each with its style: one line of a drawing."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The lines of a box: corners and edges, and the line between two cards."""

    top: str
    middle: str
    bottom: str
    side: str


class Box(NamedTuple):
    """The lines of a frame, drawn as wide as they are needed."""

    top: str
    middle: str
    bottom: str


@lru_cache(maxsize=64)
def box(frame: Frame, width: int) -> Box:
    """Draw the lines of a frame that holds `width` characters."""
    edges = (frame.top, frame.middle, frame.bottom)
    return Box(*(edge[0] + edge[1] * width + edge[2] for edge in edges))


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One way to draw: the frames and signs of a terminal."""

    plain: Frame
    picked: Frame
    star: str
    arrow: str
    unicode: bool


UNICODE = Glyphs(
    plain=Frame("╭─╮", "├─┤", "╰─╯", "│"),
    picked=Frame("┏━┓", "┣━┫", "┗━┛", "┃"),
    star="★",
    arrow="▸",
    unicode=True,
)
ASCII = Glyphs(
    plain=Frame(".-.", "|-|", "'-'", "|"),
    picked=Frame("#=#", "#-#", "#=#", "#"),
    star="*",
    arrow=">",
    unicode=False,
)
FRAMES = (UNICODE.plain, UNICODE.picked, ASCII.plain, ASCII.picked)


def terminal_has_unicode(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether the terminal can be trusted with more than ASCII.

    Python itself speaks UTF-8 even where the locale says otherwise, so the locale is asked.
    """
    if environment.get("BALIWORDS_ASCII") or environment.get("TERM", "").startswith("vt"):
        return False
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_CTYPE", "LANG"))
    locale = next(filter(None, names), "")
    return not locale or "utf" in locale.lower()
