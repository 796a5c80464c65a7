"""The rules of Balam as data, in three languages, each with how sure we are of it."""

from collections.abc import Iterable
from pathlib import Path

from baliwords.rulebook.book import Book
from baliwords.rulebook.entry import LANGUAGES as LANGUAGES
from baliwords.rulebook.entry import Language as Language
from baliwords.rulebook.entry import RuleEntry as RuleEntry

WITHIN = {"B": ("B", "build", "attack", "katun")}
"""What a player may do on his turn belongs to phase B."""

BOOK = Book("balam", Path(__file__).parent, ("rules", "decisions", "gaps"), WITHIN)


def entries() -> tuple[RuleEntry, ...]:
    """Return every entry in the order in which a round is played, rules before decisions."""
    return BOOK.entries


def select(words: Iterable[str]) -> tuple[RuleEntry, ...]:
    """Return the entries of the phases and ids that are named, or all of them."""
    return BOOK.select(words)


def entry(name: str) -> RuleEntry:
    """Return one entry by its id."""
    return BOOK.entry(name)


def called(table: str, name: str, language: Language = "en") -> str:
    """Return how a phase, a confidence or a tag is called."""
    return BOOK.called(table, name, language)
