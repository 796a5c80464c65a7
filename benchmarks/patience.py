"""What more time for a move changes: where a longer search plays another move, which is better?

    python -m benchmarks.patience --cpu-seconds 2 10 --positions 200

Whole games tell two budgets apart only after hundreds of deals. Here both search the same
positions, and where they differ careful rollouts to the end judge both moves over the same piles.
The sum over the moves of a game says what the longer time brings, as far as such rollouts see it.
"""

import argparse
import time
from array import array
from collections.abc import Iterator
from types import SimpleNamespace

from baliwords.core.shuffle import Dice
from baliwords.letters.options import Options
from baliwords.solver.letters import race, search
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import decode, encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import PACK_SIZE, SCORE_BITS
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.training import deal

MOVES_A_GAME = 47
LEAST_LEFT = 4
JUDGE_SEED = 99


def positions(engine: Engine, seeds: range) -> Iterator[Situation]:
    """Yield a position of a game of `fast` for each seed, any of its moves as likely."""
    table = engine.table()
    for seed in seeds:
        pile = encode("".join(deal(seed)))
        table.deal(pile)
        for _ in range(Dice(seed).below(MOVES_A_GAME)):
            if move := table.fast_move():
                table.move(*move)
        score, left, _ = table.state()
        hidden = decode(bytes(sorted(pile[len(pile) - left :])))
        if left >= LEAST_LEFT and len(table.legal_moves()) > 1:
            yield Situation(tuple(map(decode, table.columns())), hidden, left, score)


def lead(
    engine: Engine, situation: Situation, moves: tuple[KernelMove, KernelMove], piles: int
) -> float:
    """Return by how much the second of two moves is better, as careful rollouts say."""
    table = engine.table()
    columns, hidden = [encode(column) for column in situation.columns], encode(situation.hidden)
    table.hide(columns, hidden, situation.pile_size, situation.score)
    table.look_ahead(PACK_SIZE)
    totals = []
    for move in moves:
        results = array("i", bytes(4 * piles))
        table.roll(*move, JUDGE_SEED, 0, results)
        totals.append(sum(result & SCORE_BITS for result in results))
    return (totals[1] - totals[0]) / piles


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure what more time for a move changes.")
    parser.add_argument("--cpu-seconds", type=float, nargs=2, default=[2.0, 10.0])
    parser.add_argument("--positions", type=int, default=100, help="seeds to take, ends included")
    parser.add_argument("--seed", type=int, default=7_700_000)
    parser.add_argument("--piles", type=int, default=600, help="rollouts that judge a move")
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    # The search reads this clock: processor time instead of the wall's.
    for module in race, search:
        setattr(module, "time", SimpleNamespace(perf_counter=time.process_time))  # noqa: B010
    engine = engine_for(Options(language=asked.lang))
    searcher = Searcher(engine, threads=1)
    leads: list[float] = []
    for situation in positions(engine, range(asked.seed, asked.seed + asked.positions)):
        short, long = (
            searcher.search(situation, Effort(seconds), seed=1).prospects[0].move
            for seconds in asked.cpu_seconds
        )
        leads.append(0.0 if short == long else lead(engine, situation, (short, long), asked.piles))
        mean, error = mean_and_error(leads)
        changed = sum(one != 0 for one in leads)
        print(
            f"{len(leads):4} positions, {changed} other moves: "
            f"{MOVES_A_GAME * mean:+.1f} ± {MOVES_A_GAME * error:.1f} points a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
