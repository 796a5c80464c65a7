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
    """A position of a solitaire in which one move is clearly best."""

    number: int
    columns: tuple[str, ...]
    hidden: str
    """The cards that are left in the pile, in the order of the alphabet."""
    score: int
    solution: str
    lead: float
    """Points by which the solution leads the next best move."""
    error: float
    missed: int
    """How many weaker players missed it, of how many."""
    players: int
    seed: int
    """The deal that it was found in."""

    @property
    def difficulty(self) -> int:
        """From 1, which most find, to 5, which nearly all miss."""
        share = self.missed / self.players if self.players else 1.0
        return min(HARDEST, EASIEST + int(share * HARDEST))

    def __str__(self) -> str:
        columns = " ".join(self.columns)
        return "\t".join(map(str, (self.number, columns, *self[2:])))

    @classmethod
    def parse(cls, line: str) -> "Puzzle":
        """Read a line; the inverse of `str(puzzle)`."""
        number, columns, hidden, score, solution, lead, error, *counts = line.split("\t")
        missed, players, seed = map(int, counts)
        return cls(
            int(number),
            tuple(columns.split(" ")),
            hidden,
            int(score),
            solution,
            float(lead),
            float(error),
            missed,
            players,
            seed,
        )

    def state(self, options: Options) -> State:
        """Lay the position out; the order of the pile says nothing."""
        table = open_table(options, (self.columns,), len(self.hidden))
        return State(replace(table, scores=(self.score,)), self.hidden)


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
