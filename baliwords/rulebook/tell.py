"""What is said of the entries that were asked for: paragraphs for a person, JSON for a program."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from baliwords.rulebook.book import Book
from baliwords.rulebook.search import Hit


def paragraph(book: Book, hit: Hit) -> str:
    """Say an entry: its id and text, an example, the house rule that changes it."""
    entry, language = hit.entry, hit.language
    colon = book.called("label", "colon", language)
    pieces = [f"{entry.id:4} {entry.text[language]}"]
    if example := entry.example.get(language):
        pieces.append(f"{book.called('label', 'example', language)}{colon} {example}")
    if entry.key:
        option = f"{entry.key}={entry.value}" if entry.value else entry.key
        pieces.append(f"{book.called('label', 'house_rule', language)}{colon} {option}.")
    if entry.confidence == "conjecture":
        pieces.append(f"[{book.called('confidence', 'conjecture', language)}]")
    return " ".join(pieces)


def under_topics(book: Book, hits: Sequence[Hit]) -> Iterator[tuple[str, list[Hit]]]:
    """Yield what was found under the names of its topics, in the order in which it was found."""
    for (topic, language), group in groupby(hits, lambda hit: (hit.entry.topic, hit.language)):
        yield book.called("topic", topic, language), list(group)


def as_json(book: Book, hit: Hit) -> dict[str, Any]:
    """Give an entry to a program, in the language in which it was found."""
    entry, language = hit.entry, hit.language
    return {
        "id": entry.id,
        "lang": language,
        "part": book.called("topic", entry.topic, language),
        "title": entry.title[language],
        "text": entry.text[language],
        "example": entry.example.get(language),
        "option": f"{entry.key}={entry.value}" if entry.key else None,
        "confidence": entry.confidence,
        "see": list(entry.see),
    }
