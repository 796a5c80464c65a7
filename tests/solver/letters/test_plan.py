"""How deep the search looks: the more time, the deeper."""

from itertools import pairwise

import pytest

from baliwords.solver.letters.plan import HORIZON, LONGEST, plan_for

WORKS = (0.01, 0.2, 2.0, 10.0, 20.0, 1000.0)


@pytest.mark.parametrize("pile", [4, 11, 15, 30, 47])
def test_more_time_never_looks_less_far(pile: int) -> None:
    plans = [plan_for(work, pile) for work in WORKS]
    for less, more in pairwise(plans):
        assert less.horizon <= more.horizon
        assert less.since <= more.since
        assert less.ahead <= more.ahead


def test_a_tenth_of_a_second_one_and_ten_differ() -> None:
    assert len({plan_for(work, 40) for work in (0.2, 2.0, 20.0)}) == 3


def test_the_horizon_has_limits() -> None:
    assert plan_for(0.001, 47).horizon == HORIZON
    assert plan_for(1e6, 47).horizon == LONGEST


def test_the_last_cards_are_played_out() -> None:
    assert plan_for(0.2, 12).ends(12)
    assert not plan_for(0.2, 13).ends(13)
