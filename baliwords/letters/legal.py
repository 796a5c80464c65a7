"""Which moves are legal: the one place that decides it.

`why_illegal` judges any move; `legal_moves` lists them. Both see only the open table.
The list leaves out what would only repeat itself: the same join standing in another slot
(D10), any word as an answer to a challenge but the column itself, and, where strings may
be bluffed (D32), bluffs of more than two columns.
"""

from collections.abc import Iterator
from dataclasses import replace

from baliwords.letters.assembly import assemblies, honest, removable_word, why_no_assembly
from baliwords.letters.cards import JOKERS
from baliwords.letters.judge import Judge
from baliwords.letters.moves import (
    Accept,
    Answer,
    Assemble,
    Challenge,
    Move,
    Pass,
    Remove,
    Stop,
)
from baliwords.letters.state import Table, Unit
from baliwords.speech import _


def why_illegal(table: Table, move: Move, judge: Judge) -> str | None:
    """Say why the rules forbid `move` here, or None if they allow it."""
    if reason := _why_forbidden(table, move, judge):
        return reason
    # Who can join or take off is not stuck, so that need not be looked for.
    over = _why_ended(table) if isinstance(move, Assemble | Remove) else why_over(table, judge)
    return _("the game is over") if over else None


def legal_moves(table: Table, judge: Judge, most_units: int = 99) -> Iterator[Move]:
    """Yield the legal moves of the player to move, those of up to `most_units` columns."""
    if why_over(table, judge):
        return
    if table.window:
        yield from _challenge_moves(table)
        return
    yield from actions(table, judge, most_units)
    if table.options.solitaire:
        yield Stop()
    elif _why_no_pass(table, judge) is None:
        yield Pass()


def actions(table: Table, judge: Judge, most_units: int = 99) -> Iterator[Assemble | Remove]:
    """Yield the removals and assemblies of the player to move."""
    for unit in table.units(table.turn):
        if removable_word(table, table.column(unit), judge) is not None:
            yield Remove(unit.slot)
    yield from assemblies(table, judge, most_units)


def can_act(table: Table, seat: int, judge: Judge) -> bool:
    """Tell whether a seat could assemble or remove if it were its turn."""
    there = table if table.turn == seat else replace(table, turn=seat)
    return next(actions(there, judge), None) is not None


def why_over(table: Table, judge: Judge) -> str | None:
    """Say why the game is over: stopped, used up, passed, stuck or finished."""
    if reason := _why_ended(table):
        return reason
    if table.window or any(can_act(table, seat, judge) for seat in range(len(table.rows))):
        return None
    if table.ending:
        return "finished"
    return None if table.voids_wait else "stuck"  # D21: the round goes on until they are filled


def _why_ended(table: Table) -> str | None:
    """Say why the game is over, as far as no look at moves is needed."""
    if table.stopped:
        return "stopped"
    if table.window:
        return None
    if table.ending and not any(map(any, table.rows)):
        return "used up"
    return "passed" if table.passes >= len(table.rows) else None


# --- removals, passes, challenges -------------------------------------------------------


def _why_forbidden(table: Table, move: Move, judge: Judge) -> str | None:
    if isinstance(move, Accept | Challenge | Answer) or table.window:
        return _why_no_challenge(table, move)
    if isinstance(move, Assemble):
        return why_no_assembly(table, move, judge)
    if isinstance(move, Remove):
        return _why_no_removal(table, Unit(table.turn, move.slot), judge)
    if isinstance(move, Stop):
        return None if table.options.solitaire else _("only a solitaire can be stopped (D36)")
    return _why_no_pass(table, judge)


def _why_no_removal(table: Table, unit: Unit, judge: Judge) -> str | None:
    column = table.column(unit)
    if not column:
        return _("there is no column in place {part}", part=unit.slot + 1)
    if removable_word(table, column, judge) is not None:
        return None
    if judge.is_complete(column):
        return _("{column} was taken off before (D16)", column=column)
    if not JOKERS.isdisjoint(column) and not table.options.joker_in_scored_word:
        return _("{column} holds the BALI card and may not be taken off (D15)", column=column)
    return _("{column} is not a complete word (L14, L28)", column=column)


def _why_no_pass(table: Table, judge: Judge) -> str | None:
    if table.options.solitaire:
        return _("in a solitaire one cannot pass; stop with 'stop' (D36)")
    table = honest(table)  # D31: the dictionary says who can play; nobody is made to bluff
    first = next(assemblies(table, judge), None)
    if table.options.pass_policy == "strict" and first:
        return _("you can still play, so you may not pass (L54, D31)")
    if first is None and next(actions(table, judge), None):
        return _("you can do nothing else, so you must take a word off (L52, D39)")
    return None


def _why_no_challenge(table: Table, move: Move) -> str | None:
    window = table.window
    if window is None:
        return _("there is nothing to challenge now (D33)")
    if window.challenger is not None:
        return None if isinstance(move, Answer) else _("name the word you have in mind (L55)")
    if isinstance(move, Challenge):
        seated = 0 <= move.seat < len(table.rows)
        return (
            None if seated and move.seat != window.seat else _("an opponent must challenge (D33)")
        )
    return (
        None if isinstance(move, Accept) else _("first let the column stand or challenge it (D33)")
    )


def _challenge_moves(table: Table) -> Iterator[Move]:
    window = table.window
    assert window is not None
    if window.challenger is None:
        yield Accept()
        yield from (Challenge(seat) for seat in table.seats_from(window.seat)[1:])
    else:
        yield Answer("")
        yield Answer(table.column(Unit(window.seat, window.slot)).upper())
