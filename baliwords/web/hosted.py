"""A game being played at a table: whose turn it is, what a seat does, what is told of it.

The rules alone decide what is legal. What differs between the games stands in `letters` and
`shrines`; what leaves the server is written in `wire`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from baliwords.core.game import NO_SEAT, Outcome
from baliwords.core.match import Match
from baliwords.errors import BaliwordsError
from baliwords.speech import _

Message: TypeAlias = dict[str, Any]


class Refused(BaliwordsError):
    """A command cannot be followed: a word for programs, and a sentence for people."""

    def __init__(self, why: str, say: str) -> None:
        super().__init__(say)
        self.why = why


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move that was made: by which seat, and the states before and after."""

    by: int
    move: Any
    before: Any
    after: Any


class HostedGame(Protocol):
    """What a table needs of a game that is being played on it."""

    match: Match[Any, Any, Any, Any]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules, or None."""

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""

    @property
    def in_doubt(self) -> bool:
        """Whether others may doubt now what was laid."""

    def play(self, seat: int, text: str) -> MoveMade:
        """Let a seat move; an illegal move raises and changes nothing."""

    def any_move(self) -> str:
        """Return some move for the seat that is to move, found without thinking."""

    def view(self, seat: int) -> Message:
        """Return what a seat sees, `NO_SEAT` being one who looks on."""

    def news(self, step: MoveMade, seat: int) -> Message:
        """Return what a seat sees of a move that was made."""

    def replayed(self) -> Message:
        """Return the game that is over table by table, with the moves between them."""

    def ask(self, seat: int, what: str, about: Mapping[str, Any]) -> Message:
        """Answer a question of a seat that needs no long thinking."""


def check_turn(waiting: list[int], seat: int) -> None:
    """Refuse who is not to move."""
    if seat == NO_SEAT:
        raise Refused("no_seat", _("you have no seat at this table"))
    if seat not in waiting:
        raise Refused("not_your_turn", _("it is not your turn"))
