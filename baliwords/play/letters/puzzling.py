"""Solving puzzles: which one is next, what was solved, and the quiz that asks for them."""

from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

from baliwords.core.record import Header
from baliwords.errors import MissingData
from baliwords.files.folders import data_folder
from baliwords.files.foreign import LARGEST, regular_bytes
from baliwords.files.trouble import reason_of
from baliwords.letters.game import NAME
from baliwords.letters.notation import read_move
from baliwords.play.letters.puzzle_book import Puzzle, puzzle_of_the_day
from baliwords.play.letters.quiz import Quiz, Task
from baliwords.play.letters.shelf import Shelf
from baliwords.speech import _


def progress_file() -> Path:
    """Return where it is kept which puzzles were solved: a line each, like `fr 12`."""
    return data_folder() / "puzzles.txt"


def solved(language: str) -> set[int]:
    """Return the numbers of the puzzles of a language that were solved; a bad line is no harm."""
    try:
        lines = regular_bytes(progress_file(), LARGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return set()
    pairs = (line.split() for line in lines)
    return {
        int(pair[1]) for pair in pairs if len(pair) == 2 and pair[0] == language and _whole(pair[1])
    }


def note_solved(language: str, number: int) -> None:
    """Keep that a puzzle was solved."""
    if number in solved(language):
        return
    try:
        progress_file().parent.mkdir(parents=True, exist_ok=True)
        with progress_file().open("a", encoding="utf-8") as file:
            file.write(f"{language} {number}\n")
    except OSError as error:
        raise MissingData(
            _("cannot write {path!r}: {error}", path=str(progress_file()), error=reason_of(error))
        ) from None


def in_turn(book: Sequence[Puzzle], day: date, done: Iterable[int] = ()) -> list[Puzzle]:
    """Return the puzzle of a day, then those that are not solved, the easier ones first.

    All are for as many players as the first, so that one table shows them.
    """
    first = puzzle_of_the_day(book, day)
    known = {*done, first.number}
    rest = (one for one in book if one.number not in known and one.seats == first.seats)
    return [first, *sorted(rest, key=lambda puzzle: (puzzle.difficulty, puzzle.number))]


def task_of(puzzle: Puzzle, language: str) -> Task:
    """Return the position of a puzzle as a task."""
    state = puzzle.state(language)
    best = read_move(state.table, puzzle.solution)
    return Task(state, best, puzzle.lead, None, puzzle.number)


def names_at(puzzle: Puzzle, name: str) -> tuple[str, ...]:
    """Return who sits at a puzzle: the person who solves it, and another where two play."""
    return (name, _("Player {number}", number=2))[: puzzle.seats]


def puzzle_quiz(puzzles: Sequence[Puzzle], language: str, shelf: Shelf, name: str) -> Quiz:
    """Return a quiz of puzzles; each that is solved is kept."""
    header = Header(NAME, 0, names_at(puzzles[0], name), {"language": language})
    tasks = [task_of(puzzle, language) for puzzle in puzzles]
    return Quiz(
        tasks, shelf.take(language), header, lambda task: note_solved(language, task.number)
    )


def _whole(text: str) -> bool:
    return text.isascii() and text.isdecimal()
