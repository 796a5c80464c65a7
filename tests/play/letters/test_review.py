from collections.abc import Callable
from dataclasses import replace

import pytest

from baliwords.core.record import Header, Line, Record
from baliwords.errors import BadInput
from baliwords.play.letters.moments import moments, summary, why_better, worst_move
from baliwords.play.letters.review import Review, review, solitaire_of
from baliwords.play.letters.seat_review import match_of_several
from baliwords.solver.letters.analysis import Care

QUICK = Care(40, 4)


def game(pile: str, *moves: str) -> Record:
    header = Header("letters", pile, ("Anna",), {"language": "fr"})
    return Record(header, tuple(Line(i, move) for i, move in enumerate(moves, 8)))


@pytest.fixture(scope="module")
def played() -> Review:
    return review(
        solitaire_of(game("MURTZEQSKAEIL", "M+U", "MU+R", "MUR+S", "MURS!", "stop")), QUICK
    )


def test_result_is_par_and_luck_less_what_was_lost_to_the_tenth(played: Review) -> None:
    assert round(played.par + played.luck - played.lost, 1) == played.result == 16
    assert played.luck == round(sum(step.luck for step in played.steps), 1)


def test_the_curve_goes_from_par_to_the_result(played: Review) -> None:
    curve = played.curve()
    assert (curve[0], len(curve)) == (played.par, len(played.steps) + 1)
    assert curve[-1] == pytest.approx(played.result, abs=0.05)


def test_the_cards_that_came_are_told(played: Review) -> None:
    assert [step.drawn for step in played.steps] == ["S", "K", "A", "E", ""]


def test_stopping_too_early_is_the_worst_move_and_the_words_say_so(played: Review) -> None:
    told = list(moments(played))
    last = played.steps[-1]
    assert last.missed and last in played.mistakes
    assert any(sentence.startswith("Worst move") for sentence in told)
    assert any("MURS for 16 points" in sentence for sentence in told)
    assert "16 points: par" in next(summary(played))
    assert why_better(last)


def test_a_single_point_is_told_as_one(played: Review) -> None:
    step = replace(played.steps[-1], lost=0.7)
    assert " Better by 1 point: " in worst_move(step)


def test_a_game_without_fault_has_an_accuracy_of_100() -> None:
    found = review(solitaire_of(game("MAISONQ", "M+A+I+S+O+N!")), QUICK)
    assert (found.result, found.lost, found.accuracy, found.mistakes) == (24, 0, 100, [])


def test_other_games_are_refused() -> None:
    record = Record(Header("letters", 1, ("Anna", "Bea"), {"seats": "2"}))
    with pytest.raises(BadInput, match="several players is analysed by itself"):
        solitaire_of(record)


@pytest.mark.parametrize("replay", [solitaire_of, match_of_several])
def test_a_game_of_shrines_is_refused_with_what_can_be_analysed(
    replay: Callable[[Record], object],
) -> None:
    record = Record(Header("shrines", 1, ("Anna", "Bea")))
    with pytest.raises(BadInput, match="'shrines' cannot be analysed: the letter game can"):
        replay(record)
