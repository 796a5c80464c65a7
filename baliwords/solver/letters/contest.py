"""Whole games between players, and what they came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from baliwords.core.game import Outcome
from baliwords.core.names import labels
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Accept, Challenge, Move
from baliwords.letters.scoring import has_bali
from baliwords.letters.state import State
from baliwords.solver.letters.at_sight import Computer


def play_out(game: LetterGame, state: State, players: Sequence[Computer]) -> State:
    """Play a game to its end, one player a seat."""
    while game.outcome(state) is None:
        state = game.apply(state, choose(game, state, players))
    return state


def choose(game: LetterGame, state: State, players: Sequence[Computer]) -> Move:
    """Ask who is to move; before an assembly stands, every opponent in turn (D33)."""
    window = state.table.window
    if window is None or window.challenger is not None:
        seat = state.table.decider
        return players[seat](game.view(state, seat))
    for seat in state.table.seats_from(window.seat)[1:]:
        move = players[seat](game.view(state, seat))
        if isinstance(move, Challenge):
            return move
    return Accept()


@dataclass(frozen=True, slots=True)
class Result:
    """What a solitaire came to."""

    score: int
    bali: bool
    stuck: bool


def solitaire_result(game: LetterGame, state: State) -> Result:
    """Sum up a finished solitaire; stuck means that cards were left in the pile (L29)."""
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(outcome.scores[0], has_bali(state.table, 0), outcome.reason == "stuck")


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, 0.0
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, sqrt(variance / count)


# --- several players ------------------------------------------------------------------------


def turned(outcome: Outcome, by: int) -> Outcome:
    """Return an outcome in the order of the players, whose seats were turned by so many."""
    seats = len(outcome.scores)
    scores = tuple(outcome.scores[(player - by) % seats] for player in range(seats))
    winners = tuple(sorted((seat + by) % seats for seat in outcome.winners))
    return Outcome(outcome.reason, scores, winners)


def summary(names: Sequence[str], outcomes: Sequence[Outcome], deals: int) -> dict[str, Any]:
    """Count victories, a shared one in parts, the mean points, and by how much the first leads.

    Games with one deal hang together: the error is that of the deals. One deal tells none.
    """
    games, called = len(outcomes), labels(names)
    wins = [0.0] * len(names)
    for outcome in outcomes:
        for player in outcome.winners:
            wins[player] += 1 / len(outcome.winners)
    means = [sum(scores) / games for scores in zip(*(o.scores for o in outcomes), strict=True)]
    leads = [outcome.scores[0] - max(outcome.scores[1:]) for outcome in outcomes]
    each = games // deals
    margin, error = mean_and_error(
        [sum(leads[i * each : (i + 1) * each]) / each for i in range(deals)]
    )
    return {
        "players": list(names),
        "games": games,
        "wins": {name: round(won, 3) for name, won in zip(called, wins, strict=True)},
        "mean": {name: round(mean, 3) for name, mean in zip(called, means, strict=True)},
        "margin": round(margin, 3),
        "error": round(error, 3) if deals > 1 else None,
    }
