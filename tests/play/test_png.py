"""A curve as a PNG: a reader that knows nothing of the writer finds the same picture."""

import struct
import zlib

import pytest

from baliwords.play.png import curve_png


def chunks(png: bytes) -> dict[bytes, bytes]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length :][:4]) == (zlib.crc32(kind + data),)
        found[kind] = data
        at += 12 + length
    return found


def pixels(png: bytes) -> list[bytes]:
    parts = chunks(png)
    width, height = struct.unpack(">II", parts[b"IHDR"][:8])
    raw = zlib.decompress(parts[b"IDAT"])
    assert len(raw) == height * (width + 1)
    return [raw[row * (width + 1) + 1 : (row + 1) * (width + 1)] for row in range(height)]


def test_a_rising_curve_rises_in_the_picture() -> None:
    rows = pixels(curve_png([0, 50, 100], [1]))
    line = [[y for y, row in enumerate(rows) if row[x] == 2] for x in (300, 700, 1200)]
    means = [sum(found) / len(found) for found in line]
    assert means == sorted(means, reverse=True)
    assert any(3 in row for row in rows), "the marked place has its ring"
    assert any(4 in row[:120] for row in rows), "the numbers stand beside it"


@pytest.mark.parametrize("numbers", [[], [7.0], [3.0, 3.0], [-120.0, 40.5]])
def test_any_numbers_make_a_picture(numbers: list[float]) -> None:
    assert len(pixels(curve_png(numbers))) == 600
