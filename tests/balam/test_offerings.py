from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.goods import IN_THE_BOX, Good, read_goods, write_goods
from baliwords.balam.offerings import plan, tax
from baliwords.balam.options import Options
from baliwords.errors import BadInput

some_goods = st.dictionaries(st.sampled_from(list(Good)), st.integers(1, 3), max_size=4)


def test_m1_there_are_six_goods() -> None:
    assert len(Good) == len(IN_THE_BOX) == 6


def test_m42_a_temple_takes_two_goods() -> None:
    offering = plan({Good.PRISONER: 3}, temples=1)
    assert (offering.temple, offering.left) == ({Good.PRISONER: 2}, {Good.PRISONER: 1})


def test_d71_the_guess_prefers_prisoners_to_corn() -> None:
    assert plan({Good.CORN: 2, Good.PRISONER: 1}, temples=1).points == 3 + 1


def test_d71_the_table_s_own_values_count() -> None:
    options = Options().with_rules({"temple_pp": "corn:5,prisoner:0"})
    assert plan({Good.CORN: 1, Good.PRISONER: 1}, 1, options=options).points == 5


def test_m42_palaces_take_what_the_temples_leave() -> None:
    offering = plan({Good.CORN: 4, Good.JADE: 1}, temples=1, palaces=1)
    assert offering.temple == {Good.JADE: 1, Good.CORN: 1}
    assert (offering.palace, offering.left) == ({Good.CORN: 2}, {Good.CORN: 1})


@given(goods=some_goods, temples=st.integers(0, 3))
def test_no_other_choice_brings_more(goods: dict[Good, int], temples: int) -> None:
    value = dict(Options().temple_pp)
    pieces = [good for good, number in goods.items() for _ in range(number)]
    number = min(len(pieces), 2 * temples)
    best = max(sum(value[g] for g in choice) for choice in combinations(pieces, number))
    assert plan(goods, temples).points == best


@given(goods=some_goods, temples=st.integers(0, 3), palaces=st.integers(0, 3))
def test_no_good_appears_or_disappears(goods: dict[Good, int], temples: int, palaces: int) -> None:
    offering = plan(goods, temples, palaces)
    for good in Good:
        parts = (offering.temple, offering.palace, offering.left)
        assert sum(part.get(good, 0) for part in parts) == goods.get(good, 0)


def test_m42_taxes_are_two_goods_a_palace() -> None:
    assert tax({Good.CORN: 3}, palaces=1) == (2, 1)
    assert tax({Good.CORN: 3}, palaces=2) == (3, 0)


def test_m21_more_goods_than_the_box_holds_are_refused() -> None:
    with pytest.raises(BadInput, match="jade 9: the box holds 8"):
        plan({Good.JADE: 9}, 1)


@given(some_goods)
def test_goods_read_what_they_write(goods: dict[Good, int]) -> None:
    assert read_goods(write_goods(goods)) == goods


@pytest.mark.parametrize("text", ["3 maïs, jade", "corn:3,jade:1", "Mais*3 + Jade"])
def test_goods_are_known_in_three_languages(text: str) -> None:
    assert read_goods(text) == {Good.CORN: 3, Good.JADE: 1}
