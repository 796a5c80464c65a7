"""Learn how turns of several players are weighed, by duels.

    python -m baliwords.solver.letters.duels --lang fr --duels 400 --seed 1

A challenger with slightly other weights plays the champion on the same deals, once from each
seat; it takes the place if it is better by more than chance. Then the worth of the words that
stand on the table is fitted to how games ended. The command is seeded: the same settings give
the same weights on every machine.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import cos, log, pi, sqrt

from baliwords.core.shuffle import Dice
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import open_index
from baliwords.solver.letters.kernels.circle_layout import LAY, TAKE_OFF
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.several import lay_out
from baliwords.solver.letters.weighing import (
    UNTAUGHT,
    WIDTH,
    as_list,
    learned_file,
    new_forecast,
)

FITTED = [name for name in UNTAUGHT if name.startswith(("standing", "turn"))]
LEARNED = [name for name in UNTAUGHT if not name.startswith(("standing", "turn"))]
STEP = {"own_unit": 2.0, "their_unit": 2.0}
"""How far a weight is moved at a time; 0.15 for those that weigh points."""
DOUBT = 1.0
"""Standard errors by which a challenger must be better."""
TEST_SEED = 1_000_000_000


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
        index = open_index(load_lexicon(lang), self.options)
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


def take(rows: LastWords, turn: tuple[int, int, list[tuple[int, int]], list[int]]) -> None:
    """Take a turn as the kernel writes it."""
    kind, slot, units, letters = turn
    if kind >= LAY:
        rows.assemble(units, letters)
    elif kind == TAKE_OFF:
        rows.remove(slot)
    else:
        rows.pass_on()


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


def fit_standing(
    arena: Arena, weights: Mapping[str, float], seeds: Sequence[int]
) -> dict[str, float]:
    """Return the weights with what a standing word and the turn are worth when a forecast ends:
    those that tell best, after each turn of whole games, by how much the score still changes.
    """
    rows, facts, changes = arena.rows, [], []
    for seed in seeds:
        state = _dealt(arena.options, seed)
        lay_out(rows, state.table, encode(state.pile))
        noted: list[tuple[int, list[float], int]] = []
        while not rows.why_over():
            seat = rows.state()[3]
            rows.set_weights(as_list(weights), WIDTH)
            take(rows, rows.weighed())
            scores = rows.state()[0]
            lead = scores[seat] - scores[1 - seat]
            parts = []
            for name in FITTED:
                rows.set_weights(as_list({**dict.fromkeys(weights, 0.0), name: 1.0}), WIDTH)
                parts.append(rows.lead_of(seat) - lead)
            noted.append((seat, parts, lead))
        finals = rows.final_scores()
        for seat, parts, lead in noted:
            facts.append(parts)
            changes.append(finals[seat] - finals[1 - seat] - lead)
    fitted = least_squares(facts, changes)
    return {**weights, **{name: round(x, 3) for name, x in zip(FITTED, fitted, strict=True)}}


def least_squares(rows: Sequence[Sequence[float]], goals: Sequence[float]) -> list[float]:
    """Return the factors that bring the rows nearest to the goals."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * goal for row, goal in zip(rows, goals, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = matrix[i][i] or 1.0
        matrix[i] = [number / pivot for number in matrix[i]]
        for j in range(size):
            if j != i:
                matrix[j] = [
                    a - matrix[j][i] * b for a, b in zip(matrix[j], matrix[i], strict=True)
                ]
    return [row[-1] for row in matrix]


def measure(arena: Arena, weights: Mapping[str, float], deals: int) -> dict[str, float]:
    """Let the weights meet `greedy` on deals that were not learned from."""
    gaps = arena.duel(as_list(weights), None, range(TEST_SEED, TEST_SEED + deals))
    mean, error = mean_and_error(gaps)
    return {"games": 2 * deals, "margin": round(mean, 1), "error": round(error, 1)}


def publish(settings: Settings, weights: Mapping[str, float], figures: Mapping[str, float]) -> None:
    """Write the weights into the package, with where they come from."""
    tables = {"settings": asdict(settings), "figures": figures, "weights": weights}
    lines = ["# How turns of several players are weighed, and what that gains over `greedy`."]
    for name, table in tables.items():
        lines += [
            f"[{name}]",
            *(f"{key} = {value!r}".replace("'", '"') for key, value in table.items()),
        ]
    learned_file(settings.lang).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Learn how turns of several are weighed.")
    parser.add_argument("--lang", choices=["fr", "de"], default="fr")
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=200, help="deals to measure the result on")
    asked = parser.parse_args(arguments)
    settings = Settings(asked.lang, asked.duels, asked.deals, asked.seed)
    arena, champion = Arena(settings.lang), dict(UNTAUGHT)
    for number, latest in enumerate(learn(settings, arena), 1):
        champion = latest
        sys.stderr.write(f"\r{number:5} duels")
    champion = fit_standing(arena, champion, range(TEST_SEED // 2, TEST_SEED // 2 + asked.test))
    figures = measure(arena, champion, asked.test)
    publish(settings, champion, figures)
    sys.stderr.write(f"\n{figures}\n")


if __name__ == "__main__":
    main()
