from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadInput, BadOption
from baliwords.shrines.cards import Good
from baliwords.shrines.options import Options, read_options, write_options

goods = st.sampled_from(Good)
some_options = st.builds(
    Options,
    seats=st.integers(2, 4),
    oracle=st.booleans(),
    demon=st.booleans(),
    starting_player=st.none() | st.integers(1, 2),
    start_farmers=st.tuples(*[st.tuples(goods, goods, goods)] * 4),
    oracle_looks=st.sampled_from(["per_column", "per_card"]),
    oracle_keep_optional=st.booleans(),
    open_information=st.booleans(),
)


def test_the_default_writes_nothing() -> None:
    assert write_options(Options()) == {}
    assert read_options({}) == Options()


@given(some_options)
def test_options_are_read_as_they_are_written(options: Options) -> None:
    assert read_options(write_options(options)) == options


def test_one_colour_alone_may_be_changed() -> None:
    options = read_options({"start_farmers": "blue=RRR"})
    assert options.start_farmers[1] == (Good.RICE,) * 3
    assert options.start_farmers[0] == Options().start_farmers[0]


@pytest.mark.parametrize(
    "pairs",
    [
        {"seats": "5"},
        {"seats": "two"},
        {"oracle": "maybe"},
        {"starting_player": "3"},
        {"oracle_looks": "per_moon"},
        {"start_farmers": "pink=RRR"},
        {"start_farmers": "red=RR"},
        {"colour": "red"},
    ],
)
def test_a_wrong_option_is_named(pairs: dict[str, str]) -> None:
    (key,) = pairs
    with pytest.raises(BadInput, match=key):
        read_options(pairs)


@pytest.mark.parametrize(
    "wrong", [{"seats": 1}, {"starting_player": 0}, {"start_farmers": ((Good.RICE,),)}]
)
def test_a_wrong_value_cannot_be_built(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Options(**wrong)
