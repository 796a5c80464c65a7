"""Makes the puzzles that are shipped, and verifies them.

    python -m benchmarks.puzzles mine fr 1 drafts/fr-1.tsv --count 100
    python -m benchmarks.puzzles bind fr drafts/fr-1.tsv drafts/fr-2.tsv
    python -m benchmarks.puzzles check fr

`mine` looks for puzzles for one player or two; deals come from seed 1 on, one puzzle a deal at
most, so the same command gives the same puzzles with the same solver. It goes on where its file
ends; stopped at any moment, it loses one puzzle at most. `bind` asks two more long searches of
each, drops those that one of them doubts, lets the weaker players try again and writes the book
that is shipped. `check` asks the last of these searches again of every puzzle of the book.
"""

import argparse
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from baliwords.play.letters.puzzle_alone import AloneMaker
from baliwords.play.letters.puzzle_book import Puzzle, book_file, puzzles, read_book
from baliwords.play.letters.puzzle_maker import FoundPuzzle, PuzzleMaker
from baliwords.play.letters.puzzle_pairs import PairMaker
from baliwords.play.letters.puzzling import task_of

BINDING, CHECKING = 1_000_000, 2_000_000
"""Added to the seed of a puzzle for searches over other piles each."""


def maker_for(language: str, seats: int) -> PuzzleMaker:
    """Return who makes puzzles for so many players."""
    return AloneMaker(language) if seats == 1 else PairMaker(language)


def written(found: FoundPuzzle, number: int, seed: int) -> Puzzle:
    """Return a puzzle as it stands in a book."""
    table = found.state.table
    rows = tuple(tuple(filter(None, row)) for row in table.rows)
    facts = found.solution, found.lead, found.error, found.missed, found.players
    hidden = "".join(sorted(found.state.pile))  # its order is nobody's business
    return Puzzle(number, rows, hidden, table.scores, *facts, -1, seed)


def mine(language: str, seats: int, path: Path, count: int) -> None:
    """Look for puzzles until there are enough; the last line of the file says where it stands."""
    known = read_book(path) if path.exists() else []
    maker = maker_for(language, seats)
    seed = known[-1].seed if known else 0
    while len(known) < count:
        seed += 1
        if found := maker.search_deal(seed):
            known.append(written(found, len(known) + 1, seed))
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{known[-1]}\n")
            print(known[-1], flush=True)


def bind(language: str, drafts: list[Path]) -> None:
    """Write the book: the drafts in turn, each verified once more."""
    shelves = [list(_verified(language, read_book(path))) for path in drafts]
    mixed = [one for row in zip_longest(*shelves) for one in row if one]
    numbered = [one._replace(number=number) for number, one in enumerate(mixed, 1)]
    book_file(language).write_text("".join(f"{one}\n" for one in numbered), encoding="utf-8")
    print(f"{language}: {len(numbered)} puzzles")


def _verified(language: str, drafts: list[Puzzle]) -> Iterator[Puzzle]:
    for puzzle in drafts:
        maker, task = _maker(language, puzzle.seats), task_of(puzzle, language)
        seeds = puzzle.seed + BINDING, puzzle.seed + CHECKING
        if all(maker.holds(task.state, task.best, seed) for seed in seeds):
            yield puzzle._replace(again=sum(maker.misses(task.state, task.best, seeds[0])))
        else:
            print(f"dropped: {puzzle}", flush=True)


def check(language: str) -> bool:
    """Search every puzzle of the book once more; tell whether all hold."""
    book = puzzles(language)
    failing = []
    for puzzle in book:
        task = task_of(puzzle, language)
        if not _maker(language, puzzle.seats).holds(task.state, task.best, puzzle.seed + CHECKING):
            failing.append(puzzle)
            print(f"does not hold: {puzzle}", flush=True)
    print(f"{language}: {len(book) - len(failing)} of {len(book)} puzzles hold")
    return not failing


_makers: dict[tuple[str, int], PuzzleMaker] = {}


def _maker(language: str, seats: int) -> PuzzleMaker:
    if (language, seats) not in _makers:
        _makers[language, seats] = maker_for(language, seats)
    return _makers[language, seats]


def main() -> None:
    """Do what is asked."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ways = asked.add_subparsers(dest="way", required=True)
    for way in ("mine", "bind", "check"):
        ways.add_parser(way).add_argument("lang", choices=("fr", "de"))
    ways.choices["mine"].add_argument("seats", type=int, choices=(1, 2))
    ways.choices["mine"].add_argument("file", type=Path)
    ways.choices["mine"].add_argument("--count", type=int, default=100)
    ways.choices["bind"].add_argument("drafts", type=Path, nargs="+")
    given = asked.parse_args()
    if given.way == "mine":
        mine(given.lang, given.seats, given.file, given.count)
    elif given.way == "bind":
        bind(given.lang, given.drafts)
    elif not check(given.lang):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
