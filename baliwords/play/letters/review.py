"""A finished solitaire looked at again: what was given away, what luck brought, which moments.

result = par + luck - lost, to the tenth of a point: every figure is rounded once, where it is
made, and the others are sums of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from baliwords.core.match import Match
from baliwords.core.record import Record
from baliwords.errors import BadInput
from baliwords.games import game_of
from baliwords.letters.game import NAME
from baliwords.letters.moves import Move
from baliwords.letters.notation import write_move
from baliwords.letters.state import State
from baliwords.play.letters.card_table import LetterMatch
from baliwords.play.letters.told_moves import told_move
from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.solver.letters.analysis import Care, Reviewed


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a reviewed game."""

    number: int
    state: State = field(repr=False)
    """The game before it."""
    played: Move
    best: Move
    lost: float
    error: float
    luck: float
    drawn: str
    """The cards that came after it."""

    @property
    def missed(self) -> bool:
        """Whether a better move was there, beyond the error."""
        return self.lost > 0

    def written(self, move: Move) -> str:
        """Write a move of this position as it is typed."""
        return write_move(self.state.table, move)

    def told(self, move: Move) -> str:
        """Name a move of this position in a sentence."""
        return told_move(self.state.table, move)


@dataclass(frozen=True)
class Review:
    """All moves of a game, and what they sum up to."""

    steps: tuple[Step, ...]
    result: int
    """Points at the end, or so far."""

    @cached_property
    def lost(self) -> float:
        """Points that moves gave away."""
        return round(sum(step.lost for step in self.steps), 1)

    @cached_property
    def luck(self) -> float:
        """Points that the drawn cards brought beyond cards on the mean."""
        return round(sum(step.luck for step in self.steps), 1)

    @property
    def par(self) -> float:
        """What strong play makes of the deal with cards on the mean."""
        return round(self.result - self.luck + self.lost, 1)

    @property
    def accuracy(self) -> float:
        """The share of par that no move gave away, in percent."""
        kept = 1 - self.lost / self.par if self.par > 0 else float(not self.lost)
        return round(100 * max(0.0, kept), 1)

    @property
    def mistakes(self) -> list[Step]:
        """The moves that lost something, in the order of playing."""
        return [step for step in self.steps if step.missed]

    def curve(self) -> list[float]:
        """Return the points to expect before the first move and after each; it ends at the result.

        It starts at par: each step down is a mistake or a bad card, each step up a good one.
        """
        expected = [self.par]
        for step in self.steps:
            expected.append(round(expected[-1] - step.lost + step.luck, 1))
        return expected

    def as_json(self) -> dict[str, Any]:
        """Return everything that a program may want to know."""
        return {
            "moves": [_move_json(step) for step in self.steps],
            "score": self.result,
            "par": self.par,
            "luck": self.luck,
            "lost": self.lost,
            "accuracy": self.accuracy,
            "expected": self.curve(),
        }


def _move_json(step: Step) -> dict[str, Any]:
    return {
        "move": step.written(step.played),
        "best": step.written(step.best),
        "lost": step.lost,
        "error": step.error,
        "luck": step.luck,
        "drawn": step.drawn,
    }


def solitaire_of(record: Record) -> LetterMatch:
    """Replay the solitaire of a record; other games are refused."""
    check_analysable(record)
    if len(record.header.players) > 1:
        raise BadInput(_("a game of several players is analysed by itself: name one file"))
    return Match.replay(game_of(record), record)


def check_analysable(record: Record) -> None:
    """Refuse the record of another game, and that of a table whose pile nobody knows."""
    if record.header.game != NAME:
        raise BadInput(
            _(
                "a game of {game!r} cannot be analysed: the letter game can, alone or with several "
                "players",
                game=record.header.game,
            )
        )
    if "." in str(record.header.deal):
        raise BadInput(_("a game whose pile is not known cannot be analysed"))


def reviewed(
    match: LetterMatch,
    care: "Care | None" = None,
    stopped: Callable[[], bool] = lambda: False,
    threads: int = 0,
) -> Iterator[Step]:
    """Yield the moves of a solitaire, each beside the best one; it takes half a minute."""
    from baliwords.solver.letters.analysis import Analyst
    from baliwords.solver.letters.computers import engine_for

    engine = engine_for(match.state.table.options)
    analyst = Analyst(engine, match.game, care, threads)
    found = analyst.review(match.states, match.played, stopped)
    for number, (before, after, one) in enumerate(
        zip(match.states, match.states[1:], found, strict=False), 1
    ):
        yield _step(number, before, after, one)


def summed_up(match: LetterMatch, steps: list[Step]) -> Review:
    """Sum up the moves of a game."""
    outcome = match.outcome
    points = outcome.scores[0] if outcome else match.state.table.scores[0]
    return Review(tuple(steps), points)


def review(match: LetterMatch, care: "Care | None" = None) -> Review:
    """Review a whole game at once."""
    return summed_up(match, list(reviewed(match, care)))


def _step(number: int, before: State, after: State, one: "Reviewed") -> Step:
    drawn = before.pile[: len(before.pile) - len(after.pile)]
    lost = max(0.1, round(one.lost, 1)) if one.lost else 0.0
    return Step(
        number,
        before,
        one.played,
        one.best,
        lost,
        round(one.error, 1),
        round(one.luck, 1),
        drawn,
    )
