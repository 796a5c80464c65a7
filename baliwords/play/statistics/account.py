"""The figures of each player: games of one sort together, never two sorts."""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, NamedTuple

from baliwords.play.honesty import Kind
from baliwords.play.statistics.entries import TABLES
from baliwords.speech import known_as

_BEST_WORDS = 5
_BAR = 50
"""Points that a bar of a distribution spans."""
_RECENT = 10
"""Games whose mean is the trend."""

_GAMES = """
    SELECT seats.path, day, player, at, points, won, bali, language, accuracy,
        CASE WHEN kind = 'honest' AND row_number() OVER (
            PARTITION BY player, deal ORDER BY ended, seats.path, seat
        ) > 1 THEN 'repeated' ELSE kind END AS kind, seat
    FROM seats JOIN games USING (path) LEFT JOIN reviews USING (path)
    ORDER BY ended, seats.path, seat
"""


class Played(NamedTuple):
    """One game of one player."""

    path: str
    day: str
    player: str
    table: str
    points: int
    won: bool
    bali: bool
    language: str
    accuracy: float | None
    kind: str
    seat: int


@dataclass(frozen=True, slots=True)
class Account:
    """The games of one player at one sort of table, of one kind, in the order of playing."""

    player: str
    table: str
    kind: str
    games: tuple[Played, ...]
    best_words: tuple[tuple[str, int], ...]

    @property
    def points(self) -> list[int]:
        """The points of each game."""
        return [game.points for game in self.games]

    @property
    def mean(self) -> float:
        """The mean of the points."""
        return sum(self.points) / len(self.points)

    def distribution(self) -> list[tuple[int, int]]:
        """Return how many games have from so many points on, in steps, without gaps."""
        found = Counter(points // _BAR * _BAR for points in self.points)
        return [(low, found[low]) for low in range(min(found), max(found) + 1, _BAR)]

    def trend(self) -> list[float]:
        """Return for each game the mean of it and the nine before it."""
        points = self.points
        recent = [points[max(0, end - _RECENT) : end] for end in range(1, len(points) + 1)]
        return [round(sum(few) / len(few), 1) for few in recent]

    def accuracies(self) -> list[float]:
        """Return the accuracy of each game that was analysed."""
        return [game.accuracy for game in self.games if game.accuracy is not None]

    def streak(self) -> int:
        """Return the most days in a row on which a game was finished."""
        return longest_streak({date.fromisoformat(game.day) for game in self.games})

    def as_json(self) -> dict[str, Any]:
        """Return everything that a program may want to know."""
        against = self.table != TABLES[0]
        accuracies = self.accuracies()
        return {
            "player": self.player,
            "table": self.table,
            "kind": self.kind,
            "games": len(self.games),
            "mean": round(self.mean, 1),
            "best": max(self.points),
            "bali": sum(game.bali for game in self.games),
            "against": len(self.games) if against else 0,
            "won": sum(game.won for game in self.games),
            "streak": self.streak(),
            "accuracy": round(sum(accuracies) / len(accuracies), 1) if accuracies else None,
            "distribution": [{"from": low, "games": count} for low, count in self.distribution()],
            "trend": self.trend(),
            "accuracies": accuracies,
            "best_words": [{"word": word, "points": points} for word, points in self.best_words],
        }


def longest_streak(days: set[date]) -> int:
    """Return the most days in a row."""
    longest = 0
    for day in days:
        if day - timedelta(days=1) not in days:
            length = 1
            while day + timedelta(days=length) in days:
                length += 1
            longest = max(longest, length)
    return longest


def played_games(ledger: sqlite3.Connection, player: str | None = None) -> list[Played]:
    """Return the games of all players, or of one, in the order of playing."""
    found = map(Played._make, ledger.execute(_GAMES))
    return [
        game._replace(won=bool(game.won), bali=bool(game.bali))
        for game in found
        if player is None or known_as(player) == game.player
    ]


def accounts(ledger: sqlite3.Connection, player: str | None = None) -> list[Account]:
    """Sum up the games: by player, then by table, honest ones first."""
    sorts: dict[tuple[str, str, str], list[Played]] = {}
    for game in played_games(ledger, player):
        sorts.setdefault((game.player, game.table, game.kind), []).append(game)
    order = [str(kind) for kind in Kind]
    sort = sorted(sorts, key=lambda key: (key[0], TABLES.index(key[1]), order.index(key[2])))
    return [
        Account(known_as(key[0]), *key[1:], tuple(sorts[key]), _best(ledger, sorts[key]))
        for key in sort
    ]


def _best(ledger: sqlite3.Connection, games: Sequence[Played]) -> tuple[tuple[str, int], ...]:
    words = {word: points for game in games for word, points in _words(ledger, game)}
    return tuple(sorted(words.items(), key=lambda one: (-one[1], one[0]))[:_BEST_WORDS])


def _words(ledger: sqlite3.Connection, game: Played) -> Iterator[tuple[str, int]]:
    asked = "SELECT word, points FROM words WHERE path = ? AND seat = ? ORDER BY points"
    yield from ledger.execute(asked, (game.path, game.seat))
