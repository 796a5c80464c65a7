"""For terminals without Unicode: the last step before the screen replaces every sign."""

from functools import lru_cache

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from baliwords.core.signs import lookalike


class AsciiFilter(LineFilter):
    """Replaces each sign by one of ASCII, one for one, so that nothing moves."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Return the line in ASCII."""
        return [
            segment
            if segment.text.isascii()
            else Segment(to_ascii(segment.text), segment.style, segment.control)
            for segment in segments
        ]


@lru_cache(maxsize=2048)
def to_ascii(text: str) -> str:
    """Write a text in ASCII with as many characters as it takes cells."""
    return "".join(map(lookalike, text))
