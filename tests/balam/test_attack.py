from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.attack import (
    Attack,
    expected_obsidian,
    margin,
    obsidian_table,
    odds,
    odds_by_die,
)
from baliwords.balam.dice import BAD, DICE, Die, Face, points
from baliwords.balam.options import Options
from baliwords.errors import BadInput, BadNotation

# III.4: P(attack sum > D) with no obsidian, by (garrisons, D).
COLUMNS = ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (4, 4))
GOLDEN = {
    "A": ("7/6", "2/3", "1/3", "2/3", "4/9", "37/54", "83/162"),
    "B": ("1", "1/2", "1/3", "7/12", "7/18", "7/12", "259/648"),
    "C": ("4/3", "2/3", "1/2", "7/9", "19/36", "83/108", "277/432"),
    "D": ("3/2", "2/3", "1/2", "7/9", "23/36", "89/108", "103/144"),
    "E": ("1", "1/2", "1/3", "7/12", "7/18", "7/12", "259/648"),
}

face: st.SearchStrategy[Face] = st.one_of(st.integers(0, 9), st.just(BAD))
faces = st.lists(face, min_size=6, max_size=6)
dice = st.one_of(st.sampled_from(list(DICE.values())), faces.map(lambda six: Die(tuple(six))))
attacks = st.builds(
    Attack,
    garrisons=st.integers(1, 4),
    defence=st.integers(0, 9),
    obsidian=st.integers(0, 4),
    defender_obsidian=st.integers(0, 4),
).map(lambda a: Attack(a.garrisons, a.defence, *map(min, a[2:], (a.garrisons, a.defence))))
"""As much obsidian as the garrisons can carry (M17, M42)."""


@pytest.mark.parametrize("name", DICE)
@pytest.mark.parametrize("column", range(6))
def test_iii_4_golden_fractions(name: str, column: int) -> None:
    garrisons, defence = COLUMNS[column]
    found = odds(Attack(garrisons, defence), Options(die_faces=DICE[name]))
    assert found.success == Fraction(GOLDEN[name][column + 1])


@pytest.mark.parametrize("name", DICE)
def test_iii_4_golden_means(name: str) -> None:
    assert DICE[name].mean == Fraction(GOLDEN[name][0])


def test_iii_4_dice_b_and_e_have_equal_sums_and_lose_differently() -> None:
    for garrisons in range(1, 5):
        found = odds_by_die(Attack(garrisons, 2))
        assert found["B"].margins == found["E"].margins
        assert [o.expected_lost for o in found.values()] == [Fraction(garrisons, 6)] * 4 + [
            Fraction(garrisons, 3)
        ]


def test_m24_three_garrisons_with_2_0_3_and_an_obsidian_make_6() -> None:
    assert margin([2, 0, 3], Attack(3, defence=0, obsidian=1)) == 6


def test_m25_two_garrisons_one_next_door_and_an_obsidian_make_4() -> None:
    assert margin([0], Attack(1, defence=2 + 1, defender_obsidian=1)) == -4


def test_m26_six_against_four_is_a_margin_of_2() -> None:
    assert margin([2, 0, 3], Attack(3, 3, obsidian=1, defender_obsidian=1)) == 2


@given(attack=attacks, die=dice)
def test_the_chances_sum_to_1(attack: Attack, die: Die) -> None:
    found = odds(attack, Options(die_faces=die))
    for chances in (found.chances, found.margins, found.losses):
        assert sum(chances.values()) == 1
        assert all(chance > 0 for chance in chances.values())


@given(attack=attacks, die=dice, once=st.booleans())
def test_the_distribution_is_that_of_all_rolls(attack: Attack, die: Die, once: bool) -> None:
    options = Options(die_faces=die, bad_face="once" if once else "per_die")
    rolls: dict[tuple[int, int], Fraction] = {}
    for roll in product(die.faces, repeat=attack.garrisons):
        bad = roll.count(BAD)
        key = margin([points(face) for face in roll], attack), min(bad, 1) if once else bad
        rolls[key] = rolls.get(key, Fraction(0)) + Fraction(1, 6**attack.garrisons)
    assert odds(attack, options).chances == rolls


def test_the_distribution_agrees_with_a_simulation() -> None:
    attack, die, games = Attack(4, 3, obsidian=1), DICE["A"], 20_000
    random = Random(61)
    wins = lost = 0
    for _ in range(games):
        roll = [random.choice(die.faces) for _ in range(4)]
        wins += margin([points(face) for face in roll], attack) >= 1
        lost += roll.count(BAD)
    found = odds(attack)
    deviation = float(found.success * (1 - found.success) / games) ** 0.5
    assert abs(wins / games - float(found.success)) < 4 * deviation
    assert abs(lost / games - float(found.expected_lost)) < 4 * (4 * 5 / 36 / games) ** 0.5


@given(attack=attacks, die=dice)
def test_expectations_follow_from_the_distribution(attack: Attack, die: Die) -> None:
    found = odds(attack, Options(die_faces=die))
    tail = sum((found.at_least(k) for k in range(1, max(found.margins) + 1)), Fraction(0))
    assert found.expected_margin == tail
    assert found.expected_lost == attack.garrisons * Fraction(die.faces.count(BAD), 6)


@given(attack=attacks)
def test_obsidian_helps_who_spends_it(attack: Attack) -> None:
    table = obsidian_table(attack)
    assert table[attack.obsidian, attack.defender_obsidian] == odds(attack)
    for (own, other), found in table.items():
        if own:
            assert found.success >= table[own - 1, other].success
        if other:
            assert found.success <= table[own, other - 1].success


def test_d64_obsidian_after_the_roll_is_spent_only_where_it_helps() -> None:
    # One die A against 1: a 2 or 3 needs none, a 1 (two faces) needs one, 0 and bad need two.
    assert expected_obsidian(Attack(1, 1, obsidian=1), DICE["A"]) == Fraction(2, 6)
    # Two against 2: a sum of 1 (8 throws of 36) needs two, a sum of 2 (8 throws) needs one.
    assert expected_obsidian(Attack(2, 2, obsidian=2), DICE["A"]) == Fraction(8 * 2 + 8, 36)
    assert expected_obsidian(Attack(1, 1), DICE["A"]) == 0


def test_d66_once_costs_at_most_one_garrison() -> None:
    assert max(odds(Attack(4, 2), Options(bad_face="once")).losses) == 1
    assert max(odds(Attack(4, 2)).losses) == 4


@pytest.mark.parametrize(
    "bad", [(0, 2, 0, 0), (5, 2, 0, 0), (-1, 2, 0, 0), (2, -1, 0, 0), (2, 1, -1, 0)]
)
def test_m22_an_impossible_attack_is_refused(bad: tuple[int, int, int, int]) -> None:
    with pytest.raises(BadInput):
        odds(Attack(*bad))


@given(dice)
def test_a_die_reads_what_it_writes(die: Die) -> None:
    assert Die.parse(str(die)) == die


@pytest.mark.parametrize(
    ("attack", "why"),
    [
        (Attack(2, 1, obsidian=3), "attacker's obsidian 3 is not allowed: 2 garrisons carry one"),
        (Attack(1, 1, obsidian=2), "1 garrison carries at most one \\(M17, M42\\)"),
        (Attack(3, 1, defender_obsidian=2), "defender's obsidian 2 is not allowed"),
        (Attack(3, 0, defender_obsidian=1), "0 garrisons carry one each"),
    ],
)
def test_m42_a_garrison_carries_one_obsidian(attack: Attack, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        odds(attack)


@pytest.mark.parametrize(("text", "said"), [("bad", "has 1 face,"), ("0,1", "has 2 faces,")])
def test_a_die_of_fewer_faces_is_refused_by_their_number(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        Die.parse(text)
