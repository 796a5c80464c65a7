import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadNotation
from baliwords.shrines.cards import Card, Good, Offering, read_cards, write_cards
from baliwords.shrines.moves import (
    EXAMPLES,
    Buy,
    Claim,
    Keep,
    Look,
    Move,
    Offer,
    Pass,
    Play,
    Replace,
    Return,
    Take,
    Top,
    parse_move,
)

goods = st.sampled_from(Good)
places = st.integers(0, 3)
every_move = st.one_of(
    st.just(Pass()),
    st.just(Look()),
    st.just(Return()),
    st.builds(Buy, goods),
    st.builds(Offer, goods),
    st.builds(Top, goods),
    st.builds(Replace, goods),
    st.builds(Play, st.sampled_from(Card), st.integers(1, 3)),
    st.builds(Take, places),
    st.builds(Keep, places),
    st.builds(Claim, st.booleans()),
)


@given(every_move)
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(st.builds(Offering, goods, st.booleans()))
def test_an_offering_is_read_as_it_is_written(offering: Offering) -> None:
    assert Offering.parse(str(offering)) == offering


@given(st.lists(st.sampled_from(Card)))
def test_cards_are_read_as_they_are_written(cards: list[Card]) -> None:
    assert read_cards(write_cards(cards)) == tuple(cards)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PLAY Rice 2", Play(Card.RICE, 2)),
        ("play 2 rice", Play(Card.RICE, 2)),
        ("pl pri", Play(Card.PRIEST)),
        ("  take   3 ", Take(2)),
        ("ta 3", Take(2)),
        ("return", Return()),
        ("po", Claim(True)),
    ],
)
def test_words_may_be_shortened(text: str, move: Move) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize("text", EXAMPLES.values())
def test_each_example_in_a_complaint_can_be_read(text: str) -> None:
    assert str(parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "cannot read ''"),
        ("frobnicate", "cannot read 'frobnicate': expected one of pass, buy"),
        ("p rice", "'p' can be pass, play or points"),
        ("play p", "'p' can be peanut, pepper or priest"),
        ("take", r"cannot read 'take' \(expected something like 'take 3'\)"),
        ("take 0", "like 'take 3'"),
        ("take 12", "like 'take 3'"),
        ("take ²", "like 'take 3'"),
        ("play rice 2 2", "like 'play rice 2'"),
        ("buy gold", "cannot read 'buy gold': expected one of rice"),
        ("offer ?", r"cannot read 'offer \?'"),
        ("pass rice", "like 'pass'"),
        ("return rice", "like 'return shrine'"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_a_right_form(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        parse_move(text)


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        assert str(parse_move(text))
    except BadNotation as error:
        assert str(error)
