"""Many checked random games: `python -m tests.shrines.soak --games 100000`.

Every tenth game is also written as a record and replayed.
"""

import argparse
import sys
import time

from baliwords.shrines.options import Options
from tests.shrines.checks import check_game


def main() -> None:
    parser = argparse.ArgumentParser(description="Play and check many random shrine games.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    start = time.perf_counter()
    for number in range(arguments.games):
        options = Options(
            seats=2 + number % 3, oracle=number // 3 % 2 == 1, demon=number // 6 % 2 == 1
        )
        try:
            check_game(options, arguments.seed + number, replayed=number % 10 == 0)
        except Exception as error:
            raise SystemExit(f"seed {arguments.seed + number}, {options}: {error!r}") from error
        if (number + 1) % 1000 == 0:
            say(f"{number + 1} games, {time.perf_counter() - start:.0f} s")
    say(f"{arguments.games} games of 2 to 4 players in four variants: all checks passed")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
