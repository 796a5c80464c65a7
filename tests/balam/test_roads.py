from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.attack import Attack
from baliwords.balam.board import Board
from baliwords.balam.options import Options
from baliwords.balam.roads import (
    adjacent,
    attack_on,
    defence,
    is_controlled,
    may_pass,
    reach,
    route,
)
from baliwords.errors import IllegalMove

TABLE = Board.parse(Path(__file__).with_name("table.map").read_text(encoding="utf-8"))


def board(drawing: str, **facts: str) -> Board:
    """A map on which a city of which nothing else is said has a village."""
    bare = {name for name, f in facts.items() if "city" in f and "buildings" not in f}
    lines = [f"{name}: {f}{VILLAGE if name in bare else ''}" for name, f in facts.items()]
    return Board.parse(drawing + "\n\n" + "\n".join(lines))


VILLAGE = "; buildings village"


@pytest.mark.parametrize(
    ("pyramids", "owner", "passes"),
    [
        ({}, None, True),
        ({}, "q", False),
        ({}, "p", True),
        ({"q": 1}, "p", False),
        ({"p": 1, "q": 1}, "p", True),
        ({"p": 1, "q": 1}, "q", False),
        ({"p": 1}, "q", True),
        ({"p": 2, "q": 1, "r": 1}, "q", True),
    ],
)
def test_m47_who_may_pass(pyramids: dict[str, int], owner: str | None, passes: bool) -> None:
    assert may_pass("p", pyramids, owner) is passes


def test_m47_of_1_1_0_on_an_empty_site_the_first_two_pass() -> None:
    assert [may_pass(p, {"p": 1, "q": 1}) for p in "pqr"] == [True, True, False]


def test_m47_two_strangers_tied_in_a_third_s_city_let_nobody_pass() -> None:
    assert not any(may_pass(p, {"p": 1, "q": 1}, owner="r") for p in "pqr")


def test_d67_enemy_pyramids_count_by_the_largest_or_by_the_sum() -> None:
    pyramids = {"p": 2, "q": 1, "r": 1}
    assert may_pass("p", pyramids, owner="q")
    assert not may_pass("p", pyramids, "q", Options(control_by="sum"))


def test_d68_an_outnumbered_owner_is_blocked() -> None:
    assert not may_pass("p", {"p": 1, "q": 2}, owner="p")


@given(
    pyramids=st.dictionaries(st.sampled_from("pqrs"), st.integers(0, 4)),
    owner=st.none() | st.sampled_from("pqrs"),
)
def test_m47_the_sum_never_opens_what_the_largest_closes(
    pyramids: dict[str, int], owner: str | None
) -> None:
    for player in "pqrs":
        if may_pass(player, pyramids, owner, Options(control_by="sum")):
            assert may_pass(player, pyramids, owner)


def test_m49_own_0_against_enemy_1_is_enemy_control() -> None:
    cities = board("A -- B", A="city red; pyramids blue 1", B="city red; pyramids red 1, blue 1")
    assert is_controlled(cities.sites["A"])
    assert not is_controlled(cities.sites["B"])
    assert not is_controlled(board("A -- B").sites["A"])


def test_m48_an_empty_site_between_does_not_part_cities() -> None:
    assert adjacent(board("A -- M -- B", A="city red", B="city blue"), "A") == ["B"]


def test_m48_a_city_between_parts_cities() -> None:
    cities = board("A -- C -- B", A="city red", C="city red", B="city blue")
    assert adjacent(cities, "A") == ["C"]


def test_m48_never_diagonally() -> None:
    corner = "A    X\n|\nY    B"
    assert adjacent(board(corner, A="city red", B="city blue"), "A") == []


def test_d76_pyramids_block_adjacency_only_by_house_rule() -> None:
    cities = board("A -- M -- B", A="city red", M="pyramids green 1", B="city blue")
    assert adjacent(cities, "A") == ["B"]
    assert adjacent(cities, "A", Options(adjacency_blocked_by_pyramids=True)) == []


def test_d78_adjacency_is_symmetric() -> None:
    cities = [name for name, site in TABLE.sites.items() if site.owner]
    for one in cities:
        for other in cities:
            assert (other in adjacent(TABLE, one)) == (one in adjacent(TABLE, other))


def test_m25_the_defence_counts_the_owner_s_adjacent_cities_only() -> None:
    cities = board(
        "A -- B -- C",
        A="city red; buildings 3 garrison",
        B="city blue; buildings 2 garrison",
        C="city blue; buildings garrison",
    )
    assert defence(cities, "B") == 3
    assert attack_on(cities, "A", "B") == Attack(3, 3)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("A", "C", "not adjacent"),
        ("B", "C", "both belong"),
        ("A", "M", "no city"),
        ("B", "A", "no garrison"),
    ],
)
def test_m22_who_may_attack_whom(source: str, target: str, why: str) -> None:
    cities = board(
        "M -- A -- B -- C",
        A="city red; buildings garrison",
        B="city blue; buildings village",
        C="city blue",
    )
    with pytest.raises(IllegalMove, match=why):
        attack_on(cities, source, target)


def test_m40_goods_travel_any_distance_through_open_sites() -> None:
    roads = board("A -- M -- N -- B", A="city red", B="city blue; pyramids red 1")
    assert reach(roads, "red", "A") == {"A": 0, "M": 1, "N": 2, "B": 3}
    assert route(roads, "red", "A", "B") == ["A", "M", "N", "B"]


def test_m40_an_enemy_city_without_pyramids_stops_goods() -> None:
    roads = board("A -- B -- C", A="city red", B="city blue", C="city red")
    assert reach(roads, "red", "A") == {"A": 0}
    assert route(roads, "red", "A", "C") == []


def test_m41_nothing_leaves_or_enters_a_city_under_enemy_control() -> None:
    roads = board("A -- M -- B", A="city red; pyramids blue 1", B="city red")
    assert reach(roads, "red", "A") == {"A": 0}
    assert "A" not in reach(roads, "red", "B")
