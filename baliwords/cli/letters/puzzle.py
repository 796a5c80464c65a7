"""`baliwords puzzle`: a position in which one move is clearly best."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import Lang
from baliwords.cli.show import Shown, has_full_screen
from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput
from baliwords.settings import language
from baliwords.speech import _ as sentence
from baliwords.translation import _, counted

if TYPE_CHECKING:
    from baliwords.play.letters.puzzle_book import Puzzle


def puzzle(
    number: Annotated[
        int | None, Argument("Which puzzle; without a number, today's.", like="12")
    ] = None,
    difficulty: Annotated[
        int | None, Option("One that is not solved, from 1 (easy) to 5 (hard).")
    ] = None,
    solution: Annotated[bool, Option("Tell the solution and why.")] = False,
    lang: Lang = None,
) -> Reply:
    """Find the one move that is clearly best, with the cards that are left in the pile known.

    On a full screen moves are tried until the best one is found; it is kept which puzzles
    were solved. Every puzzle was verified by a search ten times longer than the one that found
    it, and is as hard as weaker computer players find it. A day begins at midnight UTC.

    Example: baliwords puzzle 1 --solution
    """
    from baliwords.play.letters.puzzle_book import puzzles
    from baliwords.play.letters.puzzling import solved

    tongue = language(lang)
    book = puzzles(tongue)
    chosen = _chosen(book, number, difficulty, solved(tongue))
    return Reply(_value(chosen[0], tongue, len(book)), _shown(chosen, tongue, solution))


def _chosen(
    book: list["Puzzle"], number: int | None, difficulty: int | None, done: set[int]
) -> list["Puzzle"]:
    """Return the puzzle that is asked for, and those that follow it."""
    from baliwords.play.calendar import today
    from baliwords.play.letters.puzzle_book import by_difficulty, by_number
    from baliwords.play.letters.puzzling import in_turn

    if number is not None:
        return [by_number(book, number)]
    if difficulty is None:
        return in_turn(book, today(), done)
    fitting = by_difficulty(book, difficulty)
    fresh = [one for one in fitting if one.number not in done] or fitting
    if not fresh:
        raise BadInput(sentence("no puzzle has the difficulty {difficulty}", difficulty=difficulty))
    return fresh


def _value(chosen: "Puzzle", tongue: str, count: int) -> dict[str, Any]:
    from baliwords.play.letters.puzzling import solved, task_of

    return {
        "number": chosen.number,
        "of": count,
        "lang": tongue,
        "table": " ".join(chosen.columns),
        "pile": chosen.hidden,
        "score": chosen.score,
        "difficulty": chosen.difficulty,
        "solution": chosen.solution,
        "lead": chosen.lead,
        "error": chosen.error,
        "missed": chosen.missed,
        "players": chosen.players,
        "why": str(task_of(chosen, tongue).why()),
        "solved": chosen.number in solved(tongue),
    }


def _shown(chosen: list["Puzzle"], tongue: str, solution: bool) -> Iterator[Shown]:
    from baliwords.play.letters.puzzling import task_of

    first = chosen[0]
    if has_full_screen() and not solution:
        from baliwords.tui.app import Opening, run_app

        run_app(Opening(puzzles=(tongue, chosen)))
        return
    yield _(
        "Puzzle {number}, difficulty {difficulty} of 5: find the best move.",
        number=first.number,
        difficulty=first.difficulty,
    )
    yield [(" ".join(first.columns), "bold")]
    yield counted(
        "In the pile, in any order: {cards} ({count} card).",
        "In the pile, in any order: {cards} ({count} cards).",
        len(first.hidden),
        cards=" ".join(first.hidden),
    )
    if not solution:
        yield _("The solution: baliwords puzzle {number} --solution", number=first.number)
        return
    yield _(
        "{move} is worth {lead:.0f} points more than the next best move: {why}.",
        move=first.solution,
        lead=first.lead,
        why=task_of(first, tongue).why(),
    )
