"""How well each level plays: solitaires alone, a round robin of two, ratings from both.

    python -m baliwords.solver.letters.ranking --lang fr --deals 30 --samples 200 --seed 2000000000

Who meets is one level and each of the two next above it; ratings are those that make the games
seen most likely (Bradley and Terry), in the scale of Elo, with `greedy` at 1000.
"""

import argparse
import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log, sqrt
from pathlib import Path
from typing import Any

from baliwords.core.game import Outcome
from baliwords.letters.game import letter_game
from baliwords.letters.options import Options
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import (
    mean_and_error,
    play_out,
    solitaire_result,
    turned,
)
from baliwords.solver.letters.levels import LEVELS, SEARCH, Level
from baliwords.solver.letters.opponents import new_player

ANCHOR, ANCHOR_RATING = "greedy", 1000.0
SCALE = 400 / log(10)
NEIGHBOURS = 2
_ROUNDS = 2000

Figures = Mapping[str, dict[str, float]]


def ranking_file(language: str) -> Path:
    """Return where the figures of a language lie."""
    return Path(__file__).parent / "learned" / f"levels_{language}.toml"


@lru_cache(maxsize=4)
def figures(language: str) -> Figures:
    """Return what was measured of each level, nothing where nobody measured."""
    levels: Figures = _kept(language).get("levels", {})
    return levels


def _kept(language: str) -> dict[str, Any]:
    path = ranking_file(language)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def ratings(wins: Mapping[tuple[str, str], float], anchor: str) -> dict[str, tuple[float, float]]:
    """Return the rating of each player and its standard error.

    `wins` says how many games the first of a pair won against the second. Half a game is added
    to each side of a pair that met, so that nobody who won all is infinitely strong.
    """
    names = sorted({name for pair in wins for name in pair})
    met = {(a, b): wins.get((a, b), 0) + wins.get((b, a), 0) for a in names for b in names}
    strength = dict.fromkeys(names, 1.0)
    won = {a: sum(wins.get((a, b), 0) + 0.5 for b in names if met[a, b]) for a in names}
    for _round in range(_ROUNDS):
        for a in names:
            rest = sum((met[a, b] + 1) / (strength[a] + strength[b]) for b in names if met[a, b])
            strength[a] = won[a] / rest
    found = {}
    for a in names:
        information = sum(
            (met[a, b] + 1) * strength[a] * strength[b] / (strength[a] + strength[b]) ** 2
            for b in names
            if met[a, b]
        )
        rating = ANCHOR_RATING + SCALE * log(strength[a] / strength[anchor])
        found[a] = rating, SCALE / sqrt(information)
    return found


def pairings() -> list[tuple[str, str]]:
    """Return who meets: each level and the next ones above it."""
    names = list(LEVELS)
    return [
        (low, high)
        for place, low in enumerate(names)
        for high in names[place + 1 : place + 1 + NEIGHBOURS]
    ]


def play_pair(pair: Sequence[str], options: Options, seed: int, effort: Effort) -> list[Outcome]:
    """Play one deal from both seats; outcomes are in the order of the pair."""
    game, ends = letter_game(load_lexicon(options.language)), []
    for by in range(len(pair)):
        players = [
            new_player(pair[(seat + by) % len(pair)], options, (seed << 3) + seat, effort)
            for seat in range(len(pair))
        ]
        outcome = game.outcome(play_out(game, game.new(options, seed), players))
        assert outcome is not None
        ends.append(turned(outcome, by))
    return ends


def solitaires(name: str, lang: str, count: int, seed: int, effort: Effort) -> tuple[float, float]:
    """Return the mean score of a level alone, and its error."""
    options, game = Options(language=lang), letter_game(load_lexicon(lang))
    scores = [
        solitaire_result(
            game, play_out(game, game.new(options, s), [new_player(name, options, s, effort)])
        ).score
        for s in range(seed, seed + count)
    ]
    return mean_and_error(scores)


def duels(asked: argparse.Namespace, effort: Effort) -> dict[str, tuple[float, float]]:
    """Play all pairs; return the rating of each level and its error."""
    options = Options(language=asked.lang, seats=2)
    wins: dict[tuple[str, str], float] = {}
    for low, high in pairings():
        for seed in range(asked.seed, asked.seed + asked.deals):
            for outcome in play_pair((low, high), options, seed, effort):
                for winner in outcome.winners:
                    pair = (low, high) if winner == 0 else (high, low)
                    wins[pair] = wins.get(pair, 0) + 1 / len(outcome.winners)
        print(low, wins.get((low, high), 0), high, wins.get((high, low), 0), flush=True)  # noqa: T201
    return ratings(wins, ANCHOR)


def alone(level: Level, asked: argparse.Namespace, effort: Effort) -> dict[str, float]:
    """Let a level play solitaires; return what it reached."""
    count = asked.searched if level.way == SEARCH else asked.alone
    mean, error = solitaires(level.name, asked.lang, count, asked.seed, effort)
    return {
        "solitaire": round(mean, 1),
        "solitaire_error": round(error, 1),
        "solitaire_games": count,
    }


def measured(asked: argparse.Namespace) -> Figures:
    """Measure all levels, or what is quick of them: those that do not search, alone."""
    effort, known = Effort(samples=asked.samples), figures(asked.lang)
    if asked.quick:
        return {
            name: known[name] | (alone(level, asked, effort) if level.way != SEARCH else {})
            for name, level in LEVELS.items()
        }
    rated = duels(asked, effort)
    return {
        name: alone(level, asked, effort)
        | {"rating": round(rated[name][0]), "rating_error": round(rated[name][1])}
        for name, level in LEVELS.items()
    }


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure how well each level plays.")
    parser.add_argument("--lang", choices=["fr", "de"], default="fr")
    parser.add_argument("--deals", type=int, default=30, help="deals a pair, each from both seats")
    parser.add_argument("--alone", type=int, default=1000, help="solitaires of each level")
    parser.add_argument("--searched", type=int, default=20, help="solitaires of a searching level")
    parser.add_argument("--samples", type=int, default=200, help="forecasts a move")
    parser.add_argument("--seed", type=int, default=2_000_000_000)
    parser.add_argument(
        "--quick", action="store_true", help="keep what games of two and searches have shown"
    )
    asked = parser.parse_args(arguments)
    settings = {key: value for key, value in vars(asked).items() if key != "quick"}
    if asked.quick:
        settings = _kept(asked.lang)["settings"] | {"alone": asked.alone}
    sections = {"settings": settings}
    sections |= {f"levels.{name}": found for name, found in measured(asked).items()}
    lines = ["# What each level reached: mean points alone, rating of games between two."]
    for title, facts in sections.items():
        lines += [f"[{title}]", *(f"{key} = {json.dumps(fact)}" for key, fact in facts.items())]
    ranking_file(asked.lang).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
