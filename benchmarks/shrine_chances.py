"""How often the shrine game was won where the search gave a chance: the curve of calibration.

    python -m benchmarks.shrine_chances --games 120 --seed 1000

Experts play each other at a few rounds a move; every decision is kept with what the search
said of it and what came of it. The first half of the games says what the constants of
`solver/shrines/calibration.py` should be, the other half shows the curves: as the search gives
chances, as a hint says them now, and as it would by the constants of the first half.
"""

import argparse
from collections.abc import Iterator
from math import log
from typing import NamedTuple

from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.view import view
from baliwords.solver.shrines.calibration import BOLDNESS, LATE, said_chance, said_margin
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
    parser.add_argument("--rounds", type=int, default=60)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    games = [list(decisions(seed, asked.rounds)) for seed in seeds]
    half = (len(games) + 1) // 2
    fitted, shown = (
        [one for game in part for one in game] for part in (games[:half], games[half:])
    )
    bold, shrunk = boldness(fitted), margin_at_end(fitted)
    print(f"{len(fitted)} decisions of {half} games say: boldness {bold:.2f}, margin {shrunk:.2f}")
    print(f"{len(shown)} decisions of {len(games) - half} other games:")
    show("as the search gives them", [(d.chance, d.won) for d in shown])
    show(f"as a hint says them ({BOLDNESS})", [(said_chance(d.chance), d.won) for d in shown])
    show("by the other games", [(said_chance(d.chance, bold), d.won) for d in shown])
    for low, high in ((0, 15), (15, 30), (30, 60)):
        margins(low, high, [d for d in shown if low <= d.cards_left < high])


def boldness(found: list[Decision]) -> float:
    """Return the stretch of the odds under which what happened was likeliest."""

    def surprise(stretch: float) -> float:
        said = [(said_chance(d.chance, stretch), d.won) for d in found]
        return -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in said)

    return min((stretch / 100 for stretch in range(50, 400)), key=surprise)


def margin_at_end(found: list[Decision]) -> float:
    """Return the factor that makes margins near the end right by least squares."""
    late = [d for d in found if d.cards_left < LATE]
    return sum(d.margin * d.lead for d in late) / sum(d.margin**2 for d in late)


def show(title: str, pairs: list[tuple[float, float]]) -> None:
    """Print a curve and its mean square error."""
    error = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
    print(f"chances {title}, error {error:.4f}:", *curve(pairs))


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
