"""The kernels that weigh, forecast and finish turns agree with the rules and with plain search."""

from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.letters import turns
from baliwords.letters.assembly import honest
from baliwords.letters.judge import Judge
from baliwords.letters.legal import legal_moves, why_illegal, why_over
from baliwords.letters.options import Options
from baliwords.letters.scoring import outcome
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.seat_explain import takers
from baliwords.solver.letters.several import lay_out, read_turn, take
from baliwords.solver.letters.weighing import UNTAUGHT, WIDTH, as_list
from tests.solver.letters import strategies
from tests.solver.letters.kernels import last_words, toy_index
from tests.solver.letters.test_circle import many, random_game
from tests.solver.letters.test_kernels import judge_of


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_weighed_turns_and_candidates_are_legal(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    rows = last_words(toy_index(words, options, tmp_path), options, plain)
    for state, move in random_game(new_game(options, pile), judge, Dice(seed)):
        if move is None:
            break
        table = honest(state.table)
        lay_out(rows, table)
        assert why_illegal(table, read_turn(*rows.weighed()), judge) is None
        for *turn, _weight in rows.candidates(8):
            assert why_illegal(table, read_turn(*turn), judge) is None


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_a_game_that_is_played_on_ends_by_the_rules(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    rows = last_words(toy_index(words, options, tmp_path), options, plain)
    state = new_game(replace(options, validation="auto", pass_policy="strict"), pile)
    rows = last_words(toy_index(words, state.table.options, tmp_path), state.table.options, plain)
    lay_out(rows, state.table, encode(state.pile))
    finals = rows.play_game(1000)
    judge = Judge(judge.words, state.table.options)
    while why_over(state.table, judge) is None:
        lay_out(rows, state.table, encode(state.pile))
        state = turns.apply(state, read_turn(*rows.weighed()), judge)
    ended = outcome(state, judge)
    assert ended is not None and tuple(finals) == ended.scores


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_a_forecast_leaves_the_table_as_it_was_and_repeats_itself(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    state = new_game(options, pile)
    rows = last_words(toy_index(words, options, tmp_path), options, plain)
    lay_out(rows, state.table)
    rows.hide(encode(state.pile))
    before = rows.columns(), rows.state()
    for *turn, _weight in rows.candidates(4)[:3]:
        whole = forecast(rows, tuple(turn), seed, 0, 4)
        assert forecast(rows, tuple(turn), seed, 2, 2) == whole[2:]
        assert (rows.columns(), rows.state()) == before


def forecast(rows: Any, turn: Any, seed: int, first: int, count: int) -> list[float]:
    margins, points = array("d", [0.0] * count), array("d", [0.0] * count)
    rows.roll(turn, seed, first, 6, margins, points)
    return list(margins)


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_the_end_is_worked_out_as_by_trying_everything(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    options = replace(
        options, validation="auto", pass_policy="strict", endphase_removal="same_turn"
    )
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    start = new_game(options, pile)
    cut = tuple(tuple(row[: 6 // options.seats]) for row in start.table.rows)
    width = ((options.seats, 6 // options.seats),)
    small = replace(options, columns_by_players=width)
    table = replace(start.table, options=small, rows=cut, pile_size=0)
    judge = Judge(judge.words, small)
    rows = last_words(toy_index(words, small, tmp_path), small, plain)
    lay_out(rows, table)
    finals, exact = rows.work_out(31, 1_000_000)
    wanted = best_end(State(table, ""), judge)
    mover = table.turn
    if exact and options.seats == 2:
        assert lead(finals, mover) == lead(wanted, mover)


def best_end(state: State, judge: Judge) -> list[int]:
    """Return the scores if every seat does what leaves it most ahead, by trying every move."""
    ended = outcome(state, judge)
    if ended is not None:
        return list(ended.scores)
    seat = state.table.turn
    ends = [best_end(turns.apply(state, m, judge), judge) for m in legal_moves(state.table, judge)]
    return max(ends, key=lambda scores: lead(scores, seat))


def lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_threats_are_those_of_the_rules(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    rows = last_words(toy_index(words, options, tmp_path), options, plain=True)
    for state, _move in random_game(new_game(options, pile), judge, Dice(seed)):
        lay_out(rows, state.table)
        rows.gather(state.table.turn)
        for seat, row in enumerate(state.table.rows):
            for slot, column in enumerate(row):
                if not column or not judge.is_complete(column) or "?" in str(state.table.rows):
                    continue
                found = list(takers(state.table, column, seat, judge))
                seen = rows.threat_to(rows.rows[seat][slot], seat)
                assert (seen > 0) == bool(found)
                if options.joker_in_scored_word and found:
                    spelled = any(judge.spells_word(one.column) for one in found)
                    assert (seen == 2) == spelled


@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_a_position_promises_the_same_compiled_and_as_plain_python(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge, dice = judge_of(words, options), Dice(seed)
    index = toy_index(words, options, tmp_path)
    both = [last_words(index, options, plain) for plain in (False, True)]
    weights = as_list({name: dice.below(200) / 100 - 1 for name in UNTAUGHT})
    for state, _move in random_game(new_game(options, pile), judge, dice):
        leads = []
        for rows in both:
            rows.set_weights(weights, WIDTH)
            lay_out(rows, state.table)
            leads.append([rows.lead_of(seat) for seat in range(options.seats)])
        assert leads[0] == leads[1]


@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_a_forecast_that_empties_the_pile_is_played_to_the_end(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    state = new_game(options, pile)
    table = replace(state.table, pile_size=0)
    rows = last_words(toy_index(words, options, tmp_path), options, plain=True)
    lay_out(rows, table)
    rows.hide(b"")
    for *turn, _weight in rows.candidates(4)[:3]:
        margin = forecast(rows, tuple(turn), seed, 0, 1)[0]
        take(rows, tuple(turn))
        finals = rows.play_game(1000)
        while rows.depth:
            rows.undo()
        assert margin == lead(finals, table.turn)
