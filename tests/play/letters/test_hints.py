"""Hints without a screen: from the solver where it knows the game, else at sight."""

from pathlib import Path

import pytest

from baliwords.letters.assembly import column_of
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.unseen import unseen_letters
from baliwords.lexicon.own import add_list
from baliwords.play.letters import hints
from baliwords.play.letters.compare import compare
from baliwords.play.letters.shelf import Dictionary, Shelf
from baliwords.play.letters.sitting import Sitting, new_header
from tests.letters.toy import judge_for, row
from tests.tui.stage import FRENCH


@pytest.fixture
def toy_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dictionary:
    """An installed list of the toy words, with a solver that counts as quick."""
    words = tmp_path / "toy.txt"
    words.write_text("\n".join(FRENCH.split()))
    add_list(words, "fr", "toy", "replace")
    for module in ("hints", "compare"):
        monkeypatch.setattr(f"baliwords.play.letters.{module}.solver_is_compiled", lambda: True)
    monkeypatch.setattr("baliwords.play.letters.hints._SECONDS", 0.05)
    monkeypatch.setattr("baliwords.play.letters.compare._SECONDS_A_MOVE", 0.01)
    return Dictionary("fr", "toy")


def test_the_solver_is_asked_and_gives_its_reasons(toy_words: Dictionary) -> None:
    state = row("MUR S T O N A M", pile="EX", word_list="toy")
    hint = hints.advise(state.table, unseen_letters(state), toy_words, lambda: False)
    assert isinstance(hint.move, Assemble | Remove)
    assert why_illegal(state.table, hint.move, Judge(toy_words, state.table.options)) is None
    assert "points to come" in hint.why


def test_a_house_rule_that_the_solver_does_not_know_is_answered_at_sight(
    toy_words: Dictionary,
) -> None:
    state = row("MUR S T O N A M", pile="EX", word_list="toy", unique_words=True)
    hint = hints.advise(state.table, unseen_letters(state), toy_words, lambda: False)
    assert "points to come" not in hint.why


def test_where_nothing_can_be_joined_the_hint_says_so() -> None:
    state = row("X Q", pile="Z")
    hint = hints.at_sight(state.table, judge_for(state.table.options))
    assert hint.why == "Nothing can be joined."


def test_all_computers_play_the_same_deal_unless_stopped(toy_words: Dictionary) -> None:
    state = row("MUR S T O N A M", word_list="toy")
    header = new_header(state.table.options, "MURSTONAMEX", ("You",))
    match = Sitting.deal(header, Shelf()).match
    told = list(compare(match, toy_words, lambda: False))
    assert [sentence.split(":")[0].split()[-1] for sentence in told] == ["greedy", "fast", "expert"]
    assert not list(compare(match, toy_words, lambda: True))


def test_a_hint_that_is_not_searched_says_so_and_why(toy_words: Dictionary) -> None:
    state = row("MUR S T O N A M", pile="EX", word_list="toy", unique_words=True)
    hint = hints.advise(state.table, unseen_letters(state), toy_words, lambda: False)
    assert hint.why.endswith("not searched: unique_words: the solver knows only 'false'.")


@pytest.fixture
def two_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dictionary:
    """Two words that are worth the same, many know POIDS, few know COIRS; and POIS, worth less."""
    words = tmp_path / "two.txt"
    words.write_text("COIRS\nPOIDS\nPOIS\n")
    add_list(words, "fr", "two", "replace")
    monkeypatch.setattr("baliwords.play.letters.hints.solver_is_compiled", lambda: True)
    return Dictionary("fr", "two")


@pytest.mark.parametrize("columns", ["COIR S POID S . . .", "POID S COIR S . . ."])
def test_of_equal_moves_the_one_is_advised_whose_word_many_know(
    two_words: Dictionary, columns: str
) -> None:
    state = row(columns, word_list="two")
    told = hints.advise(state.table, unseen_letters(state), two_words, lambda: False)
    assert column_of(state.table, told.move) == "POIDS"
    assert "as good, as far as one can tell" in told.why


def test_a_better_move_is_advised_however_few_know_its_word(two_words: Dictionary) -> None:
    state = row("POI S COIR . . . .", word_list="two")
    told = hints.advise(state.table, unseen_letters(state), two_words, lambda: False)
    assert column_of(state.table, told.move) == "COIRS"


def test_who_wants_no_known_words_gets_the_order_of_the_solver(two_words: Dictionary) -> None:
    advised = set()
    for columns in ("COIR S POID S . . .", "POID S COIR S . . ."):
        state = row(columns, word_list="two")
        told = hints.advise(
            state.table, unseen_letters(state), two_words, lambda: False, known_first=False
        )
        advised.add(column_of(state.table, told.move))
    assert advised == {"COIRS", "POIDS"}, "chance decides: whichever lies first"
