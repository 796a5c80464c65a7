"""What is told of a table, to those who see it and to those who do not."""

import pytest

from baliwords.core.game import Outcome
from baliwords.letters.assembly import shows_as_word
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Answer, Challenge, Pass
from baliwords.letters.scoring import outcome
from baliwords.letters.state import State
from baliwords.play.letters.tell import (
    Happening,
    bali_lines,
    final_lines,
    listed,
    table_lines,
    verdict,
    what_happened,
    winners_line,
)
from baliwords.translation import speak
from tests.letters.toy import judge_for, row, rows, toy_words

GAME = letter_game(toy_words("fr"))


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.read_move(state, move))
    return state


@pytest.mark.parametrize(
    ("language", "word", "none"),
    [
        ("en", "Anna names SON.", "Anna names no word."),
        ("fr", "Anna dit SON.", "Anna ne donne aucun mot."),
        ("de", "Anna nennt SON.", "Anna nennt kein Wort."),
    ],
)
def test_the_word_that_is_named_is_told_in_a_sentence(language: str, word: str, none: str) -> None:
    state = played(rows("S ON", "A B", pile="CD", validation="challenge"), "S+ON", "challenge")
    judge: Judge = judge_for(state.table.options)
    for answer, told in (("SON", word), ("", none)):
        move = Answer(answer)
        happening = Happening(state, move, GAME.apply(state, move))
        said = speak(what_happened(happening, ("Anna", "Ben"), judge), language)
        assert said.startswith(told)


def test_who_is_called_you_is_spoken_to() -> None:
    state = rows("MUR S", "T ON", pile="", pass_policy="lenient")
    judge: Judge = judge_for(state.table.options)
    passed = Happening(state, Pass(), state)
    assert what_happened(passed, ("You", "greedy"), judge).startswith("You pass.")
    assert what_happened(passed, ("Anna", "greedy"), judge).startswith("Anna passes.")
    over = played(state, "MUR!", "-", "-")
    ended = outcome(over, judge)
    assert ended is not None
    assert final_lines(over, ended, ("You", "greedy"))[-1] == "You win."
    assert final_lines(over, ended, ("Anna", "greedy"))[-1] == "Anna wins."


def test_a_verdict_speaks_to_you_whichever_side_you_are_on() -> None:
    state = rows("M U R", "T ON S", pile="E", validation="challenge")
    judge = judge_for(state.table.options)
    doubted = played(state, "M+U", "challenge")
    right = GAME.read_move(doubted, "word MUR")
    wrong = GAME.read_move(doubted, "word -")
    told = {
        (names, move): verdict(doubted.table, move, names, judge)  # type: ignore[arg-type]
        for names in (("You", "Ben"), ("Ben", "You"))
        for move in (right, wrong)
    }
    assert told[("You", "Ben"), right] == "You were right with MUR: Ben skips a turn."
    assert told[("Ben", "You"), right] == "Ben was right with MUR: you skip a turn."
    assert told[("You", "Ben"), wrong].startswith("You were wrong: ")
    assert told[("Ben", "You"), wrong].startswith("Ben was wrong: ")


def test_a_lost_bluff_is_told_as_lost_in_rounds_too() -> None:
    state = rows("Q X A", "T ON S", pile="E", validation="challenge", refill="round")
    judge = judge_for(state.table.options)
    doubted = played(state, "Q+X", "challenge")
    answer = GAME.read_move(doubted, "word -")
    after = GAME.apply(doubted, answer)
    told = what_happened(Happening(doubted, answer, after), ("Anna", "Ben"), judge)
    assert after.table.rows == state.table.rows
    assert "No word for QX: the columns go back, and Anna loses this turn." in told


def test_a_bali_by_the_hands_of_others_is_explained() -> None:
    for first, scores, explained in (("S A .", (0, 6), 0), ("S . .", (50, 6), 1)):
        state = played(rows(first, "ON X T", pile="", pass_policy="lenient"), "-", "1:S+ON!")
        ended = outcome(state, judge_for(state.table.options))
        assert ended is not None and ended.scores == scores
        why = [line for line in final_lines(state, ended, ("Anna", "Ben")) if "D30" in line]
        assert len(why) == explained
    assert why[0].startswith("The BALI of Anna: no card is left in that row.")


def test_victory_doubts_and_bali_of_you_are_told_to_you() -> None:
    names = ("You", "Ben")
    state = played(rows("S . .", "ON X T", pile="", pass_policy="lenient"), "-", "1:S+ON!")
    assert bali_lines(state.table, names)[0].startswith("Your BALI: no card is left in your row.")
    doubt = Happening(state, Challenge(0), state)
    assert listed(doubt, "", names) == "doubted by you"
    assert listed(doubt, "", ("Anna", "Ben")) == "doubted by Anna"
    shared = Outcome("passed", (9, 9), (0, 1))
    assert winners_line(shared, names) == "You share the victory with Ben."
    assert winners_line(shared, ("Anna", "Ben")) == "Anna and Ben share the victory."
    assert speak(winners_line(shared, ("Vous", "Ben")), "fr") == (
        "Vous partagez la victoire avec Ben."
    )


def test_words_that_count_once_are_told_with_the_table() -> None:
    state = played(rows("MUR S", "T ON", pile="", unique_words=True), "MUR!")
    lines = table_lines(state.table, ("Anna", "Ben"), judge_for(state.table.options))
    assert lines[-1] == "Used up: MUR"


@pytest.mark.parametrize(
    ("pile", "validation", "marked"),
    [("ABC", "auto", True), ("ABC", "challenge", False), ("", "challenge", True)],
)
def test_a_word_is_marked_unless_people_may_doubt_it(
    pile: str, validation: str, marked: bool
) -> None:
    table = rows("MUR S", "T O", pile=pile, validation=validation).table
    judge = judge_for(table.options)
    assert shows_as_word(table, "MUR", judge) is marked
    assert not shows_as_word(table, "S", judge)
    told = " ".join(table_lines(table, ("Anna", "Ben"), judge))
    assert ("1 MUR!" in told) is marked


def test_alone_nobody_doubts() -> None:
    table = row("MUR S", "ABC", validation="challenge").table
    assert "1 MUR!" in " ".join(table_lines(table, ("Anna",), judge_for(table.options)))
