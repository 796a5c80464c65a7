"""Rollouts: what they return is a score, marks included, never anything else."""

from array import array
from collections import Counter

import pytest

from baliwords.letters.cards import PACK
from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of, load_lexicon
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.features import WEIGHTS
from baliwords.solver.letters.kernels.layout import NO_REPLY, SLOTS, UNKNOWN
from baliwords.solver.letters.kernels.rollouts import Roller, no_replies
from tests.solver.letters.kernels import roller


@pytest.mark.parametrize("weight", [-50.0, 0.0, 50.0])
def test_a_cut_rollout_is_never_worth_less_than_its_score(weight: float) -> None:
    weights = array("f", [weight] * WEIGHTS)
    table = Engine(lexicon_of(["MUR", "MURS", "SON", "SONS"]), Options(), weights).table()
    results = array("i", [0] * 20)
    hidden = encode(PACK.replace("M", "").replace("U", ""))
    table.hide([encode(card) for card in "MURSONE"], hidden[: 54 - SLOTS], 40, 7)
    table.roll(0, 1, -1, 5, 0, results, 1)
    assert all(7 <= result & 0xFFFF < 10_000 for result in results)


def test_the_next_cards_of_many_piles_go_evenly_through_all_that_may_come() -> None:
    options = Options()
    engine = Engine(lexicon_of(["MUR"]), options)
    table = roller(engine.index, options, plain=True)  # a compiled one shows no pile
    hidden = encode("ABCDEFGH")
    table.hide([], hidden, len(hidden), 0)
    firsts, seconds = Counter[int](), Counter[int]()
    for number in range(80):
        table.lay_pile(12345, number)
        assert sorted(table.pile[: len(hidden)]) == sorted(hidden)
        firsts[table.pile[0]] += 1
        seconds[table.pile[1]] += 1
    assert all(8 <= firsts[card] <= 12 for card in hidden)
    assert all(5 <= seconds[card] <= 15 for card in hidden)


@pytest.mark.parametrize("plain", [False, True])
def test_a_cut_rollout_is_the_mean_of_the_estimates_on_its_way(plain: bool) -> None:
    options = Options()
    engine = Engine(
        lexicon_of(["MUR", "MURS", "SON", "SONS"]), options, array("f", [1.5] * WEIGHTS)
    )
    table = roller(engine.index, options, plain, engine.weights)
    hidden = encode(PACK.replace("M", "").replace("U", ""))[: 54 - SLOTS]

    def rolled(horizon: int, since: int) -> list[int]:
        results = array("i", [0] * 10)
        table.hide([encode(card) for card in "MURSONE"], hidden, 40, 7)
        table.roll(0, 1, -1, 5, 0, results, horizon, since)
        return [result & 0xFFFF for result in results]

    alone = [rolled(horizon, horizon) for horizon in range(2, 6)]
    means = [sum(estimates) / len(estimates) for estimates in zip(*alone, strict=True)]
    assert rolled(5, 2) == pytest.approx(means, abs=1.01)  # each is rounded
    assert rolled(5, 9) == alone[-1]


def test_an_end_counts_for_all_estimates_that_it_makes_needless() -> None:
    options = Options()
    table = Engine(lexicon_of(["MUR", "MURS"]), options).table()
    results = array("i", [0] * 4)
    table.hide([encode(card) for card in "MURWWWW"], encode("KKKK"), 4, 100)
    table.roll(0, 1, -1, 1, 0, results, 20, 10)
    assert {result & 0xFFFF for result in results} == {109}


def test_answers_that_are_kept_depend_on_no_other_pile() -> None:
    engine = Engine(load_lexicon("fr"), Options())
    columns = [encode(column) for column in ("LA", "M", "U", "R", "S", "ON", "E")]
    hidden = encode("AEEIIOUBCDGHLNPRSTT")

    def rolled(table: Roller, numbers: list[int], replies: "array[int]") -> dict[int, int]:
        table.hide(columns, hidden, len(hidden), 0)
        table.look_ahead(3)
        found = {}
        for number in numbers:
            result = array("i", [0])
            table.roll(1, 2, -1, 9, number, result, 6, 3, replies)
            found[number] = result[0]
        return found

    kept, other = no_replies(), no_replies()
    forwards = rolled(engine.table(), list(range(60)), kept)
    assert rolled(engine.table(), list(range(59, -1, -1)), other) == forwards
    assert kept == other
    alone = {n: rolled(engine.table(), [n], no_replies())[n] for n in range(0, 60, 7)}
    assert alone == {number: forwards[number] for number in alone}


def test_few_answers_are_looked_for_when_many_piles_begin_alike() -> None:
    table = Engine(load_lexicon("fr"), Options()).table()
    table.hide([encode(card) for card in "MURSONE"], encode("ABCDEFGHIJ"), 10, 0)
    table.look_ahead(2)
    replies = no_replies()
    table.roll(0, 1, -1, 5, 0, array("i", [0] * 400), 6, 3, replies)
    known = sum(reply not in (UNKNOWN, NO_REPLY) for reply in replies)
    assert 10 <= known <= 10 + 90
