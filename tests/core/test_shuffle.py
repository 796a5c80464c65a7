from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice


def test_the_first_bits_are_those_of_splitmix64() -> None:
    # Published test vector of the generator for the seed 1234567.
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_seed_shuffles_the_same_for_ever() -> None:
    assert "".join(Dice(42).shuffled("ABCDEFGHIJ")) == "AJFIGEHCBD"


@given(st.integers(), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_thing(seed: int, things: list[int]) -> None:
    assert Counter(Dice(seed).shuffled(things)) == Counter(things)


@given(st.integers(), st.integers(1, 1000))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n


def test_there_is_no_number_below_zero() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Dice(1).below(0)


def test_each_place_is_equally_likely() -> None:
    dice = Dice(7)
    firsts = Counter(dice.shuffled("ABCD")[0] for _ in range(4000))
    assert all(850 < firsts[letter] < 1150 for letter in "ABCD")
