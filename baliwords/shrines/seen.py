"""What a seat sees of a move: all of it, but for the card laid or kept face down (D57)."""

from baliwords.shrines.moves import Keep, Move, Offer
from baliwords.shrines.state import State


def seen_move(state: State, move: Move, seat: int) -> Move:
    """Return the move as the seat sees it made in this state."""
    if seat == state.decider or state.options.open_information:
        return move
    if isinstance(move, Offer) and state.decider == state.active:  # T18
        return Offer(None)
    if isinstance(move, Keep):  # D50
        return Keep(None)
    return move
