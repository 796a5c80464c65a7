"""Whole games between players, and what they came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from baliwords.letters.ends import has_bali
from baliwords.letters.game import LetterGame, to_move
from baliwords.letters.moves import Accept, Challenge, Move
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
        seat = to_move(state)
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
