"""What takes thought at puzzles and at the moves of an ended game; runs in the pool's processes."""

from dataclasses import replace
from typing import Any

from baliwords.core.match import Match
from baliwords.core.record import Record
from baliwords.games import game_of
from baliwords.letters.notation import read_move, write_move
from baliwords.letters.options import list_named
from baliwords.play.letters.puzzle_book import by_number, puzzles
from baliwords.play.letters.puzzling import names_at, task_of
from baliwords.play.letters.quiz import Task
from baliwords.play.letters.shelf import Dictionary
from baliwords.translation import speak


def puzzle_verdict(language: str, number: int, m: str, spoken: str) -> dict[str, Any]:
    """Judge a move that was tried at a puzzle."""
    task = task_of(by_number(puzzles(language), number), language)
    return _verdict(task, Dictionary(language), m, spoken)


def puzzle_answer(language: str, number: int, spoken: str) -> dict[str, Any]:
    """Tell the solution of a puzzle, and why."""
    puzzle = by_number(puzzles(language), number)
    return _answer(task_of(puzzle, language), Dictionary(language), names_at(puzzle, ""), spoken)


def move_verdict(record_text: str, number: int, best: str, m: str, spoken: str) -> dict[str, Any]:
    """Judge a move that was tried instead of one that was played."""
    task, words = _played(record_text, number, best)
    return _verdict(task, words, m, spoken)


def move_answer(
    record_text: str, number: int, best: str, spoken: str, lost: float = 0.0
) -> dict[str, Any]:
    """Tell the better move of a position, and why; by how much, the review has found out."""
    task, words = _played(record_text, number, best)
    return _answer(replace(task, lost=lost), words, (), spoken)


def _played(record_text: str, number: int, best: str) -> tuple[Task, Dictionary]:
    record = Record.parse(record_text)
    match = Match.replay(game_of(record), record)
    state, played = match.states[number - 1], match.played[number - 1]
    words = Dictionary(*list_named(record.header.options))
    return Task(state, read_move(state.table, best), 0.0, played, number), words


def _verdict(task: Task, words: Dictionary, m: str, spoken: str) -> dict[str, Any]:
    move = read_move(task.state.table, m)
    found = task.verdict(words, move)
    return {"right": found.right, "say": speak(found.sentence, spoken)}


def _answer(task: Task, words: Dictionary, names: Any, spoken: str) -> dict[str, Any]:
    why = task.why(words, names)
    return {"m": write_move(task.state.table, task.best), "why": speak(why, spoken)}
