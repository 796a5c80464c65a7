"""The common shape of a playable game: a frozen record of functions.

Match, record, journal, the shared test suite and the random player need nothing else.
States, moves and views of different games share no base class.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from baliwords.core.shuffle import Dice

State = TypeVar("State")
Move = TypeVar("Move")
Options = TypeVar("Options")
View = TypeVar("View")

Deal: TypeAlias = int | str
"""Where the cards come from: a seed, or an explicit pile as the game writes it."""

NO_SEAT = -1
"""The seat of one who only looks on."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: why, with which final points, and which seats won."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game(Generic[State, Move, Options, View]):
    """One game: how it starts, what is legal, how it goes on, how it is written.

    All chance lies in `deal`, or in the seed that `new` is given; `apply` is certain.
    `legal_moves` may leave out moves that differ from a listed one only in looks, or that are
    too many to list (the game says which); `why_illegal` judges every move.
    """

    name: str
    deal: Callable[[Options, Dice], str]
    """Shuffle, and write down all that chance decides, as `new` reads it."""
    new: Callable[[Options, Deal], State]
    seats: Callable[[State], int]
    to_move: Callable[[State], int]
    legal_moves: Callable[[State], Iterator[Move]]
    why_illegal: Callable[[State, Move], str | None]
    apply: Callable[[State, Move], State]
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, int], View]
    onlooker: Callable[[State], View]
    """What one may see who has no seat; the view's own seat is `NO_SEAT`."""
    seen_move: Callable[[State, Move, int], Move]
    """A move made in a state as a seat, or `NO_SEAT`, sees it made."""
    write_move: Callable[[State, Move], str]
    read_move: Callable[[State, str], Move]
    write_options: Callable[[Options], dict[str, str]]
    read_options: Callable[[Mapping[str, str]], Options]
