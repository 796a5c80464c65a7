"""Learn how turns of several players are weighed, by duels.

    python -m baliwords.solver.letters.duels --lang fr --duels 400 --seed 1
    python -m baliwords.solver.letters.duels --lang fr --refit

A challenger with slightly other weights plays the champion on the same deals, once from each
seat; it takes the place if it is better by more than chance. Then what a position promises is
fitted to how games ended (`promise.py`), and measured on others; `--refit` does only that. The
command is seeded: the same settings give the same weights on every machine.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import cos, log, pi, sqrt

from baliwords.core.shuffle import Dice
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import open_index
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.promise import Products, products, told
from baliwords.solver.letters.several import lay_out, take
from baliwords.solver.letters.weighing import (
    PROMISES,
    UNTAUGHT,
    WIDTH,
    as_list,
    learned,
    learned_file,
    new_forecast,
)

LEARNED = [name for name in UNTAUGHT if name not in PROMISES]
STEP = {"own_unit": 2.0, "their_unit": 2.0}
"""How far a weight is moved at a time; 0.15 for those that weigh points."""
DOUBT = 1.0
"""Standard errors by which a challenger must be better."""
TEST_SEED = 1_000_000_000
FIT_SEED = TEST_SEED // 2
HELD_OUT_SEED = FIT_SEED // 2


@dataclass(frozen=True, slots=True)
class Settings:
    """All that decides what comes out."""

    lang: str
    duels: int
    deals: int = 40
    seed: int = 1


class Arena:
    """Rows at which two kinds of players meet, two at a table."""

    def __init__(self, lang: str) -> None:
        self.options = Options(language=lang, seats=2)
        lexicon = load_lexicon(lang)
        self.judge = Judge(lexicon, self.options)
        index = open_index(lexicon, self.options)
        self.rows: LastWords = new_forecast(index, self.options, UNTAUGHT)

    def duel(
        self, one: Sequence[float] | None, other: Sequence[float] | None, seeds: Sequence[int]
    ) -> list[float]:
        """Return by how much `one` was better on each deal; None is `greedy`."""
        gaps = []
        for seed in seeds:
            first, second = self._play(seed, (one, other)), self._play(seed, (other, one))
            gaps.append((first[0] - first[1] + second[1] - second[0]) / 2)
        return gaps

    def _play(self, seed: int, players: tuple[Sequence[float] | None, ...]) -> list[int]:
        state = _dealt(self.options, seed)
        rows = self.rows
        lay_out(rows, state.table, encode(state.pile))
        while not rows.why_over():
            weights = players[rows.state()[3]]
            if weights is None:
                take(rows, rows.at_sight())
            else:
                rows.set_weights(list(weights), WIDTH)
                take(rows, rows.weighed())
        return rows.final_scores()


@lru_cache(maxsize=4096)
def _dealt(options: Options, seed: int) -> State:
    return new_game(options, seed)


def learn(settings: Settings, arena: Arena) -> Iterator[dict[str, float]]:
    """Yield the champion after each duel."""
    dice = Dice(settings.seed)
    champion = dict(UNTAUGHT)
    for number in range(settings.duels):
        challenger = _varied(champion, dice)
        first = (settings.seed + number) * settings.deals
        seeds = range(first, first + settings.deals)
        gaps = arena.duel(as_list(challenger), as_list(champion), seeds)
        mean, error = mean_and_error(gaps)
        if mean > DOUBT * error:
            champion = challenger
        yield champion


def _varied(weights: Mapping[str, float], dice: Dice) -> dict[str, float]:
    """Move two or three weights at random."""
    fresh = dict(weights)
    for _ in range(2 + dice.below(2)):
        name = LEARNED[dice.below(len(LEARNED))]
        fresh[name] = round(fresh[name] + STEP.get(name, 0.15) * _normal(dice), 3)
    return fresh


def _normal(dice: Dice) -> float:
    """Return a number of the normal distribution (Box and Muller)."""
    one, other = ((dice.bits() >> 11) / 2**53 for _ in range(2))
    return sqrt(-2 * log(1 - one)) * cos(2 * pi * other)


def fit(
    arena: Arena, weights: Mapping[str, float], games: int
) -> tuple[dict[str, float], dict[str, float]]:
    """Return the weights with what a position promises fitted anew, and how well that tells."""
    fitting, held_out = (
        products(
            arena.rows,
            weights,
            [_dealt(arena.options, first + i) for i in range(count)],
            arena.judge,
        )
        for first, count in ((FIT_SEED, games), (HELD_OUT_SEED, games // 2))
    )
    worth = {name: round(x, 3) for name, x in fitting.fitted(PROMISES).items()}
    _report(weights, worth, fitting, held_out)
    error, share = told(worth, held_out)
    figures = {"fitted_games": games, "unexplained": round(error), "explained": round(share, 4)}
    return {**weights, **worth}, figures


def _report(
    weights: Mapping[str, float],
    worth: Mapping[str, float],
    fitting: Products,
    held_out: Products,
) -> None:
    """Say what the promises told before and tell now, and what each of them adds to that."""
    shown = {"before": {name: weights[name] for name in PROMISES}, "now": worth}
    for name in PROMISES:
        shown[f"without {name}"] = fitting.fitted([one for one in PROMISES if one != name])
    for name, one in shown.items():
        error, share = told(one, held_out)
        sys.stderr.write(f"{name:26} mean square error {error:8.1f}, R² {share:.4f}\n")


def measure(arena: Arena, weights: Mapping[str, float], deals: int) -> dict[str, float]:
    """Let the weights meet `greedy` on deals that were not learned from."""
    gaps = arena.duel(as_list(weights), None, range(TEST_SEED, TEST_SEED + deals))
    mean, error = mean_and_error(gaps)
    return {"games": 2 * deals, "margin": round(mean, 1), "error": round(error, 1)}


def publish(
    settings: Mapping[str, object], weights: Mapping[str, float], figures: Mapping[str, float]
) -> None:
    """Write the weights into the package, with where they come from."""
    tables = {"settings": settings, "figures": figures, "weights": weights}
    lines = [
        "# How turns of several players are weighed, and what that gains over `greedy`; how much",
        "# of what is still to come the promises of a position explain, in games not fitted to.",
    ]
    for name, table in tables.items():
        lines += [
            f"[{name}]",
            *(f"{key} = {value!r}".replace("'", '"') for key, value in table.items()),
        ]
    learned_file(str(settings["lang"])).write_text("\n".join(lines) + "\n", encoding="utf-8")


def refit(lang: str, games: int) -> None:
    """Fit what a position promises anew, and leave alone what chooses turns."""
    known = tomllib.loads(learned_file(lang).read_text(encoding="utf-8"))
    weights, figures = fit(Arena(lang), learned(lang), games)
    publish(known["settings"], weights, known["figures"] | figures)


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Learn how turns of several are weighed.")
    parser.add_argument("--lang", choices=["fr", "de"], default="fr")
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=200, help="deals to measure the result on")
    parser.add_argument("--fit", type=int, default=200, help="deals to fit promises to")
    parser.add_argument("--refit", action="store_true", help="only fit the promises")
    asked = parser.parse_args(arguments)
    if asked.refit:
        refit(asked.lang, asked.fit)
        return
    settings = Settings(asked.lang, asked.duels, asked.deals, asked.seed)
    arena, champion = Arena(settings.lang), dict(UNTAUGHT)
    for number, latest in enumerate(learn(settings, arena), 1):
        champion = latest
        sys.stderr.write(f"\r{number:5} duels")
    champion, figures = fit(arena, champion, asked.fit)
    figures = measure(arena, champion, asked.test) | figures
    publish(asdict(settings), champion, figures)
    sys.stderr.write(f"\n{figures}\n")


if __name__ == "__main__":
    main()
