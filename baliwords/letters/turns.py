"""What a move does: the new table, the refill, and whose turn is next."""

from collections.abc import Sequence
from dataclasses import replace

from baliwords.errors import IllegalMove
from baliwords.letters.assembly import bluffs_allowed, honest, joined, removable_word, target_slot
from baliwords.letters.judge import Judge
from baliwords.letters.legal import can_act, why_illegal
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Move, Remove, Stop
from baliwords.letters.scoring import score
from baliwords.letters.state import Removal, Row, State, Unit, Window


def apply(state: State, move: Move, judge: Judge) -> State:
    """Return the state after `move`; `state` itself never changes."""
    if reason := why_illegal(state.table, move, judge):
        raise IllegalMove(reason)
    if isinstance(move, Stop):
        return _with_table(state, stopped=True)
    if isinstance(move, Assemble):
        return _assemble(state, move, judge)
    if isinstance(move, Remove):
        return _end_turn(_take_off(state, move.slot, judge), judge)
    if isinstance(move, Challenge):
        assert state.table.window is not None
        return _with_table(state, window=replace(state.table.window, challenger=move.seat))
    if isinstance(move, Accept):
        return _end_turn(_with_table(state, window=None), judge)
    if isinstance(move, Answer):
        return _settle(state, move.word, judge)
    return _end_turn(_with_table(state, passes=state.table.passes + 1), judge)


def _with_table(state: State, **facts: object) -> State:
    return replace(state, table=replace(state.table, **facts))  # type: ignore[arg-type]


def _assemble(state: State, move: Assemble, judge: Judge) -> State:
    table = state.table
    slot = target_slot(table, move)
    rows = [list(row) for row in table.rows]
    for unit in move.units:
        rows[unit.seat][unit.slot] = ""
    rows[table.turn][slot] = joined(table, move)
    built = _with_table(state, rows=_frozen(rows), passes=0)
    if move.remove:
        return _end_turn(_take_off(built, slot, judge), judge)
    if bluffs_allowed(table):
        window = Window(table.turn, slot, table.rows)
        return _with_table(built, window=window)
    return _end_turn(built, judge)


def _take_off(state: State, slot: int, judge: Judge) -> State:
    """Take a complete word off the mover's row and count its points (L33, L53)."""
    table = state.table
    seat = table.turn
    column = table.column(Unit(seat, slot))
    word = removable_word(table, column, judge)
    assert word is not None
    points = score(column, table.options.letter_values).points
    rows = [list(row) for row in table.rows]
    rows[seat][slot] = ""
    after = replace(
        table,
        rows=_frozen(rows),
        scores=_plus(table.scores, seat, points),
        removals=_plus(table.removals, seat, 1),
        passes=0,
        used_words=table.used_words | {word} if table.options.unique_words else frozenset(),
    )
    return replace(
        state, table=after, removed=(*state.removed, Removal(seat, column, word, points))
    )


def _settle(state: State, word: str, judge: Judge) -> State:
    """Settle a challenge by the word that was named (L56, L57, D33)."""
    table = state.table
    window = table.window
    assert window is not None and window.challenger is not None
    if judge.proves(word, table.column(Unit(window.seat, window.slot))):
        skips = _plus(table.skips, window.challenger, 1)
        return _end_turn(_with_table(state, window=None, skips=skips), judge)
    # A lost turn is no pass: a round of passes must begin anew (D24).
    undone = _with_table(state, window=None, rows=window.rows_before, passes=0)
    return _next_turn(undone, judge)  # nothing was moved, so nothing is drawn


def _end_turn(state: State, judge: Judge) -> State:
    if state.table.options.refill == "turn" or state.table.options.solitaire:
        state = refill(state)
    return _next_turn(state, judge)


def refill(state: State) -> State:
    """Fill the voids: the leader's left first, the leader last, left to right (L19, L50)."""
    table = state.table
    rows = [list(row) for row in table.rows]
    pile = state.pile
    for seat in (*table.seats_from(table.leader)[1:], table.leader):
        for slot, column in enumerate(rows[seat]):
            if not column and pile:  # D22: the last voids may stay empty
                rows[seat][slot], pile = pile[0], pile[1:]
    after = replace(table, rows=_frozen(rows), pile_size=len(pile))
    return replace(state, table=after, pile=pile)


def _next_turn(state: State, judge: Judge) -> State:
    """Give the turn to the left, past those who owe a skipped turn (L49, L57)."""
    if state.table.options.solitaire:
        return state
    while True:
        table = state.table
        seat = table.left_of(table.turn)
        state = _with_table(state, turn=seat)
        if seat == table.leader and table.options.refill == "round":
            state = _begin_round(state)
        table = state.table
        if not table.skips[seat]:
            return state
        # D34: a skipped turn is a pass only for one who could not have played; bluffs apart.
        passes = 0 if can_act(honest(table), seat, judge) else table.passes + 1
        state = _with_table(state, skips=_plus(table.skips, seat, -1), passes=passes)


def _begin_round(state: State) -> State:
    """Fill the voids of the last round (D21); who passed before new cards came may play again."""
    filled = refill(state)
    return filled if filled.pile == state.pile else _with_table(filled, passes=0)


def _plus(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return tuple(n + more if i == place else n for i, n in enumerate(numbers))


def _frozen(rows: Sequence[Sequence[str]]) -> tuple[Row, ...]:
    return tuple(map(tuple, rows))
