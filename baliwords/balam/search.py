"""Find rules by words in three languages, with or without accents, with typing errors.

Every word of the question is compared with every word of the reference. How well it fits
(exactly, as the beginning, inside a compound, with a letter wrong), where it stands (id,
title, tag, text) and how rare it is make the score; words that are found nowhere lower it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from baliwords.balam import names, reference
from baliwords.balam.names import fold
from baliwords.balam.reference import LANGUAGES, Entry, Language, entries, words
from baliwords.balam.texts import SOURCES
from baliwords.errors import BadNotation
from baliwords.files.parsed_once import prepared

ID, TITLE, TAG, TEXT = 20.0, 3.0, 2.0, 1.0
EXACT, PLURAL, PLAIN_UMLAUT, ENDING, INSIDE = 1.0, 0.95, 0.95, 0.7, 0.5
TYPO = {1: 0.6, 2: 0.4}
KIND = {"rule": 1.0, "decision": 0.95, "gap": 0.9}  # the rule itself comes first
WORTH_SHOWING = 0.25  # of the best score

FILLER_WEIGHT = 0.2  # words of a question that say little about what is asked

Spot = tuple[int, Language]
"""An entry, by its place among all of them, in one language."""
Index = dict[str, dict[Language, dict[int, float]]]
"""Where each word stands, and how prominently."""


class Hit(NamedTuple):
    """An entry that was found, and the language in which the question fits it best."""

    entry: Entry
    language: Language
    score: float


def search(question: str, top: int = 8, prefer: Language | None = None) -> list[Hit]:
    """Return the entries that fit the question, the best first."""
    asked = split(question)
    if not asked:
        raise BadNotation(f"{question!r} holds no word to search for (like 'market pyramids')")
    weights = [FILLER_WEIGHT if word in _fillers() else 1.0 for word in asked]
    scores: defaultdict[Spot, float] = defaultdict(float)
    covered: defaultdict[int, float] = defaultdict(float)
    for word, weight in zip(asked, weights, strict=True):
        best = _best_places(word)
        for spot, score in best.items():
            scores[spot] += score * weight
        for entry in {entry for entry, _ in best}:
            covered[entry] += weight
    every = entries()
    hits = []
    for number, share in covered.items():
        language = max(LANGUAGES, key=lambda lang: (scores[number, lang], lang == prefer))
        score = scores[number, language] * (share / sum(weights)) ** 2
        hits.append(Hit(every[number], prefer or language, score * KIND[every[number].kind]))
    hits.sort(key=lambda hit: (-hit.score, every.index(hit.entry)))
    return [hit for hit in hits[:top] if hit.score >= WORTH_SHOWING * hits[0].score]


def split(text: str) -> list[str]:
    """Return the folded words of a text; a French die, `dé`, is not the article `de`."""
    composed = normalize("NFC", text).casefold()
    found = "".join(sign if sign.isalnum() else " " for sign in composed).split()
    return [word if word in _accented() else fold(word) for word in found]


def distance(one: str, other: str, limit: int = 2) -> int:
    """Count the letters to change, add, leave out or swap; `limit + 1` means too many."""
    if abs(len(one) - len(other)) > limit:
        return limit + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(row[-1] + 1, last[j] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before, last = last, row
    return min(last[-1], limit + 1)


def _best_places(word: str) -> dict[Spot, float]:
    """Return the best score the word reaches in each entry and language."""
    index = _index()
    best: dict[Spot, float] = {}
    for known, fit in _fitting(word, index):
        spots = index[known]
        rarity = log(1 + len(entries()) / len(set().union(*spots.values())))
        for language, weights in spots.items():
            for entry, weight in weights.items():
                score = fit * weight * rarity
                best[entry, language] = max(best.get((entry, language), 0.0), score)
    return best


def _fitting(word: str, known: Iterable[str]) -> list[tuple[str, float]]:
    """Return the known words that fit, and how well; typing errors only if none fits well."""
    plain = _without_e(word)
    found = [(other, fit) for other in known if (fit := _fit(word, plain, other))]
    fits_well = any(fit > INSIDE for _, fit in found)
    return found if fits_well else [*found, *_nearly(word, known)]


def _fit(word: str, plain: str, other: str) -> float:
    if word == other:
        return EXACT
    if f"{word}s" == other or word == f"{other}s":
        return PLURAL
    extra = len(other) - len(word)
    if len(word) >= 3 and other.startswith(word):
        return 0.9 - 0.05 * min(extra, 6)
    if len(other) >= 4 and extra >= -2 and word.startswith(other):
        return ENDING
    if plain == other:
        return PLAIN_UMLAUT
    return INSIDE if len(word) >= 4 and word in other else 0.0


def _nearly(word: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """Yield the words one letter away, two letters if the word is long."""
    limit = 2 if len(word) >= 7 else 1 if len(word) >= 4 else 0
    letters = set(word)
    for other in known:
        # Each wrong letter changes the set of letters by two at most.
        if abs(len(other) - len(word)) > limit or len(letters ^ set(other)) > 2 * limit:
            continue
        if 0 < (errors := distance(word, other, limit)) <= limit:
            yield other, TYPO[errors]


def _without_e(word: str) -> str:
    """`Gefaengnis` and `Gefängnis` are the same word."""
    return word.replace("ae", "a").replace("oe", "o").replace("ue", "u")


@cache
def _accented() -> set[str]:
    return {word for group in words()["accented"]["all"].values() for word in group}


@cache
def _fillers() -> set[str]:
    return {word for group in words()["filler"]["all"].values() for word in group}


@cache
def _index() -> Index:
    # Other weights, other folding, another order of the entries make another index.
    makers = [Path(file) for file in (__file__, names.__file__, reference.__file__)]
    index: Index = prepared("balam-index", (*SOURCES, *makers), _make_index)
    return index


def _make_index() -> Index:
    index: Index = {}
    for number, entry in enumerate(entries()):
        for language, weight, text in _fields(entry):
            for word in split(text):
                weights = index.setdefault(word, {}).setdefault(language, {})
                weights[number] = max(weight, weights.get(number, 0.0))
    return index


def _fields(entry: Entry) -> Iterator[tuple[Language, float, str]]:
    tags = words()["tag"]
    for language in LANGUAGES:
        yield language, ID, entry.id
        title = entry.title[language]
        yield language, TITLE + 1 / len(title.split()), title  # the whole title beats a part of one
        yield language, TEXT, entry.text[language]
        for tag in entry.tags:
            yield language, TAG, " ".join(tags[tag][language])
        if entry.key:
            yield language, TITLE, entry.key
