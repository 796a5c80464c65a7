"""Makes the puzzles that are shipped: `python -m benchmarks.puzzles fr --count 200`.

Deals come from seed 1 on, one puzzle a deal at most, so the same command gives the same
puzzles. It goes on where its file ends; stopped at any moment, it loses one puzzle at most.
"""

import argparse
from pathlib import Path

from baliwords.play.letters.puzzle_book import Puzzle, book_file, read_book
from baliwords.play.letters.puzzle_maker import PuzzleMaker
from baliwords.solver.letters.yardstick import situation_of


def main() -> None:
    """Look for puzzles until there are enough."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("lang", choices=("fr", "de"))
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument("--file", type=Path)
    given = asked.parse_args()
    path = given.file or book_file(given.lang)
    known = read_book(path) if path.exists() else []
    maker = PuzzleMaker(given.lang)
    seed = known[-1].seed if known else 0
    while len(known) < given.count:
        seed += 1
        if found := maker.search_deal(seed):
            situation = situation_of(found.state)
            puzzle = Puzzle(
                len(known) + 1,
                situation.columns,
                situation.hidden,
                situation.score,
                found.solution,
                found.lead,
                found.error,
                found.missed,
                found.players,
                seed,
            )
            known.append(puzzle)
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{puzzle}\n")
            print(puzzle, flush=True)


if __name__ == "__main__":
    main()
