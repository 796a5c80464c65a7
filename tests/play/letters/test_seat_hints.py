"""A hint for one of several players: the same in every front end, with margin and chance."""

import re
from collections import Counter

import pytest

from baliwords.cli.letters.line_game import LineGame
from baliwords.core.match import Match
from baliwords.letters.assembly import column_of
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Pass
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.lexicon.store import lexicon_of, load_lexicon
from baliwords.play.letters.hints import Hint, advise
from baliwords.play.letters.shelf import Dictionary, Shelf
from baliwords.play.letters.sitting import Sitting, new_header
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_hint import Advice, advise_seat
from baliwords.solver.letters.seat_search import Chance, SeatSituation
from baliwords.web import thinking
from tests.solver.letters.kernels import is_compiled

NAMES = ("Anna", "Bea", "Cleo")
pytestmark = pytest.mark.skipif(not is_compiled(), reason="plain kernels answer at sight")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baliwords.play.letters.hints._SECONDS", 0.1)


@pytest.fixture
def sitting() -> Sitting:
    return Sitting.deal(new_header(Options(seats=3), 11, NAMES), Shelf())


def chance(why: str) -> int:
    found = re.search(
        r"^[+-]\d+ points against the best other at the end, chance to win (\d+)\W*%", why
    )
    assert found, why
    return int(found[1])


def test_a_hint_names_a_legal_turn_its_margin_and_the_chance(sitting: Sitting) -> None:
    hint = sitting.hint(sitting.state, lambda: False)
    judge = Judge(load_lexicon("fr"), sitting.options)
    assert why_illegal(sitting.table, hint.move, judge) is None
    assert 0 <= chance(hint.why) <= 100
    assert not re.search(r"seat \d", hint.why)


def test_who_asks_again_is_told_the_same(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for seconds in (60.0, 90.0):
        monkeypatch.setattr("baliwords.play.letters.hints._SECONDS", seconds)
        found.append(sitting.hint(sitting.state, lambda: False))
    assert found[0] == found[1]


def test_the_line_mode_tells_it(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    game = LineGame(sitting)
    game.commands["hint"]("")
    shown = "".join(capsys.readouterr())
    assert "chance to win" in shown
    assert "hint" in sitting.match.header.help


def test_the_page_is_told_it_in_its_language(sitting: Sitting) -> None:
    record = str(Match(letter_game(load_lexicon("fr")), sitting.header).record)
    found = thinking.hint(record, 0, "en")
    assert 0 <= chance(found["why"]) <= 100
    assert found["units"] or found["m"]
    assert isinstance(sitting.hint(sitting.state, lambda: True), Hint)


def test_of_equal_turns_those_come_last_whose_words_few_know() -> None:
    words = lexicon_of(["COIRS", "POIDS"])
    options = Options(seats=2)
    void = ("",) * 3
    table = open_table(options, (("COIR", "S", "POID", "S", *void), ("",) * 7), 0)
    seat, judge = SeatSituation(table, ""), Judge(words, options)

    def columns(known_first: bool) -> list[str]:
        found, _chances = advise_seat(
            *(seat, words, judge, NAMES[:2], Effort(samples=50)), known_first=known_first
        )
        assert [one.chance.equal for one in found] == [n > 0 for n in range(len(found))]
        return [column_of(table, one.chance.move) for one in found]

    assert sorted(columns(False)) == sorted(columns(True))
    rare = [column == "COIRS" for column in columns(True)]
    assert rare == sorted(rare)
    assert True in rare and False in rare


def test_where_passing_is_best_it_is_advised_and_no_other_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = Options(seats=2, pass_policy="lenient")
    row = ("MUR", "Z", *("",) * 5)
    table = open_table(options, (row, ("E", "ON", "T", *("",) * 4)), 0)
    best = Advice(Chance(Pass(), 3.0, 0.0, 1.0, 0.0, 0, True), None, "leaves everything as it lies")
    monkeypatch.setattr(
        "baliwords.solver.letters.seat_hint.advise_seat", lambda *_, **__: ([best], None)
    )
    found = advise(table, Counter(), Dictionary("fr"), lambda: False, NAMES[:2])
    assert found.move == Pass()
    assert "leaves everything as it lies" in found.why and chance(found.why) == 100
