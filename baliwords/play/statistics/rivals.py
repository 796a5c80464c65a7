"""How a player stands against each computer: games of two, by the level of the other."""

import sqlite3
from dataclasses import dataclass
from typing import Any

from baliwords.solver.letters.levels import LEVELS
from baliwords.speech import known_as

ENOUGH = 4
"""Games against a level from which on one can say how one stands."""

_DUELS = """
    SELECT own.player, rival.player, count(*), sum(own.won)
    FROM seats AS own JOIN seats AS rival USING (path)
    WHERE own.at = 'several' AND own.kind = 'honest' AND own.seat != rival.seat
        AND (SELECT count(*) FROM seats AS every WHERE every.path = own.path) = 2
    GROUP BY own.player, rival.player
"""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player has won against each computer that he has met."""

    player: str
    met: tuple[tuple[str, int, int], ...]
    """Level, games, won; the weakest level first."""

    @property
    def level(self) -> str:
        """The strongest level of which at least half of enough games were won, or nothing."""
        even = [name for name, games, won in self.met if games >= ENOUGH and 2 * won >= games]
        return even[-1] if even else ""

    def as_json(self) -> dict[str, Any]:
        """Return everything that a program may want to know."""
        met = [{"level": name, "games": games, "won": won} for name, games, won in self.met]
        return {"player": self.player, "level": self.level or None, "against": met}


def standings(ledger: sqlite3.Connection, player: str | None = None) -> list[Standing]:
    """Return how each person stands, or one of them; computers are not people."""
    met: dict[str, list[tuple[str, int, int]]] = {}
    for own, rival, games, won in ledger.execute(_DUELS):
        asked = player is None or known_as(player) == own
        if rival in LEVELS and own not in LEVELS and asked:
            met.setdefault(own, []).append((rival, games, won))
    rank = {name: level.rank for name, level in LEVELS.items()}
    return [
        Standing(known_as(name), tuple(sorted(rivals, key=lambda one: rank[one[0]])))
        for name, rivals in sorted(met.items())
    ]
