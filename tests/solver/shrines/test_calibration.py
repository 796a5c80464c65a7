"""Chances and margins as a hint says them."""

import pytest

from baliwords.solver.shrines.calibration import said_chance, said_margin


def test_chances_grow_bolder_and_keep_their_order() -> None:
    said = [said_chance(percent / 100) for percent in range(101)]
    assert said == sorted(said)
    assert said_chance(0.5) == pytest.approx(0.5)
    assert said_chance(0.75) > 0.84 and said_chance(0.25) < 0.16
    assert said_chance(0.25) == pytest.approx(1 - said_chance(0.75))
    assert 0 < said_chance(0.0) < said_chance(1.0) < 1


def test_margins_shrink_towards_the_end_only() -> None:
    assert said_margin(10, 50) == 10
    assert said_margin(10, 40) == pytest.approx(9)
    assert said_margin(-10, 8) == pytest.approx(-8)
