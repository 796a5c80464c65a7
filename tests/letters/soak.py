"""Play very many random games and report every broken promise.

    python -m tests.letters.soak --games 100000 [--seed 1]
    python -m tests.letters.soak --golden

Game i is `random_games.play_checked(seed + i)`. The second form counts the golden move
trees by the engine down to their last ply.
"""

import argparse
import sys
import time
from collections import Counter
from itertools import islice

from tests.letters.random_games import play_checked
from tests.letters.test_golden_counts import COUNTS, count_by_engine


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.letters.soak")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--golden", action="store_true")
    chosen = parser.parse_args()
    return check_golden() if chosen.golden else soak(chosen.games, chosen.seed)


def soak(games: int, seed: int) -> int:
    started = time.monotonic()
    endings: Counter[str] = Counter()
    plies = longest = 0
    for done, number in enumerate(range(seed, seed + games), 1):
        try:
            played = play_checked(number)
        except Exception as error:  # whatever goes wrong is the finding
            endings["BROKEN"] += 1
            say(f"game {number}: {type(error).__name__}: {error}")
        else:
            endings[f"{played.options.seats} seats {played.reason}"] += 1
            plies += played.plies
            longest = max(longest, played.plies)
        if done % 5_000 == 0:
            say(f"{done} games, {endings['BROKEN']} broken, {time.monotonic() - started:.0f} s")
    seconds = time.monotonic() - started
    say(f"{games} games, {plies} moves, the longest {longest}, {games / seconds:.1f} games/s")
    for ending, count in sorted(endings.items()):
        say(f"  {ending}: {count}")
    return 1 if endings["BROKEN"] else 0


def check_golden() -> int:
    wrong = 0
    for name, counts in COUNTS.items():
        counted = list(islice(count_by_engine(name), len(counts)))
        say(f"{name}: {'agrees' if counted == counts else f'{counted}, expected {counts}'}")
        wrong += counted != counts
    return 1 if wrong else 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
