"""The puzzles that are shipped: one a line, made by `benchmarks/puzzles.py`."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import NamedTuple

from baliwords.errors import BadInput, MissingData
from baliwords.letters.options import Options
from baliwords.letters.state import State, open_table
from baliwords.speech import _

EASIEST, HARDEST = 1, 5


class Puzzle(NamedTuple):
    """A position in which one move of the first seat is clearly best."""

    number: int
    rows: tuple[tuple[str, ...], ...]
    """The columns of each seat; those of the seat to move come first."""
    hidden: str
    """The cards that are left in the pile, in the order of the alphabet."""
    scores: tuple[int, ...]
    solution: str
    lead: float
    """Points by which the solution leads the next best move."""
    error: float
    missed: int
    """How many weaker players missed it, of how many."""
    players: int
    again: int
    """How many missed it when they were asked once more, over other piles; -1: nobody asked."""
    seed: int
    """The deal that it was found in."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.rows)

    @property
    def difficulty(self) -> int:
        """From 1, which most find, to 5, which nearly all miss."""
        share = self.missed / self.players if self.players else 1.0
        return min(HARDEST, EASIEST + int(share * HARDEST))

    @property
    def table(self) -> str:
        """The columns as they are written."""
        return " / ".join(" ".join(row) or "-" for row in self.rows)

    def __str__(self) -> str:
        scores = " ".join(map(str, self.scores))
        return "\t".join(map(str, (self.number, self.table, self.hidden, scores, *self[4:])))

    @classmethod
    def parse(cls, line: str) -> "Puzzle":
        """Read a line; the inverse of `str(puzzle)`."""
        number, table, hidden, scores, solution, lead, error, *counts = line.split("\t")
        missed, players, again, seed = map(int, counts)
        return cls(
            int(number),
            tuple(_read_row(row) for row in table.split(" / ")),
            hidden,
            tuple(map(int, scores.split())),
            solution,
            float(lead),
            float(error),
            missed,
            players,
            again,
            seed,
        )

    def state(self, language: str) -> State:
        """Lay the position out; the order of the pile says nothing."""
        options = Options(language=language, seats=self.seats)
        rows = tuple(row + ("",) * (options.columns - len(row)) for row in self.rows)
        table = open_table(options, rows, len(self.hidden))
        return State(replace(table, scores=self.scores), self.hidden)


def _read_row(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split(" "))


def book_file(language: str) -> Path:
    """Return where the puzzles of a language lie."""
    return Path(__file__).parent / "puzzles" / f"{language}.tsv"


def read_book(path: Path) -> list[Puzzle]:
    """Read all puzzles of a file."""
    return [Puzzle.parse(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def puzzles(language: str) -> list[Puzzle]:
    """Return the puzzles of a language."""
    path = book_file(language)
    found = read_book(path) if path.is_file() else []
    if not found:
        raise MissingData(_("there are no puzzles for {language!r}", language=language))
    return found


def puzzle_of_the_day(book: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: all of them in turn."""
    return book[day.toordinal() % len(book)]


def by_number(book: Sequence[Puzzle], number: int) -> Puzzle:
    """Return a puzzle by its number."""
    for puzzle in book:
        if puzzle.number == number:
            return puzzle
    raise BadInput(
        _("there is no puzzle {number} (expected 1 to {most})", number=number, most=len(book))
    )


def by_seats(book: Sequence[Puzzle], seats: int) -> list[Puzzle]:
    """Return the puzzles for so many players."""
    if seats not in (1, 2):
        raise BadInput(_("players {seats} is not allowed (expected 1 or 2)", seats=seats))
    return [puzzle for puzzle in book if puzzle.seats == seats]


def by_difficulty(book: Sequence[Puzzle], difficulty: int) -> list[Puzzle]:
    """Return the puzzles of a difficulty."""
    if not EASIEST <= difficulty <= HARDEST:
        raise BadInput(
            _(
                "difficulty {difficulty} is not allowed (expected {low} to {high})",
                difficulty=difficulty,
                low=EASIEST,
                high=HARDEST,
            )
        )
    return [puzzle for puzzle in book if puzzle.difficulty == difficulty]
