"""A curve as a PNG picture, for places that show no SVG.

Five colours and figures of three by five dots: `zlib` packs them, so no library for pictures
is asked for.
"""

import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise

_COLOURS = ("ffffff", "888888", "1f6f8b", "c0392b", "333333")
_PAPER, _AXIS, _LINE, _RING, _INK = range(5)
_FIGURES = {
    "0": "757557", "1": "262227", "2": "717447", "3": "717117", "4": "557111", "5": "747117",
    "6": "747757", "7": "711111", "8": "757757", "9": "757117", "-": "000700",
}  # fmt: skip
"""Six rows of three dots each, a digit a row."""
_DOT = 5
"""Pixels of a dot of a figure."""
_THICK, _RADIUS = 4, 12


class _Canvas:
    """Pixels by the number of their colour."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows = [bytearray(width) for _ in range(height)]

    def dot(self, x: float, y: float, colour: int, size: int) -> None:
        """Set a square of pixels; what is outside is left out."""
        left, top = round(x - size / 2), round(y - size / 2)
        for row in range(max(0, top), min(self.height, top + size)):
            for column in range(max(0, left), min(self.width, left + size)):
                self._rows[row][column] = colour

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: int) -> None:
        """Draw a straight line."""
        (x, y), (to_x, to_y) = start, end
        steps = max(1, round(max(abs(to_x - x), abs(to_y - y))))
        for step in range(steps + 1):
            share = step / steps
            self.dot(x + (to_x - x) * share, y + (to_y - y) * share, colour, _THICK)

    def ring(self, x: float, y: float) -> None:
        """Set a place off."""
        for row in range(-_RADIUS, _RADIUS + 1):
            for column in range(-_RADIUS, _RADIUS + 1):
                if abs(row * row + column * column - _RADIUS**2) <= 3 * _RADIUS:
                    self.dot(x + column, y + row, _RING, 2)

    def figure(self, text: str, right: float, y: float) -> None:
        """Write a number that ends at a place."""
        left = right - 4 * _DOT * len(text)
        for place, sign in enumerate(text):
            for row, dots in enumerate(map(int, _FIGURES[sign])):
                for column in range(3):
                    if dots & 4 >> column:
                        x = left + (4 * place + column) * _DOT
                        self.dot(x, y + (row - 3) * _DOT, _INK, _DOT)

    def png(self) -> bytes:
        """Return the picture as a file."""
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        parts = (b"IHDR", head), (b"PLTE", bytes.fromhex("".join(_COLOURS))), (b"IDAT", pixels)
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def curve_png(
    numbers: Sequence[float], marks: Sequence[int] = (), size: tuple[int, int] = (1440, 600)
) -> bytes:
    """Return a curve with its highest and lowest number; `marks` are set off by a ring."""
    canvas = _Canvas(*size)
    left, top, right, bottom = 120, 40, size[0] - 40, size[1] - 40
    places = list(_places(numbers, left, top, right, bottom))
    canvas.line((left, top), (left, bottom), _AXIS)
    canvas.line((left, bottom), (right, bottom), _AXIS)
    for one, other in pairwise(places):
        canvas.line(one, other, _LINE)
    for mark in marks:
        if 0 <= mark < len(places):
            canvas.ring(*places[mark])
    if numbers:
        canvas.figure(f"{max(numbers):.0f}", left - 16, top)
        canvas.figure(f"{min(numbers):.0f}", left - 16, bottom)
    return canvas.png()


def _places(
    numbers: Sequence[float], left: int, top: int, right: int, bottom: int
) -> Iterator[tuple[float, float]]:
    low, high = (min(numbers), max(numbers)) if numbers else (0.0, 0.0)
    span, last = high - low or 1.0, max(1, len(numbers) - 1)
    for at, number in enumerate(numbers):
        yield left + (right - left) * at / last, top + (bottom - top) * (high - number) / span
