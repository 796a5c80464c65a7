"""A finished game of several looked at again: what each player's turns gave away."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from baliwords.core.match import Match
from baliwords.core.names import labels
from baliwords.core.record import Record
from baliwords.games import game_of
from baliwords.letters.moves import Move
from baliwords.letters.notation import write_move
from baliwords.letters.state import State
from baliwords.play.letters.card_table import LetterMatch
from baliwords.play.letters.review import check_analysable
from baliwords.play.letters.told_moves import told_move
from baliwords.speech import _, points_of

if TYPE_CHECKING:
    from baliwords.solver.letters.analysis import Care
    from baliwords.solver.letters.seat_analysis import Judged


PILES = 16
"""Piles over which two turns are compared, for each of the shuffles that are asked for."""


@dataclass(frozen=True, slots=True)
class SeatStep:
    """One turn of a reviewed game."""

    number: int
    """Which move of the game, from 1."""
    seat: int
    played: Move
    best: Move
    lost: float
    error: float
    state: State = field(repr=False, compare=False)
    """The game before it."""

    def written(self, move: Move) -> str:
        """Write a turn of this position as it is typed."""
        return write_move(self.state.table, move)

    def told(self, move: Move, names: Sequence[str]) -> str:
        """Name a turn of this position in a sentence."""
        return told_move(self.state.table, move, names)

    @property
    def missed(self) -> bool:
        """Whether a better turn was there, beyond the error."""
        return self.lost > 0


@dataclass(frozen=True)
class SeatReview:
    """All turns of a game of several, and what they sum up to."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    steps: tuple[SeatStep, ...]

    @property
    def mistakes(self) -> list[SeatStep]:
        """The turns that lost something, in the order of playing."""
        return [step for step in self.steps if step.missed]

    def lost(self, seat: int) -> float:
        """Return the points against the best other that a seat gave away."""
        return round(sum(step.lost for step in self.steps if step.seat == seat), 1)

    def accuracy(self, seat: int) -> float:
        """Return the share of a seat's points, and of what it gave away, that it kept."""
        had = self.scores[seat] + self.lost(seat)
        return round(100 * self.scores[seat] / had, 1) if had > 0 else 100.0

    def as_json(self) -> dict[str, Any]:
        """Return everything that a program may want to know."""
        return {
            "players": [
                {
                    "name": name,
                    "score": self.scores[seat],
                    "lost": self.lost(seat),
                    "accuracy": self.accuracy(seat),
                }
                for seat, name in enumerate(self.names)
            ],
            "moves": [
                {
                    "number": step.number,
                    "seat": step.seat + 1,
                    "move": step.written(step.played),
                    "best": step.written(step.best),
                    "lost": step.lost,
                    "error": step.error,
                }
                for step in self.steps
            ],
        }

    def sentences(self) -> Iterator[str]:
        """Sum up each player in a sentence."""
        for seat, name in enumerate(self.names):
            yield _(
                "{name}: {points}, gave away {lost:.1f} against the best other, accuracy "
                "{accuracy:.1f} %.",
                name=name,
                points=points_of(self.scores[seat]),
                lost=self.lost(seat),
                accuracy=self.accuracy(seat),
            )


def match_of_several(record: Record) -> LetterMatch:
    """Replay the game of several of a record; one whose pile is not known cannot be reviewed."""
    check_analysable(record)
    return Match.replay(game_of(record), record)


def reviewed_seats(
    match: LetterMatch,
    care: "Care | None" = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[SeatStep]:
    """Yield the turns of a game of several, each beside the best one."""
    from baliwords.lexicon.store import lexicon_for
    from baliwords.solver.letters.analysis import Care
    from baliwords.solver.letters.seat_analysis import SeatAnalyst

    care = care or Care()
    lexicon = lexicon_for(match.state.table.options)
    analyst = SeatAnalyst(lexicon, match.state, care.samples, care.piles * PILES)
    for one in analyst.review(match.states, match.played, stopped):
        yield _step(match.states[one.number], one)


def seats_summed_up(match: LetterMatch, steps: Sequence[SeatStep]) -> SeatReview:
    """Sum up the turns of a game."""
    scores = match.outcome.scores if match.outcome else match.state.table.scores
    return SeatReview(tuple(labels(match.header.players)), tuple(scores), tuple(steps))


def _step(state: State, one: "Judged") -> SeatStep:
    lost = max(0.1, round(one.lost, 1)) if one.lost else 0.0
    return SeatStep(
        one.number + 1,
        one.seat,
        one.played,
        one.best,
        lost,
        round(one.error, 1),
        state,
    )
