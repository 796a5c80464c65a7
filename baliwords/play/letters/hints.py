"""Ask for a good move; the answer comes from the solver if it is there, else from plain sight."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from baliwords.errors import BadOption
from baliwords.letters.assembly import column_of, honest
from baliwords.letters.cards import JOKER
from baliwords.letters.judge import Judge
from baliwords.letters.legal import can_act
from baliwords.letters.moves import Assemble, Move, Pass, Remove, takes_off, units_of
from baliwords.letters.scoring import score
from baliwords.letters.state import Table
from baliwords.letters.unseen import in_order
from baliwords.letters.view import View
from baliwords.play.letters.computers import solver_is_compiled
from baliwords.play.letters.shelf import Dictionary
from baliwords.play.letters.told_moves import told_move
from baliwords.speech import _, counted, percent_of, plain, points_of, together

_SECONDS = 1.5
_FORECASTS = 2_000
"""Forecasts of several players: most machines make them in that time, and so say the same again."""
_THREADS = 1  # the other core keeps the screen quick


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is advised, and why."""

    move: Move
    why: str


def advise(
    table: Table,
    unseen: Counter[str],
    dictionary: Dictionary,
    stopped: Callable[[], bool],
    names: Sequence[str] = (),
    known_first: bool = True,
) -> Hint:
    """Advise the seat to move: by search where the solver knows the game, else at sight.

    Called from a worker: it thinks for a second or two, and gives up early when `stopped`.
    What was not searched says so. Of moves that are equally good one is advised whose word many
    people know, unless that is not wanted.
    """
    reason = _why_no_search(dictionary)
    if not reason:
        try:
            if table.options.solitaire:
                found = _search(table, unseen, stopped, known_first)
            else:
                found = _search_seat(table, unseen, dictionary, stopped, names, known_first)
            if found:
                return found
        except BadOption as error:  # a house rule that the solver does not know
            reason = plain(error)
    hint = at_sight(table, Judge(dictionary.lexicon, table.options))
    if not reason:
        return hint
    return replace(hint, why=together(hint.why, _("Seen at a glance, not searched:"), reason))


def _why_no_search(dictionary: Dictionary) -> str:
    if not dictionary.installed:
        return _("The solver does not know this word list.")
    return "" if solver_is_compiled() else _("The solver is not compiled here.")


def _search(
    table: Table, unseen: Counter[str], stopped: Callable[[], bool], known_first: bool
) -> Hint | None:
    """Ask the solver; it knows which cards are left, as a person who counts does."""
    from baliwords.solver.letters.answer import Effort, Situation
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.encode import read_move
    from baliwords.solver.letters.explain import Explainer, assumption
    from baliwords.solver.letters.search import Searcher

    hidden = in_order(unseen) if table.pile_size else ""
    situation = Situation(table.rows[0], hidden, table.pile_size, table.scores[0])
    engine = engine_for(table.options)
    searcher = Searcher(engine, threads=_THREADS)
    answer = searcher.search(situation, Effort(_SECONDS), stop=stopped)
    searcher.close()
    if not answer.prospects:
        return None
    explainer = Explainer(engine, situation, known_first)
    ranked = answer.known_first(explainer.is_known) if known_first else answer.steady()
    best, *others = ranked
    why = explainer.why(best, others[0] if others else None)
    expected = counted(
        "{count:.0f} point to come", "{count:.0f} points to come", round(best.expected)
    )
    told = _("{expected}; {why}.", expected=expected, why=why)
    return Hint(read_move(best.move), together(told, assumption(answer, table.options)))


def _search_seat(
    table: Table,
    unseen: Counter[str],
    dictionary: Dictionary,
    stopped: Callable[[], bool],
    names: Sequence[str],
    known_first: bool,
) -> Hint | None:
    """Ask the solver for the seat to move, who has counted the cards."""
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.seat_hint import advise_seat
    from baliwords.solver.letters.seat_search import SeatSituation

    judge = Judge(dictionary, table.options)
    called = names or [_("seat {number}", number=seat + 1) for seat in range(len(table.rows))]
    hidden = in_order(unseen) if table.pile_size else ""
    advice, _chances = advise_seat(
        SeatSituation(honest(table), hidden),
        dictionary.lexicon,
        judge,
        called,
        Effort(_SECONDS, most=_FORECASTS),
        top=1,
        stop=stopped,
        known_first=known_first,
    )
    best = advice[0]
    if isinstance(best.chance.move, Pass) and not can_act(table, table.turn, judge):
        return None
    return Hint(
        best.chance.move,
        _(
            "{margin:+.0f} points against the best other at the end, chance to win {win}; {why}.",
            margin=best.chance.margin,
            win=percent_of(best.chance.win),
            why=best.why,
        ),
    )


def at_sight(table: Table, judge: Judge) -> Hint:
    """Advise what the player `greedy` would do."""
    from baliwords.solver.letters.glance import quick_greedy

    move = quick_greedy(judge)(View(table.turn, table))
    if isinstance(move, Assemble | Remove):
        return Hint(move, _why(table, move, judge))
    return Hint(move, _("Nothing can be joined."))


def hint_sentence(table: Table, hint: Hint, step: int, names: Sequence[str] = ()) -> str:
    """Say the first, second or third part of a hint: which column, which move, why."""
    units = units_of(hint.move, table.turn)
    told = told_move(table, hint.move, names)
    if step == 1 and units:
        column = table.column(units[0]).replace(JOKER, "BALI")
        return _("Look at {column}. (F3: which move?)", column=column)
    if step <= 2:
        return _("Try {move}. (F3: why?)", move=told)
    return _("{move}: {why}", move=told, why=hint.why)


def _why(table: Table, move: Assemble | Remove, judge: Judge) -> str:
    column = column_of(table, move)
    points = points_of(score(column, table.options.letter_values).points)
    if takes_off(move):
        return _(
            "{column} is the best word to be had now: {points}.",
            column=column,
            points=points,
        )
    if judge.is_complete(column):
        return _(
            "{column} is already a word ({points}), and may still grow.",
            column=column,
            points=points,
        )
    return _(
        "No word can be had now; {column} is a part of one, and a new card comes.", column=column
    )
