"""What everybody at the table remembers: the notes of every seat, move by move."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from baliwords.shrines.moves import Move
from baliwords.shrines.state import State
from baliwords.shrines.view import seen_move, view
from baliwords.solver.shrines.notes import Notes, first_notes

Memory: TypeAlias = tuple[Notes, ...]
"""The notes of every seat, each made of what that seat saw."""


def first_memory(state: State) -> Memory:
    """Return every seat's notes at the start."""
    return tuple(first_notes(view(state, seat)) for seat in range(len(state.players)))


def remember(memory: Memory, before: State, move: Move, after: State) -> Memory:
    """Return every seat's notes after a move; each writes down only what it saw."""
    return tuple(
        notes.after(view(before, seat), seen_move(before, move, seat), view(after, seat))
        for seat, notes in enumerate(memory)
    )


def memory_of(states: Sequence[State], moves: Iterable[Move]) -> Memory:
    """Return every seat's notes after the moves that led from each state to the next."""
    memory = first_memory(states[0])
    for before, move, after in zip(states, moves, states[1:], strict=False):
        memory = remember(memory, before, move, after)
    return memory
