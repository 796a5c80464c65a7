"""The icons that phones put on their screens."""

import json
import struct
from pathlib import Path

import baliwords.web

STATIC = Path(baliwords.web.__file__).parent / "static"


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    manifest = json.loads((STATIC / "app.webmanifest").read_text())
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        width, height = size_of(STATIC / icon["src"].removeprefix("/static/"))
        assert icon["sizes"] == f"{width}x{height}"
    assert size_of(STATIC / "icons" / "apple-touch-icon.png") == (180, 180)
    assert "apple-touch-icon.png" in (STATIC / "index.html").read_text()


def size_of(path: Path) -> tuple[int, int]:
    """The size that a PNG file says it has."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height
