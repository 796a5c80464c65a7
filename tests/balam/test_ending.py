import pytest

from baliwords.balam.ending import final, winners
from baliwords.balam.options import Options
from baliwords.errors import BadInput


def test_d74_two_goods_make_a_point_rounded_down() -> None:
    scores = final([("Anna", 12, 5), ("Ben", 11, 8)])
    assert [(s.name, s.bonus, s.total) for s in scores] == [("Ben", 4, 15), ("Anna", 2, 14)]
    assert winners(scores) == ["Ben"]


def test_d74_the_bonus_may_be_another_or_none() -> None:
    players = [("Anna", 1, 6), ("Ben", 1, 0)]
    assert final(players, Options(final_bonus=3))[0].bonus == 2
    assert final(players, Options(final_bonus=0))[0].bonus == 0


def test_m46_a_tie_has_two_winners() -> None:
    assert winners(final([("Anna", 5, 0), ("Ben", 4, 2), ("Caro", 1, 1)])) == ["Anna", "Ben"]


@pytest.mark.parametrize("players", [[("Anna", 1, 1)], [("Anna", -1, 0), ("Ben", 0, 0)]])
def test_impossible_scores_are_refused(players: list[tuple[str, int, int]]) -> None:
    with pytest.raises(BadInput):
        final(players)
