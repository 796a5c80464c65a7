from fractions import Fraction
from itertools import permutations
from math import comb
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from baliwords.balam.cards import ALL, CARDS, CardsSeen
from baliwords.balam.katun import forecast, hypergeometric, piles
from baliwords.balam.options import Deck
from baliwords.errors import BadInput

MIXED, PILED = Deck(10, 1), Deck(10, 6)

seen_cards = st.builds(
    CardsSeen,
    positive=st.integers(10, ALL.positive),
    negative=st.integers(0, ALL.negative),
    pelota=st.integers(0, ALL.pelota),
    eclipse=st.integers(0, ALL.eclipse),
)


def test_m33_the_kinds_add_up_to_the_72_cards_of_the_box() -> None:
    assert (ALL.positive, ALL.special, ALL.negative) == (34, 6, 32)
    assert CARDS == 72


def test_iii_4_negative_cards_after_the_prosperous_ones_are_hypergeometric() -> None:
    found = forecast(4, CardsSeen(positive=10), MIXED)
    assert found is not None
    for k, chance in found.negative.items():
        assert chance == Fraction(comb(32, k) * comb(30, 4 - k), comb(62, 4))


def test_the_hypergeometric_chances_are_those_of_all_orders() -> None:
    cards = "xxoooo"
    orders = list(permutations(range(6), 3))
    for k, chance in hypergeometric(6, 2, 3).items():
        hits = sum(sum(cards[i] == "x" for i in order) == k for order in orders)
        assert chance == Fraction(hits, len(orders))


def test_d62_piles_hold_9_or_10_cards_and_a_special_one() -> None:
    assert piles(PILED) == [(11, 1), (11, 1), (10, 1), (10, 1), (10, 1), (10, 1)]
    assert piles(MIXED) == [(62, 6)]


def test_d62_the_first_cards_are_prosperous() -> None:
    found = forecast(5, CardsSeen(positive=5), PILED)
    assert found is not None
    assert found.negative == found.pelota == found.eclipse == {0: 1}
    later = forecast(6, CardsSeen(positive=5), PILED)
    assert later is not None
    assert later.negative[1] == Fraction(10, 11) * Fraction(32, 56)


def test_d62_a_pile_whose_special_card_was_seen_holds_no_other() -> None:
    found = forecast(3, CardsSeen(positive=12, negative=2, pelota=1), PILED)
    assert found is not None
    assert found.pelota == {0: 1}


def test_d62_the_last_card_of_a_pile_is_special_if_none_was() -> None:
    found = forecast(1, CardsSeen(positive=20), PILED)
    assert found is not None
    assert found.pelota[1] + found.eclipse[1] == 1


@pytest.mark.parametrize(
    "seen", [CardsSeen(positive=8, negative=2), CardsSeen(positive=10, pelota=3)]
)
def test_d62_cards_that_do_not_fit_the_piles_refute_them(seen: CardsSeen) -> None:
    assert forecast(4, seen, PILED) is None


@given(seen=seen_cards, drawn=st.integers(1, 6), count=st.sampled_from([1, 2, 3, 6]))
def test_the_chances_sum_to_1(seen: CardsSeen, drawn: int, count: int) -> None:
    found = forecast(drawn, seen, Deck(10, count))
    assume(found is not None and seen.total < CARDS)
    assert found is not None
    for chances in (found.negative, found.pelota, found.eclipse):
        assert sum(chances.values()) == 1
        assert all(chance >= 0 for chance in chances.values())


def test_the_piles_agree_with_a_simulation() -> None:
    random, games = Random(62), 8_000
    negatives = specials = 0
    for _ in range(games):
        top = _shuffled_deck(random)[10:15]
        negatives += top.count("negative")
        specials += top.count("pelota")
    found = forecast(5, CardsSeen(positive=10), PILED)
    assert found is not None
    assert abs(negatives / games - _mean(found.negative)) < 4 * (1.25 / games) ** 0.5
    assert abs(specials / games - _mean(found.pelota)) < 4 * (0.25 / games) ** 0.5


def _shuffled_deck(random: Random) -> list[str]:
    plain = ["positive"] * 24 + ["negative"] * 32
    special = ["pelota"] * 5 + ["eclipse"]
    random.shuffle(plain)
    random.shuffle(special)
    deck = ["positive"] * 10
    for size in (10, 10, 9, 9, 9, 9):
        pile = [plain.pop() for _ in range(size)] + [special.pop()]
        random.shuffle(pile)
        deck += pile
    return deck


def _mean(chances: object) -> float:
    assert isinstance(chances, dict)
    return float(sum(k * chance for k, chance in chances.items()))


@pytest.mark.parametrize("wrong", [(35, 0, 0, 0), (0, 33, 0, 0), (0, 0, 6, 0), (-1, 0, 0, 0)])
def test_m33_more_cards_than_there_are_is_refused(wrong: tuple[int, int, int, int]) -> None:
    with pytest.raises(BadInput):
        forecast(4, CardsSeen(*wrong), MIXED)
