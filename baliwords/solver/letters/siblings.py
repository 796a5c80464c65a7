"""How well the learned value tells the moves of one position apart: labels, and the verdict.

    python -m baliwords.solver.letters.siblings label --positions 200 --seed 7000000 into.jsonl
    python -m baliwords.solver.letters.siblings judge into.jsonl more.jsonl

A label is what rollouts say of a move; all moves of a position meet the same piles. Each line of
a file is one position and depends on its seed alone, so that work may be shared out among machines
and the files put together; a file that holds some positions already is gone on with.

The verdict is by cards left: R² of the value's differences between the moves of a position, and
the regret, the points that the value's choice is behind the best. A feature is worth its time
only if it raises the one and lowers the other on positions that nothing was fitted to.
"""

import argparse
import json
import sys
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from baliwords.core.shuffle import Dice
from baliwords.letters.options import Options
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import SCORE_BITS
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.solver.letters.plan import Plan
from baliwords.solver.letters.training import deal

LABELLING = Plan(horizon=12, since=4, ahead=2)
LEAST_LEFT, MOST_MOVES_PLAYED = 4, 42
PHASES = (3, 10, 20, 45)
"""Cards left from which on a phase of the verdict lasts; the last is where all end."""
Position = dict[str, Any]


def label(engine: Engine, seed: int, piles: int) -> Position | None:
    """Label the moves of one position of a game of `fast`; None if the game ended before it."""
    table = engine.table()
    pile = encode("".join(deal(seed)))
    table.deal(pile)
    for _ in range(1 + Dice(seed).below(MOST_MOVES_PLAYED)):
        move = table.best_move()
        if move is None:
            return None
        table.move(*move)
    score, left, _ = table.state()
    if left < LEAST_LEFT or len(table.legal_moves()) < 2:
        return None
    table.hide(table.columns(), bytes(sorted(pile[len(pile) - left :])), left, score)
    table.look_ahead(LABELLING.ahead)
    valued = sorted(((table.value_of(*move), move) for move in table.legal_moves()), reverse=True)
    valued = valued[: LABELLING.candidates]
    labels = [_rolled(table, move, seed, piles) - score for _, move in valued]
    return {
        "seed": seed,
        "left": left,
        "values": [round(value, 3) for value, _ in valued],
        "labels": [round(one, 3) for one in labels],
    }


def _rolled(table: Roller, move: tuple[int, int, int], seed: int, piles: int) -> float:
    """Return the mean of the rollouts after a move."""
    results = array("i", bytes(4 * piles))
    table.roll(*move, seed, 0, results, LABELLING.horizon, LABELLING.since)
    return sum(result & SCORE_BITS for result in results) / piles


def judge(positions: Iterable[Position]) -> dict[str, dict[str, float]]:
    """Return for each phase how many positions there are, R² and regret with its error."""
    missed: dict[int, float] = defaultdict(float)
    spread: dict[int, float] = defaultdict(float)
    regrets: dict[int, list[float]] = defaultdict(list)
    for position in positions:
        phase = max(0, sum(position["left"] >= begin for begin in PHASES) - 1)
        values, labels = _centred(position["values"]), _centred(position["labels"])
        missed[phase] += sum((a - b) ** 2 for a, b in zip(values, labels, strict=True))
        spread[phase] += sum(one * one for one in labels)
        regrets[phase].append(max(labels) - labels[values.index(max(values))])
    verdict = {}
    for phase in sorted(regrets):
        regret, error = mean_and_error(regrets[phase])
        verdict[f"from {PHASES[phase]} cards left"] = {
            "positions": len(regrets[phase]),
            "r2": round(1 - missed[phase] / spread[phase], 3) if spread[phase] else 1.0,
            "regret": round(regret, 2),
            "error": round(error, 2),
        }
    return verdict


def _centred(numbers: list[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


def read(paths: Iterable[Path]) -> Iterator[Position]:
    """Yield the positions of some files, each seed once."""
    seen: set[int] = set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            position = json.loads(line)
            if position["seed"] not in seen and position["labels"]:
                seen.add(position["seed"])
                yield position


def write(path: Path, engine: Engine, seeds: range, piles: int) -> None:
    """Label the positions of some seeds that the file does not hold yet."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    done = {json.loads(line)["seed"] for line in lines}
    with path.open("a", encoding="utf-8") as file:
        for seed in seeds:
            if seed in done:
                continue
            nothing = {"seed": seed, "left": 0, "values": [], "labels": []}
            file.write(json.dumps(label(engine, seed, piles) or nothing) + "\n")
            file.flush()


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Label sibling moves, judge the value by them.")
    parser.add_argument("work", choices=["label", "judge"])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--lang", choices=["fr", "de"], default="fr")
    parser.add_argument("--positions", type=int, default=100, help="seeds to take, ends included")
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--piles", type=int, default=64, help="rollouts a move")
    asked = parser.parse_args(arguments)
    if asked.work == "label":
        engine = Engine(load_lexicon(asked.lang), Options(language=asked.lang))
        seeds = range(asked.seed, asked.seed + asked.positions)
        write(asked.files[0], engine, seeds, asked.piles)
    for phase, figures in judge(read(asked.files)).items():
        sys.stdout.write(f"{phase}: {figures}\n")


if __name__ == "__main__":
    main()
