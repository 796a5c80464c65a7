"""A table in the middle of a game, as text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadNotation
from baliwords.letters.cards import parse_cards, write_column
from baliwords.letters.options import Options
from baliwords.letters.position import Position

TWO = Options(seats=2)


@pytest.mark.parametrize("columns", ["ai", "AI ou", "?", "? ?", "MUR ai", "m"])
def test_a_position_reads_back_with_its_jokers(columns: str) -> None:
    row = (*columns.split(), *[""] * 7)[:7]
    first = Position((row, ("",) * 7), (3, 4), 1, "", "K.")
    assert Position.parse(str(first), TWO) == first


@given(st.lists(st.sampled_from("MURaiu"), min_size=2, max_size=5).map("".join))
def test_a_column_reads_back_whatever_jokers_it_holds(column: str) -> None:
    assert parse_cards(write_column(column)) == column


def test_a_joker_among_the_cards_that_are_gone_is_a_joker() -> None:
    position = Position.parse("S ON; gone MuR", Options())
    assert position.gone == "M?R"
    assert "?" not in position.pile
    assert position.cards_missing(Options()) == 54 - 3 - 3


@pytest.mark.parametrize("fact", ["scores", "turn"])
def test_a_number_of_any_length_is_refused_in_a_sentence(fact: str) -> None:
    """Python reads no number of more than 4,300 digits."""
    with pytest.raises(BadNotation, match=fact):
        Position.parse(f"S ON AI; {fact} {'9' * 5000}", Options())
