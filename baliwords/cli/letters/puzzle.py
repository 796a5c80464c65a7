"""`baliwords puzzle`: a position in which one move is clearly best."""

from collections.abc import Iterator
from functools import partial
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
    players: Annotated[
        int | None, Option("For one player or two; without it, both.", like="2")
    ] = None,
    solution: Annotated[bool, Option("Tell the solution and why.")] = False,
    lang: Lang = None,
) -> Reply:
    """Find the one move that is clearly best: alone, or at a table of two.

    The cards that are left in the pile are known, their order is not.

    On a full screen moves are tried until the best one is found; it is kept which puzzles
    were solved. Every puzzle was verified by a search ten times longer than the one that found
    it, and is as hard as weaker computer players find it. A day begins at midnight UTC.

    Example: baliwords puzzle 1 --solution
    """
    from baliwords.play.letters.puzzle_book import by_seats, puzzles
    from baliwords.play.letters.puzzling import solved

    tongue = language(lang)
    book = puzzles(tongue)
    fitting = book if players is None else by_seats(book, players)
    chosen = _chosen(book if number else fitting, number, difficulty, solved(tongue))
    value = partial(_value, chosen[0], tongue, len(book))
    return Reply(value, _shown(chosen, tongue, solution))


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
    return [one for one in fresh if one.seats == fresh[0].seats]


def _value(chosen: "Puzzle", tongue: str, count: int) -> dict[str, Any]:
    from baliwords.play.letters.puzzling import solved

    return {
        "number": chosen.number,
        "of": count,
        "lang": tongue,
        "players": chosen.seats,
        "table": chosen.table,
        "pile": chosen.hidden,
        "scores": list(chosen.scores),
        "difficulty": chosen.difficulty,
        "solution": chosen.solution,
        "lead": chosen.lead,
        "error": chosen.error,
        "missed": chosen.missed,
        "asked": chosen.players,
        "why": str(_why(chosen, tongue)),
        "solved": chosen.number in solved(tongue),
    }


def _why(chosen: "Puzzle", tongue: str) -> str:
    from baliwords.play.letters.puzzling import names_at, task_of
    from baliwords.play.letters.shelf import Dictionary
    from baliwords.settings import whoever

    return task_of(chosen, tongue).why(Dictionary(tongue), names_at(chosen, whoever()))


def _shown(chosen: list["Puzzle"], tongue: str, solution: bool) -> Iterator[Shown]:
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
    yield [(first.table, "bold")]
    if first.seats > 1:
        yield _(
            "Two play; your row is the first, you have {own} points and the other {other}.",
            own=first.scores[0],
            other=first.scores[1],
        )
    yield _hidden(first.hidden)
    if not solution:
        yield _("The solution: baliwords puzzle {number} --solution", number=first.number)
        return
    yield _(
        "{move} is worth {lead:.0f} points more than the next best move: {why}.",
        move=first.solution,
        lead=first.lead,
        why=_why(first, tongue),
    )


def _hidden(cards: str) -> str:
    """Say what is left in the pile."""
    if not cards:
        return _("The pile is empty.")
    return counted(
        "In the pile, in any order: {cards} ({count} card).",
        "In the pile, in any order: {cards} ({count} cards).",
        len(cards),
        cards=" ".join(cards),
    )
