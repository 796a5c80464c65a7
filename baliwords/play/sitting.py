"""One match at one table, whoever looks at it: what the sittings of all games share."""

from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any, Generic, TypeVar

from baliwords.core.game import Outcome
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.play.keeping import finish, leave

State = TypeVar("State")
Move = TypeVar("Move")


class Sitting(Generic[State, Move]):
    """A match with the people and computers who play it.

    It takes moves and says what came of them. It never draws, prints or waits, so it can be
    driven from a thread, an event loop or a test.
    """

    match: Match[State, Move, Any, Any]

    def __init__(
        self,
        match: Match[State, Move, Any, Any],
        names: Sequence[str],
        computer_seats: frozenset[int],
    ) -> None:
        self.match = match
        self.names = names
        self.computer_seats = computer_seats
        self.people = [seat for seat in range(len(names)) if seat not in computer_seats]
        """The seats of people."""
        self.assisted = match.header.assisted
        """Whether moves were taken back, or the program helped: such a game counts apart."""
        self.left = Event()
        """Set when nobody waits for a computer any more."""

    @property
    def header(self) -> Header:
        """What was fixed before the first move."""
        return self.match.header

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.match.outcome

    @property
    def can_undo(self) -> bool:
        """Whether there is a move that may be taken back now."""
        return self.match.can_undo

    def take_help(self, kind: str) -> None:
        """Write down that the program helps a person, before it does."""
        if self.outcome is None:
            self.match.take_help(kind)
            self.assisted = True

    def leave(self) -> None:
        """Leave the table: a game without a move is forgotten, any other waits on disk."""
        self.left.set()
        leave(self.match)

    def finish(self) -> Path | None:
        """Put the record of the ended game away and return where it lies."""
        return finish(self.match)
