from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.buildings import (
    NAMES,
    Building,
    Place,
    choices,
    cost,
    destruction,
    prisoners,
    read_buildings,
)
from baliwords.balam.options import Options
from baliwords.errors import BadNotation

cities = st.lists(st.sampled_from(list(Building)), min_size=1, max_size=4)


@pytest.mark.parametrize(
    ("wanted", "goods"), [("village, garrison", 3), ("palace, temple", 5), ("pelota", 2)]
)
def test_m16_one_good_for_the_action_and_the_buildings(wanted: str, goods: int) -> None:
    assert cost(read_buildings(wanted)).total == goods


def test_m18_a_fifth_building_is_refused() -> None:
    place = Place(standing=read_buildings("village:4"))
    assert "4 plots" in cost([Building.MARKET], place).obstacles[0]
    assert not cost(read_buildings("village:4")).obstacles


def test_m18_a_shell_site_has_two_plots() -> None:
    assert cost(read_buildings("village:3"), Place(shell=True)).obstacles
    assert not cost(read_buildings("village:2"), Place(shell=True)).obstacles


def test_m20_a_market_needs_a_pyramid_here_and_for_each_neighbour() -> None:
    plan = cost([Building.MARKET], Place(neighbours=3, pyramids=4))
    assert (plan.pyramids, plan.obstacles) == (4, ())
    short = cost([Building.MARKET], Place(neighbours=3, pyramids=1)).obstacles
    assert short == ("small pyramids needed: 4, left: 1 (M20)",)


def test_d69_claiming_a_devastated_site_costs_no_second_action_good() -> None:
    place = Place(claimed=True)
    assert cost([Building.PALACE], place).total == 2
    assert cost([Building.PALACE], place, Options(claim_pays_action=True)).total == 3


def test_m27_a_margin_of_3_takes_temple_and_village_or_three_villages() -> None:
    found = destruction(3, read_buildings("temple, village:3"))
    sets = [Counter(taken) for taken in found]
    assert Counter({Building.TEMPLE: 1, Building.VILLAGE: 1}) in sets
    assert Counter({Building.VILLAGE: 3}) in sets
    assert len(sets) == 2


def test_m31_a_city_that_loses_its_last_building_is_devastated() -> None:
    (choice,) = choices(3, read_buildings("temple, village"), free_garrisons=1)
    assert (choice.points, choice.prisoners, choice.devastated) == (3, 1, True)
    assert not any(c.devastated for c in choices(2, read_buildings("temple, village")))


def test_m27_a_margin_of_3_does_not_take_temple_and_palace() -> None:
    assert destruction(3, read_buildings("temple, palace")) == [
        (Building.PALACE,),
        (Building.TEMPLE,),
    ]


@pytest.mark.parametrize("margin", [0, -2])
def test_m26_no_margin_destroys_nothing(margin: int) -> None:
    assert destruction(margin, [Building.VILLAGE]) == [()]


@given(margin=st.integers(-2, 9), city=cities)
def test_m27_the_sets_are_affordable_and_cannot_grow(margin: int, city: list[Building]) -> None:
    found = destruction(margin, city)
    assert len(found) == len({tuple(sorted(taken)) for taken in found})
    for taken in found:
        points = sum(building.cost for building in taken)
        left = Counter(city) - Counter(taken)
        assert Counter(taken) <= Counter(city)
        assert points <= max(margin, 0)
        assert all(points + building.cost > margin for building in left)


def test_d65_prisoners_are_counted_by_buildings_or_by_the_margin() -> None:
    assert prisoners(3, destroyed=2, free_garrisons=4) == 2
    assert prisoners(3, 2, 4, Options(prisoners_by="margin")) == 3


def test_m30_prisoners_need_a_free_garrison_and_a_token() -> None:
    assert prisoners(3, 3, free_garrisons=1) == 1
    assert prisoners(3, 3, free_garrisons=4, tokens=2) == 2
    assert prisoners(-1, 0, free_garrisons=4) == 0


@pytest.mark.parametrize("text", ["Marché", "markt", "MARKET", "marches", "1 market", "market:1"])
def test_a_building_is_known_in_three_languages(text: str) -> None:
    assert read_buildings(text) == (Building.MARKET,)


@pytest.mark.parametrize("text", ["Pelota-Platz", "Pelotaplatz", "stade de pelote", "stade"])
def test_a_building_is_known_as_the_rules_call_it(text: str) -> None:
    assert read_buildings(text) == (Building.PELOTA,)


@pytest.mark.parametrize(
    "text",
    [
        "village 2 garrison pelota ground",
        "village, garrison:2, pelota ground",
        "village garrison : 2 ballcourt",
        "Dorf 2 Garnison Pelotaplatz",
        "village 2 garnison stade de pelote",
        "village garrison garrison pelota",
    ],
)
def test_buildings_may_be_parted_by_blanks_alone(text: str) -> None:
    village, garrison = Building.VILLAGE, Building.GARRISON
    assert read_buildings(text) == (village, garrison, garrison, Building.PELOTA)


def test_every_building_has_a_letter_of_its_own_and_a_name_in_each_language() -> None:
    assert len({building.letter for building in Building}) == len(Building)
    assert set(NAMES.values()) == set(Building)


def test_an_unknown_building_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(BadNotation, match="did you mean 'observatory'"):
        read_buildings("observatry")
