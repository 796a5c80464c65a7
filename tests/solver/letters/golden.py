"""Choose positions whose best move is beyond doubt, by long searches.

    python -m tests.solver.letters.golden 10 5000000 >> tests/solver/letters/golden.tsv

takes ten from the games of the seeds from 5000000 on.

A position comes from a game of `fast`. It is kept if a search much longer than that of the test,
with other piles, whose rollouts go to the end and look ahead before every move, finds one move
that leads by at least two points and by six standard errors of the lead, or by 3.5 those that
the race dropped at once.
"""

import sys
from itertools import count

from baliwords.core.shuffle import Dice
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.solver.letters.answer import Effort, Prospect, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.encode import decode, encode, read_move
from baliwords.solver.letters.kernels.layout import PACK_SIZE
from baliwords.solver.letters.plan import Plan
from baliwords.solver.letters.race import HOPELESS, SURE_PILES
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.training import deal

QUICK, LONG = 600, 3_000
CLEAR_LEAD, CLEAR_POINTS = 6.0, 2.0


class Patient(Searcher):
    """Plays every rollout to the end with all care, whatever the budget."""

    def plan(self, situation: Situation, effort: Effort) -> Plan:  # noqa: ARG002 - always the same
        return Plan(PACK_SIZE, PACK_SIZE, PACK_SIZE)


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


def is_clear(prospects: tuple[Prospect, ...]) -> bool:
    """Tell whether the best move leads every other beyond doubt."""
    best, *others = prospects
    for other in others:
        lead = best.expected - other.expected
        wanted = CLEAR_LEAD if other.samples >= SURE_PILES else HOPELESS
        if lead < max(CLEAR_POINTS, wanted * other.doubt):
            return False
    return len(prospects) > 3


def main() -> None:
    wanted, first = int(sys.argv[1]), int(sys.argv[2])
    searcher, judge = Searcher(engine_for(Options()), 1), Patient(engine_for(Options()), 1)
    found = 0
    for seed in count(first):
        situation = situation_of(seed)
        if situation is None or situation.pile_size < 4:
            continue
        quick = searcher.search(situation, Effort(samples=QUICK), seed=1)
        if not quick.settled or len(quick.equals()) > 1:
            continue
        long = judge.search(situation, Effort(samples=LONG), seed=2).prospects
        if long[0].move != quick.prospects[0].move or not is_clear(long):
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
