"""Search for a seat: the same samples, the same answer; budgets kept; the end exact."""

import time
from array import array
from dataclasses import replace

import pytest

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import column_of
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Remove
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.letters.unseen import in_order, unseen_letters
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_search import (
    Candidate,
    Chance,
    Chances,
    SeatSearcher,
    SeatSituation,
    summed_up,
)
from baliwords.solver.letters.several import read_turn
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast
from tests.letters.toy import other_pile

lexicon = load_lexicon("fr")
game = letter_game(lexicon)


def searcher(options: Options) -> SeatSearcher:
    return SeatSearcher(new_forecast(shared_index(lexicon, options), options))


def seen(state: State) -> SeatSituation:
    return SeatSituation(state.table, in_order(unseen_letters(state)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_samples_give_the_same_answer_whatever_lies_hidden(seats: int) -> None:
    options = Options(seats=seats)
    state = game.new(options, 5)
    first = searcher(options).search(seen(state), Effort(samples=60), seed=3)
    again = searcher(options).search(seen(other_pile(state, 0, 9)), Effort(samples=60), seed=3)
    assert first.turns == again.turns
    assert first.samples <= 60
    for chance in first.turns:
        assert why_illegal(state.table, chance.move, Judge(lexicon, options)) is None
        assert 0 <= chance.win <= 1


def test_a_search_stops_when_nobody_waits() -> None:
    state = game.new(Options(seats=2), 1)
    found = searcher(Options(seats=2)).search(seen(state), Effort(60.0), stop=lambda: True)
    assert found.turns and not found.finished


def test_a_search_keeps_to_its_processor_time() -> None:
    state = game.new(Options(seats=2), 1)
    one = searcher(Options(seats=2))
    started = time.thread_time()
    found = one.search(seen(state), Effort(0.3))
    assert found.turns and time.thread_time() - started < 0.36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_time_to_spare_a_search_makes_no_more_than_its_forecasts(seats: int) -> None:
    state = game.new(Options(seats=seats), 3)
    one, again = (
        searcher(state.table.options).search(seen(state), Effort(seconds, most=300))
        for seconds in (600.0, 900.0)
    )
    assert one.turns == again.turns
    assert 0 < one.samples == again.samples <= 300


def test_equally_good_turns_have_one_figure_and_one_order() -> None:
    def chance(slot: int, margin: float, weight: float, equal: bool) -> Chance:
        return Chance(Remove(slot), margin, 1.0, 0.5, 1.0, 8, equal=equal, weight=weight)

    turns = [chance(2, 10, 1, False), chance(1, -9, 2, True), chance(3, 3, 5, False)]
    swapped = [chance(1, 11, 2, False), chance(2, -9, 1, True), turns[2]]
    for found in (turns, swapped):
        steady = Chances(tuple(found), 0.0, 24, False).steady()
        assert [one.move for one in steady] == [Remove(1), Remove(2), Remove(3)]
        assert steady[0].margin == steady[1].margin > steady[2].margin == 3
        assert [one.equal for one in steady] == [False, True, False]


def test_chances_are_compared_over_the_piles_that_both_turns_met() -> None:
    situation = SeatSituation(replace(game.new(Options(seats=2), 1).table, pile_size=1), "A")
    best = Candidate(
        (0, 0, [], []), 0.0, array("d", [90, 90, -90, -90, -90, -90]), array("d", [9] * 6)
    )
    lucky = Candidate((0, 1, [], []), 0.0, array("d", [70, 70]), array("d", [5, 5]))
    one, other = summed_up([best, lucky], situation)
    assert other.margin == one.margin - 20 and other.expected == one.expected - 4
    assert [one.win, other.win] == pytest.approx([1 / 3, 1 / 3], abs=0.01)


def test_the_end_is_played_exactly_and_never_worse_than_at_sight() -> None:
    options = Options(seats=2)
    dice = Dice(4)
    for number in range(3):
        state = game.new(options, number)
        rows = tuple(tuple(dice.shuffled("AEISTRNLUMOC")[:4]) + ("",) * 3 for _ in range(2))
        ended = replace(state.table, rows=rows, pile_size=0)
        found = searcher(options).search(SeatSituation(ended, ""), Effort(samples=2000))
        assert found.turns[0].margin == max(one.margin for one in found.turns)
        assert all(one.error == 0 for one in found.turns)


def test_where_no_word_can_be_laid_there_are_parts_to_choose_from() -> None:
    options = Options(seats=2)
    rows = (tuple("QWKXZJV"), tuple("HBFYPGC"))
    table = replace(game.new(options, 0).table, rows=rows)
    one, judge = searcher(options), Judge(lexicon, options)
    one.lay(SeatSituation(table, ""))
    turns = [read_turn(*found[:4]) for found in one.rows.candidates(24)]
    assert turns[0] == read_turn(*one.rows.at_sight())
    assert 4 <= len(turns) <= 8
    assert len({column_of(table, move) for move in turns}) == len(turns)
    assert all(why_illegal(table, move, judge) is None for move in turns)
