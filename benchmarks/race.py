"""What the search loses by chance: it has fewer piles than would tell the moves apart for sure.

    python -m benchmarks.race --positions 60 --samples 450

At each position every candidate is rolled out over many piles, once. Then the race is run again
and again with piles of that store in random orders: its choice is worth what all the piles say.
So the loss is measured without luck, and other ways to share a budget can be tried in seconds.
What no number of piles would tell, because rollouts end early and play worse, is not in it.
"""

import argparse
from array import array
from collections.abc import Iterator

from baliwords.core.shuffle import Dice
from baliwords.letters.options import Options
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import SCORE_BITS
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.plan import USUAL_ROLLOUTS, plan_for
from baliwords.solver.letters.race import Candidate, Race
from baliwords.solver.letters.training import deal

PILES = 512
MOST_MOVES_PLAYED, LEAST_LEFT, MOVES_A_GAME = 42, 5, 47
Store = dict[KernelMove, "array[int]"]


def stores(engine: Engine, seeds: range) -> Iterator[tuple[dict[KernelMove, float], Store]]:
    """Yield positions of games of `fast`: the candidates' values, and their rollouts."""
    table = engine.table()
    for seed in seeds:
        pile = encode("".join(deal(seed)))
        table.deal(pile)
        for _ in range(1 + Dice(seed).below(MOST_MOVES_PLAYED)):
            if move := table.best_move():
                table.move(*move)
        score, left, _ = table.state()
        if left < LEAST_LEFT or len(table.legal_moves()) < 2:
            continue
        table.hide(table.columns(), bytes(sorted(pile[len(pile) - left :])), left, score)
        plan = plan_for(USUAL_ROLLOUTS, left)
        table.look_ahead(plan.ahead)
        ranked = sorted(((table.value_of(*m), m) for m in table.legal_moves()), reverse=True)
        values = {move: value for value, move in ranked[: plan.candidates]}
        store = {move: array("i", bytes(4 * PILES)) for move in values}
        for move, results in store.items():
            table.roll(*move, seed, 0, results, plan.horizon, plan.since)
        yield values, store


def chosen(values: dict[KernelMove, float], store: Store, order: list[int], samples: int) -> float:
    """Race with the piles in this order; return how far the choice is behind the best move."""

    def roll(candidates: list[Candidate], begin: int, count: int) -> None:
        for candidate in candidates:
            results = store[candidate.move]
            at = (order[i % PILES] for i in range(begin, begin + count))
            candidate.add(array("i", (results[i] for i in at)))

    candidates = [Candidate(move, value) for move, value in values.items()]
    winner = Race(roll, candidates, Effort(1.0, samples), 0.0, None).run()[0]
    worth = {m: sum(r & SCORE_BITS for r in results) / PILES for m, results in store.items()}
    return max(worth.values()) - worth[winner.move]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure what the race loses by chance.")
    parser.add_argument("--positions", type=int, default=60, help="games to take one from each")
    parser.add_argument("--seed", type=int, default=7_100_000)
    parser.add_argument("--samples", type=int, nargs="+", default=[225, 450, 900, 4500])
    parser.add_argument("--races", type=int, default=10, help="at each position")
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    engine = engine_for(Options(language=asked.lang))
    positions = list(stores(engine, range(asked.seed, asked.seed + asked.positions)))
    for samples in asked.samples:
        losses = []
        for values, store in positions:
            orders = (Dice(i).shuffled(list(range(PILES))) for i in range(asked.races))
            lost = [chosen(values, store, order, samples) for order in orders]
            losses.append(MOVES_A_GAME * sum(lost) / len(lost))
        mean, error = mean_and_error(losses)
        print(
            f"{samples} rollouts: {mean:.1f} ± {error:.1f} points a game, {len(losses)} positions"
        )


if __name__ == "__main__":
    main()
