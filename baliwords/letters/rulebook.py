"""The rules of the letter game as data, in three languages, with a search."""

from pathlib import Path

from baliwords.rulebook.book import Book

BOOK = Book("letters", Path(__file__).parent, ("rulebook", "decisions"))
