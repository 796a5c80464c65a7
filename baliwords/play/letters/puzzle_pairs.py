"""Puzzles of a game of two, from the games that `fast` plays against itself.

With an empty pile nothing is hidden, and the end is worked out. Before, all turns are played on
over the same piles, and what counts is the lead over the other at the end.
"""

from collections.abc import Iterator
from dataclasses import replace

from baliwords.letters.moves import Move
from baliwords.letters.state import Row, State, open_table
from baliwords.letters.unseen import in_order, unseen_letters
from baliwords.lexicon.store import lexicon_for
from baliwords.play.letters.puzzle_maker import FEWEST_MOVES, BestAndNext, PuzzleMaker
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_search import SeatSearcher, SeatSituation
from baliwords.solver.letters.several import lay_out, read_turn
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast

MOST_CARDS = (0, 4, 16)
"""Cards in the pile from which on one looks, by the deal in turn."""


class PairMaker(PuzzleMaker):
    """Looks for puzzles in games of two."""

    seats, short, weak, lead = 2, 200, (24, 48, 96), 10.0

    def __init__(self, language: str) -> None:
        super().__init__(language)
        index = shared_index(lexicon_for(self.options), self.options)
        self._rows = new_forecast(index, self.options)
        self._searcher = SeatSearcher(self._rows)

    def positions(self, seed: int) -> Iterator[State]:
        """Yield the positions of a game from a size of the pile on, as the mover sees them."""
        most = MOST_CARDS[seed % len(MOST_CARDS)]
        state = self.game.new(self.options, seed)
        while self.game.outcome(state) is None:
            if len(state.pile) <= most and not state.table.passes:
                yield as_mover(state)
            state = self.game.apply(state, self.by_value(state))

    def by_value(self, state: State) -> Move:
        """Return what `fast` does."""
        lay_out(self._rows, state.table)
        return read_turn(*self._rows.weighed())

    def look(self, state: State, samples: int, seed: int) -> BestAndNext | None:
        """Search the turn of the seat to move."""
        found = self._searcher.search(
            SeatSituation(state.table, state.pile), Effort(samples=samples), seed
        )
        if len(found.turns) < FEWEST_MOVES or (state.table.ending and not found.exact):
            return None
        first, second = found.turns[:2]
        return BestAndNext(first.move, first.margin - second.margin, second.doubt)


def as_mover(state: State) -> State:
    """Return the position with the mover in the first seat and his columns side by side."""
    turned = state.table.seats_from(state.table.turn)
    rows = tuple(_side_by_side(state.table.rows[seat]) for seat in turned)
    table = open_table(state.table.options, rows, len(state.pile))
    scores = tuple(state.table.scores[seat] for seat in turned)
    return State(replace(table, scores=scores), in_order(unseen_letters(state)))


def _side_by_side(row: Row) -> Row:
    columns = tuple(filter(None, row))
    return columns + ("",) * (len(row) - len(columns))
