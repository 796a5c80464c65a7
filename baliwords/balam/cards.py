"""The Katun cards by kind: all of them, and those seen so far (M33, M37)."""

from typing import NamedTuple


class CardsSeen(NamedTuple):
    """Cards that were turned over so far."""

    positive: int = 0
    negative: int = 0
    pelota: int = 0
    eclipse: int = 0

    @property
    def total(self) -> int:
        """How many cards were turned over."""
        return sum(self)

    @property
    def special(self) -> int:
        """How many of them were pelota or eclipse."""
        return self.pelota + self.eclipse


ALL = CardsSeen(positive=34, negative=32, pelota=5, eclipse=1)
CARDS = ALL.total
