"""Reasons for a move, from the cards that are left."""

import pytest

from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters.answer import Prospect, Situation
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.explain import Explainer

JOIN = Prospect((0, 1, -1), 10.0, 0.0, None, None, 1)


def why(options: Options, hidden: str) -> str:
    engine = Engine(lexicon_of(["MUT", "MUTUS"], "de"), options)
    situation = Situation(("MU", "T", "", "", "", "", ""), hidden, len(hidden))
    return Explainer(engine, situation).why(JOIN)


@pytest.mark.parametrize(("as_plain", "left"), [(True, "2 + 1"), (False, "1 + 1")])
def test_d5_cards_left_for_a_letter_are_counted_as_the_house_rules_read_them(
    as_plain: bool, left: str
) -> None:
    assert f"needs U and S, {left} left" in why(Options("de", umlaut_as_plain=as_plain), "UÜS")


def test_a_word_out_of_reach_is_not_promised() -> None:
    assert "MUTUS" in why(Options("de"), "ÜS")
    assert "MUTUS" not in why(Options("de", umlaut_as_plain=False), "ÜS")
