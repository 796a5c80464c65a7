"""Everyday words of other languages, so that a referee can say `foreign`."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from dictionaries.recipe import pins
from dictionaries.recipe.sources import fetch, read_member, read_word_frequencies

# English is met most, so it goes deeper; there a list with capitals tells words from names.
DEPTHS = {"en": 30_000}
DEPTH = 4_000


def everyday_foreign(cache: Path, languages: Iterable[str]) -> Iterator[str]:
    """Give the most frequent words of the languages, as they are written there."""
    english = read_member(fetch(pins.WAMERICAN, cache), "share/dict/american-english").decode()
    ordinary = {word for word in english.splitlines() if word.islower()}
    for lang in languages:
        ranked = read_word_frequencies(fetch(pins.WORDFREQ, cache), lang)
        for word in list(ranked)[: DEPTHS.get(lang, DEPTH)]:
            if lang != "en" or word in ordinary:
                yield word
