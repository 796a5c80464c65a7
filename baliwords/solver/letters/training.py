"""Learn the weights of a language by self-play.

    python -m baliwords.solver.letters.training --lang fr --games 1000000 --rate 2
    python -m baliwords.solver.letters.training --lang fr --games 40000 --polish 6 --rate 0.1

The command is seeded: the same settings give the same weights on every machine. Every few
thousand games it saves what it has learned, and `--resume` goes on from there. At the end the
weights lie in the package beside a file with the settings and the figures they reached.

To polish is to begin with the weights of the package and to learn, at one position of so many,
from the moves that are not played, too (`kernels/polishing.py`).
"""

import argparse
import json
import lzma
import sys
import time
import tomllib
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from baliwords.core.shuffle import Dice
from baliwords.errors import BadInput
from baliwords.letters.cards import PACK
from baliwords.letters.options import Options
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode, read_result
from baliwords.solver.letters.engine import Engine, load_weights, weights_file
from baliwords.solver.letters.kernels.features import TABLES, WEIGHTS, no_weights
from baliwords.solver.letters.kernels.learning import Learner
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.speech import _

BATCH = 5_000
GRAIN = 16
"""Steps of a point in which weights are kept."""
TEST_SEED = 1_000_000_000
"""Test deals are those of the seeds from here on; training shuffles in another way."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that decides what comes out."""

    lang: str
    games: int
    seed: int = 1
    rate: float = 1.0
    trust: float = 0.5
    start: float = 0.0
    """Points that a whole pile is thought to bring at first; hope makes the player try things."""
    polish: int = 0
    """At one position of so many all moves near the best are learned from; 0: at none."""
    near: float = 15.0
    """Points by which a move may be behind the best to be learned from."""
    onward: bool = False
    """Whether to begin with the weights of the package."""


class Learning:
    """What has been learned so far: the weights, and how far their errors agree."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.done = 0
        self.weights, self.errors, self.changes = no_weights(), no_weights(), no_weights()
        if settings.onward:
            self.weights[:] = load_weights(settings.lang)
            return
        first = list(TABLES).index("pile")
        place = sum(list(TABLES.values())[:first])
        for left in range(len(PACK) + 1):
            self.weights[place + left] = settings.start * left / len(PACK)

    def save(self, path: Path) -> None:
        """Write everything that is needed to go on."""
        head = f"{replace(self.settings, games=0)}\n{self.done}\n".encode()
        numbers = b"".join(x.tobytes() for x in (self.weights, self.errors, self.changes))
        fresh = path.with_suffix(".new")
        fresh.write_bytes(lzma.compress(head + numbers, preset=1))
        fresh.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a saved lesson with the same settings; only `games` may differ."""
        settings, done, numbers = lzma.decompress(path.read_bytes()).split(b"\n", 2)
        if settings.decode() != str(replace(self.settings, games=0)):
            raise BadInput(
                _(
                    "{name} was made with other settings: {settings}",
                    name=path.name,
                    settings=settings.decode(),
                )
            )
        self.done = int(done)
        whole = array("f", numbers)
        self.weights = whole[:WEIGHTS]
        self.errors, self.changes = whole[WEIGHTS : 2 * WEIGHTS], whole[2 * WEIGHTS :]


def train(lesson: Learning) -> Iterator[float]:
    """Play the games that are missing, yielding the mean score after each batch."""
    settings = lesson.settings
    options = Options(language=settings.lang)
    engine = Engine(load_lexicon(settings.lang), options, lesson.weights)
    if settings.polish:
        table: Learner = engine.polisher(settings.near, settings.polish)
    else:
        table = engine.learner()
    while lesson.done < settings.games:
        table.hide([], encode(PACK), len(PACK), 0)
        count = min(BATCH, settings.games - lesson.done)
        seed = Dice(settings.seed + lesson.done).bits()
        rate, trust = settings.rate, settings.trust
        total = table.learn(count, seed, rate, trust, lesson.errors, lesson.changes)
        lesson.done += count
        yield total / count


def measure(table: Roller, games: int) -> dict[str, float]:
    """Play deals that were not trained on; return the figures."""
    started = time.process_time()
    piles = (encode("".join(deal(TEST_SEED + i))) for i in range(games))
    results = [read_result(table.play_game(pile)) for pile in piles]
    seconds = time.process_time() - started
    mean, error = mean_and_error([result.score for result in results])
    return {
        "games": games,
        "mean": round(mean, 1),
        "error": round(error, 1),
        "bali": round(sum(result.bali for result in results) / games, 3),
        "stuck": round(sum(result.stuck for result in results) / games, 3),
        "games_a_second": round(games / seconds),
    }


def deal(seed: int) -> list[str]:
    """Return the pile that a game of this seed has."""
    return Dice(seed).shuffled(PACK)


def publish(lesson: Learning, figures: dict[str, float]) -> None:
    """Write the weights into the package, and a file that says where they come from."""
    path = weights_file(lesson.settings.lang)
    path.write_bytes(lzma.compress(rounded(lesson.weights).tobytes(), preset=9))
    told = path.with_suffix(".toml")
    steps: list[dict[str, object]] = []
    if lesson.settings.onward:
        steps = tomllib.loads(told.read_text(encoding="utf-8"))["step"]
    steps.append(asdict(lesson.settings) | {f"reached_{name}": x for name, x in figures.items()})
    lines = ["# How these weights were made, step by step, and what `fast` reached after each."]
    for step in steps:
        lines.append("[[step]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in step.items()]
    told.write_text("\n".join(lines) + "\n", encoding="utf-8")


def rounded(weights: "array[float]") -> "array[float]":
    """Return the weights in steps too small to play otherwise, so that they pack well."""
    return array("f", [round(weight * GRAIN) / GRAIN for weight in weights])


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    asked = _read_arguments(arguments)
    settings = Settings(
        asked.lang,
        asked.games,
        asked.seed,
        asked.rate,
        asked.trust,
        asked.start,
        asked.polish,
        asked.near,
        asked.onward or asked.polish > 0,
    )
    lesson, saved = Learning(settings), Path(asked.keep or f"training_{asked.lang}.xz")
    if asked.resume:
        lesson.resume(saved)
    started = time.monotonic()
    for mean in train(lesson):
        if lesson.done % (10 * BATCH) == 0:
            lesson.save(saved)
        spent = time.monotonic() - started
        sys.stderr.write(f"\r{lesson.done:9,} games, mean {mean:6.1f}, {spent:6.0f} s")
    lesson.save(saved)
    options, weights = Options(language=settings.lang), rounded(lesson.weights)
    engine = Engine(load_lexicon(settings.lang), options, weights)
    figures = measure(engine.table(), asked.test)
    publish(lesson, figures)
    sys.stderr.write(f"\n{figures}\n")


def _read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of a language by self-play.")
    parser.add_argument("--lang", choices=["fr", "de"], default="fr")
    parser.add_argument("--games", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.0, help="the largest step")
    parser.add_argument("--trust", type=float, default=0.5, help="lambda of TD(lambda)")
    parser.add_argument("--start", type=float, default=0.0, help="first value of a whole pile")
    parser.add_argument("--onward", action="store_true", help="begin with the package's weights")
    parser.add_argument("--polish", type=int, default=0, help="compare moves at one in so many")
    parser.add_argument("--near", type=float, default=15.0, help="points within which they are")
    parser.add_argument("--test", type=int, default=1000, help="deals to measure the result on")
    parser.add_argument("--keep", help="file that keeps what is needed to resume")
    parser.add_argument("--resume", action="store_true", help="go on from the kept file")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
