"""Puzzles of a solitaire, from the games that `fast` plays."""

from collections.abc import Iterator

from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.state import State
from baliwords.play.letters.puzzle_maker import FEWEST_MOVES, BestAndNext, PuzzleMaker
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.computers import engine_for, lay_out
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.yardstick import situation_of

FEWEST_CARDS = 2
MOST_CARDS = (6, 12, 30)
"""Cards in the pile from which on one looks, by the deal in turn: the end, and earlier."""


class AloneMaker(PuzzleMaker):
    """Looks for puzzles in solitaires."""

    seats, short, weak, lead = 1, 100, (8, 24, 72), 6.0

    def __init__(self, language: str) -> None:
        super().__init__(language)
        engine = engine_for(self.options)
        self._searcher = Searcher(engine, threads=1)
        self._table = engine.table()

    def positions(self, seed: int) -> Iterator[State]:
        """Yield the positions of a game from a size of the pile on."""
        most = MOST_CARDS[seed % len(MOST_CARDS)]
        state = self.game.new(self.options, seed)
        while self.game.outcome(state) is None and len(state.pile) >= FEWEST_CARDS:
            if len(state.pile) <= most:
                yield state
            state = self.game.apply(state, self.by_value(state))

    def by_value(self, state: State) -> Assemble | Remove:
        """Return what `fast` does."""
        lay_out(self._table, situation_of(state))
        move = self._table.best_move()
        assert move is not None, "a game that is not over has a move"
        return read_move(move)

    def look(self, state: State, samples: int, seed: int) -> BestAndNext | None:
        """Search by rollouts, or exactly where few cards are left."""
        found = self._searcher.search(situation_of(state), Effort(samples=samples), seed)
        if len(found.prospects) < FEWEST_MOVES:
            return None
        first, second = found.prospects[:2]
        return BestAndNext(read_move(first.move), first.expected - second.expected, second.doubt)
