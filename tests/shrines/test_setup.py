from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.errors import BadNotation
from baliwords.shrines.cards import DECK, FARMERS, GOODS, ORACLES, Card
from baliwords.shrines.options import Options
from baliwords.shrines.setup import new, read_deal, shuffle
from baliwords.shrines.state import Phase


def test_t1_there_are_58_playing_cards() -> None:
    assert DECK[Card.PRIEST] == DECK[Card.SHRINE] == 9
    assert DECK[Card.STONEMASON] == 12
    assert all(DECK[farmer] == 5 for farmer in FARMERS)
    assert sum(DECK.values()) + ORACLES == 58


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t2_t5_each_player_begins_with_a_stonemason_and_three_farmers(seats: int) -> None:
    players = new(Options(seats=seats), 5).players
    assert len(players) == seats
    for player in players:
        assert player.front == (Card.STONEMASON,)
        assert len(player.hand) == 3
        assert all(card.good for card in player.hand)


def test_d41_each_colour_lacks_another_good_and_each_good_comes_three_times() -> None:
    hands = [player.hand for player in new(Options(seats=4), 5).players]
    missing = [next(farmer for farmer in FARMERS if farmer not in hand) for hand in hands]
    assert missing == [Card.RICE, Card.PEANUT, Card.BANANA, Card.PEPPER]
    assert Counter(card for hand in hands for card in hand) == dict.fromkeys(FARMERS, 3)


@pytest.mark.parametrize(("seats", "left"), [(2, 23), (3, 22), (4, 21)])
def test_t6_each_player_takes_one_card_of_each_good(seats: int, left: int) -> None:
    state = new(Options(seats=seats), 5)
    assert all(player.sacrifices == GOODS for player in state.players)
    assert state.supply == (left,) * 4


def test_t8_the_market_has_four_columns_of_four_and_the_pile_34_cards() -> None:
    state = new(Options(), 5)
    assert [len(column) for column in state.market] == [4, 4, 4, 4]
    assert len(state.pile) == 34
    assert Card.ORACLE not in state.pile


def test_t9_each_next_player_has_one_stone_more() -> None:
    players = new(Options(seats=4, starting_player=3), 5).players
    assert [player.stones for player in players] == [4, 5, 2, 3]


def test_t10_the_first_decision_is_the_purchase_of_the_starting_player() -> None:
    state = new(Options(seats=3, starting_player=2), 5)
    assert (state.active, state.decider, state.phase) == (1, 1, Phase.BUY)


def test_t50_four_cards_lie_face_down_on_the_altar_of_the_oracle() -> None:
    state = new(Options(seats=3, oracle=True), 5)
    assert {offering.good for offering in state.altar} == set(GOODS)
    assert len(state.altar) == 4
    assert not any(offering.face_up for offering in state.altar)
    assert state.supply == (21,) * 4


@given(st.integers())
def test_t51_no_oracle_lies_in_the_first_market(seed: int) -> None:
    state = new(Options(oracle=True), seed)
    assert all(Card.ORACLE not in column for column in state.market)
    assert len(state.pile) == 42
    assert state.pile.count(Card.ORACLE) == 8


def test_t56_the_demon_stands_on_the_first_column() -> None:
    assert new(Options(demon=True), 5).demon == 0
    assert new(Options(), 5).demon is None


def test_d58_the_seed_chooses_who_begins() -> None:
    starters = {new(Options(seats=3), seed).active for seed in range(30)}
    assert starters == {0, 1, 2}


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    plain = "first 2 / NSER SMRB MSSM MRMP SMPB NMER MSEB PPPP SEBE PMSP RMMM SPNN NB"
    assert str(shuffle(Options(), Dice(42))) == plain


@given(st.integers(), st.booleans(), st.integers(2, 4))
def test_a_deal_is_read_as_it_is_written(seed: int, oracle: bool, seats: int) -> None:
    options = Options(seats=seats, oracle=oracle)
    shuffled = shuffle(options, Dice(seed))
    assert read_deal(options, str(shuffled)) == shuffled
    assert new(options, str(shuffled)) == new(options, seed)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("first 1 / RNBE", "pile of 4 cards is not a whole deck"),
        ("first 1 / RNXE", "not a card: 'X'"),
        ("last 1 / RNBE", "unknown part 'last'"),
        ("", "not a whole deck"),
    ],
)
def test_a_wrong_deal_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        new(Options(), text)


def test_an_explicit_deal_must_name_a_seat_that_plays() -> None:
    deal = str(shuffle(Options(), Dice(42))).replace("first 2", "first 3")
    with pytest.raises(BadNotation, match="first '3' is not a seat"):
        new(Options(), deal)


def test_an_explicit_altar_belongs_to_the_oracle_only() -> None:
    deal = str(shuffle(Options(), Dice(42))).replace(" /", " / altar RNBE /", 1)
    with pytest.raises(BadNotation, match="altar 'RNBE'"):
        new(Options(), deal)
    with pytest.raises(BadNotation, match="altar ''"):
        new(Options(oracle=True), str(shuffle(Options(oracle=True), Dice(1))).split("/", 2)[2])
