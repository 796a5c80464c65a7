"""The plain rules engine: random solitaires a second, and how soon `score` answers.

Run: python -m benchmarks.letters
"""

import subprocess
import sys
import time

from baliwords.games import letters, make_player
from baliwords.letters.options import Options
from baliwords.solver.letters.contest import play_out


def games_per_second(name: str, seconds: float = 3.0) -> float:
    """Return how many solitaires a player plays in a second, on one core."""
    game = letters("fr")
    options = Options()
    play_out(game, game.new(options, -1), [make_player(name, options)])  # opens the word list
    count, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        play_out(game, game.new(options, count), [make_player(name, options, count)])
        count += 1
    return count / (time.perf_counter() - started)


def start_up(*arguments: str, repeats: int = 10) -> float:
    """Return the shortest time in milliseconds that a fresh Python takes for something."""
    times = []
    for _ in range(repeats):
        started = time.perf_counter()
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - started)
    return min(times) * 1000


def main() -> None:
    """Measure and print."""
    for name in ("random", "greedy"):
        print(f"{name:8} {games_per_second(name):8.1f} solitaires a second")
    bare = start_up("-c", "pass")
    score = start_up("-m", "baliwords", "score", "PARTIE")
    print(f"python -c pass         {bare:6.1f} ms")
    print(f"baliwords score PARTIE {score:6.1f} ms ({score / bare:.1f} times)")


if __name__ == "__main__":
    main()
