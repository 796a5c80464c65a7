"""Finds puzzles: positions of self-play in which one move is clearly best and not obvious.

A short search screens every position; only where it sees the best move far ahead, a search ten
times longer, over other piles, must agree. How hard a puzzle is, weaker players say: how many
of them miss it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from baliwords.games import letters, make_player
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Move
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.letters.view import View
from baliwords.solver.letters.at_sight import Computer

LONGER = 10
"""How much longer the search is that must agree."""
FEWEST_MOVES = 4
"""Moves there must be: with fewer one need not think."""
SURE = 3.0
"""Standard errors that the lead must have."""
STILL_SURE = 2.0
"""Those that it must have when a puzzle is searched again, over piles that nobody has met."""
AT_SIGHT = ("beginner", "casual", "greedy")
SEARCHES_EACH = 2
"""How often each weak search tries, over other piles each time."""


@dataclass(frozen=True, slots=True)
class BestAndNext:
    """What a search says of a position: the best move, and how far it leads the next one."""

    best: Move
    lead: float
    doubt: float
    """Standard error of the lead; 0 if it is exact."""

    def is_clear(self, least: float, sure: float = SURE) -> bool:
        """Tell whether the best move leads by enough, beyond doubt."""
        return self.lead >= max(least, sure * self.doubt)


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


class PuzzleMaker(ABC):
    """Looks for puzzles in games that the computer plays; a subclass knows for how many seats."""

    seats: int
    short: int
    """Rollouts of the search that screens."""
    weak: tuple[int, ...]
    """Rollouts of the searches that say how hard a puzzle is."""
    lead: float
    """Points by which the best move must lead the next one."""

    def __init__(self, language: str) -> None:
        self.options = Options(language=language, seats=self.seats)
        self.game: LetterGame = letters(language)

    @abstractmethod
    def positions(self, seed: int) -> Iterator[State]:
        """Yield the positions of a game; the pile of each is in the order of the alphabet."""

    @abstractmethod
    def look(self, state: State, samples: int, seed: int) -> BestAndNext | None:
        """Search a position; None where there are hardly any moves to choose from."""

    @abstractmethod
    def by_value(self, state: State) -> Move:
        """Return the move that looks best without search."""

    @cached_property
    def _at_sight(self) -> list[Computer]:
        """Players who take the best word that they know; each opens its own words."""
        return [make_player(name, self.options) for name in AT_SIGHT]

    def search_deal(self, seed: int) -> FoundPuzzle | None:
        """Return the first puzzle in the game of a deal, if it has one."""
        found = (self.check(state, seed) for state in self.positions(seed))
        return next(filter(None, found), None)

    def check(self, state: State, seed: int) -> FoundPuzzle | None:
        """Return the puzzle that a position is, or None if it is none."""
        seen = self.look(state, self.short, seed)
        if seen is None or seen.lead < self.lead or self._is_obvious(state, seen.best):
            return None
        long = self.look(state, self.short * LONGER, seed + 1)
        if long is None or long.best != seen.best or not long.is_clear(self.lead):
            return None
        missed = self.misses(state, seen.best, seed)
        return FoundPuzzle(
            state, seen.best, round(long.lead, 1), round(long.doubt, 1), sum(missed), len(missed)
        )

    def holds(self, state: State, best: Move, seed: int) -> bool:
        """Tell whether a long search over other piles has the same best move, well ahead."""
        seen = self.look(state, self.short * LONGER, seed)
        return seen is not None and seen.best == best and seen.is_clear(self.lead / 2, STILL_SURE)

    def _is_obvious(self, state: State, best: Move) -> bool:
        """Tell whether the best move is the one that gives most at sight."""
        return best == self._at_sight[-1](View(0, state.table))

    def misses(self, state: State, best: Move, seed: int) -> list[bool]:
        """Tell of each weaker player whether it misses the best move."""
        return [move != best for move in self._weaker_moves(state, seed)]

    def _weaker_moves(self, state: State, seed: int) -> Iterator[Move | None]:
        """Yield what weaker players do: at sight, by value alone, by ever longer searches."""
        view = View(0, state.table)
        for player in self._at_sight:
            yield player(view)
        yield self.by_value(state)
        for samples in self.weak:
            for turn in range(SEARCHES_EACH):
                seen = self.look(state, samples, seed + 10 + turn)
                yield seen.best if seen else None
