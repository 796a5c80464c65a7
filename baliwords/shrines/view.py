"""What one seat may see of the game and of a move (D57)."""

from typing import NamedTuple

from baliwords.core.game import NO_SEAT
from baliwords.shrines.cards import Card, Good, Offering
from baliwords.shrines.moves import Keep, Move, Offer
from baliwords.shrines.options import Options
from baliwords.shrines.state import LOOKED_AT, Column, Phase, Player, Share, State, Supply


class Seat(NamedTuple):
    """What everybody sees of a player."""

    front: tuple[Card, ...]
    stones: int
    points: int
    hand_size: int
    sacrifice_count: int


class OpenCards(NamedTuple):
    """What lies open besides when the group plays with open information (D57)."""

    hands: tuple[tuple[Card, ...], ...]
    sacrifices: tuple[tuple[Good, ...], ...]
    altar: tuple[Offering, ...]


class View(NamedTuple):
    """What one seat sees. There is no field for what it must not see."""

    options: Options
    seat: int
    hand: tuple[Card, ...]
    sacrifices: tuple[Good, ...]
    looked: tuple[Offering, ...]
    """The cards of the altar in this seat's hand during a look, the top one first (T54)."""
    seats: tuple[Seat, ...]
    market: tuple[Column, ...]
    pile_size: int
    supply: Supply
    altar_size: int
    altar_top: Good | None
    """None if the altar is empty or its top card lies face down (T20)."""
    active: int
    decider: int
    phase: Phase
    turn: int
    box: tuple[Card, ...]
    demon: int | None
    last_column: int | None
    looks: int
    scored: Card | None
    shares: tuple[Share, ...]
    laid_open: OpenCards | None = None


def view(state: State, seat: int) -> View:
    """Return what the seat sees (D57)."""
    own = state.players[seat]
    keeps = state.phase is Phase.KEEP and state.decider == seat
    top = state.altar[-1] if state.altar else None
    return View(
        options=state.options,
        seat=seat,
        hand=own.hand,
        sacrifices=own.sacrifices,
        looked=state.altar[: -LOOKED_AT - 1 : -1] if keeps else (),
        seats=tuple(_public(player) for player in state.players),
        market=state.market,
        pile_size=len(state.pile),
        supply=state.supply,
        altar_size=len(state.altar),
        altar_top=top.good if top and top.face_up else None,
        active=state.active,
        decider=state.decider,
        phase=state.phase,
        turn=state.turn,
        box=state.box,
        demon=state.demon,
        last_column=state.last_column,
        looks=state.looks,
        scored=state.scored,
        shares=state.shares,
        laid_open=_laid_open(state) if state.options.open_information else None,
    )


def open_view(state: State) -> View:
    """Return what one sees who has no seat: what lies open."""
    return view(state, 0)._replace(seat=NO_SEAT, hand=(), sacrifices=(), looked=())


def revealed(state: State) -> View:
    """Return what lies open when the game is over: everything."""
    return open_view(state)._replace(laid_open=_laid_open(state))


def seen_move(state: State, move: Move, seat: int) -> Move:
    """Return the move as the seat sees it made: all but a card laid or kept face down (D57)."""
    if seat == state.decider or state.options.open_information:
        return move
    if isinstance(move, Offer) and state.decider == state.active:  # T18
        return Offer(None)
    if isinstance(move, Keep):  # D50
        return Keep(None)
    return move


def _public(player: Player) -> Seat:
    return Seat(
        player.front, player.stones, player.points, len(player.hand), len(player.sacrifices)
    )


def _laid_open(state: State) -> OpenCards:
    return OpenCards(
        tuple(player.hand for player in state.players),
        tuple(player.sacrifices for player in state.players),
        state.altar,
    )
