"""How deep the search looks: the more time, the deeper."""

from itertools import pairwise

import pytest

from baliwords.letters.options import Options
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.plan import HORIZON, LONGEST, USUAL_ROLLOUTS, plan_for
from baliwords.solver.letters.search import Searcher

ROLLOUTS = (34, 680, 6_800, 34_000, 68_000, 3_400_000)


@pytest.mark.parametrize("pile", [4, 11, 15, 30, 47])
def test_more_time_never_looks_less_far(pile: int) -> None:
    plans = [plan_for(rollouts, pile) for rollouts in ROLLOUTS]
    for less, more in pairwise(plans):
        assert less.horizon <= more.horizon
        assert less.since <= more.since
        assert less.ahead <= more.ahead


def test_a_tenth_of_a_second_one_and_ten_differ() -> None:
    assert len({plan_for(rollouts, 40) for rollouts in (680, 6_800, 68_000)}) == 3


def test_the_horizon_has_limits() -> None:
    assert plan_for(3, 47).horizon == HORIZON
    assert plan_for(1e9, 47).horizon == LONGEST


def test_the_last_cards_are_played_out() -> None:
    assert plan_for(USUAL_ROLLOUTS, 12).ends(12)
    assert not plan_for(USUAL_ROLLOUTS, 13).ends(13)


def test_a_quick_machine_looks_further_in_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    searcher = Searcher(engine_for(Options()), threads=1)
    if searcher.is_plain:
        pytest.skip("plain Python has a plan of its own")
    situation = Situation(tuple("MUERSTA"), "I" * 4 + "NLD", 30, 0)
    horizons = []
    for pace in (1_000.0, 100_000.0):
        monkeypatch.setattr(searcher, "_measured", pace)
        horizons.append(searcher.plan(situation, Effort(0.2)).horizon)
    assert horizons[0] < horizons[1]
    assert searcher.plan(situation, Effort(0.2, samples=USUAL_ROLLOUTS)).horizon == HORIZON


def test_the_pace_is_measured_once_and_only_where_rollouts_are_whole() -> None:
    searcher = Searcher(engine_for(Options()), threads=1)
    if searcher.is_plain:
        pytest.skip("plain Python has a plan of its own")
    searcher.search(Situation(tuple("MUERSTA"), "INLD", 4, 0), Effort(0.05, samples=2))
    assert searcher._measured is None
    few = Situation(tuple("MUERSTA"), "INLDOPCE", 8, 0)
    searcher.search(few, Effort(0.02))
    assert searcher._measured is None
    searcher.search(Situation(tuple("MUERSTA"), "INLDOPCEBFGH", 12, 0), Effort(0.02))
    assert searcher._measured is not None
