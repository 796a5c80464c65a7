"""The shrine game at a table of the server."""

from collections.abc import Mapping
from typing import Any

from baliwords.core.game import NO_SEAT, Outcome
from baliwords.core.record import Header
from baliwords.play.shrines import replaying
from baliwords.play.shrines.sitting import Sitting
from baliwords.shrines.scoring import final_scores
from baliwords.solver.shrines.search import Budget
from baliwords.speech import _
from baliwords.web import wire
from baliwords.web.hosted import Message, MoveMade, Refused, check_turn
from baliwords.web.library import Library


class HostedShrines:
    """One shrine game; every seat sees its own hand and what lies open."""

    def __init__(self, header: Header, library: Library) -> None:
        self.sitting = Sitting(library.match(header), Budget())
        self.match = self.sitting.match

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.match.outcome

    @property
    def in_doubt(self) -> bool:
        """Nothing is doubted in this game."""
        return False

    @property
    def waiting(self) -> list[int]:
        """The one seat that decides."""
        return [] if self.outcome else [self.match.state.decider]

    def play(self, seat: int, text: str) -> MoveMade:
        """Let a seat make its decision."""
        check_turn(self.waiting, seat)
        before = self.match.state
        move = self.match.game.read_move(before, text)
        self.sitting.play(move)
        return MoveMade(seat, move, before, self.match.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat if the game ended now."""
        return tuple(score.total for score in final_scores(self.match.state))

    def any_move(self) -> str:
        """Return the first choice that is allowed."""
        return str(next(self.match.game.legal_moves(self.match.state)))

    def view(self, seat: int) -> Message:
        """Return what a seat sees, with the decisions it may make."""
        state, game = self.match.state, self.match.game
        seen = game.onlooker(state) if seat == NO_SEAT else game.view(state, seat)
        return wire.shrines_view(seen, final_scores(state) if self.outcome else None)

    def news(self, step: MoveMade, seat: int) -> Message:
        """Return what a seat sees of a decision: not the card laid or kept face down (D57)."""
        game = self.match.game
        seen = game.seen_move(step.before, step.move, seat)
        return wire.shrines_news(
            step.by, seen, game.onlooker(step.before), game.onlooker(step.after)
        )

    def replayed(self) -> Message:
        """Return every table, and the decisions; the cards lie open if it was played to its end."""
        steps = replaying.decisions(self.match)
        return {
            "plays": [wire.shrines_view(seen, None) for seen in replaying.tables(self.match)],
            "moves": [str(step.move) for step in steps],
            "news": [wire.shrines_news(*step) for step in steps],
        }

    def ask(self, seat: int, what: str, about: Mapping[str, Any]) -> Message:
        """Answer nothing yet: all that can be asked lies in the view."""
        del seat, about
        raise Refused("unknown", _("{what!r} cannot be asked here", what=what[:40]))
