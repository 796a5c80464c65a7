"""Lemma, part of speech and features of the German forms, from tagged CC-BY-SA sources."""

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from dictionaries.recipe.folding import fold
from dictionaries.recipe.german import ABBREVIATION_TAGS, NAME_TAGS
from dictionaries.recipe.german_paradigms import Paradigms
from dictionaries.recipe.knowledge import Analysis

CASES = {"nominativ": "", "genitiv": "genitive", "dativ": "dative", "akkusativ": "accusative"}
SHORT_CASES = {"NOM": "", "GEN": "genitive", "DAT": "dative", "AKK": "accusative"}
TENSES = {
    "PRÄ": "present",
    "PRT": "past",
    "KJ1": "subjunctive I",
    "KJ2": "subjunctive II",
}
PARTICIPLES = {"PA1": "present participle", "PA2": "past participle"}
PERSONS = {"1": "1st", "2": "2nd", "3": "3rd"}
ENDINGS = ("e", "em", "en", "er", "es")
UMLAUTS = str.maketrans("aouAOU", "äöüÄÖÜ")
IRREGULAR_DEGREES = {
    "gut": [("besser", "best")],
    "hoch": [("höher", "höchst")],
    "nah": [("näher", "nächst")],
    "viel": [("mehr", "meist")],
}
Readings = dict[str, list[Analysis]]


def collect(
    words: Mapping[str, Collection[str]],
    small: str,
    nouns: str,
    more: Any,
    verbs: Any,
    adjectives: Any,
) -> Readings:
    """Gather the readings of every accepted word; the richest sources first."""
    book = Book(words)
    tagged = (_nouns(nouns), _more_nouns(more), _verbs(verbs), _adjectives(adjectives))
    for spelling, reading in chain(read_small_words(small), *tagged):
        if spelling:  # the tables have gaps where a word has no such form
            book.note(spelling, reading)
    paradigms = Paradigms(words, book.readings)
    paradigms.read_verbs_and_adjectives()
    book.explain_compounds()
    paradigms.read_nouns()
    return book.readings


class Book:
    """Readings by folded word, for accepted words only."""

    def __init__(self, words: Mapping[str, Iterable[str]]) -> None:
        """Take the accepted words with their true spellings."""
        self._words = words
        self.readings: Readings = {}

    def note(self, spelling: str, reading: Analysis) -> None:
        """Keep the reading if its form is an accepted word."""
        word = fold(spelling, "de")
        if word in self._words:
            self.readings.setdefault(word, []).append(reading)

    def explain_compounds(self) -> None:
        """Read a closed compound by its head: HAUSTÜREN as Haustür, like Tür."""
        heads = {word: tuple(found) for word, found in self.readings.items() if len(word) >= 4}
        for word, spellings in self._words.items():
            if word not in self.readings and (found := self._by_head(word, spellings, heads)):
                self.readings[word] = found

    def _by_head(
        self, word: str, spellings: Iterable[str], heads: Mapping[str, tuple[Analysis, ...]]
    ) -> list[Analysis]:
        spelling = min(spellings)  # capitals sort first: a noun where it can be one
        wanted = {"noun"} if spelling[:1].isupper() else {"verb", "adjective"}
        for start in range(2, len(word) - 3):
            head, tail = word[start:], _cut(spelling, word[:start])
            if head in heads and tail and self._can_stand_first(word[:start], wanted):
                return [_joined(tail, r) for r in heads[head] if r.pos in wanted]
        return []

    def _can_stand_first(self, first: str, wanted: set[str]) -> bool:
        if first in self._words or (wanted != {"noun"} and first in SHORT_PREFIXES):
            return True
        links = ("S", "N", "EN", "ES", "ER", "E")
        return any(first.endswith(k) and first[: -len(k)] in self._words for k in links)


SHORT_PREFIXES = {"AB", "AN", "BE", "DA", "ER", "UM", "UN", "ZU", "GE", "EIN", "ENT", "VER", "ZER"}


def _cut(spelling: str, first: str) -> str:
    """Return the part of the true spelling that folds to `first`: Straße for STRASSE."""
    for end in range(max(1, len(first) - 3), len(first) + 1):
        if fold(spelling[:end], "de") == first:
            return spelling[:end]
    return ""


def _joined(first: str, head: Analysis) -> Analysis:
    return Analysis(first + head.lemma.lower(), head.pos, head.features)


def read_small_words(text: str) -> Iterator[tuple[str, Analysis]]:
    """Read `adverb: nun also` and `verb hängen, past participle: gehangen`, over several lines."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for entry in "\n".join(lines).replace("\n ", "").splitlines():
        head, _, spellings = entry.partition(": ")
        kind, _, features = head.partition(", ")
        pos, _, lemma = kind.partition(" ")
        for spelling in spellings.split():
            yield spelling, Analysis(lemma or spelling, pos, features)


def _nouns(table: str) -> Iterator[tuple[str, Analysis]]:
    for row in csv.DictReader(table.splitlines()):
        if {*NAME_TAGS, *ABBREVIATION_TAGS} & set(row["pos"].split(",")):
            continue
        for column, form in row.items():
            case, _, number = column.partition(" ")
            if form and case in CASES:
                yield form, Analysis(row["lemma"], "noun", _inflection(CASES[case], number))


def _more_nouns(table: Any) -> Iterator[tuple[str, Analysis]]:
    for lemma, cases in table.items():
        for case, numbers in cases.items():
            if case in SHORT_CASES and not lemma.isupper():
                for number, form in numbers.items():
                    inflection = _inflection(SHORT_CASES[case], "plural" if number == "PLU" else "")
                    yield form, Analysis(lemma, "noun", inflection)


def _inflection(case: str, number: str) -> str:
    """Name case and number; the base form and what looks like it have none."""
    if "plural" in number:
        return f"{case} plural".strip() if case == "dative" else "plural"
    return f"{case} singular" if case in {"genitive", "dative"} else ""


def _verbs(table: Any) -> Iterator[tuple[str, Analysis]]:
    for lemma, forms in table.items():
        yield lemma, Analysis(lemma, "verb", "infinitive")
        yield lemma + "s", Analysis(lemma.capitalize(), "noun", "genitive singular")
        if forms.get("EIZ"):
            yield forms["EIZ"], Analysis(lemma, "verb", "infinitive with zu")
            yield from _inflected(forms["EIZ"] + "d", Analysis(lemma, "verb", "gerundive"))
        for tag, name in PARTICIPLES.items():
            for participle in _listed(forms.get(tag)):
                yield from _inflected(participle, Analysis(lemma, "verb", name))
        yield from _finite(lemma, forms)


def _listed(forms: str | list[str] | None) -> list[str]:
    return [forms] if isinstance(forms, str) else forms or []


def _inflected(stem: str, reading: Analysis) -> Iterator[tuple[str, Analysis]]:
    for ending in ("", *ENDINGS):
        yield stem + ending, reading


def _finite(lemma: str, forms: Any) -> Iterator[tuple[str, Analysis]]:
    for tense, name in TENSES.items():
        for number, persons in forms.get(tense, {}).items():
            for person, form in persons.items():
                grammar = f"{PERSONS[person]} person {'singular' if number == 'S' else 'plural'}"
                yield _joined_form(form), Analysis(lemma, "verb", f"{name} {grammar}")
    for number, form in forms.get("IMP", {}).items():
        name = "imperative singular" if number == "S" else "imperative plural"
        yield _joined_form(form), Analysis(lemma, "verb", name)


def _joined_form(form: str | list[str] | None) -> str:
    """Join a separable verb's form as a subordinate clause does: `kommt`, `an` to ankommt."""
    return form if isinstance(form, str) else "".join(reversed(form or []))


def _adjectives(table: Any) -> Iterator[tuple[str, Analysis]]:
    for lemma, cases in table.items():
        yield lemma, Analysis(lemma, "adjective")
        for form in _texts(cases):
            yield form, Analysis(lemma, "adjective", "inflected")
        yield from _degrees(lemma)


def _texts(table: Any) -> Iterator[str]:
    """Give every text in nested tables; gaps are skipped."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        for inner in table.values():
            yield from _texts(inner)


def _degrees(lemma: str) -> Iterator[tuple[str, Analysis]]:
    """Guess the degrees of comparison; only those that are accepted words are kept."""
    short = lemma[:-2] + lemma[-1] if lemma.endswith(("el", "er", "en")) else lemma
    for stem in dict.fromkeys((lemma, short, lemma.removesuffix("e"), _umlauted(lemma))):
        yield from _inflected(stem + "er", Analysis(lemma, "adjective", "comparative"))
        for superlative in ("st", "est", "t" if stem.endswith("ß") else "st"):
            reading = Analysis(lemma, "adjective", "superlative")
            yield from _inflected(stem + superlative, reading)
    for comparative, superlative in IRREGULAR_DEGREES.get(lemma, ()):
        yield from _inflected(comparative, Analysis(lemma, "adjective", "comparative"))
        yield from _inflected(superlative, Analysis(lemma, "adjective", "superlative"))


def _umlauted(lemma: str) -> str:
    """Change the first plain vowel, as alt becomes älter."""
    for place, letter in enumerate(lemma):
        if letter in "aou":
            return lemma[:place] + letter.translate(UMLAUTS) + lemma[place + 1 :]
    return lemma


def commonness(rank: int) -> int:
    """Turn a rank of the frequency list (centibels below every word) into 1 to 9."""
    return max(1, min(9, round(10.5 - rank / 100)))
