"""The whole game at one moment.

States are made by the hundred in every game: named tuples, because copying a frozen
dataclass of this size takes five times as long.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from baliwords.shrines.cards import Card, Good, Offering
from baliwords.shrines.options import Options
from baliwords.speech import label

HAND = 3  # T23: the hand is filled up to three cards
LOOKED_AT = 4  # T54: how many cards of the altar an oracle shows

Column = tuple[Card, ...]
"""From top to bottom; only the last card can be taken (T24)."""

Supply = tuple[int, int, int, int]
"""How many sacrifice cards of each good are left, in the order of `Good`."""


class Phase(Enum):
    """Which decision is due (T10)."""

    BUY = label("buy a sacrifice card, or pass")  # phase 1
    PLAY = label("play from the hand")  # phase 2A
    OFFER = label("offer a sacrifice card")  # phase 2B: T17, T18
    TOP = label("lay a card from the supply on top of the altar")  # phase 2B: T19
    TAKE = label("take a card from the market")  # phase 3
    LOOK = label("look at the top of the altar, or pass")  # phase 3, oracle variant: T54
    KEEP = label("keep one of the cards looked at")  # phase 3, oracle variant: T54
    CLAIM = label("score shrines as stones or as points")  # phase 4: T30
    REPLACE = label("take another good, or pass")  # phase 4: T33
    OVER = label("the game is over")


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


def with_player(state: State, seat: int, player: Player) -> State:
    """Return the state with one player replaced."""
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))
