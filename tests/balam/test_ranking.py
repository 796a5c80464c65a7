import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.options import Options
from baliwords.balam.ranking import divination, pelota, ranks
from baliwords.errors import BadInput


@pytest.mark.parametrize(
    ("grounds", "points"),
    [
        ((3, 2, 0, 0), (7, 3, 0, 0)),
        ((2, 2, 1, 0), (3, 3, 0, 0)),
        ((3, 1, 1, 0), (7, 3, 3, 0)),
        ((3, 1, 1, 1), (7, 0, 0, 0)),
        ((1, 1, 1, 0), (0, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 0, 0, 0), (7, 0, 0, 0)),
    ],
)
def test_m50_pelota_with_seven_cities(grounds: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert pelota(grounds, [7]) == points


def test_m8_three_one_none_look_at_three_one_none() -> None:
    assert divination((3, 1, 0)) == (3, 1, 0)


@pytest.mark.parametrize(("has", "looks"), [((2, 2, 1), (1, 1, 0)), ((1, 1, 1), (0, 0, 0))])
def test_m9_ties_in_divination(has: tuple[int, ...], looks: tuple[int, ...]) -> None:
    assert divination(has) == looks


def test_d75_the_prize_counts_all_cities_or_the_player_s_own() -> None:
    cities = [3, 2, 2]
    assert pelota((2, 1, 0), cities) == (7, 3, 0)
    assert pelota((2, 1, 0), cities, Options(pelota_cities="own")) == (3, 1, 0)


def test_d75_own_cities_must_be_told_for_each_player() -> None:
    with pytest.raises(BadInput, match="each of 3 players"):
        pelota((2, 1, 0), [7], Options(pelota_cities="own"))


@given(st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_d77_zero_never_ranks_and_there_is_one_first_prize_at_most(counts: list[int]) -> None:
    found = ranks(counts)
    assert all(rank == 0 for rank, count in zip(found, counts, strict=True) if count == 0)
    assert found.count(1) <= 1
    assert found.count(2) <= 2


@given(st.permutations([0, 1, 1, 3]))
def test_seats_do_not_matter(counts: list[int]) -> None:
    prize = {3: 1, 1: 2, 0: 0}
    assert ranks(counts) == tuple(prize[count] for count in counts)


@pytest.mark.parametrize("counts", [(1,), (1, 2, 3, 4, 5), (-1, 2)])
def test_too_few_too_many_or_negative_are_refused(counts: tuple[int, ...]) -> None:
    with pytest.raises(BadInput):
        divination(counts)
