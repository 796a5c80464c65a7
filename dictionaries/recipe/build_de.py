"""Build the German files from the pinned sources."""

import gzip
from pathlib import Path

from dictionaries.recipe import german_knowledge, german_verbs, knowledge, pins
from dictionaries.recipe.files import Folder, write_facts
from dictionaries.recipe.folding import ALPHABETS, LONGEST, SHORTEST, fits, fold
from dictionaries.recipe.foreign import everyday_foreign
from dictionaries.recipe.german import (
    Doubts,
    Nouns,
    inflected_participles,
    read_nouns,
    read_spellings,
)
from dictionaries.recipe.left_out import LeftOut
from dictionaries.recipe.measure import quality
from dictionaries.recipe.sources import fetch, read_json, read_member, read_word_frequencies

SOURCES = (
    pins.TANGLET,
    pins.GERMAN_NOUNS,
    pins.WNGERMAN,
    pins.GERMAN_WORDS,
    pins.GERMAN_VERBS,
    pins.GERMAN_ADJECTIVES,
    pins.WORDFREQ,
    pins.WAMERICAN,
    pins.SPELLCHECKER,
    pins.LOOKUPS,
)
Spellings = dict[str, set[str]]


def build(cache: Path, out: Path) -> None:
    """Write every German file into `out`."""
    folder = Folder(out)
    listed = gzip.decompress(read_member(fetch(pins.TANGLET, cache), "gamedata/de/words")).decode()
    table = read_member(fetch(pins.GERMAN_NOUNS, cache), "german_nouns/nouns.csv").decode()
    nouns = read_nouns(table)
    plain = read_member(fetch(pins.WNGERMAN, cache), "share/dict/ngerman").decode().splitlines()
    doubts = Doubts(nouns, frozenset(plain))
    spellings = read_spellings(listed)
    refused = {word: doubts.against(spelled) for word, spelled in spellings.items()}
    words = {word: spellings[word] for word, reason in refused.items() if reason is None}
    _correct(words, folder)
    folder.write("words.txt.xz", sorted(words), "CC0-1.0")
    readings = _explain(words, folder.path, table, cache)
    folder.write("lemmas.tsv.xz", knowledge.lines(readings, _commonness(cache)), "CC-BY-SA-4.0")
    left_out = LeftOut("de", set(words))
    left_out.add_corrections(folder.corrections("drop.txt"))
    _leave_out(left_out, nouns, cache)
    for word, reason in refused.items():
        if reason:
            left_out.add(word, reason)
    left_out.add_foreign(everyday_foreign(cache, ("en", "fr", "es", "it")))
    folder.write("left-out.tsv.xz", left_out.lines(), "CC-BY-SA-4.0")
    facts = {
        "language": "de",
        "name": "German",
        "alphabet": ALPHABETS["de"],
        "words": len(words),
        "shortest": SHORTEST,
        "longest": LONGEST,
        "explained": round(len(readings) / len(words), 4),
        "quality": quality("de", set(words), left_out, cache),
    }
    write_facts(out / "facts.toml", facts, [s.facts() for s in SOURCES], folder.files)


def _correct(words: Spellings, folder: Folder) -> None:
    """Apply our own corrections: verbs by their principal parts, then single words."""
    for parts in german_verbs.read_verbs((folder.path / "add-verbs.txt").read_text("utf-8")):
        for spelling in german_verbs.conjugate(parts):
            if fits(word := fold(spelling, "de"), "de"):
                words.setdefault(word, set()).add(spelling)
    for word in (*inflected_participles(words), *folder.corrections("add.txt")):
        if fits(word, "de"):
            words.setdefault(word, {word.lower()})
    for word in folder.corrections("drop.txt"):
        words.pop(word, None)


def _explain(words: Spellings, own: Path, table: str, cache: Path) -> german_knowledge.Readings:
    return german_knowledge.collect(
        words,
        small=(own / "small-words.txt").read_text(encoding="utf-8"),
        nouns=table,
        more=read_json(fetch(pins.GERMAN_WORDS, cache), "dist/words.json"),
        verbs=read_json(fetch(pins.GERMAN_VERBS, cache), "dist/verbs.json"),
        adjectives=read_json(fetch(pins.GERMAN_ADJECTIVES, cache), "dist/adjectives.json"),
    )


def _commonness(cache: Path) -> dict[str, int]:
    common: dict[str, int] = {}
    for spelling, rank in read_word_frequencies(fetch(pins.WORDFREQ, cache), "de").items():
        common.setdefault(fold(spelling, "de"), german_knowledge.commonness(rank))
    return common


def _leave_out(left_out: LeftOut, nouns: Nouns, cache: Path) -> None:
    for lemma in read_json(fetch(pins.GERMAN_WORDS, cache), "dist/words.json"):
        if lemma.isupper():
            left_out.add(lemma, "abbreviation")
    for spelling in nouns.tags:
        if reason := nouns.why_left_out(spelling):
            left_out.add(spelling, reason)
    for spelling in nouns.tags:
        if nouns.why_left_out(spelling) == "proper_noun":
            left_out.add(f"{spelling}s", "proper_noun")  # the genitive: Stefans, Japans
