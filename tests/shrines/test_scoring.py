import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.shrines.cards import Good
from baliwords.shrines.scoring import altar_values, amounts, card_shares, final_outcome, final_score
from baliwords.shrines.state import Phase, Share
from tests.shrines.tables import having, table

# T41, with T39 in the fifth line: counts on the altar and points per card.
T41 = [
    ((7, 5, 3, 1), (3, 2, 1, 0)),
    ((5, 5, 3, 1), (3, 3, 2, 1)),
    ((5, 3, 3, 1), (3, 2, 2, 1)),
    ((5, 3, 1, 1), (3, 2, 1, 1)),
    ((5, 4, 4, 3), (3, 2, 2, 1)),
    ((4, 4, 4, 1), (3, 3, 3, 2)),
    ((5, 2, 2, 2), (3, 2, 2, 2)),
    ((4, 4, 2, 2), (3, 3, 2, 2)),
    ((3, 3, 3, 3), (3, 3, 3, 3)),
    ((6, 3, 1, 0), (3, 2, 1, 0)),
    ((6, 3, 3, 0), (3, 2, 2, 0)),
    ((6, 6, 3, 0), (3, 3, 2, 0)),
    ((4, 4, 4, 0), (3, 3, 3, 0)),
    ((5, 2, 0, 0), (3, 2, 0, 0)),
    ((3, 3, 0, 0), (3, 3, 0, 0)),
    ((2, 0, 0, 0), (3, 0, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("counts", "values"), T41)
def test_t41_the_altar_gives_each_good_its_value(
    counts: tuple[int, ...], values: tuple[int, ...]
) -> None:
    assert altar_values(counts) == values


def test_t39_pepper_5_banana_4_peanut_4_rice_3_are_worth_3_2_2_1() -> None:
    rice, peanut, banana, pepper = altar_values((3, 4, 4, 5))
    assert (pepper, banana, peanut, rice) == (3, 2, 2, 1)


@given(st.permutations(range(4)), st.sampled_from(T41))
def test_t41_holds_in_any_order_of_the_goods(
    order: list[int], row: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    counts, values = row
    assert altar_values([counts[i] for i in order]) == tuple(values[i] for i in order)


@given(st.lists(st.integers(0, 30), min_size=4, max_size=4))
def test_t41_the_formula_of_distinct_greater_counts(counts: list[int]) -> None:
    for count, value in zip(counts, altar_values(counts), strict=True):
        greater = len({other for other in counts if other > count})
        assert value == (0 if count == 0 else max(0, 3 - greater))


@pytest.mark.parametrize(
    ("counts", "gains"),
    [((2, 1, 0), (3, 1, 0)), ((2, 2, 1), (2, 2, 1)), ((3, 0, 0), (4, 0, 0)), ((1, 0), (1, 0))],
    ids=["T28", "T29", "T30", "one alone is no majority"],
)
def test_the_sole_leader_with_two_or_more_gets_one_more(
    counts: tuple[int, ...], gains: tuple[int, ...]
) -> None:
    assert amounts(counts) == gains


@pytest.mark.parametrize(
    ("counts", "cards"),
    [((1, 0, 0), (1, 0, 0)), ((3, 2, 0), (2, 1, 0)), ((2, 2, 1), (1, 1, 1)), ((0, 0), (0, 0))],
)
def test_t31_a_farmer_brings_one_card_and_the_majority_one_more(
    counts: tuple[int, ...], cards: tuple[int, ...]
) -> None:
    shares = card_shares(counts, 0)
    taken = tuple(sum(share.seat == seat for share in shares) for seat in range(len(counts)))
    assert taken == cards


def test_t32_the_active_player_takes_first_and_the_bonus_comes_last() -> None:
    assert card_shares((3, 1, 1), 1) == (Share(1, 1), Share(2, 1), Share(0, 1), Share(0, 1))


def test_t37_stones_count_in_whole_groups_of_five() -> None:
    nothing = having(table(), 0, sacrifices="", front="M", stones=9)
    assert final_score(nothing.players[0], (3, 3, 3, 3)).total == 1
    ten = having(nothing, 0, stones=10)
    assert final_score(ten.players[0], (3, 3, 3, 3)).total == 2


def test_t37_cards_in_hand_are_worth_nothing() -> None:
    state = having(table(), 0, hand="SSS", front="M", sacrifices="", stones=0)
    assert final_score(state.players[0], (3, 2, 1, 0)).total == 0


@pytest.mark.parametrize("goods", ["EEBBBRRRN", "EENNNRRRB"])
def test_t40_the_printed_example_makes_22(goods: str) -> None:
    state = having(table(), 0, front="MS", sacrifices=goods, stones=5, points=0)
    score = final_score(state.players[0], altar_values((3, 4, 4, 5)))
    assert sorted(score.sacrifices) == [2, 3, 6, 6]
    assert (score.shrines, score.stones, score.tokens) == (4, 1, 0)
    assert score.total == 22


def test_t38_more_shrines_win_a_tie_then_more_stones_then_nobody_alone() -> None:
    state = table(3, Phase.OVER)
    for seat in range(3):
        state = having(state, seat, front="M", sacrifices="", stones=2, points=4)
    assert final_outcome(state).winners == (0, 1, 2)
    # D54: all stones count, not only those beyond the groups of five.
    state = having(state, 1, stones=4)
    assert final_outcome(state).winners == (1,)
    state = having(state, 2, front="MS", stones=0, points=0)
    outcome = final_outcome(state)
    assert outcome.scores == (4, 4, 4)
    assert outcome.winners == (2,)


def test_d54_five_stones_beat_four_in_a_tie() -> None:
    state = table(2, Phase.OVER)
    state = having(state, 0, front="M", sacrifices="", stones=5, points=0)
    state = having(state, 1, front="M", sacrifices="", stones=4, points=1)
    assert final_outcome(state).winners == (0,)


def test_t36_a_good_that_is_not_on_the_altar_is_worth_nothing() -> None:
    state = having(table(), 0, front="M", sacrifices="BB", stones=0)
    values = altar_values((6, 3, 0, 1))
    assert values[Good.BANANA.place] == 0
    assert final_score(state.players[0], values).total == 0
