"""How well `expert` plays for a given amount of thinking.

    python -m benchmarks.expert --cpu-seconds 0.2 --deals 50 --seed 3000000000

The budget is processor time, so the figures depend little on what else the machine does:
0.2 seconds are what two idle cores do in 0.1 s a move. With `--samples` it is a number of
rollouts and they do not depend on it at all: 650 are about what 0.2 s of an idle core give.
Deals are those of `--seed` and the following ones; none of them was trained on.
"""

import argparse
import time
from types import SimpleNamespace

from baliwords.letters.options import Options
from baliwords.solver.letters import race, search
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.contest import Result, mean_and_error
from baliwords.solver.letters.encode import decode, encode
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.training import deal


def play(searcher: Searcher, seed: int, effort: Effort) -> Result:
    """Play one deal, all in the kernel."""
    pile = encode("".join(deal(seed)))
    table = searcher.engine.table()
    table.deal(pile)
    while True:
        score, left, _ = table.state()
        if left == 0:
            return Result(table.end_score(), table.is_bali(), stuck=False)
        if not table.legal_moves():
            return Result(score, bali=False, stuck=True)
        hidden = decode(bytes(sorted(pile[len(pile) - left :])))
        situation = Situation(tuple(map(decode, table.columns())), hidden, left, score)
        answer = searcher.search(situation, effort, seed=seed * 64 + left)
        table.move(*answer.prospects[0].move)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure how well expert plays.")
    parser.add_argument("--cpu-seconds", type=float, default=0.2, help="a move")
    parser.add_argument("--samples", type=int, help="rollouts a move instead")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=3_000_000_000)
    parser.add_argument("--lang", default="fr")
    asked = parser.parse_args()
    # The search reads this clock: processor time instead of the wall's.
    for module in race, search:
        setattr(module, "time", SimpleNamespace(perf_counter=time.process_time))  # noqa: B010
    searcher = Searcher(engine_for(Options(language=asked.lang)), threads=1)
    effort = Effort(asked.cpu_seconds, asked.samples)
    results: list[Result] = []
    for number in range(asked.deals):
        results.append(play(searcher, asked.seed + number, effort))
        mean, error = mean_and_error([result.score for result in results])
        balis, jams = (
            sum(flags) for flags in zip(*((r.bali, r.stuck) for r in results), strict=True)
        )
        last = results[-1].score
        print(
            f"{len(results):4} deals: last {last}, mean {mean:.1f} ± {error:.1f}, "
            f"BALI {balis}, stuck {jams}, {time.process_time() / len(results):.1f} s a deal",
            flush=True,
        )


if __name__ == "__main__":
    main()
