"""Finds puzzles: positions of self-play in which one move is clearly best and not obvious.

A short search proposes; the yardstick measures how far the best move leads the next one; a search
ten times longer must agree. How hard a puzzle is, weaker players say: how many of them miss it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from baliwords.games import letters, make_player
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Assemble, Move, Remove
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.letters.view import View
from baliwords.solver.letters.answer import Effort, Findings, Situation
from baliwords.solver.letters.at_sight import Computer
from baliwords.solver.letters.computers import engine_for, lay_out
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.search import Searcher
from baliwords.solver.letters.yardstick import Yardstick, left_by, situation_of

SHORT, LONG = 200, 2000
"""Rollouts of the search that proposes, and of the one that must agree."""
LEAD = 6.0
"""Points by which the best move must lead the next one."""
SURE = 4.0
"""Standard errors that the lead must have."""
PILES = 16
FEWEST_CARDS, MOST_CARDS = 3, 36
"""Cards in the pile: with more of them nobody can tell, with fewer it is the end."""
WEAK_SEARCHES = (8, 24, 72)
"""Rollouts of the searches that say how hard a puzzle is."""
AT_SIGHT = ("beginner", "casual", "greedy")


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle that holds."""

    state: State
    best: Move
    lead: float
    error: float
    missed: int
    """How many of the weaker players missed it."""
    players: int

    @property
    def solution(self) -> str:
        """The best move as it is written."""
        return write_move(self.state.table, self.best)


class PuzzleMaker:
    """Looks for puzzles in the games that `fast` plays."""

    def __init__(self, language: str) -> None:
        self.options = Options(language=language)
        self.game: LetterGame = letters(language)
        engine = engine_for(self.options)
        self._searcher = Searcher(engine, threads=1)
        self._table = engine.table()
        self._yardstick = Yardstick(self._table)

    @cached_property
    def _at_sight(self) -> list[Computer]:
        """Players who take the best word that they know; each opens its own words."""
        return [make_player(name, self.options) for name in AT_SIGHT]

    def search_deal(self, seed: int) -> FoundPuzzle | None:
        """Return the first puzzle in the game of a deal, if it has one."""
        for state in self._positions(seed):
            if found := self.check(state, seed):
                return found
        return None

    def check(self, state: State, seed: int) -> FoundPuzzle | None:
        """Return the puzzle that a position is, or None if it is none."""
        situation = situation_of(state)
        answer = self._search(situation, SHORT, seed)
        if len(answer.prospects) < 2 or self._is_obvious(state, situation, answer):
            return None
        best, second = (read_move(one.move) for one in answer.prospects[:2])
        self._yardstick.turn_to([one.move for one in answer.prospects[:3]])
        ours, theirs = (left_by(self.game, state, move) for move in (best, second))
        lead, error = self._yardstick.lead(ours, theirs, PILES, seed)
        if lead < max(LEAD, SURE * error) or not self.holds(state, best, seed):
            return None
        missed = [move != best for move in self._weaker_moves(state, situation, seed)]
        return FoundPuzzle(state, best, round(lead, 1), round(error, 1), sum(missed), len(missed))

    def holds(self, state: State, best: Move, seed: int) -> bool:
        """Tell whether a search ten times longer has the same best move, well ahead."""
        answer = self._search(situation_of(state), LONG, seed + 1)
        first, second = answer.prospects[:2]
        gap = first.expected - second.expected
        return read_move(first.move) == best and gap > max(LEAD / 2, 2 * second.doubt)

    def _positions(self, seed: int) -> Iterator[State]:
        """Yield the positions of a game that `fast` plays."""
        state = self.game.new(self.options, seed)
        while self.game.outcome(state) is None and len(state.pile) >= FEWEST_CARDS:
            if len(state.pile) <= MOST_CARDS:
                yield state
            state = self.game.apply(state, self._fast_move(situation_of(state)))

    def _fast_move(self, situation: Situation) -> Assemble | Remove:
        lay_out(self._table, situation)
        move = self._table.best_move()
        assert move is not None, "a game that is not over has a move"
        return read_move(move)

    def _search(self, situation: Situation, samples: int, seed: int) -> Findings:
        return self._searcher.search(situation, Effort(samples=samples), seed)

    def _is_obvious(self, state: State, situation: Situation, answer: Findings) -> bool:
        """Tell whether the best move is what one plays without thinking, or hardly ahead."""
        best, second = answer.prospects[:2]
        if best.expected - second.expected < LEAD:
            return True
        move = read_move(best.move)
        sight = self._at_sight[-1](View(0, state.table))
        return move in (self._fast_move(situation), sight)

    def _weaker_moves(self, state: State, situation: Situation, seed: int) -> Iterator[Move]:
        """Yield what weaker players do: at sight, by value alone, by ever longer searches."""
        view = View(0, state.table)
        for player in self._at_sight:
            yield player(view)
        yield self._fast_move(situation)
        for samples in WEAK_SEARCHES:
            for turn in range(2):
                answer = self._search(situation, samples, seed + 10 + turn)
                yield read_move(answer.prospects[0].move)
