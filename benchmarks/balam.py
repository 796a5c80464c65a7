"""How quickly the Balam commands start, beside a bare Python and `check`, and how quick search is.

    python -m benchmarks.balam [--rounds 15]

All figures come from one run on one machine; the commands take turns, and the least time of
each counts, so the ratios can be trusted where the milliseconds cannot. Target (issue of
Balam): as fast as `check`.
"""

import argparse
import subprocess
import sys
import time

from baliwords.balam.search import search

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "check MURS --json": ["-m", "baliwords", "check", "MURS", "--json"],
    "balam cost": ["-m", "baliwords", "balam", "cost", "village"],
    "balam pelota": ["-m", "baliwords", "balam", "pelota", "3", "1", "0", "--cities", "7"],
    "balam attack": ["-m", "baliwords", "balam", "attack", "--garrisons", "3", "--defence", "2"],
    "balam rules M47": ["-m", "baliwords", "balam", "rules", "M47"],
    "balam search marche": ["-m", "baliwords", "balam", "search", "marche"],
    "balam --help": ["-m", "baliwords", "balam", "--help"],
}
QUESTIONS = ("marché", "market", "Markt", "prisonier", "how many prisoners", "droit de passage")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    least = dict.fromkeys(COMMANDS, float("inf"))
    for _ in range(rounds):
        for name, arguments in COMMANDS.items():
            least[name] = min(least[name], _seconds(arguments))
    for name, seconds in least.items():
        ratio = seconds / least["check MURS --json"]
        print(f"{name:<22} {seconds * 1000:7.0f} ms   {ratio:5.2f} x check")
    search("market")  # builds the index
    for question in QUESTIONS:
        print(f"search {question!r:<22} {_search_seconds(question) * 1000:6.2f} ms")


def _seconds(arguments: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def _search_seconds(question: str) -> float:
    times = []
    for _ in range(20):
        start = time.perf_counter()
        search(question)
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    main()
