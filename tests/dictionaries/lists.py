"""The data files as the tests see them: read straight from the checkout, without the lexicon."""

import lzma
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2] / "dictionaries"
HERE = Path(__file__).parent
LANGUAGES = ("fr", "de")


@cache
def text_of(lang: str, name: str) -> str:
    return lzma.decompress((ROOT / lang / name).read_bytes()).decode("utf-8")


@cache
def lines_of(lang: str, name: str) -> tuple[str, ...]:
    return tuple(text_of(lang, name).splitlines())


@cache
def words_of(lang: str) -> frozenset[str]:
    return frozenset(lines_of(lang, "words.txt.xz"))


@cache
def left_out_of(lang: str) -> dict[str, str]:
    rows = (line.split("\t") for line in lines_of(lang, "left-out.tsv.xz"))
    return {row[0]: row[1] for row in rows}


@cache
def facts_of(lang: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / lang / "facts.toml").read_text(encoding="utf-8"))


def chosen(lang: str) -> list[tuple[str, str]]:
    """Return the words chosen before anybody looked at a list, and what they should be."""
    rows = (HERE / f"chosen_{lang}.tsv").read_text(encoding="utf-8").splitlines()
    return [(word, verdict) for word, verdict in (row.split("\t") for row in rows)]
