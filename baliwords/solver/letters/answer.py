"""What is asked of the solver and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass

from baliwords.solver.letters.kernels.move_code import KernelMove

DOUBT = 3.0
"""Standard errors of its lead up to which the best move cannot be told from another."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A solitaire as its player knows it."""

    columns: tuple[str, ...]
    """Seven slots; an empty text is a void."""
    hidden: str
    """The cards that may be in the pile, in any order."""
    pile_size: int
    """How many of them are."""
    score: int = 0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think: a time, or a number of rollouts, which gives the same answer always."""

    seconds: float = 1.0
    samples: int | None = None
    ends: int = 0
    """Games played to their end for the chances of a BALI and a jam, besides the budget."""
    most: int | None = None
    """Forecasts of several players that will do, whatever time is left: who is quick enough gets
    the same answer always."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One move and what comes of it."""

    move: KernelMove
    expected: float
    """Points from here to the end of the game."""
    error: float
    """Standard error of `expected`; 0 if it is exact."""
    bali: float | None
    """Chance to use up all cards; None if it was not looked at."""
    stuck: float | None
    """Chance to jam."""
    samples: int
    exact: bool = False
    doubt: float = 0.0
    """Standard error of how far the move is behind the best one, over the piles that both met."""
    value: float = 0.0
    """How the move looks without search, which no chance changes."""

    def is_as_good_as(self, best: "Prospect") -> bool:
        """Tell whether the move cannot be told from a better one."""
        return best.expected - self.expected <= DOUBT * self.doubt

    def by_value(self) -> tuple[float, KernelMove]:
        """What sorts by the look of the moves, the best first."""
        return -self.value, self.move


@dataclass(frozen=True, slots=True)
class Findings:
    """All moves that were looked at, the best one first."""

    prospects: tuple[Prospect, ...]
    seconds: float
    samples: int
    exact: bool
    finished: bool = True
    """False if it was stopped before its time."""
    settled: bool = True
    """Whether more time would have found out no more: all is exact, or the best move is clear."""
    estimated: bool = False
    """Whether a learned value stands for the end of the game, at least in some rollouts."""

    def equals(self) -> tuple[Prospect, ...]:
        """Return the moves that cannot be told from the best one, which comes first."""
        if not self.prospects:
            return ()
        best, *others = self.prospects
        return best, *(one for one in others if one.is_as_good_as(best))

    def steady(self) -> tuple[Prospect, ...]:
        """Return the moves as a reader gets them: who asks again gets the same one first.

        Which of the moves that cannot be told apart is best by a hair depends on the sampled
        piles; so the one that looks best without them goes first.
        """
        if not self.prospects:
            return ()
        first = min(self.equals(), key=Prospect.by_value)
        return first, *(one for one in self.prospects if one is not first)

    def known_first(self, is_known: Callable[[Prospect], bool]) -> tuple[Prospect, ...]:
        """Return the steady order; where its first is not known, those as good and known first.

        As good is only what is behind by less than the error of the figures themselves; so no
        move passes one that is better as far as one can tell.
        """
        steady = self.steady()
        if not steady or is_known(steady[0]):
            return steady
        best = self.prospects[0]
        known = [
            one
            for one in sorted(self.equals(), key=Prospect.by_value)
            if best.expected - one.expected <= max(best.error, one.error) and is_known(one)
        ]
        return *known, *(one for one in steady if one not in known)
