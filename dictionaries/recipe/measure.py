"""Measure the lists with sources that did not build them."""

import gzip
import json
from pathlib import Path
from typing import Any

from dictionaries.recipe import pins
from dictionaries.recipe.folding import fits, fold
from dictionaries.recipe.left_out import LeftOut
from dictionaries.recipe.sources import fetch, read_member

# How many of the most frequent confirmed words the first figure looks at.
FREQUENT = {"fr": 20_000, "de": 50_000}


def quality(lang: str, words: set[str], left_out: LeftOut, cache: Path) -> dict[str, float]:
    """Return the shares of independently confirmed words that the list accepts.

    A word is confirmed if two sources that had no part in the recipe know it: the frequency
    list of a spelling corrector, and the lemma table of a tagger, in lower case (nouns in
    their capital for German). Names and abbreviations that we know as such are set aside,
    since both sources hold them.
    """
    aside = {"proper_noun", "abbreviation"}
    confirmed = [w for w in _confirmed(lang, cache) if left_out.reasons.get(w) not in aside]
    frequent = confirmed[: FREQUENT[lang]]
    return {
        "frequent_confirmed": len(frequent),
        "frequent_accepted": round(sum(word in words for word in frequent) / len(frequent), 4),
        "all_confirmed": len(confirmed),
        "all_accepted": round(sum(word in words for word in confirmed) / len(confirmed), 4),
    }


def _confirmed(lang: str, cache: Path) -> list[str]:
    counts = _read(fetch(pins.SPELLCHECKER, cache), f"resources/{lang}.json.gz")
    table = _read(fetch(pins.LOOKUPS, cache), f"data/{lang}_lemma_lookup.json.gz")
    known = {spelling for spelling in table if lang == "de" or spelling.islower()}
    tagged = {fold(spelling, lang) for spelling in known}
    best: dict[str, int] = {}
    for spelling, count in counts.items():
        word = fold(spelling, lang)
        if word in tagged and fits(word, lang):
            best[word] = max(best.get(word, 0), count)
    return sorted(best, key=lambda word: (-best[word], word))


def _read(archive: Path, name: str) -> dict[str, Any]:
    packed: dict[str, Any] = json.loads(gzip.decompress(read_member(archive, name)))
    return packed
