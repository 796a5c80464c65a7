"""How `analyse` judges players of known strength: `python -m benchmarks.analysis --games 5`.

Every part of a result is printed: par + luck - lost = points. Luck is nothing on the mean, par
should not depend on who played, and accuracy rises with strength. Processor seconds are of the
analysis alone.
"""

import argparse
import time

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.games import letters, make_player
from baliwords.letters.options import Options, write_options
from baliwords.play.letters.review import Review, review
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import choose, mean_and_error


def main() -> None:
    """Let players play the same deals, and review their games."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=5)
    asked.add_argument("--seed", type=int, default=200)
    asked.add_argument("--players", default="greedy,fast,expert")
    asked.add_argument("--samples", type=int, default=1500, help="rollouts a move of the expert")
    given = asked.parse_args()
    for name in given.players.split(","):
        found: list[Review] = []
        spent = 0.0
        for seed in range(given.seed, given.seed + given.games):
            match = _played(name, seed, given.samples)
            before = time.process_time()
            found.append(review(match))
            spent += time.process_time() - before
            print(f"  {name} {seed}: {_parts(found[-1])}", flush=True)
        print(_line(name, found, spent / len(found)), flush=True)


def _played(name: str, seed: int, samples: int) -> "Match":  # type: ignore[type-arg]
    options, game = Options(language="fr"), letters("fr")
    match = Match(game, Header("letters", seed, (name,), write_options(options)))
    player = make_player(name, options, seed, Effort(samples=samples))
    while match.outcome is None:
        match.play(choose(game, match.state, [player]))
    return match


def _parts(one: Review) -> str:
    """Write a game so that its parts can be added up."""
    added = round(one.par + one.luck - one.lost, 1)
    parts = f"par {one.par} + luck {one.luck} - lost {one.lost} = {added}"
    return f"{one.result} points: {parts}; accuracy {one.accuracy}, {len(one.steps)} moves"


def _line(name: str, found: list[Review], seconds: float) -> str:
    figures = {
        key: mean_and_error([getattr(one, key) for one in found])
        for key in ("result", "par", "luck", "lost", "accuracy")
    }
    shown = ", ".join(f"{key} {mean:.1f} ± {error:.1f}" for key, (mean, error) in figures.items())
    return f"{name}: {shown}; {seconds:.0f} processor seconds a game"


if __name__ == "__main__":
    main()
