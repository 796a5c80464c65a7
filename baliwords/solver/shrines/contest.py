"""Games between computer players, many of them."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, TypeAlias

from baliwords.core.game import Outcome
from baliwords.core.names import labels
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.view import view
from baliwords.solver.shrines.computers import make_player
from baliwords.solver.shrines.memory import first_memory, remember
from baliwords.solver.shrines.search import Budget

Task: TypeAlias = tuple[Options, tuple[str, ...], int, int, Budget]
"""Options, names, first seed, number of the game, time to think."""


def play_game(options: Options, names: Sequence[str], seed: int, budget: Budget) -> Outcome:
    """Let computers play a game; seed and names decide all of it unless the budget is time."""
    players = [make_player(name, (seed << 3) + seat, budget) for seat, name in enumerate(names)]
    state = SHRINES.new(options, seed)
    memory = first_memory(state)
    while (outcome := SHRINES.outcome(state)) is None:
        seat = state.decider
        move = players[seat].choose(view(state, seat), memory[seat])
        after = SHRINES.apply(state, move)
        memory = remember(memory, state, move, after)
        state = after
    return outcome


def play_task(task: Task) -> Outcome:
    """Play one game of a series; every deal is played once in each seating.

    The outcome is in the order of the names, whatever seats they had.
    """
    options, names, first_seed, number, budget = task
    seats = len(names)
    turned = number % seats
    seated = [names[(seat + turned) % seats] for seat in range(seats)]
    outcome = play_game(options, seated, first_seed + number // seats, budget)
    scores = tuple(outcome.scores[(player - turned) % seats] for player in range(seats))
    winners = tuple(sorted((seat + turned) % seats for seat in outcome.winners))
    return Outcome(outcome.reason, scores, winners)


def summary(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Count victories, a shared one in parts, and the mean points."""
    games = len(outcomes)
    wins, means = [0.0] * len(names), [0.0] * len(names)
    for outcome in outcomes:
        for player in outcome.winners:
            wins[player] += 1 / len(outcome.winners)
        for player, score in enumerate(outcome.scores):
            means[player] += score / games
    called = labels(names)
    return {
        "games": games,
        "wins": {name: _whole(won) for name, won in zip(called, wins, strict=True)},
        "mean": {name: round(mean, 3) for name, mean in zip(called, means, strict=True)},
        "shared": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "interval": {name: interval(won, games) for name, won in zip(called, wins, strict=True)},
    }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares of victories the truth lies, 95 times of 100 (Wilson)."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return round((middle - spread) / whole, 4), round((middle + spread) / whole, 4)


def _whole(number: float) -> float:
    return int(number) if number == int(number) else round(number, 3)
