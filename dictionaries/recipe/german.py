"""The German word list: the CC0 list for word games, without its names and its junk.

The list itself decides what is in; the other sources only take words away. That keeps the
result free of their licences (see ../README.md).
"""

import csv
import re
from collections.abc import Iterable
from dataclasses import dataclass

from dictionaries.recipe.folding import fits, fold

NAME_TAGS = {"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"}
ABBREVIATION_TAGS = {"Abkürzung", "Symbol", "Buchstabe"}
INNER_CAPITAL = re.compile(r".[A-ZÄÖÜ]")


@dataclass(frozen=True, slots=True)
class Nouns:
    """What de-Wiktionary's nouns say of a spelling: the tags of every entry that has it."""

    tags: dict[str, list[frozenset[str]]]

    def only(self, spelling: str, wanted: set[str]) -> bool:
        """Say whether every entry with this spelling bears one of the wanted tags."""
        entries = self.tags.get(spelling, [])
        return bool(entries) and all(entry & wanted for entry in entries)

    def why_left_out(self, spelling: str) -> str | None:
        """Name the reason of L28 that the tags give against a spelling."""
        if self.only(spelling, NAME_TAGS):
            return "proper_noun"
        if self.only(spelling, ABBREVIATION_TAGS):
            return "abbreviation"
        return "compound" if "-" in spelling.strip("-") else None


def read_spellings(text: str) -> dict[str, set[str]]:
    """Read the list of tanglet: folded word to its true spellings.

    A line is a key with expanded umlauts, then the spellings; a key alone is its own spelling.
    """
    spellings: dict[str, set[str]] = {}
    for line in text.splitlines():
        key, *written = line.split()
        for spelling in written or [key.lower()]:
            word = fold(spelling, "de")
            if fits(word, "de"):
                spellings.setdefault(word, set()).add(spelling)
    return spellings


def read_nouns(text: str) -> Nouns:
    """Read the noun table: every inflected form gets the tags of its lemma."""
    tags: dict[str, list[frozenset[str]]] = {}
    for row in csv.DictReader(text.splitlines()):
        entry = frozenset(row["pos"].split(","))
        for form in noun_forms(row):
            tags.setdefault(form, []).append(entry)
    return Nouns(tags)


def noun_forms(row: dict[str, str]) -> set[str]:
    """Return every spelling in a row of the noun table."""
    return {form for column, form in row.items() if form and _is_form(column)}


def _is_form(column: str) -> bool:
    return column != "pos" and not column.startswith("genus")


class Doubts:
    """Finds what L28 does not admit among the spellings of the list."""

    def __init__(self, nouns: Nouns, plain: frozenset[str]) -> None:
        """Take the tagged nouns, and the spellings that others know as ordinary words."""
        self.nouns = nouns
        self.plain = plain

    def against(self, spellings: Iterable[str]) -> str | None:
        """Give the reason that holds against every spelling of a word, or None."""
        reasons = [self._against_spelling(spelling) for spelling in sorted(spellings)]
        return reasons[0] if all(reasons) else None

    def _against_spelling(self, spelling: str) -> str | None:
        if INNER_CAPITAL.search(spelling) or self.nouns.only(spelling, ABBREVIATION_TAGS):
            return "abbreviation"
        if self.nouns.only(spelling, NAME_TAGS):
            return "proper_noun"
        # The list writes `kurt`, a form of the rare verb kuren; everybody reads a first name.
        capital = spelling[:1].upper() + spelling[1:]
        if (
            spelling.islower()
            and spelling not in self.plain
            and self.nouns.only(capital, NAME_TAGS)
        ):
            return "proper_noun"
        return None


def inflected_participles(words: Iterable[str]) -> set[str]:
    """Give the endings that a present participle takes: ausrastend, ausrastende, ausrastenden.

    Our own rule, without exception in German; the list has them for most verbs only.
    """
    known = set(words)
    participles = {w for w in known if w.endswith(("END", "ELND", "ERND")) and w[:-1] in known}
    return {word + ending for word in participles for ending in ("E", "EM", "EN", "ER", "ES")}
