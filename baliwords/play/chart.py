"""Charts in signs of a terminal, and as SVG: a curve of numbers, bars with their names.

A curve is drawn in dots of Braille, eight to a sign, or in stars where a terminal has no Unicode.
"""

from collections.abc import Sequence
from html import escape

_BRAILLE = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot by row and column of a sign."""


def curve(numbers: Sequence[float], width: int, height: int, plain: bool = False) -> list[str]:
    """Return the lines of a curve with its highest and lowest number beside it."""
    if not numbers or width < 10 or height < 2:
        return []
    low, high = min(numbers), max(numbers)
    margin = max(len(f"{low:.0f}"), len(f"{high:.0f}")) + 1
    rows = _stars if plain else _dots
    drawn = rows(numbers, width - margin, height, low, high)
    labels = [f"{high:.0f}", *[""] * (height - 2), f"{low:.0f}"]
    return [
        f"{label:>{margin - 1}} {row}".rstrip() for label, row in zip(labels, drawn, strict=True)
    ]


def bars(named: Sequence[tuple[str, float]], width: int, plain: bool = False) -> list[str]:
    """Return a line for each name with a bar as long as its number asks for."""
    if not named:
        return []
    most = max(number for _, number in named) or 1
    names = max(len(name) for name, _ in named)
    room = max(1, width - names - 8)
    sign = "#" if plain else "█"
    return [
        f"{name:>{names}} {sign * round(room * number / most)} {number:g}" for name, number in named
    ]


def _path(numbers: Sequence[float], columns: int, rows: int, low: float, high: float) -> list[int]:
    """Return the row of each column, counted from above; numbers between are interpolated."""
    span = high - low or 1.0
    last = len(numbers) - 1
    found = []
    for column in range(columns):
        place = last * column / max(1, columns - 1)
        left = min(int(place), last)
        right = min(left + 1, last)
        number = numbers[left] + (numbers[right] - numbers[left]) * (place - left)
        found.append(round((rows - 1) * (high - number) / span))
    return found


def _dots(numbers: Sequence[float], width: int, height: int, low: float, high: float) -> list[str]:
    cells = [[0] * width for _ in range(height)]
    before = None
    for x, y in enumerate(_path(numbers, 2 * width, 4 * height, low, high)):
        start = y if before is None else before
        for dot in range(min(start, y), max(start, y) + 1):  # a steep step leaves no gap
            cells[dot // 4][x // 2] |= _DOTS[dot % 4][x % 2]
        before = y
    return ["".join(chr(_BRAILLE + cell) for cell in row) for row in cells]


def _stars(numbers: Sequence[float], width: int, height: int, low: float, high: float) -> list[str]:
    cells = [[" "] * width for _ in range(height)]
    for x, y in enumerate(_path(numbers, width, height, low, high)):
        cells[y][x] = "*"
    return ["".join(row) for row in cells]


def curve_svg(
    numbers: Sequence[float],
    title: str,
    marks: Sequence[int] = (),
    size: tuple[int, int] = (720, 300),
) -> str:
    """Return a curve as an SVG picture; `marks` are places to be set off by a ring."""
    width, height = size
    left, top, right, bottom = 48, 36, width - 16, height - 24
    low, high = (min(numbers), max(numbers)) if numbers else (0.0, 0.0)
    span, last = high - low or 1.0, max(1, len(numbers) - 1)

    def place(index: int, number: float) -> tuple[str, str]:
        x = left + (right - left) * index / last
        y = top + (bottom - top) * (high - number) / span
        return f"{x:.1f}", f"{y:.1f}"

    points = " ".join(",".join(place(i, number)) for i, number in enumerate(numbers))
    rings = "".join(
        '<circle cx="{}" cy="{}" r="4" fill="none" stroke="#c0392b" stroke-width="2"/>'.format(
            *place(mark, numbers[mark])
        )
        for mark in marks
        if 0 <= mark < len(numbers)
    )
    name = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{name}" font-family="sans-serif" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        f'<text x="{left}" y="22" font-size="15">{name}</text>'
        f'<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="#888"/>'
        f'<text x="{left - 6}" y="{top + 5}" text-anchor="end">{high:.0f}</text>'
        f'<text x="{left - 6}" y="{bottom}" text-anchor="end">{low:.0f}</text>'
        f'<polyline points="{points}" fill="none" stroke="#1f6f8b" stroke-width="2"/>{rings}'
        "</svg>\n"
    )
