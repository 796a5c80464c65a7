"""What a position is worth, before and after cards are drawn: the measure of an analysis.

A position is played on over many shuffles of the hidden cards, all positions over the same ones:
a short search chooses the next move, the learned policy those after it. The search also tries
what was good before: a move that the policy never sees, put off by one turn, loses what the
delay costs, and is not counted as missed again and again until it is played.
What a move is worth is the mean over all cards that may be drawn after it, so that on the mean
the drawn card brings nothing: luck is what it brings beyond that.
"""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from baliwords.core.shuffle import Dice
from baliwords.letters.cards import PACK, UNKNOWN
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Move, Stop
from baliwords.letters.state import State
from baliwords.letters.unseen import in_order, seen_columns, unseen_letters
from baliwords.solver.letters.answer import Situation
from baliwords.solver.letters.computers import lay_out
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.kernels.layout import SCORE_BITS
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.rollouts import Roller

HORIZON = 12
"""Moves that the policy plays; the mean of its own estimates over the later half of them stands
for the rest of the game."""
DRAWS = 32
"""Drawings that are tried where several cards are drawn at once; a single card is each tried."""
GLANCED, GLANCES, GLANCE = 4, 16, 6
"""The short search: moves that look best, piles on which each is tried, moves played there."""
GLANCE_SEED = 77


@dataclass(frozen=True, slots=True)
class Leaving:
    """What a move leaves: places that wait for cards, and the cards that may come."""

    columns: tuple[str, ...]
    places: tuple[int, ...]
    hidden: Counter[str]
    pile_size: int
    """Cards in the pile once the places are filled."""
    score: int
    over: bool = False

    def filled(self, cards: Sequence[str]) -> Situation:
        """Return the position in which these cards were drawn."""
        columns = list(self.columns)
        for place, card in zip(self.places, cards, strict=False):
            columns[place] = card
        hidden = self.hidden - Counter(cards[: len(self.places)])
        return Situation(tuple(columns), in_order(hidden), self.pile_size, self.score)


def situation_of(state: State) -> Situation:
    """Return what one knows who has counted the cards."""
    return Situation(
        state.table.rows[0], in_order(_hidden(state)), len(state.pile), state.table.scores[0]
    )


def left_by(game: LetterGame, state: State, move: Move) -> Leaving:
    """Return what a move leaves before the next card is seen."""
    blind = replace(state, pile=UNKNOWN * len(state.pile))
    after = game.apply(blind, move)
    row = after.table.rows[0]
    places = tuple(place for place, column in enumerate(row) if column == UNKNOWN)
    over = isinstance(move, Stop) or (not state.pile and game.outcome(after) is not None)
    outcome = game.outcome(after) if over else None
    points = outcome.scores[0] if outcome else after.table.scores[0]
    return Leaving(row, places, _hidden(state), len(after.pile), points, over)


def drawings(
    hidden: Counter[str], count: int, dice: Dice
) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield what may be drawn, with weights that add up to 1."""
    cards = in_order(hidden)
    if count == 0 or not cards:
        yield (), 1.0
    elif count == 1:
        for card, copies in sorted(hidden.items()):
            if copies:
                yield (card,), copies / len(cards)
    else:
        for _ in range(DRAWS):
            yield tuple(dice.shuffled(cards)[:count]), 1 / DRAWS


class Yardstick:
    """Measures positions with a table of its own; each thread needs its own yardstick."""

    def __init__(self, table: Roller) -> None:
        self._table = table
        self._known: dict[tuple[Situation, int, int], array[int]] = {}
        self._put_off: tuple[KernelMove, ...] = ()

    def turn_to(self, good: Sequence[KernelMove]) -> None:
        """Turn to another position, of which some moves are known to be good."""
        self._known.clear()
        self._put_off = tuple(good)

    def worth(self, situation: Situation, piles: int, seed: int) -> "array[int]":
        """Return the final scores over so many piles; they depend on the seed alone."""
        key = situation, piles, seed
        if key not in self._known:
            self._known[key] = self._measure(*key)
        return self._known[key]

    def _measure(self, situation: Situation, piles: int, seed: int) -> "array[int]":
        lay_out(self._table, situation)
        if not situation.pile_size:
            return array("i", [int(self._table.end_score())]) * piles
        following = self._following()
        if following is None:
            return array("i", [situation.score]) * piles
        return self._rolled(following, piles, seed, HORIZON)

    def _following(self) -> KernelMove | None:
        """Choose the next move by a short search, over piles that measure nothing."""
        value = self._table.value_of
        moves = sorted(self._table.legal_moves(), key=lambda move: (-value(*move), move))
        tried = {*moves[:GLANCED], *(move for move in self._put_off if move in moves)}
        return max(tried, key=lambda move: (self._glance(move), move), default=None)

    def _glance(self, move: KernelMove) -> int:
        return sum(self._rolled(move, GLANCES, GLANCE_SEED, GLANCE))

    def _rolled(self, move: KernelMove, piles: int, seed: int, horizon: int) -> "array[int]":
        results = array("i", bytes(4 * piles))
        self._table.roll(*move, seed, 0, results, horizon, horizon // 2)
        return array("i", (result & SCORE_BITS for result in results))

    def after(self, left: Leaving, cards: Sequence[str], piles: int, seed: int) -> "array[int]":
        """Return the final scores once these cards were drawn."""
        if left.over:
            return array("i", [left.score]) * piles
        return self.worth(left.filled(cards), piles, seed)

    def expected(self, left: Leaving, piles: int, seed: int) -> tuple[float, float]:
        """Return the final score to expect before the cards are seen, and its error."""
        return _weighed(
            (self.after(left, cards, piles, seed), weight)
            for cards, weight in drawings(left.hidden, len(left.places), Dice(seed))
        )

    def lead(self, one: Leaving, other: Leaving, piles: int, seed: int) -> tuple[float, float]:
        """Return by how much a move is better than another, over the same cards, and the error."""
        count = max(len(one.places), len(other.places))
        return _weighed(
            (self._gaps(one, other, cards, piles, seed), weight)
            for cards, weight in drawings(one.hidden, count, Dice(seed))
        )

    def _gaps(
        self, one: Leaving, other: Leaving, cards: Sequence[str], piles: int, seed: int
    ) -> list[int]:
        ours = self.after(one, cards[: len(one.places)], piles, seed)
        theirs = self.after(other, cards[: len(other.places)], piles, seed)
        return [mine - yours for mine, yours in zip(ours, theirs, strict=True)]


def _weighed(shares: Iterator[tuple[Sequence[int], float]]) -> tuple[float, float]:
    """Return the mean of shares that each have a weight, and its standard error."""
    mean = variance = 0.0
    for numbers, weight in shares:
        share, error = mean_and_error(numbers)
        mean += weight * share
        variance += (weight * error) ** 2
    return mean, sqrt(variance)


def _hidden(state: State) -> Counter[str]:
    """Count the cards that may be in the pile; of a shortened one its own are known."""
    whole = len(state.pile) + sum(map(len, seen_columns(state))) == len(PACK)
    return unseen_letters(state) if whole else Counter(state.pile)
