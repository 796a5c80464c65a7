"""Find rules by words in three languages, with or without accents, with typing errors.

Every word of the question is compared with every word of the book. How well it fits
(exactly, as the beginning, inside a compound, with a letter wrong), where it stands (id,
title, tag, text) and how rare it is make the score; words that are found nowhere lower it.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from baliwords.errors import BadNotation
from baliwords.files.parsed_once import parsed_once
from baliwords.rulebook import book as book_module
from baliwords.rulebook import folding
from baliwords.rulebook.book import QUOTED, Book, with_whole_ids
from baliwords.rulebook.entry import LANGUAGES, Language, RuleEntry
from baliwords.rulebook.fit import fitting, parts_of
from baliwords.rulebook.folding import fold
from baliwords.speech import _

ID, TITLE, TAG, TEXT = 20.0, 3.0, 2.0, 1.0
KIND = {"rule": 1.0, "decision": 0.95, "gap": 0.9}  # the rule itself comes first
WHOLE_TITLE = 2.0  # who types a title wants that entry
WORTH_SHOWING = 0.25  # of the best score
FILLER_WEIGHT = 0.1  # words of a question that say little about what is asked
MOST_WORDS = 50  # of a question; what a person goes on to say changes no answer

Spot = tuple[int, Language]
"""An entry, by its place among all of them, in one language."""
Scores = dict[Language, float]
"""How well an entry fits a question, in each language."""
Index = dict[str, dict[Language, dict[int, float]]]
"""Where each word stands, and how prominently."""


class Hit(NamedTuple):
    """An entry that was found, and the language in which the question fits it best."""

    entry: RuleEntry
    language: Language
    score: float


def ask(book: Book, words: Sequence[str], usual: Language, *, insist: bool = False) -> list[Hit]:
    """Return all entries, those whose ids or topic are named, or those that the words find.

    What is found is shown in the language of the words, unless the person insists on the usual.
    """
    named = with_whole_ids(word for part in words for word in part.split())
    question = " ".join(named)
    if not words or (named and all(book.is_id(word) for word in named)):
        return [Hit(entry, usual, 0.0) for entry in book.select(named)]
    if entries := book.group(question):
        language = usual if insist else book.language_of(question, usual)
        return [Hit(entry, language, 0.0) for entry in entries]
    return search(book, question, prefer=usual if insist else None, usual=usual)


def search(
    book: Book,
    question: str,
    top: int = 8,
    prefer: Language | None = None,
    usual: Language | None = None,
) -> list[Hit]:
    """Return the entries that fit the question, the best first.

    They are shown as preferred, or else in the language of the question, the usual one if the
    words fit several alike.
    """
    question = " ".join(with_whole_ids(question.split()))
    hits = [
        Hit(entry, prefer or _best_language(scores, usual), max(scores.values()))
        for entry, scores in _scored(book, _weighed(book, question))
    ]
    hits.sort(key=lambda hit: hit.score, reverse=True)
    return [hit for hit in hits[:top] if hit.score >= WORTH_SHOWING * hits[0].score]


def _scored(book: Book, asked: list[tuple[str, float]]) -> Iterator[tuple[RuleEntry, Scores]]:
    """Yield each entry that one of the words fits, in the order of the book, with its scores."""
    scores: defaultdict[int, Scores] = defaultdict(lambda: dict.fromkeys(LANGUAGES, 0.0))
    covered: defaultdict[int, float] = defaultdict(float)
    for word, weight in asked:
        best = _best_places(book, word)
        for (number, language), score in best.items():
            scores[number][language] += score * weight
        for number in {number for number, _language in best}:
            covered[number] += weight**2  # that a small word is missing says hardly anything
    words = [word for word, _weight in asked]
    total = sum(weight**2 for _word, weight in asked)
    for number in sorted(scores):
        entry = book.entries[number]
        factor = (covered[number] / total) ** 2 * KIND[entry.kind]
        if any(split(book, title) == words for title in entry.title.values()):
            factor *= WHOLE_TITLE
        yield entry, {language: score * factor for language, score in scores[number].items()}


def _best_language(scores: Scores, usual: Language | None) -> Language:
    return max(LANGUAGES, key=lambda language: (scores[language], language == usual))


def _weighed(book: Book, question: str) -> list[tuple[str, float]]:
    """Return the words of a question, compounds apart, and how much each of them matters."""
    fillers, index = _known(book, "filler"), _index(book)
    asked: list[tuple[str, float]] = []
    for word in split(book, question)[:MOST_WORDS]:
        if word in fillers:
            asked.append((word, FILLER_WEIGHT))
        else:
            asked += [(part, 1.0) for part in parts_of(word, index)]
    if not asked:
        example = book.called("example", "question")
        raise BadNotation(
            _(
                "{question!r} holds no word to search for (like {example!r})",
                question=question[:QUOTED],
                example=example,
            )
        )
    return asked


def split(book: Book, text: str) -> list[str]:
    """Return the folded words of a text; a French die, `dé`, is not the article `de`."""
    accented = _known(book, "accented")
    composed = normalize("NFC", text).casefold()
    found = "".join(sign if sign.isalnum() else " " for sign in composed).split()
    return [word if word in accented else fold(word) for word in found]


def _best_places(book: Book, word: str) -> dict[Spot, float]:
    """Return the best score the word reaches in each entry and language."""
    index = _index(book)
    best: dict[Spot, float] = {}
    for known, fit in fitting(word, index):
        spots = index[known]
        rarity = log(1 + len(book.entries) / len(set().union(*spots.values())))
        for language, weights in spots.items():
            for entry, weight in weights.items():
                score = fit * weight * rarity
                best[entry, language] = max(best.get((entry, language), 0.0), score)
    return best


@cache
def _known(book: Book, table: str) -> frozenset[str]:
    return frozenset(word for group in book.words[table]["all"].values() for word in group)


@cache
def _index(book: Book) -> Index:
    # Other weights, other folding, another order of the entries make another index.
    makers = [Path(file or "") for file in (__file__, folding.__file__, book_module.__file__)]
    index: Index = parsed_once(
        f"{book.name}-index", (*book.sources, *makers), lambda: _make_index(book)
    )
    return index


def _make_index(book: Book) -> Index:
    index: Index = {}
    for number, entry in enumerate(book.entries):
        for language, weight, text in _fields(book, entry):
            for word in split(book, text):
                weights = index.setdefault(word, {}).setdefault(language, {})
                weights[number] = max(weight, weights.get(number, 0.0))
    return index


def _fields(book: Book, entry: RuleEntry) -> Iterator[tuple[Language, float, str]]:
    tags = book.words["tag"]
    for language in LANGUAGES:
        yield language, ID, entry.id
        yield language, TITLE, entry.title[language]
        yield language, TEXT, entry.text[language]
        yield language, TEXT, entry.example.get(language, "")
        for tag in entry.tags:
            yield language, TAG, " ".join(tags[tag][language])
        if entry.key:
            yield language, TITLE, entry.key
