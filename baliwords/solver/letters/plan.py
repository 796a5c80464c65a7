"""How deep to look, by the rollouts there is time for: the more, the longer and more careful.

With few rollouts their noise decides: short ones have less of it. With many, what is left is the
error of the value that stands for the rest of the game, and it gets less the later it stands in.
The figures that led to these numbers are in `docs/limit.md`.
"""

from dataclasses import dataclass

from baliwords.solver.letters.kernels.layout import PACK_SIZE

USUAL_ROLLOUTS = 680
"""Rollouts for a move for which the numbers below hold."""
ROLLOUTS_A_SECOND = 3_400
"""Rollouts of the usual kind that a thread plays, where that has not been measured."""
HORIZON, LONGEST = 8, 24
"""Moves of a rollout before an estimate stands for the rest, usually and at most."""
AHEAD, MOST_AHEAD = 2, 12
"""Moves at its beginning that look one card ahead."""
LAST_CARDS, MOST_LAST = 12, 20
"""Cards left with which rollouts go to the end."""
LAST_AHEAD = 4
"""Moves that look ahead then, usually; with much time all do."""
CARE = 8
"""Cards tried for an answer that is kept: faults of such a one do not even out."""
CANDIDATES = 24
"""Moves that take part, those with the best values; the best move is rarely behind them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How rollouts are played."""

    horizon: int
    since: int
    """The first move before which the estimate counts, and all from there to the horizon do."""
    ahead: int
    candidates: int = CANDIDATES
    care: int = CARE

    def ends(self, pile_size: int) -> bool:
        """Tell whether such rollouts always come to the end of the game."""
        return pile_size <= self.horizon


def plan_for(rollouts: float, pile_size: int) -> Plan:
    """Choose how to play rollouts when there is time for so many of the usual kind."""
    times = rollouts / USUAL_ROLLOUTS
    care = _grown(CARE, times, 0.4, PACK_SIZE)
    if pile_size <= _grown(LAST_CARDS, times, 0.1, MOST_LAST):
        ahead = _grown(LAST_AHEAD, times, 0.7, PACK_SIZE)
        return Plan(PACK_SIZE, PACK_SIZE, ahead, care=care)
    horizon = _grown(HORIZON, times, 0.25, LONGEST)
    return Plan(horizon, horizon // 2, _grown(AHEAD, times, 0.33, MOST_AHEAD), care=care)


def _grown(usual: int, times: float, power: float, most: int) -> int:
    grown: int = round(usual * times**power)
    return min(most, max(usual, grown))
