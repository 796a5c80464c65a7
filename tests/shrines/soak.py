"""Many checked random games of 2 to 4 players in four variants.

    python -m tests.shrines.soak --games 10000         by the rules, every step checked
    python -m tests.shrines.soak --simulated 100000    in the quick simulation, every turn checked

Every tenth game by the rules is also written as a record and replayed.
"""

import argparse
import sys
import time
from collections.abc import Callable

from baliwords.shrines.options import Options
from tests.shrines.checks import check_game
from tests.solver.shrines.simulated import check_simulated_game


def main() -> None:
    parser = argparse.ArgumentParser(description="Play and check many random shrine games.")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--simulated", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    soak("by the rules", _by_rules, arguments.games, arguments.seed)
    soak("simulated", check_simulated_game, arguments.simulated, arguments.seed)


def soak(title: str, check: Callable[[Options, int], object], games: int, seed: int) -> None:
    start = time.perf_counter()
    for number in range(games):
        options = Options(
            seats=2 + number % 3, oracle=number // 3 % 2 == 1, demon=number // 6 % 2 == 1
        )
        try:
            check(options, seed + number)
        except Exception as error:
            raise SystemExit(f"seed {seed + number}, {options}: {error!r}") from error
        if (number + 1) % 1000 == 0 or number + 1 == games:
            seconds = time.perf_counter() - start
            sys.stdout.write(f"{number + 1} games {title}: all checks passed, {seconds:.0f} s\n")
            sys.stdout.flush()


def _by_rules(options: Options, seed: int) -> object:
    return check_game(options, seed, replayed=seed % 10 == 0)


if __name__ == "__main__":
    main()
