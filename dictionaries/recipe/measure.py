"""Measure the lists with sources that did not build them."""

from pathlib import Path


def quality(lang: str, words: set[str], cache: Path) -> dict[str, float]:
    """Return the figures that the facts file states."""
    del lang, words, cache
    return {}
