"""The whole game at one moment, and what one seat may see of it (D57).

States are made by the hundred in every game: named tuples, because copying a frozen
dataclass of this size takes five times as long.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from baliwords.shrines.cards import Card, Good, Offering
from baliwords.shrines.options import Options

HAND = 3  # T23: the hand is filled up to three cards
LOOKED_AT = 4  # T54: how many cards of the altar an oracle shows

Column = tuple[Card, ...]
"""From top to bottom; only the last card can be taken (T24)."""

Supply = tuple[int, int, int, int]
"""How many sacrifice cards of each good are left, in the order of `Good`."""


class Phase(Enum):
    """Which decision is due (T10)."""

    BUY = "buy a sacrifice card, or pass"  # phase 1
    PLAY = "play from the hand"  # phase 2A
    OFFER = "offer a sacrifice card"  # phase 2B: T17, T18
    TOP = "lay a card from the supply on top of the altar"  # phase 2B: T19
    TAKE = "take a card from the market"  # phase 3
    LOOK = "look at the top of the altar, or pass"  # phase 3, oracle variant: T54
    KEEP = "keep one of the cards looked at"  # phase 3, oracle variant: T54
    CLAIM = "score shrines as stones or as points"  # phase 4: T30
    REPLACE = "take another good, or pass"  # phase 4: T33
    OVER = "the game is over"


class Player(NamedTuple):
    """All that lies with one player."""

    hand: tuple[Card, ...]
    front: tuple[Card, ...]
    sacrifices: tuple[Good, ...]
    stones: int
    points: int = 0
    """Victory points from tokens; the rest is counted at the end (T37)."""


@dataclass(frozen=True, slots=True)
class Share:
    """What a seat gets in the scoring of phase 4: so many stones, points or cards."""

    seat: int
    amount: int


class State(NamedTuple):
    """The whole game at one moment."""

    options: Options
    players: tuple[Player, ...]
    market: tuple[Column, ...]
    pile: tuple[Card, ...]
    """In drawing order."""
    supply: Supply
    altar: tuple[Offering, ...]
    """From bottom to top."""
    active: int
    """Whose turn it is."""
    decider: int
    """Who makes the next move: in phases 2B and 4 others than the active player too."""
    phase: Phase = Phase.BUY
    turn: int = 1
    box: tuple[Card, ...] = ()
    """Shrines returned (T16) and oracles removed (T52)."""
    demon: int | None = None
    """The column where the demon stands (T56)."""
    last_column: int | None = None
    """The column of the last card taken in this turn (T26)."""
    looks: int = 0
    """How many looks at the altar the active player still has (D47)."""
    scored: Card | None = None
    """The kind that phase 4 is scoring."""
    shares: tuple[Share, ...] = ()
    """The shares of that scoring that are still to be handed out, in order."""


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


def with_player(state: State, seat: int, player: Player) -> State:
    """Return the state with one player replaced."""
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


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
