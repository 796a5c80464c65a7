"""The shrine game in the common shape of a game."""

from collections.abc import Iterator

from baliwords.core.game import Game, Outcome
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move, parse_move
from baliwords.shrines.options import Options, read_options, write_options
from baliwords.shrines.scoring import final_outcome
from baliwords.shrines.setup import new, shuffle
from baliwords.shrines.state import Phase, State
from baliwords.shrines.turns import apply, why_illegal
from baliwords.shrines.view import View, open_view, seen_move, view


def legal_moves(state: State) -> Iterator[Move]:
    """Yield every legal move; none is left out."""
    return allowed_moves(view(state, state.decider))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    return final_outcome(state) if state.phase is Phase.OVER else None


SHRINES: Game[State, Move, Options, View] = Game(
    name="shrines",
    deal=lambda options, dice: str(shuffle(options, dice)),
    new=new,
    seats=lambda state: len(state.players),
    to_move=lambda state: state.decider,
    legal_moves=legal_moves,
    why_illegal=why_illegal,
    apply=apply,
    outcome=outcome,
    view=view,
    onlooker=open_view,
    seen_move=seen_move,
    write_move=lambda _state, move: str(move),
    read_move=lambda _state, text: parse_move(text),
    write_options=write_options,
    read_options=read_options,
)
