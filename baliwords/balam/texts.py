"""The texts of Balam: rules, decisions, gaps, words and checklist, each a TOML file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from baliwords.files.parsed_once import prepared

SOURCES = tuple(
    Path(__file__).with_name(f"{file}.toml")
    for file in ("rules", "decisions", "gaps", "words", "checklist")
)


@cache
def texts() -> Mapping[str, Mapping[str, Any]]:
    """Return what stands in each of the files."""
    found: Mapping[str, Mapping[str, Any]] = prepared("balam-texts", SOURCES, _parse)
    return found


def _parse() -> dict[str, dict[str, Any]]:
    import tomllib

    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in SOURCES}
