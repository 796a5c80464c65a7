from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.goods import read_goods
from baliwords.balam.names import fold, read_number
from baliwords.errors import BadNotation


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Marché", "marche"), ("Überschuss", "uberschuss"), ("weiß", "weiss"), ("Œil", "oeil")],
)
def test_accents_fold_away(text: str, plain: str) -> None:
    assert fold(text) == plain


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    "text", ["::", ":3", "x" * 100, "corn:", "corn:three", "corn:-1", "=", "3"]
)
def test_wrong_counts_are_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_goods(text)
    assert len(str(caught.value)) < 160


@given(st.text(max_size=20))
def test_any_text_is_goods_or_refused(text: str) -> None:
    with suppress(BadNotation):
        assert all(number >= 0 for number in read_goods(text).values())


@pytest.mark.parametrize("text", ["", "1.5", "one", "-1", "1000"])
def test_a_number_is_whole_and_within_its_limits(text: str) -> None:
    with pytest.raises(BadNotation):
        read_number(text, "number")
