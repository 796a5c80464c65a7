"""What moves gave away and cards brought: sums that must hold, and cases anybody can check."""

from collections import Counter

import pytest

from baliwords.core.shuffle import Dice
from baliwords.games import letters
from baliwords.letters.moves import Assemble, Move, Remove, Stop
from baliwords.letters.options import Options
from baliwords.letters.state import State, Unit
from baliwords.solver.letters.analysis import Analyst, Care
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.yardstick import Yardstick, drawings, left_by

FRENCH = Options(language="fr")
GAME = letters("fr")


def dealt(pile: str) -> State:
    return GAME.new(FRENCH, pile)


def joined(*slots: int, remove: bool = False) -> Assemble:
    return Assemble(tuple(Unit(0, slot) for slot in slots), remove=remove)


def test_what_a_move_leaves_knows_nothing_of_the_pile() -> None:
    state = dealt("MURTZEQSK")
    one, other = (left_by(GAME, dealt(pile), joined(0, 1)) for pile in ("MURTZEQSK", "MURTZEQKS"))
    assert one == other
    assert one.places == (1,)
    assert one.hidden == Counter(state.pile)
    assert one.filled(("K",)).columns == ("MU", "K", "R", "T", "Z", "E", "Q")


def test_the_weights_of_all_draws_add_up_to_one() -> None:
    hidden = Counter("AAEIOST")
    for count in (0, 1, 2, 3):
        weights = [weight for _cards, weight in drawings(hidden, count, Dice(1))]
        assert sum(weights) == pytest.approx(1)


def test_no_card_is_lucky_on_the_mean() -> None:
    """The mean of what each card may bring, by its chance, is what the move is worth."""
    left = left_by(GAME, dealt("MURTZEQSKAEIL"), joined(0, 1))
    yardstick = Yardstick(engine_for(FRENCH).table())
    expected, _error = yardstick.expected(left, 8, seed=3)
    brought = 0.0
    for cards, weight in drawings(left.hidden, 1, Dice(3)):
        scores = yardstick.after(left, cards, 8, seed=3)
        brought += weight * (sum(scores) / 8 - expected)
    assert brought == pytest.approx(0, abs=1e-6)


def test_a_move_leads_itself_by_nothing() -> None:
    left = left_by(GAME, dealt("MURTZEQSKAEIL"), joined(0, 1))
    yardstick = Yardstick(engine_for(FRENCH).table())
    assert yardstick.lead(left, left, 4, seed=5) == (0.0, 0.0)


def test_the_end_is_measured_exactly() -> None:
    states = [dealt("MAISONQ")]
    moves: list[Move] = [joined(3, 4, 5, remove=True), Stop()]  # SON, where MAISON was to be had
    for move in moves:
        states.append(GAME.apply(states[-1], move))
    first, second = Analyst(engine_for(FRENCH), GAME, Care(20, 4), threads=1).review(states, moves)
    assert (first.lost, first.error, first.luck) == (12, 0, 0)  # AMI is left: 24 - 6 - 6
    assert isinstance(first.best, Assemble) and len(first.best.units) == 6
    assert second.lost == 6


def test_the_same_care_gives_the_same_answer_with_any_number_of_threads() -> None:
    states = [dealt("MURTZEQSKAEIL")]
    moves: list[Move] = [joined(0, 1), joined(0, 2), Remove(0)]
    for move in moves:
        states.append(GAME.apply(states[-1], move))
    one, two = (
        list(Analyst(engine_for(FRENCH), GAME, Care(40, 4), threads).review(states, moves))
        for threads in (1, 2)
    )
    assert one == two
