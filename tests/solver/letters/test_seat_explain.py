"""Reasons where several play: every word and number in them is found again plainly."""

import re

import pytest

from baliwords.letters.assembly import assemblies, column_of, joined
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Remove, takes_off, units_of
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.state import State, Table
from baliwords.letters.unseen import in_order, unseen_letters
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import play_out
from baliwords.solver.letters.opponents import new_player
from baliwords.solver.letters.seat_explain import left_open
from baliwords.solver.letters.seat_hint import advise_seat
from baliwords.solver.letters.seat_search import SeatSituation
from tests.tui.stage import FRENCH

lexicon = lexicon_of([*FRENCH.split(), "MURES", "RETARDS", "SOTS", "TONS", "MAISONS", "LAMES"])
game = letter_game(lexicon)
NAMES = ["Anna", "Ben", "Carla"]
TAKES = re.compile(r"takes (\w+) off for (\d+) point")
MAKES = re.compile(r"makes the word (\w+), (\d+) point")
STEALS = re.compile(r"takes (\w+) \((\d+) points?\) from (\w+)")
COULD = re.compile(r"(\w+) could make (\w+) of it, (\d+) point")
ANSWER = re.compile(r"with what lies open (\w+) could then lay (\w+) for (\d+) point")


def positions(seats: int) -> list[State]:
    options, found = Options(seats=seats), []
    for seed in range(4):
        state, judge = game.new(options, seed), Judge(lexicon, options)
        players = [new_player("greedy", options, judge=judge) for _ in range(seats)]
        while game.outcome(state) is None:
            found.append(state)
            state = game.apply(state, players[state.table.turn](game.view(state, state.table.turn)))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_every_word_and_number_of_a_reason_is_true(seats: int) -> None:
    told_of = 0
    for state in positions(seats):
        table, judge = state.table, Judge(lexicon, state.table.options)
        seat = SeatSituation(table, in_order(unseen_letters(state)) if state.pile else "")
        advice, _ = advise_seat(seat, lexicon, judge, NAMES, Effort(samples=12), top=3)
        for one in advice:
            if isinstance(one.chance.move, Assemble | Remove):
                check(table, judge, one.chance.move, one.why)
                told_of += 1
    assert told_of > 20


def points(table: Table, column: str) -> int:
    return score(column, table.options.letter_values).points


def check(table: Table, judge: Judge, move: Assemble | Remove, why: str) -> None:
    column = column_of(table, move)
    for text, worth in TAKES.findall(why):
        assert takes_off(move) and text == column and int(worth) == points(table, column)
    for text, worth in MAKES.findall(why):
        assert text == column and judge.is_complete(text) and int(worth) == points(table, text)
    used = [(NAMES[u.seat], table.column(u)) for u in units_of(move, table.turn)]
    for text, worth, name in STEALS.findall(why):
        assert (name, text) in used and name != NAMES[table.turn]
        assert int(worth) == points(table, text)
    after = left_open(table, move)
    others = {
        (NAMES[s], c) for s, row in enumerate(after.rows) for c in row if c and s != table.turn
    }
    joins = {(n, t) for n, c in others for t in (column + c, c + column) if judge.is_part(t)}
    for name, text, worth in COULD.findall(why):
        assert (name, text) in joins and int(worth) == points(table, text)
    if "no column of another that lies open fits it" in why:
        assert not joins
    for name, text, worth in ANSWER.findall(why):
        words = {joined(after, m) for m in assemblies(after, judge)}
        best = max((points(after, w) for w in words if judge.is_complete(w)), default=0)
        assert NAMES[after.turn] == name and text in words and judge.is_complete(text)
        assert int(worth) == points(after, text) == best


def test_a_whole_game_by_the_advice_is_legal_to_the_end() -> None:
    options = Options(seats=2)
    judge = Judge(lexicon, options)
    players = [new_player("expert", options, s, Effort(samples=8), judge) for s in range(2)]
    assert game.outcome(play_out(game, game.new(options, 2), players)) is not None
