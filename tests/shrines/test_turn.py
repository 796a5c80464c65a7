import pytest

from baliwords.errors import IllegalMove
from baliwords.shrines.cards import Card, Good, Offering, read_cards
from baliwords.shrines.game import legal_moves
from baliwords.shrines.moves import Claim, Return, parse_move
from baliwords.shrines.state import Phase, State
from baliwords.shrines.turns import apply, why_illegal
from tests.shrines.tables import about_to_score, having, table


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = apply(state, parse_move(text))
    return state


def legal(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]


# Phase 1


def test_t11_a_second_purchase_is_refused() -> None:
    state = after(having(table(phase=Phase.BUY), 0, stones=20), "buy rice")
    assert state.phase is Phase.PLAY
    assert state.players[0].sacrifices.count(Good.RICE) == 2
    with pytest.raises(IllegalMove, match="time to play"):
        after(state, "buy rice")


@pytest.mark.parametrize(
    ("farmers", "cost"), [("BBBB", 1), ("", 5), ("BBBBB", 0), ("BBBBBB", 0), ("B", 4)]
)
def test_t12_each_farmer_of_the_good_makes_it_one_stone_cheaper(farmers: str, cost: int) -> None:
    state = having(table(phase=Phase.BUY), 0, front="M" + farmers, stones=9)
    assert after(state, "buy banana").players[0].stones == 9 - cost


def test_t12_what_cannot_be_paid_is_refused() -> None:
    state = having(table(phase=Phase.BUY), 0, stones=4)
    assert why_illegal(state, parse_move("buy rice")) == (
        "a rice card costs 5 stones and you have 4 (T12)"
    )
    assert legal(state) == ["pass"]


def test_t13_an_empty_supply_cannot_be_chosen() -> None:
    state = having(table(phase=Phase.BUY), 0, stones=9)._replace(supply=(0, 1, 1, 1))
    assert "no rice card is left" in str(why_illegal(state, parse_move("buy rice")))


# Phase 2A


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_t14_two_rice_farmers_cost_one_stone_and_three_two(count: int, cost: int) -> None:
    state = having(table(), 0, hand="RRR", stones=2)
    state = after(state, f"play rice {count}")
    assert state.players[0].stones == 2 - cost
    assert state.players[0].front == (Card.RICE,) * count + (Card.STONEMASON,)
    assert len(state.players[0].hand) == 3 - count
    assert state.phase is Phase.TAKE


@pytest.mark.parametrize("card", ["stonemason", "priest"])
def test_t14_stonemason_and_priest_cost_nothing(card: str) -> None:
    state = after(having(table(), 0, hand="MPR", stones=0), f"play {card}")
    assert state.players[0].stones == 0


def test_t14_a_shrine_costs_seven_stones() -> None:
    state = having(table(), 0, hand="SRR", stones=7)
    assert after(state, "play shrine").players[0].stones == 0
    assert "costs 7 stones and you have 6" in str(
        why_illegal(having(state, 0, stones=6), parse_move("play shrine"))
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play priest", "you hold no priest"),
        ("play rice 3", "you hold 2 of the 3 rice farmers"),
        ("play stonemason 2", "only farmers are played several at a time"),
        ("play rice 4", "not 4"),
        ("return shrine", "only when all three cards are shrines"),
        ("take 1", "time to play from the hand"),
        ("pass", "time to play from the hand"),
    ],
)
def test_t14_what_the_rules_forbid_is_explained(move: str, reason: str) -> None:
    state = having(table(), 0, hand="RRM", stones=9)
    assert reason in str(why_illegal(state, parse_move(move)))


def test_t16_three_shrines_without_stones_send_one_back_to_the_box() -> None:
    state = having(table(), 0, hand="SSS", stones=6)
    assert list(legal_moves(state)) == [Return()]
    state = after(state, "return shrine")
    assert state.box == (Card.SHRINE,)
    assert state.phase is Phase.TAKE
    state = after(state, "take 1")
    assert len(state.players[0].hand) == 3


def test_d55_three_shrines_and_seven_stones_must_be_played() -> None:
    assert legal(having(table(), 0, hand="SSS", stones=7)) == ["play shrine"]


def test_d55_stones_may_be_spent_first_to_fall_under_seven() -> None:
    state = having(table(phase=Phase.BUY), 0, hand="SSS", stones=7)
    assert legal(after(state, "buy rice")) == ["return shrine"]


# Phase 2B


def test_t22_the_altar_of_the_printed_example() -> None:
    state = having(table(3), 0, hand="SRR", stones=7)
    state = after(state, "play shrine", "offer peanut", "offer peanut", "offer rice", "top pepper")
    assert [str(offering) for offering in state.altar] == ["peanut+", "peanut+", "rice-", "pepper+"]
    assert state.phase is Phase.TAKE


def test_t17_the_others_offer_clockwise_from_the_left_of_the_active_player() -> None:
    state = having(table(4)._replace(active=2, decider=2), 2, hand="SRR", stones=7)
    state = after(state, "play shrine")
    deciders = []
    for _ in range(4):
        deciders.append(state.decider)
        state = after(state, "offer rice")
    assert deciders == [3, 0, 1, 2]
    assert (state.phase, state.decider) == (Phase.TOP, 2)


def test_t19_the_top_card_comes_from_the_supply() -> None:
    state = having(table(3), 0, hand="SRR", stones=7)
    state = after(state, "play shrine", "offer rice", "offer rice", "offer rice")
    before = state.supply
    state = after(state, "top banana")
    assert state.supply == (before[0], before[1], before[2] - 1, before[3])
    assert state.altar[-1] == Offering(Good.BANANA, face_up=True)


def test_t21_a_player_without_sacrifice_cards_offers_none() -> None:
    state = having(having(table(3), 0, hand="SRR", stones=7), 1, sacrifices="")
    state = after(state, "play shrine")
    assert state.decider == 2
    state = after(state, "offer rice", "offer rice", "top rice")
    assert len(state.altar) == 3


def test_d45_an_active_player_without_cards_still_lays_the_top() -> None:
    state = having(having(table(2), 0, hand="SRR", stones=7, sacrifices=""), 1, sacrifices="R")
    state = after(state, "play shrine", "offer rice")
    assert state.phase is Phase.TOP
    assert len(after(state, "top rice").altar) == 2


def test_d43_with_all_supplies_empty_nothing_is_laid_on_top() -> None:
    state = having(table(2), 0, hand="SRR", stones=7)
    state = after(state._replace(supply=(0, 0, 0, 0)), "play shrine", "offer rice", "offer rice")
    assert state.phase is Phase.TAKE
    assert len(state.altar) == 2


def test_one_can_only_offer_what_one_has() -> None:
    state = having(having(table(2), 0, hand="SRR", stones=7), 1, sacrifices="R")
    state = after(state, "play shrine")
    assert legal(state) == ["offer rice"]
    assert why_illegal(state, parse_move("offer pepper")) == "you have no pepper card to offer"


# Phase 3


def test_t23_the_hand_is_filled_up_to_three() -> None:
    state = having(table(market="MMMM MMMM MMMM MMMM"), 0, hand="RRR", stones=2)
    state = after(state, "play rice 3", "take 1", "take 2")
    assert (state.phase, state.active) == (Phase.TAKE, 0)
    state = after(state, "take 3")
    assert len(state.players[0].hand) == 3
    assert (state.phase, state.active) == (Phase.BUY, 1)


def test_t24_two_cards_in_a_row_may_come_from_one_column() -> None:
    state = table(phase=Phase.TAKE, market="MPSR MMMM MMMM MMMM")
    state = after(having(state, 0, hand="B"), "take 1", "take 1")
    assert state.players[0].hand == read_cards("RBS")
    assert state.market[0] == read_cards("MP")


def test_t24_there_are_four_columns() -> None:
    state = having(table(phase=Phase.TAKE), 0, hand="RR")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    assert why_illegal(state, parse_move("take 5")) == "there is no column 5 (expected 1 to 4)"


# Phase 4


def test_t26_the_card_uncovered_last_decides_what_scores() -> None:
    state = after(about_to_score("M", ("MM", "M", "R")), "take 3")
    assert [player.stones for player in state.players] == [3, 1, 0]
    assert (state.active, state.phase, state.turn) == (1, Phase.BUY, 2)


def test_t29_priests_bring_points_and_a_tie_no_bonus() -> None:
    state = after(about_to_score("P", ("PP", "PP", "P")), "take 3")
    assert [player.points for player in state.players] == [2, 2, 1]


@pytest.mark.parametrize("choice", ["stones", "points"])
def test_t30_three_shrines_alone_bring_four_stones_or_four_points(choice: str) -> None:
    state = after(about_to_score("S", ("SSS", "M", "M")), "take 3")
    assert list(legal_moves(state)) == [Claim(points=False), Claim(points=True)]
    state = after(state, choice)
    gained = (state.players[0].stones, state.players[0].points)
    assert gained == ((4, 0) if choice == "stones" else (0, 4))
    assert state.active == 1


def test_d46_shrine_scores_are_chosen_from_the_active_player_on() -> None:
    state = after(about_to_score("S", ("S", "SS", "S"), active=1), "take 3")
    assert (state.decider, state.phase) == (1, Phase.CLAIM)
    state = after(state, "points")
    assert state.decider == 2
    state = after(state, "stones")
    assert state.decider == 0
    state = after(state, "points")
    assert [(p.stones, p.points) for p in state.players] == [(0, 1), (0, 3), (1, 0)]


def test_t31_farmers_bring_sacrifice_cards_from_the_supply() -> None:
    state = about_to_score("R", ("RRR", "RR", "M"))
    before = state.supply[0]
    state = after(state, "take 3")
    held = [player.sacrifices.count(Good.RICE) for player in state.players]
    assert held == [1 + 2, 1 + 1, 1]
    assert state.supply[0] == before - 3


def test_t32_t33_the_third_of_three_finds_no_card_and_takes_another_good() -> None:
    state = about_to_score("R", ("R", "R", "R"))._replace(supply=(2, 5, 0, 5))
    state = after(state, "take 3")
    assert (state.phase, state.decider) == (Phase.REPLACE, 2)
    assert legal(state) == ["replace peanut", "replace pepper", "pass"]
    state = after(state, "replace pepper")
    assert state.players[2].sacrifices.count(Good.PEPPER) == 2
    assert state.supply == (0, 5, 0, 4)
    assert state.active == 1


def test_d44_the_bonus_card_may_be_replaced_too() -> None:
    state = about_to_score("R", ("RR", "R", "M"))._replace(supply=(2, 5, 0, 5))
    state = after(state, "take 3")
    assert (state.phase, state.decider) == (Phase.REPLACE, 0)
    state = after(state, "pass")
    assert state.supply == (0, 5, 0, 5)


def test_d43_nothing_is_taken_when_all_supplies_are_empty() -> None:
    state = about_to_score("R", ("R", "R", "R"))._replace(supply=(1, 0, 0, 0))
    state = after(state, "take 3")
    assert (state.phase, state.active) == (Phase.BUY, 1)
    assert state.players[0].sacrifices.count(Good.RICE) == 2


def test_an_illegal_move_says_what_was_wrong_and_changes_nothing() -> None:
    state = table()
    with pytest.raises(IllegalMove, match="'play priest': you hold no priest"):
        after(state, "play priest")
    assert state == table()
