import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.shrines.cards import Good
from baliwords.shrines.moves import Keep, Offer, parse_move
from baliwords.shrines.options import Options
from baliwords.shrines.state import Phase, State
from baliwords.shrines.turns import apply
from baliwords.shrines.view import View, seen_move, view
from tests.shrines.checks import playing_cards, random_game, sacrifice_cards
from tests.shrines.hidden import hidden_changed
from tests.shrines.tables import having, table


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.booleans(), st.integers(0, 2**32))
def test_d57_states_that_differ_only_in_hidden_cards_give_equal_views(
    seats: int, oracle: bool, seed: int
) -> None:
    changed = 0
    for state, _move, _after in random_game(Options(seats=seats, oracle=oracle), seed):
        for seat in range(seats):
            other = hidden_changed(state, seat, seed)
            assert playing_cards(other) == playing_cards(state)
            assert sacrifice_cards(other) == sacrifice_cards(state)
            assert view(other, seat) == view(state, seat)
            changed += other != state
    assert changed > 50, "the states did differ"


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_the_move_of_another_is_seen_alike_in_states_that_look_alike(seed: int) -> None:
    for state, move, _after in random_game(Options(seats=3, oracle=True), seed):
        for seat in {0, 1, 2} - {state.decider}:
            seen = seen_move(state, move, seat)
            if isinstance(move, Keep):
                assert seen == Keep(None)
            elif isinstance(move, Offer) and state.decider == state.active:
                assert seen == Offer(None)
            else:
                assert seen == move
        assert seen_move(state, move, state.decider) == move


def test_t7_a_player_sees_his_own_cards_and_the_number_of_the_others() -> None:
    state = having(table(2), 0, hand="RNB", sacrifices="RRE")
    own, other = view(state, 0), view(state, 1)
    assert own.hand == state.players[0].hand
    assert own.sacrifices == (Good.RICE, Good.RICE, Good.PEPPER)
    assert (other.seats[0].hand_size, other.seats[0].sacrifice_count) == (3, 3)


def test_t20_only_the_top_of_the_altar_is_seen() -> None:
    up = table(2, altar="rice- pepper+")
    down = table(2, altar="rice+ pepper-")
    assert (view(up, 0).altar_top, view(up, 0).altar_size) == (Good.PEPPER, 2)
    assert view(down, 0).altar_top is None


def test_t54_only_the_one_who_looks_sees_the_cards() -> None:
    state = table(2, Phase.KEEP, altar="rice- pepper-")._replace(options=Options(oracle=True))
    assert len(view(state, 0).looked) == 2
    assert view(state, 1).looked == ()


def test_a_view_has_no_field_for_the_pile_or_the_altar() -> None:
    names = set(View._fields)
    assert not names & {"pile", "altar", "players", "hands"}


def test_d57_open_information_lays_hands_sacrifices_and_altar_open_but_not_the_pile() -> None:
    state = table(2, altar="rice- pepper+", open_information=True)
    seen = view(state, 1).laid_open
    assert seen is not None
    assert seen.hands[0] == state.players[0].hand
    assert seen.sacrifices[0] == state.players[0].sacrifices
    assert seen.altar == state.altar
    assert view(state._replace(pile=state.pile[::-1]), 1) == view(state, 1)
    assert view(table(2), 1).laid_open is None


@pytest.mark.parametrize("seat", [0, 1])
def test_t18_a_card_laid_face_down_is_seen_by_its_owner_only(seat: int) -> None:
    state: State = having(table(2), 0, hand="SRR", stones=7)
    for text in ("play shrine", "offer rice"):
        state = apply(state, parse_move(text))
    assert seen_move(state, Offer(Good.RICE), seat) == Offer(Good.RICE if seat == 0 else None)
