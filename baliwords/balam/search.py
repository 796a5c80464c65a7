"""Search in the rules of Balam."""

from baliwords.balam.reference import BOOK, Language
from baliwords.rulebook.search import Hit
from baliwords.rulebook.search import search as search_in


def search(question: str, top: int = 8, prefer: Language | None = None) -> list[Hit]:
    """Return the entries that fit the question, the best first."""
    return search_in(BOOK, question, top, prefer)
