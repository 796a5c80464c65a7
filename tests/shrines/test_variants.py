from dataclasses import replace

import pytest

from baliwords.errors import IllegalMove
from baliwords.shrines.cards import Card, Good, read_cards
from baliwords.shrines.game import legal_moves, outcome
from baliwords.shrines.moves import Pass, parse_move
from baliwords.shrines.state import Phase, State
from baliwords.shrines.turns import apply
from baliwords.shrines.view import view
from tests.shrines.tables import having, table

ALTAR = "rice- peanut- banana- pepper- rice+"


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = apply(state, parse_move(text))
    return state


def last_card(pile: str, altar: str = ALTAR, hand: str = "RR", **options: bool) -> State:
    """The first column has one card left; taking it lays a new one from the pile."""
    state = table(2, Phase.TAKE, market="M PPPP PPPP PPPP", altar=altar, oracle=True, **options)
    state = state._replace(pile=read_cards(pile))
    return having(having(state, 0, hand=hand, stones=0), 1, stones=0)


# A new column


def test_t25_an_empty_column_is_laid_anew_at_once_and_may_be_taken_from() -> None:
    state = after(last_card("RNBM" + "P" * 8, hand="R"), "take 1")
    assert state.market[0] == read_cards("RNBM")
    assert state.phase is Phase.TAKE
    assert Card.STONEMASON in after(state, "take 1").players[0].hand


def test_t26_a_new_column_scores_its_bottom_card() -> None:
    state = after(last_card("RNBM" + "P" * 8), "take 1")
    assert [player.stones for player in state.players] == [1, 1]


def test_t34_d52_the_game_ends_when_the_pile_is_used_up_and_nothing_more_scores() -> None:
    state = after(last_card("OM", hand="R"), "take 1")
    assert state.phase is Phase.OVER
    assert state.pile == ()
    assert state.market[0] == read_cards("OM")
    assert [player.stones for player in state.players] == [0, 0]
    assert outcome(state) is not None
    assert list(legal_moves(state)) == []


# The oracle


def test_t52_oracles_leave_a_new_column_and_are_not_replaced() -> None:
    state = after(last_card("PORO" + "P" * 8), "take 1")
    assert state.market[0] == (Card.PRIEST, Card.RICE)
    assert state.box == (Card.ORACLE, Card.ORACLE)
    assert (state.phase, state.looks) == (Phase.LOOK, 1)


def test_t53_four_oracles_are_replaced_by_four_new_cards() -> None:
    state = after(last_card("OOOO" + "RNBM" + "P" * 8), "take 1")
    assert state.market[0] == read_cards("RNBM")
    assert (state.phase, state.looks) == (Phase.LOOK, 1)


def test_d47_a_replaced_column_with_oracles_gives_another_look() -> None:
    state = after(last_card("OOOO" + "ONOM" + "P" * 8), "take 1")
    assert state.looks == 2


def test_d47_each_oracle_may_give_a_look_by_house_rule() -> None:
    state = last_card("OOOO" + "ONOM" + "P" * 8)
    state = state._replace(options=replace(state.options, oracle_looks="per_card"))
    assert after(state, "take 1").looks == 6


def test_t54_one_of_the_top_four_is_kept_and_the_others_go_back_in_order() -> None:
    state = after(last_card("PORM" + "P" * 8), "take 1", "look")
    looked = view(state, 0).looked
    assert [str(offering) for offering in looked] == ["rice+", "pepper-", "banana-", "peanut-"]
    state = after(state, "keep 3")
    assert [str(offering) for offering in state.altar] == ["rice-", "peanut-", "pepper-", "rice+"]
    assert state.players[0].sacrifices.count(Good.BANANA) == 2


def test_t54_looking_is_optional() -> None:
    state = last_card("PORM" + "P" * 8)
    assert len(after(state, "take 1", "pass").altar) == len(state.altar)


def test_t54_the_turn_goes_on_after_the_look() -> None:
    state = after(last_card("PORM" + "P" * 8), "take 1", "look", "keep 1")
    assert (state.active, state.phase) == (1, Phase.BUY)
    assert [player.stones for player in state.players] == [1, 1]
    state = after(last_card("PORM" + "P" * 8, hand="R"), "take 1", "look", "keep 1")
    assert (state.active, state.phase) == (0, Phase.TAKE)


def test_t55_with_fewer_than_four_all_are_looked_at() -> None:
    state = after(last_card("PORM" + "P" * 8, altar="rice-"), "take 1", "look")
    assert len(view(state, 0).looked) == 1
    assert after(state, "keep 1").altar == ()


def test_d48_a_card_must_be_kept_unless_the_house_rule_says_otherwise() -> None:
    state = after(last_card("PORM" + "P" * 8), "take 1", "look")
    with pytest.raises(IllegalMove, match="must keep"):
        after(state, "pass")
    free = state._replace(options=replace(state.options, oracle_keep_optional=True))
    assert Pass() in list(legal_moves(free))
    assert len(after(free, "pass").altar) == len(state.altar)


def test_d49_an_empty_altar_gives_no_look() -> None:
    state = last_card("OOOO" + "ONOM" + "P" * 8)._replace(altar=())
    state = after(state, "take 1")
    assert (state.active, state.looks) == (1, 0)


def test_d49_the_altar_may_run_out_between_two_looks() -> None:
    state = last_card("OOOO" + "ONOM" + "P" * 8, altar="rice-")
    state = after(state, "take 1", "look", "keep 1")
    assert (state.active, state.looks) == (1, 0)


def test_d50_the_new_top_keeps_its_face() -> None:
    state = after(last_card("PORM" + "P" * 8), "take 1", "look", "keep 1")
    assert state.altar[-1].face_up is False
    assert view(state, 1).altar_top is None


def test_d51_the_bottom_card_that_is_left_scores() -> None:
    state = after(last_card("PMOO" + "P" * 8), "take 1", "pass")
    assert [player.stones for player in state.players] == [1, 1]


# The demon


def test_t57_the_demon_moves_right_with_each_priest_and_back_to_the_first() -> None:
    state = having(table(demon=True), 0, hand="PPP")
    places = []
    for _ in range(4):
        moved = after(state, "play priest")
        places.append(moved.demon)
        state = moved._replace(phase=Phase.PLAY, players=state.players)
    assert places == [1, 2, 3, 0]


def test_t57_only_a_priest_moves_the_demon() -> None:
    state = having(table(demon=True), 0, hand="MRS")
    assert after(state, "play stonemason").demon == 0


def test_t58_no_card_is_taken_from_the_column_of_the_demon() -> None:
    state = after(having(table(demon=True), 0, hand="PRR"), "play priest")
    assert [str(move) for move in legal_moves(state)] == ["take 1", "take 3", "take 4"]
    with pytest.raises(IllegalMove, match=r"the demon stands on column 2 \(T58\)"):
        after(state, "take 2")
