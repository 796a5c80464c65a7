"""Reasons for a move, from the cards that are left."""

import re
from dataclasses import replace

import pytest

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import joined
from baliwords.letters.cards import PACK, cards_for
from baliwords.letters.judge import Judge
from baliwords.letters.moves import units_of
from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters.answer import Effort, Prospect, Situation
from baliwords.solver.letters.computers import engine_for, lay_out
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.explain import Explainer
from baliwords.solver.letters.search import Searcher

JOIN = Prospect((0, 1, -1), 10.0, 0.0, None, None, 1)


def why(options: Options, hidden: str) -> str:
    engine = Engine(lexicon_of(["MUT", "MUTUS"], "de"), options)
    situation = Situation(("MU", "T", "", "", "", "", ""), hidden, len(hidden))
    return Explainer(engine, situation).why(JOIN)


@pytest.mark.parametrize(("as_plain", "left"), [(True, 2), (False, 1)])
def test_d5_cards_left_for_a_letter_are_counted_as_the_house_rules_read_them(
    as_plain: bool, left: int
) -> None:
    told = why(Options("de", umlaut_as_plain=as_plain), "UÜS")
    assert f"needs U ({left} of 3 unseen cards) and S (1 of 3 unseen cards)" in told


def test_a_word_out_of_reach_is_not_promised() -> None:
    assert "MUTUS" in why(Options("de"), "ÜS")
    assert "MUTUS" not in why(Options("de", umlaut_as_plain=False), "ÜS")


NEED = re.compile(
    r"(\d+ )?([A-Z]|BALI)(?: \((?:(\d+) on the table, )?(\d+) of (\d+) unseen cards\))"
)
FIT = re.compile(r"(\d+) of (\d+) unseen cards fits?")


@pytest.mark.parametrize("drawn", [0, 20, 40, 46])
@pytest.mark.parametrize("seed", range(6))
def test_every_number_of_a_reason_is_counted_again_from_the_position(seed: int, drawn: int) -> None:
    """Also where more cards are unseen than lie in the pile: words may have been forgotten."""
    engine = engine_for(Options())
    cards = "".join(Dice(seed).shuffled(PACK))
    columns, hidden = tuple(cards[:7]), cards[7:]
    situation = Situation(columns, hidden, len(hidden) - drawn)
    explainer = Explainer(engine, situation)
    table = engine.table()
    lay_out(table, situation)
    for kernel_move in table.legal_moves()[:12]:
        move = read_move(kernel_move)
        told = explainer.why(Prospect(kernel_move, 10.0, 0.0, None, None, 1))
        used = {unit.slot for unit in units_of(move, 0)}
        beside = [card for slot, card in enumerate(columns) if slot not in used]
        for _copies, name, on_table, unseen, total in NEED.findall(told):
            letter = name.replace("BALI", "?")
            assert int(total) == len(hidden)
            assert int(unseen) == sum(card in cards_for(letter, "fr", True) for card in hidden)
            assert int(on_table or 0) == sum(c in cards_for(letter, "fr", True) for c in beside)
        for fitting, total in FIT.findall(told):
            column = joined(explainer.table, move)  # type: ignore[arg-type]
            assert int(total) == len(hidden)
            assert int(fitting) == sum(fits(engine, column, card) for card in hidden)


def fits(engine: Engine, column: str, card: str) -> bool:
    """Tell plainly whether a card can stand over or under a column."""
    judge = Judge(engine.lexicon, engine.options)
    cards = engine.lexicon.alphabet.lower() if card == "?" else card
    return any(judge.is_part(column + one) or judge.is_part(one + column) for one in cards)


def test_moves_that_cannot_be_told_apart_are_called_equal() -> None:
    situation = Situation(tuple("MURTSON"), "AEI", 3)
    explainer = Explainer(engine_for(Options()), situation)
    one, other = Prospect((0, 1, -1), 10.0, 1.0, None, None, 9), replace(JOIN, move=(6, 5, -1))
    near, far = replace(other, expected=8.0, doubt=1.0), replace(other, expected=7.0, doubt=0.9)
    assert "as good, as far as one can tell" in explainer.why(one, near)
    assert "3.0 points less" in explainer.why(one, far)


@pytest.mark.parametrize("row", ["U M R", "S ON", "M U R T ON", "? U R", "LAM E S ON T", "Q X"])
def test_without_a_pile_the_words_told_make_the_points_promised(row: str) -> None:
    columns = tuple(row.split())
    engine = engine_for(Options())
    situation = Situation(columns + ("",) * (7 - len(columns)), "", 0)
    explainer, judge = Explainer(engine, situation), Judge(engine.lexicon, engine.options)
    for prospect in Searcher(engine, 1).search(situation, Effort(samples=1)).prospects:
        if prospect.move[1] < 0:
            continue  # a word is taken off, which says its own points
        told = re.findall(r"(\w+) \((\d+) points?\)", explainer.why(prospect))
        assert all(judge.is_complete(word) for word, _points in told)
        used = sum(len(word) for word, _points in told)
        bonus = 50 if used == len("".join(columns)) else 0
        assert prospect.expected == sum(int(points) for _word, points in told) + bonus
