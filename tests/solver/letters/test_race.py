"""The race: the best one wins, the budget is kept, and it says when nothing is left to find."""

from array import array
from math import sqrt

import pytest

from baliwords.core.shuffle import Dice
from baliwords.solver.letters import race as racing
from baliwords.solver.letters.answer import Effort, Findings
from baliwords.solver.letters.race import Candidate, Race, gap


def candidates(count: int) -> list[Candidate]:
    return [Candidate((number, -1, -1), 0.0) for number in range(count)]


def runner(means: list[int], spread: int, seed: int = 1):  # type: ignore[no-untyped-def]
    """Return rollouts whose scores lie around a mean for each candidate."""

    def roll(alive: list[Candidate], begin: int, count: int) -> None:
        for candidate in alive:
            number = candidate.move[0]
            dice = Dice(seed + 1000 * number + begin)
            noise = [dice.below(2 * spread + 1) - spread for _ in range(count)]
            candidate.add(array("i", [means[number] + one for one in noise]))

    return roll


@pytest.mark.parametrize("samples", [30, 100, 1000, 5000])
def test_the_budget_is_kept_and_used(samples: int) -> None:
    race = Race(runner([300] * 20, 30), candidates(20), Effort(samples=samples), 0.0, None)
    race.run()
    assert race.played <= max(samples, 20)
    assert race.played >= 0.9 * samples or samples < 50
    assert not race.settled


def test_a_clear_position_ends_before_its_time_and_says_so() -> None:
    means = [300, 400, 310, 290]
    race = Race(runner(means, 20), candidates(4), Effort(samples=100_000), 0.0, None)
    assert race.run()[0].move[0] == 1
    assert race.settled
    assert race.played < 1000


def test_a_small_lead_is_found_with_enough_rollouts() -> None:
    means = [300, 302, 298, 301]
    race = Race(runner(means, 20), candidates(4), Effort(samples=100_000), 0.0, None)
    assert race.run()[0].move[0] == 1


def test_a_lucky_start_settles_nothing() -> None:
    """Four piles that all agree are no proof: the spread is taken for the usual one."""

    def roll(alive: list[Candidate], begin: int, count: int) -> None:
        for candidate in alive:
            early = 12 if candidate.move[0] == 0 else 0
            late = 20 if candidate.move[0] == 1 else 0
            scores = [300 + (early if begin + i < 8 else late) for i in range(count)]
            candidate.add(array("i", scores))

    race = Race(roll, candidates(2), Effort(samples=400), 0.0, None)
    assert race.run()[0].move[0] == 1


def test_nobody_goes_on_who_is_behind_beyond_doubt() -> None:
    means = [300] * 5 + [200] * 15
    race = Race(runner(means, 10), candidates(20), Effort(samples=2000), 0.0, None)
    order = race.run()
    assert all(len(loser.scores) <= racing.SURE_PILES for loser in order[5:])
    assert len(order) == 20


def test_it_can_be_stopped() -> None:
    race = Race(runner([300] * 5, 30), candidates(5), Effort(samples=9999), 0.0, lambda: True)
    race.run()
    assert race.stopped
    assert race.played == 10


def test_the_lead_counts_only_piles_that_both_met() -> None:
    one, other = candidates(2)
    one.add(array("i", [10, 20, 30, 500]))
    other.add(array("i", [9, 18, 27]))
    lead, error = gap(one, other)
    assert (lead, error) == pytest.approx((2.0, sqrt(1 / 3)))
    assert other.prospect(0, one).expected == one.mean - 2


def test_moves_that_cannot_be_told_apart_are_called_equal() -> None:
    means = [300, 300, 250]
    race = Race(runner(means, 20), candidates(3), Effort(samples=600), 0.0, None)
    order = race.run()
    prospects = tuple(one.prospect(0, order[0]) for one in order)
    findings = Findings(prospects, 0.0, race.played, exact=False)
    assert {one.move[0] for one in findings.equals()} == {0, 1}
