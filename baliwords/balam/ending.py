"""The end of the game: the bonus for goods and the winner (M46, D74)."""

from collections.abc import Sequence
from typing import NamedTuple

from baliwords.balam.names import check_names, check_players, check_range
from baliwords.balam.options import Options
from baliwords.speech import _


class Score(NamedTuple):
    """One player at the end of the game."""

    name: str
    points: int
    goods: int
    bonus: int = 0

    @property
    def total(self) -> int:
        """Prestige points with the bonus."""
        return self.points + self.bonus


def final(players: Sequence[tuple[str, int, int]], options: Options | None = None) -> list[Score]:
    """Return the scores of (name, points, goods on the King sheet), the best first."""
    check_players(len(players))
    check_names([name for name, *_ in players])
    per_point = (options or Options()).final_bonus
    scores = []
    for name, points, goods in players:
        check_range(points, _("prestige points of {name}", name=name))
        check_range(goods, _("goods of {name}", name=name), high=88)
        scores.append(Score(name, points, goods, goods // per_point if per_point else 0))
    return sorted(scores, key=lambda score: -score.total)


def winners(scores: Sequence[Score]) -> list[str]:
    """Return who has most prestige points; the aid knows no tie-break."""
    best = max(score.total for score in scores)
    return [score.name for score in scores if score.total == best]
