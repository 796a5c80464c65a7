"""How well `expert` plays for a given amount of thinking, and what more of it brings.

    python -m benchmarks.expert --cpu-seconds 0.2 --deals 50 --seed 3000000000
    python -m benchmarks.expert --cpu-seconds 2 10 --deals 100 --log patience.jsonl

The budget is processor time, so the figures depend little on what else the machine does:
0.2 seconds are what two idle cores do in 0.1 s a move. With `--samples` it is a number of
rollouts and they do not depend on it at all: 650 are about what 0.2 s of an idle core give.
Deals are those of `--seed` and the following ones; none of them was trained on.

Several budgets play the same deals, so that their luck falls out of the difference. A hundred
deals of long budgets take hours: with `--log` every game is written down as it ends, games that
stand there already are not played again, and several runs may share one file.
"""

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias

from baliwords.letters.options import Options
from baliwords.solver.letters import race, search
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.contest import Result, mean_and_error
from baliwords.solver.letters.encode import decode, encode
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.training import deal

Games: TypeAlias = dict[tuple[int, float], Result]
"""By deal and budget."""


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


def logged(path: Path | None) -> Games:
    """Return the games that a log holds."""
    if path is None or not path.exists():
        return {}
    games = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    return {(game.pop("deal"), game.pop("budget")): Result(**game) for game in games}


def write_down(path: Path, seed: int, budget: float, result: Result) -> None:
    """Add a game to a log."""
    with path.open("a", encoding="ascii") as log:
        log.write(json.dumps({"deal": seed, "budget": budget, **asdict(result)}) + "\n")


def tell(games: Games, budgets: list[float]) -> None:
    """Print what each budget brings, and what it brings more than the first on the same deals."""
    for budget in budgets:
        results = {seed: result for (seed, spent), result in games.items() if spent == budget}
        if not results:
            continue
        mean, error = mean_and_error([result.score for result in results.values()])
        balis = sum(result.bali for result in results.values())
        jams = sum(result.stuck for result in results.values())
        told = f"{budget:6g}: {len(results):4} deals, mean {mean:.1f} ± {error:.1f}, "
        told += f"BALI {balis}, stuck {jams}"
        first = {seed: result for (seed, spent), result in games.items() if spent == budgets[0]}
        gains = [results[seed].score - first[seed].score for seed in results.keys() & first.keys()]
        if budget != budgets[0] and gains:
            gain, error = mean_and_error(gains)
            told += f"; {gain:+.1f} ± {error:.1f} over {len(gains)} deals of {budgets[0]:g}"
        print(told, flush=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure how well expert plays.")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--cpu-seconds", type=float, nargs="+", default=[0.2], help="a move")
    budget.add_argument("--samples", type=int, nargs="+", help="rollouts a move instead")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=3_000_000_000)
    parser.add_argument("--step", type=int, default=1, help="every so manieth deal, for a share")
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    parser.add_argument("--log", type=Path, help="a file that keeps the games")
    asked = parser.parse_args()
    # The search reads this clock: processor time instead of the wall's.
    for module in race, search:
        setattr(module, "time", SimpleNamespace(perf_counter=time.process_time))  # noqa: B010
    searcher = Searcher(engine_for(Options(language=asked.lang)), threads=1)
    budgets = asked.samples or asked.cpu_seconds
    games = logged(asked.log)
    for seed in range(asked.seed, asked.seed + asked.deals * asked.step, asked.step):
        for one in budgets:
            if (seed, one) in games:
                continue
            effort = Effort(1.0, one) if asked.samples else Effort(one)
            games[seed, one] = play(searcher, seed, effort)
            if asked.log:
                write_down(asked.log, seed, one, games[seed, one])
        tell(games, budgets)


if __name__ == "__main__":
    main()
