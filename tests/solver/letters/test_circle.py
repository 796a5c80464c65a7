"""The kernels for several players agree with the rules, compiled and as plain Python."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.errors import BadOption
from baliwords.letters import scoring, turns
from baliwords.letters.assembly import assemblies, honest, joined
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions, legal_moves, why_over
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Move, Pass, Remove, Stop
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.setup import new_game
from baliwords.letters.state import State, Table, Unit
from baliwords.letters.view import View
from baliwords.solver.letters import encode
from baliwords.solver.letters.at_sight import greedy_player
from baliwords.solver.letters.several import check_several, lay_out, read_assembly, read_turn
from tests.solver.letters import strategies
from tests.solver.letters.kernels import sight, toy_index
from tests.solver.letters.test_kernels import judge_of

WHY_OVER = (None, "used up", "passed", "finished", "stuck")
many = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def random_game(state: State, judge: Judge, dice: Dice) -> Iterator[tuple[State, Move | None]]:
    """Yield each state of a game of random moves with the move that follows; nobody bluffs."""
    while why_over(honest(state.table), judge) is None:
        table = honest(state.table)
        moves: list[Move] = [m for m in legal_moves(table, judge, 3) if not isinstance(m, Stop)]
        moves = moves or list(legal_moves(table, judge))
        move = moves[dice.below(len(moves))]
        yield state, move
        state = turns.apply(state, move, judge)
        if state.table.window and dice.below(4) == 0:
            state = doubted(state, judge)
        elif state.table.window:
            state = turns.apply(state, Accept(), judge)
    yield state, None


def doubted(state: State, judge: Judge) -> State:
    """Return the state after a doubt that was wrong: somebody owes a turn (L57)."""
    window, words = state.table.window, judge.words
    assert window is not None
    column = state.table.column(Unit(window.seat, window.slot))
    proof = next(word for word in words.words if judge.proves(word, column))  # type: ignore[attr-defined]
    state = turns.apply(state, Challenge(state.table.left_of(window.seat)), judge)
    return turns.apply(state, Answer(proof), judge)


def quietly_after(state: State, move: Move, judge: Judge) -> State:
    """Return the state after a move that nobody doubts."""
    state = turns.apply(state, move, judge)
    return turns.apply(state, Accept(), judge) if state.table.window else state


def play(circle: Any, move: Move) -> None:
    """Play a move of the rules in the kernel."""
    if isinstance(move, Assemble):
        letters = [encode.write_letter(letter) for letter in move.letters]
        circle.assemble([tuple(unit) for unit in move.units], letters)
    elif isinstance(move, Remove):
        circle.remove(move.slot)
    else:
        circle.pass_on()


def assert_same(circle: Any, state: State, judge: Judge) -> None:
    """Compare all that the kernel knows with a state of the rules."""
    table = state.table
    rows = tuple(tuple(map(encode.decode, row)) for row in circle.columns())
    facts = (list(table.scores), list(table.skips), table.pile_size, table.turn, table.passes)
    assert rows == table.rows
    assert circle.state() == facts
    assert WHY_OVER[circle.why_over()] == why_over(honest(table), judge)
    if outcome := scoring.outcome(state, judge):
        assert tuple(circle.final_scores()) == outcome.scores


def kernel_moves(circle: Any, table: Table) -> set[Move]:
    """Return the legal moves that the kernel finds."""
    moves: set[Move] = {Remove(slot) for slot in circle.removable()}
    at_once = table.ending and table.options.endphase_removal == "same_turn"  # D28
    moves |= {
        read_assembly(units, letters, at_once)
        for units, letters, _, word in circle.assemblies()
        if word or not table.ending
    }
    return moves | ({Pass()} if circle.may_pass() else set())


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_the_kernel_for_several_plays_by_the_rules(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    circle = sight(toy_index(words, options, tmp_path), options, plain)
    leader = data.draw(st.integers(0, options.seats - 1))
    start = new_game(options, pile)
    start = replace(start, table=replace(start.table, leader=leader, turn=leader))
    for state, move in random_game(start, judge, Dice(seed)):
        lay_out(circle, state.table, encode.encode(state.pile))
        assert_same(circle, state, judge)
        if move is None:
            continue
        assert kernel_moves(circle, state.table) == set(legal_moves(honest(state.table), judge))
        play(circle, move)
        assert_same(circle, quietly_after(state, move, judge), judge)
        circle.undo()
        assert_same(circle, state, judge)


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several(), seed=st.integers(0, 1 << 30))
def test_the_best_words_are_those_of_all_assemblies(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    circle = sight(toy_index(words, options, tmp_path), options, plain)
    count = data.draw(st.integers(1, 5))
    for state, _ in random_game(new_game(options, pile), judge, Dice(seed)):
        lay_out(circle, state.table)
        found = [
            (points, joined(state.table, read_assembly(units, letters, False)))
            for units, letters, points in circle.best_words(count)
        ]
        assert found == best_words(state.table, judge)[:count]


def best_words(table: Table, judge: Judge) -> list[tuple[int, str]]:
    """Return the words worth anything that can be laid, the best first, by listing all."""
    columns = {joined(table, move) for move in assemblies(honest(table), judge)}
    complete = [column for column in columns if judge.is_complete(column)]
    values = table.options.letter_values
    ranked = [(score(column, values).points, column) for column in complete]
    return sorted((entry for entry in ranked if entry[0]), reverse=True)


@pytest.mark.parametrize("plain", [False, True])
@many
@given(
    data=st.data(),
    options=st.one_of(strategies.rules(), strategies.several()),
    seed=st.integers(0, 1 << 30),
)
def test_the_kernel_sees_what_greedy_sees(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language, options.packs))
    judge = judge_of(words, options)
    circle = sight(toy_index(words, options, tmp_path), options, plain)
    greedy = greedy_player(judge)
    for state, move in random_game(new_game(options, pile), judge, Dice(seed)):
        if move is not None:
            lay_out(circle, state.table)
            seen = read_turn(*circle.at_sight())
            assert seen == greedy(View(state.table.turn, state.table))
            assert next(actions(honest(state.table), judge), None) or seen == Pass()


@pytest.mark.parametrize(
    "rule",
    [
        {"packs_by_players": ((2, 3),)},
        {"joker_fix": "on_removal"},
        {"partial_rule": "prefix"},
        {"unique_words": True},
    ],
)
def test_rules_that_the_kernels_for_several_do_not_know_are_refused(rule: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(rule))):
        check_several(Options(**{"seats": 2, **rule}))
