"""Every puzzle that is shipped holds; one of each language is verified anew by a long search."""

import os
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from baliwords.errors import BadInput
from baliwords.games import letters
from baliwords.letters.cards import PACK, faces
from baliwords.play.letters.puzzle_alone import AloneMaker
from baliwords.play.letters.puzzle_book import (
    Puzzle,
    by_difficulty,
    by_number,
    by_seats,
    puzzle_of_the_day,
    puzzles,
)
from baliwords.play.letters.puzzle_maker import SURE, PuzzleMaker
from baliwords.play.letters.puzzle_pairs import PairMaker
from baliwords.play.letters.puzzling import (
    in_turn,
    note_solved,
    progress_file,
    puzzle_quiz,
    solved,
    task_of,
)
from baliwords.play.letters.shelf import Shelf

EVERY = [(language, puzzle) for language in ("fr", "de") for puzzle in puzzles(language)]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_puzzles_are_numbered_from_one_on(language: str) -> None:
    book = puzzles(language)
    assert [puzzle.number for puzzle in book] == list(range(1, len(book) + 1))


@pytest.mark.parametrize(("language", "puzzle"), EVERY, ids=lambda one: str(one)[:6].strip())
def test_a_shipped_puzzle_is_a_position_with_a_legal_solution(
    language: str, puzzle: Puzzle
) -> None:
    task = task_of(puzzle, language)
    assert letters(language).why_illegal(task.state, task.best) is None
    assert Puzzle.parse(str(puzzle)) == puzzle
    columns = [column for row in puzzle.rows for column in row]
    packs = task.state.table.options.packs
    assert not faces([*columns, puzzle.hidden]) - faces([PACK * packs])
    maker = AloneMaker if puzzle.seats == 1 else PairMaker
    assert puzzle.lead >= max(maker.lead, SURE * puzzle.error) - 0.2
    assert 0 < puzzle.missed <= puzzle.players


@pytest.mark.parametrize("maker", [AloneMaker, PairMaker])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_long_search_still_finds_the_solution(language: str, maker: type[PuzzleMaker]) -> None:
    puzzle = min(by_seats(puzzles(language), maker.seats), key=lambda one: len(one.hidden))
    task = task_of(puzzle, language)
    assert maker(language).holds(task.state, task.best, puzzle.seed)


def test_harder_puzzles_are_missed_more_often_by_players_who_try_again() -> None:
    shares: dict[int, list[float]] = {}
    for puzzle in (one for _language, one in EVERY if one.again >= 0):
        shares.setdefault(puzzle.difficulty, []).append(puzzle.again / puzzle.players)
    means = [sum(shares[grade]) / len(shares[grade]) for grade in sorted(shares)]
    assert all(easier < harder for easier, harder in pairwise(means))
    assert len(means) >= 3


def test_every_puzzle_has_its_day() -> None:
    book = puzzles("fr")
    first = date(2026, 11, 17)
    days = [first + timedelta(days=number) for number in range(len(book))]
    assert {puzzle_of_the_day(book, day) for day in days} == set(book)


def test_what_was_solved_is_kept_and_comes_no_more() -> None:
    book, day = puzzles("fr"), date(2026, 11, 17)
    assert solved("fr") == set()
    last = in_turn(book, day)[-1]  # for as many players as that of the day
    note_solved("fr", last.number)
    note_solved("fr", last.number)
    assert solved("fr") == {last.number}
    assert solved("de") == set()
    assert last not in in_turn(book, day, solved("fr"))
    progress_file().write_text("fr 3\nnonsense\nfr x\nde 4\n")
    assert solved("fr") == {3}


def test_a_quiz_keeps_the_puzzle_that_is_solved_unless_the_answer_was_shown() -> None:
    book = by_seats(puzzles("fr"), 1)[:2]
    quiz = puzzle_quiz(book, "fr", Shelf(), "Anna")
    assert quiz.verdict(quiz.task.best).right
    assert solved("fr") == {book[0].number}
    assert quiz.turn_to(1)
    quiz.hint(quiz.state, lambda: False)
    assert quiz.verdict(quiz.task.best).right
    assert solved("fr") == {book[0].number}
    assert not quiz.turn_to(1)


def test_what_is_not_there_is_refused() -> None:
    book = puzzles("fr")
    with pytest.raises(BadInput, match="no puzzle 100000"):
        by_number(book, 100_000)
    with pytest.raises(BadInput, match="difficulty 9"):
        by_difficulty(book, 9)
    with pytest.raises(BadInput, match="players 3"):
        by_seats(book, 3)


def test_the_position_of_a_puzzle_is_the_one_that_was_searched() -> None:
    from baliwords.solver.letters.yardstick import situation_of

    puzzle = by_seats(puzzles("fr"), 1)[0]
    situation = situation_of(puzzle.state("fr"))
    assert ((situation.columns,), situation.hidden) == (puzzle.rows, puzzle.hidden)


def test_a_puzzle_of_two_is_judged_and_explained() -> None:
    book = by_seats(puzzles("fr"), 2)[:1]
    quiz = puzzle_quiz(book, "fr", Shelf(), "Anna")
    assert quiz.verdict(quiz.task.best).right
    others = [move for move in letters("fr").legal_moves(quiz.state) if move != quiz.task.best]
    assert not all(quiz.verdict(move).right for move in others[:4])
    assert quiz.task.why(quiz.words, quiz.names)


def test_all_puzzles_of_a_row_are_for_as_many_players() -> None:
    book = puzzles("fr")
    for number in range(2):
        row = in_turn(book, date(2026, 11, 17) + timedelta(days=number))
        assert len({puzzle.seats for puzzle in row}) == 1


def test_what_was_solved_is_read_from_a_file_only(own_folders: Path) -> None:
    del own_folders
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(progress_file())
    assert solved("fr") == set()
