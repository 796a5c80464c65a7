"""The rules of the shrine game as data, in three languages, with a search."""

from pathlib import Path

from baliwords.rulebook.book import Book

BOOK = Book("shrines", Path(__file__).parent, ("rulebook", "decisions"))
