"""How often the shrine game was won where the search gave a chance: the curve of calibration.

    python -m benchmarks.shrine_chances --games 20 --seed 1000

Experts play each other at a few rounds a move; every decision is kept with what the search
said of it and what came of it. The constants of `solver/shrines/calibration.py` were fitted
on seeds 0-15; show the curve on others.
"""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.view import view
from baliwords.solver.shrines.calibration import said_chance, said_margin
from baliwords.solver.shrines.memory import first_memory, remember
from baliwords.solver.shrines.search import Budget, search


class Decision(NamedTuple):
    """What the search said of its best move, and what came of the game."""

    seat: int
    cards_left: int
    chance: float
    margin: float
    won: float = 0.0
    lead: float = 0.0


def main() -> None:
    """Play, and print the curve as the search says it and as a hint does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=120)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    found = [one for seed in seeds for one in decisions(seed, asked.rounds)]
    print(f"{len(found)} decisions of {asked.games} games")
    print("chances as the search gives them:", *curve([(d.chance, d.won) for d in found]))
    print("chances as a hint says them:", *curve([(said_chance(d.chance), d.won) for d in found]))
    for low, high in ((0, 15), (15, 30), (30, 60)):
        margins(low, high, [d for d in found if low <= d.cards_left < high])


def decisions(seed: int, rounds: int) -> Iterator[Decision]:
    """Play one game of experts and yield its decisions."""
    state = SHRINES.new(Options(seats=2 + seed % 3, oracle=seed % 2 == 0), seed)
    memory, kept, number = first_memory(state), [], 0
    while (outcome := SHRINES.outcome(state)) is None:
        seat, moves = state.decider, list(SHRINES.legal_moves(state))
        move = moves[0]
        if len(moves) > 1:
            best = search(view(state, seat), memory[seat], Budget(rounds), seed * 1000 + number)[0]
            left = len(state.pile) + sum(map(len, state.market))
            kept.append(Decision(seat, left, best.chance, best.margin))
            move = best.move
        after = SHRINES.apply(state, move)
        memory, state, number = remember(memory, state, move, after), after, number + 1
    for one in kept:
        others = [points for seat, points in enumerate(outcome.scores) if seat != one.seat]
        won = 1 / len(outcome.winners) if one.seat in outcome.winners else 0.0
        yield one._replace(won=won, lead=outcome.scores[one.seat] - max(others))


def curve(pairs: list[tuple[float, float]]) -> Iterator[str]:
    """Yield for each tenth of chances: said, won, how many."""
    for tenth in range(10):
        inside = [(said, won) for said, won in pairs if min(9, int(said * 10)) == tenth]
        if inside:
            said, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            yield f"{100 * said:.0f}->{100 * won:.0f} % ({len(inside)})"


def margins(low: int, high: int, found: list[Decision]) -> None:
    """Print the mean margin of the search, of a hint, and of the games, by cards left."""
    if not found:
        return
    said = sum(abs(d.margin) for d in found) / len(found)
    hinted = sum(abs(said_margin(d.margin, d.cards_left)) for d in found) / len(found)
    real = sum(d.lead if d.margin > 0 else -d.lead for d in found) / len(found)
    print(f"{low}-{high} cards left: margin {said:.1f}, hint {hinted:.1f}, real {real:.1f}")


if __name__ == "__main__":
    main()
