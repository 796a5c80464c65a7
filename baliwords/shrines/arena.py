"""Games between computer players, many of them."""

from collections.abc import Sequence

from baliwords.core.game import Outcome
from baliwords.shrines.game import SHRINES
from baliwords.shrines.moves import Move
from baliwords.shrines.notes import Notes, first_notes
from baliwords.shrines.options import Options
from baliwords.shrines.players import make_player
from baliwords.shrines.search import Budget
from baliwords.shrines.seen import seen_move
from baliwords.shrines.state import State, view


def first_memory(state: State) -> tuple[Notes, ...]:
    """Return every seat's notes at the start."""
    return tuple(first_notes(view(state, seat)) for seat in range(len(state.players)))


def remember(
    memory: tuple[Notes, ...], before: State, move: Move, after: State
) -> tuple[Notes, ...]:
    """Return every seat's notes after a move; each writes down only what it saw."""
    return tuple(
        notes.after(view(before, seat), seen_move(before, move, seat), view(after, seat))
        for seat, notes in enumerate(memory)
    )


def play_game(options: Options, names: Sequence[str], seed: int, budget: Budget) -> Outcome:
    """Let computers play a game; seed and names decide all of it unless the budget is time."""
    players = [make_player(name, (seed << 3) + seat, budget) for seat, name in enumerate(names)]
    state = SHRINES.new(options, seed)
    memory = first_memory(state)
    while (outcome := SHRINES.outcome(state)) is None:
        seat = state.decider
        move = players[seat].choose(view(state, seat), memory[seat])
        after = SHRINES.apply(state, move)
        memory = remember(memory, state, move, after)
        state = after
    return outcome
