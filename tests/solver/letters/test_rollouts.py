"""Rollouts: what they return is a score, marks included, never anything else."""

from array import array
from collections import Counter

import pytest

from baliwords.letters.cards import PACK
from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.features import WEIGHTS
from baliwords.solver.letters.kernels.layout import SLOTS
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
