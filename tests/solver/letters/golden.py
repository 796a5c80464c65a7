"""Choose positions whose best move is beyond doubt, by long searches.

    python -m tests.solver.letters.golden 10 5000000 >> tests/solver/letters/golden.tsv

takes ten from the games of the seeds from 5000000 on.

A position comes from a game of `fast`. It is kept if a long search that plays whole games, with
other piles than the test uses, finds one move that leads every other by six standard errors.
"""

import sys
from itertools import count
from math import hypot

from baliwords.core.shuffle import Dice
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.solver.letters.answer import Effort, Prospect, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.encode import decode, encode, read_move
from baliwords.solver.letters.kernels.layout import PACK_SIZE
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.training import deal

QUICK, LONG = 600, 3_000
CLEAR_LEAD = 6.0


def situation_of(seed: int) -> Situation | None:
    """Play a game some way and return where it stands; None if it ended before."""
    dice = Dice(seed)
    table = engine_for(Options()).table()
    pile = encode("".join(deal(seed)))
    table.deal(pile)
    for _ in range(2 + dice.below(42)):
        move = table.best_move()
        if move is None:
            return None
        table.move(*move)
    score, left, _ = table.state()
    hidden = "".join(sorted(decode(pile[len(pile) - left :])))
    return Situation(tuple(map(decode, table.columns())), hidden, left, score)


def lead(prospects: tuple[Prospect, ...]) -> float:
    """Return the smallest lead of the best move in standard errors, both errors counted."""
    best, *others = prospects
    if not others:
        return 0.0
    return min(
        (best.expected - other.expected) / max(0.01, hypot(best.error, other.error))
        for other in others
    )


def main() -> None:
    wanted, first = int(sys.argv[1]), int(sys.argv[2])
    searcher, judge = Searcher(engine_for(Options()), 1), Searcher(engine_for(Options()), 1)
    judge.horizon = PACK_SIZE
    found = 0
    for seed in count(first):
        situation = situation_of(seed)
        if situation is None or situation.pile_size < 4:
            continue
        quick = searcher.search(situation, Effort(samples=QUICK), seed=1).prospects
        if len(quick) < 4 or lead(quick) < CLEAR_LEAD / 2:
            continue
        long = judge.search(situation, Effort(samples=LONG), seed=2).prospects
        if long[0].move != quick[0].move or lead(long) < CLEAR_LEAD:
            continue
        found += 1
        table = open_table(Options(), (situation.columns,), situation.pile_size)
        best = write_move(table, read_move(long[0].move))
        gap = long[0].expected - long[1].expected
        sys.stdout.write(f"{' '.join(situation.columns)}\t{situation.hidden}\t{best}\t{gap:.1f}\n")
        sys.stdout.flush()
        if found == wanted:
            return


if __name__ == "__main__":
    main()
