"""The rulebooks of all games."""

from baliwords.balam.reference import BOOK as BALAM
from baliwords.letters.rulebook import BOOK as LETTERS
from baliwords.rulebook.book import Book
from baliwords.shrines.rulebook import BOOK as SHRINES

BOOKS: dict[str, Book] = {"letters": LETTERS, "shrines": SHRINES, "balam": BALAM}
