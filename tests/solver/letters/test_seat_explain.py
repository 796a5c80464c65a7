"""Reasons where several play: every word and number in them is found again plainly."""

import re
from dataclasses import replace
from typing import Any

import pytest

from baliwords.letters.assembly import assemblies, column_of, joined
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.legal import actions
from baliwords.letters.moves import Assemble, Pass, Remove, takes_off, units_of
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.state import State, Table, Unit, open_table
from baliwords.letters.unseen import in_order, unseen_letters
from baliwords.lexicon.store import lexicon_of, load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import play_out
from baliwords.solver.letters.opponents import new_player
from baliwords.solver.letters.seat_explain import (
    Rejoinder,
    SeatExplainer,
    best_answer,
    left_open,
)
from baliwords.solver.letters.seat_hint import Advice, advise_seat
from baliwords.solver.letters.seat_search import SeatSituation
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast
from tests.tui.stage import FRENCH

lexicon = lexicon_of([*FRENCH.split(), "MURES", "RETARDS", "SOTS", "TONS", "MAISONS", "LAMES"])
game = letter_game(lexicon)
real = load_lexicon("fr")
NO_RULE: dict[str, Any] = {}
NO_STEALING: dict[str, Any] = {"steal_complete_words": False}
NAMES = ["Anna", "Ben", "Carla"]
TAKES = re.compile(r"takes (\w+) off for (\d+) point")
MAKES = re.compile(r"makes the word (\w+), (\d+) point")
STEALS = re.compile(r"takes (\w+) \((\d+) points?\) from (\w+)")
COULD = re.compile(r"(\w+) could make (\w+) of it, (\d+) point")
MAKES_OF_IT = re.compile(r"(\w+) could make (\w+) of it(?:$|;)")
NO_WORD_YET = re.compile(r"(\w+) could take it for (\w+), which is no word yet")
ANSWER = re.compile(r"with what lies open (\w+) could then lay (\w+) for (\d+) point")


def positions(options: Options) -> list[State]:
    seats, found = options.seats, []
    for seed in range(4):
        state, judge = game.new(options, seed), Judge(lexicon, options)
        players = [new_player("greedy", options, judge=judge) for _ in range(seats)]
        while game.outcome(state) is None:
            found.append(state)
            state = game.apply(state, players[state.table.turn](game.view(state, state.table.turn)))
    return found


@pytest.mark.parametrize("rule", [{}, {"endphase_removal": "separate_turn"}, NO_STEALING])
@pytest.mark.parametrize("seats", [2, 3])
def test_every_word_and_number_of_a_reason_is_true(seats: int, rule: dict[str, Any]) -> None:
    told_of = 0
    for state in positions(Options(seats=seats, **rule)):
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
    may_take = table.options.steal_complete_words or not judge.spells_word(column)
    allowed = {(n, t) for n, t in joins if may_take and (judge.is_complete(t) or not table.ending)}
    for name, text, worth in COULD.findall(why):
        assert (name, text) in allowed and int(worth) == points(table, text)
    for name, text in MAKES_OF_IT.findall(why) + NO_WORD_YET.findall(why):
        assert (name, text) in allowed
    for _name, text in NO_WORD_YET.findall(why):
        assert not judge.is_complete(text)
    if "no column of another that lies open fits it" in why:
        assert not joins
    for name, text, worth in ANSWER.findall(why):
        words = {joined(after, m) for m in assemblies(after, judge)}
        best = max((points(after, w) for w in words if judge.is_complete(w)), default=0)
        assert NAMES[after.turn] == name and text in words and judge.is_complete(text)
        assert int(worth) == points(after, text) == best


def reasons(rows: str, options: Options, turn: int = 0, pile: int = 0) -> dict[str, str]:
    """Return why each turn is good, by the column it makes."""
    columns = [tuple(row.split()) for row in rows.split("/")]
    padded = tuple(row + ("",) * (options.columns - len(row)) for row in columns)
    table = replace(open_table(options, padded, pile), turn=turn)
    judge = Judge(real, options)
    explainer = SeatExplainer(table, judge, NAMES)
    moves = list(actions(table, judge, 3))
    for move in moves:
        check(table, judge, move, explainer.why(move, None))
    return {column_of(table, move): explainer.why(move, None) for move in moves}


def test_with_an_empty_pile_only_words_are_dangers() -> None:
    assert "of it" not in reasons("SON / N", Options(seats=2))["SON"]
    slow = reasons("S O N / T N", Options(seats=2, endphase_removal="separate_turn"))
    assert "no word yet" not in "".join(slow.values())
    assert "Ben could make SONS of it" in reasons("SON / S", Options(seats=2))["SON"]


def test_what_fits_but_may_not_be_taken_is_not_denied() -> None:
    rows = "T Q / S O N"
    free, bound = (
        reasons(rows, Options(seats=2, **rule), turn=1, pile=60)["SON"]
        for rule in (NO_RULE, NO_STEALING)
    )
    assert "Anna could make SONT of it" in free
    assert "fits it" not in bound and "of it" not in bound
    alone = reasons("W / S O N", Options(seats=2, **NO_STEALING), turn=1, pile=60)["SON"]
    assert "no column of another that lies open fits it" in alone


def test_a_whole_game_by_the_advice_is_legal_to_the_end() -> None:
    options = Options(seats=2)
    judge = Judge(lexicon, options)
    players = [new_player("expert", options, s, Effort(samples=8), judge) for s in range(2)]
    assert game.outcome(play_out(game, game.new(options, 2), players)) is not None


def advised(rows: str, options: Options, **facts: Any) -> tuple[Table, list[Advice]]:
    """Return the table of some rows with facts of its own, and all that is advised there."""
    columns = [tuple(row.split()) for row in rows.split("/")]
    padded = tuple(row + ("",) * (options.columns - len(row)) for row in columns)
    table = replace(open_table(options, padded, 0), **facts)
    judge, effort = Judge(real, options), Effort(samples=100)
    return table, advise_seat(SeatSituation(table, ""), real, judge, NAMES, effort, top=99)[0]


def why_pass(rows: str, options: Options, **facts: Any) -> str:
    _table, advice = advised(rows, options, **facts)
    return next(one.why for one in advice if isinstance(one.chance.move, Pass))


def test_d31_who_may_pass_but_can_play_is_not_told_that_nothing_can_be_done() -> None:
    lenient = Options(seats=2, pass_policy="lenient")
    assert why_pass("MUR Z / E ON T", lenient) == (
        "leaves everything as it lies; with what lies open Ben could then lay MUREZ for 40 points"
    )
    assert why_pass("W / MUR X", lenient) == "nothing can be joined or taken off"


def test_d24_after_the_last_pass_nobody_is_said_to_answer() -> None:
    lenient = Options(seats=2, pass_policy="lenient")
    assert "could then lay" not in why_pass("MUR Z / E ON T", lenient, passes=1)


@pytest.mark.parametrize("skips", [(0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 2, 0), (1, 1, 1)])
def test_l57_who_owes_a_turn_is_not_said_to_answer(skips: tuple[int, ...]) -> None:
    table, advice = advised("MUR TON / E Z S / A I T", Options(seats=3), skips=skips)
    owed, following = list(skips), 1
    while owed[following]:
        owed[following] -= 1
        following = (following + 1) % 3
    named = {name for one in advice for name, _, _ in ANSWER.findall(one.why)}
    assert named == ({NAMES[following]} if following != table.turn else set())


FOUR: dict[str, Any] = {"columns_by_players": ((2, 4), (3, 4))}


def told(rows: str, move: Assemble, options: Options, **facts: Any) -> tuple[Rejoinder | None, str]:
    """Return who could answer a turn of a full table with a pile, and why the turn is good."""
    columns = tuple(tuple(row.split()) for row in rows.split("/"))
    table = replace(open_table(options, columns, 50), **facts)
    answer = best_answer(new_forecast(shared_index(real, options), options), table, move)
    return answer, SeatExplainer(table, Judge(real, options), NAMES).why(move, answer)


def own(*slots: int) -> Assemble:
    return Assemble(tuple(Unit(0, slot) for slot in slots))


def test_what_is_taken_with_another_column_is_not_said_to_fit_nothing() -> None:
    answer, why = told("GAC HERA I Z / T K W X", own(0, 1), Options(seats=2, **FOUR))
    assert answer and answer.column == "GACHERAIT" and "fits it" not in why
    _answer, why = told("GAC HERA Q Z / T K W X", own(0, 1), Options(seats=2, **FOUR))
    assert "no column of another that lies open fits it" in why


@pytest.mark.parametrize(("refill", "column"), [("turn", "VES"), ("round", "MURES")])
def test_d26_nobody_builds_in_a_gap_that_is_filled_before(refill: str, column: str) -> None:
    options = Options(seats=2, build_in_empty_slot=True, refill=refill, **FOUR)
    steals = Assemble((Unit(0, 0), Unit(0, 1), Unit(1, 0)))
    answer, _why = told("M U E S / R W V Q", steals, options)
    assert answer and answer.column == column


def test_l57_who_owes_a_turn_is_no_danger() -> None:
    def danger(*skips: int) -> bool:
        _answer, why = told("S ON K W / S Q Z V", own(0, 1), Options(seats=2, **FOUR), skips=skips)
        assert "fits it" not in why
        return "Ben could make SONS of it" in why

    assert danger(0, 0) and not danger(0, 1)
