"""The end with an empty pile: what is called exact is what trying every move finds."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.letters import turns
from baliwords.letters.assembly import column_of
from baliwords.letters.cards import PACK
from baliwords.letters.judge import Judge
from baliwords.letters.legal import legal_moves
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.scoring import outcome
from baliwords.letters.setup import new_game
from baliwords.letters.state import State, Table, open_table
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_analysis import SeatAnalyst
from baliwords.solver.letters.seat_end import lead_in
from baliwords.solver.letters.seat_search import Chances, SeatSearcher, SeatSituation
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast
from tests.solver.letters import strategies
from tests.solver.letters.kernels import last_words, toy_index
from tests.solver.letters.test_circle import many
from tests.solver.letters.test_kernels import judge_of

HARD = "? I Y U E O G / E B D N Y W ?"


def plain_end(state: State, judge: Judge, asker: int) -> tuple[int, ...]:
    """Return the scores if all do their best; of equals what is worst for who asks counts."""
    ended = outcome(state, judge)
    if ended is not None:
        return ended.scores
    seat = state.table.turn
    ends = [
        plain_end(turns.apply(state, move, judge), judge, asker)
        for move in legal_moves(state.table, judge)
    ]
    return max(ends, key=lambda end: (lead_in(end, seat), -lead_in(end, asker), end))


def rows_of(text: str, options: Options) -> SeatSituation:
    rows = (tuple(row.split()) for row in text.split("/"))
    padded = tuple(row + ("",) * (options.columns - len(row)) for row in rows)
    return SeatSituation(open_table(options, padded, 0), "")


def searcher(options: Options) -> SeatSearcher:
    return SeatSearcher(
        new_forecast(shared_index(load_lexicon(options.language), options), options)
    )


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.several())
def test_what_is_exact_is_what_trying_everything_finds(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options
) -> None:
    width = 6 // options.seats
    small = replace(options, validation="auto", columns_by_players=((options.seats, width),))
    words = data.draw(strategies.words(options.language))
    judge = judge_of(words, small)
    start = new_game(small, data.draw(strategies.piles(options.language, options.packs)))
    scores = tuple(data.draw(st.integers(0, 60)) for _ in range(options.seats))
    table = replace(start.table, pile_size=0, scores=scores)
    rows = last_words(toy_index(words, small, tmp_path), small, plain)
    found = SeatSearcher(rows).search(SeatSituation(table, ""), Effort(samples=1000))
    if not found.exact or outcome(State(table, ""), judge) is not None:
        return
    check_against_plain(table, judge, found)


def check_against_plain(table: Table, judge: Judge, found: Chances) -> None:
    mover, margins = table.turn, {}
    for move in legal_moves(table, judge):
        end = plain_end(turns.apply(State(table, ""), move, judge), judge, mover)
        margins[write_move(table, move)] = lead_in(end, mover)
    for one in found.turns:
        assert one.margin == margins[write_move(table, one.move)] and one.error == 0
    assert found.turns[0].margin == max(margins.values())


@pytest.mark.parametrize(("language", "count"), [("fr", 40), ("de", 4)])
def test_ends_with_real_words_are_exact(language: str, count: int) -> None:
    options, dice = Options(language=language, seats=2), Dice(7)
    judge, one = Judge(load_lexicon(language), options), searcher(options)
    for number in range(count):
        cards = [*dice.shuffled(PACK + "EEAIOUSTRNL")[:6], *("?" if number % 4 == 0 else "")]
        split = 1 + dice.below(4)
        text = f"{' '.join(cards[split:])} / {' '.join(cards[:split])}"
        seat = rows_of(text, options)
        if outcome(State(seat.table, ""), judge) is None:
            found = one.search(seat, Effort(samples=1000))
            assert found.exact
            check_against_plain(seat.table, judge, found)


@pytest.mark.parametrize(
    ("language", "rows", "scores", "margin", "move"),
    [
        ("de", "T ? E P / Ä", (25, 44), 59, "T+E+P+?=P!"),
        ("fr", "G E / L ? U E", (16, 1), 105, "G+E+2:L+2:E+2:?=S!"),
        ("fr", "E D G F / B U I", (42, 36), 44, "D+2:U+E!"),
        ("fr", "D L E I / L J W O", (18, 44), 50, "2:J+2:O+2:L+I!"),
    ],
)
def test_the_bali_of_another_and_the_row_of_a_letter_count(
    language: str, rows: str, scores: tuple[int, ...], margin: int, move: str
) -> None:
    options = Options(language=language, seats=2)
    seat = rows_of(rows, options)
    seat = replace(seat, table=replace(seat.table, scores=scores))
    found = searcher(options).search(seat, Effort(samples=400))
    assert found.exact and found.turns[0].margin == margin
    best = [write_move(seat.table, one.move) for one in found.turns if one.margin == margin]
    columns = [sorted(one.rstrip("!").split("=")[0].split("+")) for one in best]
    assert sorted(move.rstrip("!").split("=")[0].split("+")) in columns


@pytest.mark.parametrize(
    ("rows", "columns"), [("S O N / Q", ["NOS", "SON"]), ("T O N N O T / Q", ["TONTON"])]
)
def test_the_other_words_of_the_best_columns_are_told_each_once(
    rows: str, columns: list[str]
) -> None:
    options = Options(seats=2)
    seat = rows_of(rows, options)
    found = searcher(options).search(seat, Effort(samples=400))
    best = [one.move for one in found.turns if one.margin == found.turns[0].margin]
    assert sorted(column_of(seat.table, one) for one in best) == columns


@pytest.mark.parametrize("rule", [{}, {"endphase_removal": "separate_turn"}])
def test_what_is_cut_is_an_estimate_and_says_so(rule: dict[str, str]) -> None:
    options = Options(seats=2, **rule)  # type: ignore[arg-type]
    found = searcher(options).search(rows_of(HARD, options), Effort(samples=1))
    assert not found.exact
    assert all(one.error > 0 and not one.exact for one in found.turns)


def test_an_analysis_knows_no_more_of_an_end_than_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("baliwords.solver.letters.seat_analysis.LEAST_AT_END", 1)
    options = Options(seats=2)
    seat = rows_of(HARD, options)
    quick, careful = (
        SeatAnalyst(load_lexicon("fr"), State(seat.table, ""), samples, 1) for samples in (1, 4000)
    )
    moves = [one.move for one in careful.searcher.search(seat, Effort(samples=4000)).turns[:2]]
    assert quick._lead_at_end(seat, *moves)[1] > 0
    assert careful._lead_at_end(seat, *moves)[1] == 0
