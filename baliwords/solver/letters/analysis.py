"""A played solitaire, move by move, beside the solver's best.

What a move was worth is what the learned policy makes of the game after it, on the mean of
many shuffles of the cards that were still hidden; the played move and the best one meet the
same shuffles, so that luck falls out of their difference.
"""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from baliwords.core.shuffle import Dice
from baliwords.letters.cards import PACK
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Move, Stop
from baliwords.letters.state import State
from baliwords.letters.unseen import in_order, seen_columns, unseen_letters
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import finish, lay_out
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import SCORE_BITS
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.solver.letters.search import Searcher

DOUBT = 2.0
"""Standard errors by which the best move must be better to count as missed."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A move that was played, and the best one there was."""

    played: Move
    best: Move
    expected: float
    """Final score to expect after the move that was played."""
    lost: float
    """Points by which the best move is better."""
    error: float
    """Standard error of `lost`."""


class Analyst:
    """Reviews the moves of solitaires with one engine."""

    def __init__(self, engine: Engine, game: LetterGame, effort: Effort, shuffles: int) -> None:
        self.game = game
        self.effort = effort
        self.shuffles = shuffles
        self._searcher = Searcher(engine)
        self._table: Roller = engine.table()

    def review(self, states: Sequence[State], moves: Sequence[Move]) -> Iterator[Reviewed]:
        """Yield each move of a game beside the best one; `states` are those before each move."""
        for number, (state, played) in enumerate(zip(states, moves, strict=True)):
            yield self._review(state, played, seed=number)

    def _review(self, state: State, played: Move, seed: int) -> Reviewed:
        best = self._best(state, seed)
        after_played = self._outcomes(state, played, seed)
        expected, _ = mean_and_error(after_played)
        if best == played:
            return Reviewed(played, best, expected, 0.0, 0.0)
        after_best = self._outcomes(state, best, seed)
        gaps = [one - other for one, other in zip(after_best, after_played, strict=True)]
        lost, error = mean_and_error(gaps)
        if lost <= DOUBT * error:  # as good as what the search found, as far as one can tell
            return Reviewed(played, played, expected, 0.0, error)
        return Reviewed(played, best, expected, lost, error)

    def _best(self, state: State, seed: int) -> Move:
        situation = _situation(state)
        if not state.pile:
            lay_out(self._table, situation)
            return finish(self._table, state.table)
        answer = self._searcher.search(situation, self.effort, seed)
        return read_move(answer.prospects[0].move) if answer.prospects else Stop()

    def _outcomes(self, state: State, move: Move, seed: int) -> list[int]:
        """Return the final scores after a move, one for each shuffle of the hidden cards."""
        if isinstance(move, Stop):
            return [state.table.scores[0]] * self.shuffles
        dice = Dice(seed)
        count = self.shuffles if state.pile else 1
        found = [self._play_on(state, move, dice.shuffled(state.pile), dice) for _ in range(count)]
        return found * (self.shuffles // count)

    def _play_on(self, state: State, move: Move, pile: list[str], dice: Dice) -> int:
        after = self.game.apply(replace(state, pile="".join(pile)), move)
        lay_out(self._table, _situation(after))
        if not after.pile:
            return int(self._table.end_score())
        following = self._table.best_move()
        if following is None:
            return after.table.scores[0]
        results = array("i", [0])
        self._table.roll(*following, dice.bits(), 0, results)
        return results[0] & SCORE_BITS


def _situation(state: State) -> Situation:
    """Return what one knows who has counted the cards."""
    row = state.table.rows[0]
    hidden = unseen_letters(state) if _whole_pack(state) else Counter(state.pile)
    return Situation(row, in_order(hidden), len(state.pile), state.table.scores[0])


def _whole_pack(state: State) -> bool:
    return len(state.pile) + sum(map(len, seen_columns(state))) == len(PACK)
