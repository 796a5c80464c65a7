"""How cards are drawn: frames, marks and values, with and without Unicode.

The BALI card is printed in reverse and keeps a star, an umlaut card has its dots, a picked
column a thick frame and its place in the word: nothing is said by colour alone.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from baliwords.letters.cards import JOKER, PLAIN, is_joker
from baliwords.letters.values import Values

Line: TypeAlias = list[tuple[str, str]]
"""Pieces of text, each with its style: one line of a drawing."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The lines of a box: corners and edges, and the line between two cards."""

    top: str
    middle: str
    bottom: str
    side: str

    def line(self, edge: str, width: int) -> str:
        """Draw a horizontal line of a box that holds `width` characters."""
        return edge[0] + edge[1] * width + edge[2]


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One way to draw: the frames and signs of a terminal."""

    plain: Frame
    picked: Frame
    star: str
    arrow: str
    unicode: bool

    def card(self, card: str, values: Values) -> str:
        """Draw the inside of a card, four characters: mark, letter, dots, value."""
        if card == JOKER:
            return "BALI"
        if card == ".":
            return "  . "
        mark = self.star if is_joker(card) else " "
        return f"{mark}{self._letter(card)}{values.of(card)}"

    def _letter(self, card: str) -> str:
        if card in PLAIN and not self.unicode:
            return PLAIN[card] + '"'
        return card.upper() + " "


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


def terminal_has_unicode(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether the terminal can be trusted with more than ASCII.

    Python itself speaks UTF-8 even where the locale says otherwise, so the locale is asked.
    """
    if environment.get("BALIWORDS_ASCII") or environment.get("TERM", "").startswith("vt"):
        return False
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_CTYPE", "LANG"))
    locale = next(filter(None, names), "")
    return not locale or "utf" in locale.lower()
