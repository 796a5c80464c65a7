"""Points of a word and of a finished game (L33-L37, L31, D1)."""

from dataclasses import dataclass

from baliwords.letters.options import Options
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
