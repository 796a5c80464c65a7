"""Points of a word, and how a game ended (L29-L37, L60-L64, D1, D24, D30, D37)."""

from dataclasses import dataclass

from baliwords.core.game import Outcome
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_over
from baliwords.letters.options import Options
from baliwords.letters.state import State, Table
from baliwords.letters.values import DEFAULT_VALUES, Values


@dataclass(frozen=True, slots=True)
class WordScore:
    """How the points of a word come about: sum of the card values times number of cards."""

    cards: int
    sum: int

    @property
    def points(self) -> int:
        """The points of the word (L34)."""
        return self.cards * self.sum


def score(column: str, values: Values = DEFAULT_VALUES) -> WordScore:
    """Score a column as a word; whether it is one is not asked here."""
    return WordScore(len(column), sum(map(values.of, column)))


def final_score(points: int, has_bali: bool, options: Options) -> int:
    """Add the bonus for a BALI, or multiply by it where the house rule says so (D1)."""
    if not has_bali:
        return points
    bonus = options.bali_bonus
    return points * int(bonus[1:]) if bonus.startswith("x") else points + int(bonus)


def outcome(state: State, judge: Judge) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    reason = why_over(state.table, judge)
    if reason is None:
        return None
    table = state.table
    scores = tuple(
        final_score(table.scores[seat], has_bali(table, seat), table.options)
        for seat in range(len(table.rows))
    )
    return Outcome(reason, scores, _best(scores))


def standing(table: Table) -> Outcome:
    """Return the scores as they are, for a game that its players end (D36: no BALI)."""
    return Outcome("ended", table.scores, _best(table.scores))


def _best(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))


def has_bali(table: Table, seat: int) -> bool:
    """Tell whether all cards of a seat went into words and the pile is empty (D30)."""
    return table.ending and not table.stopped and not any(table.rows[seat])
