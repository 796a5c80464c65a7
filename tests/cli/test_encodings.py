"""Terminals and pipes that are not UTF-8: what can be shown is shown, and no is never a crash."""

import json
import os
from collections.abc import Callable

import pytest

from tests.cli.program import Shown, in_a_pipe, on_a_terminal

QUESTIONS = {
    "check MURS mûrir": 0,
    "check ZURS": 1,
    "part AISON": 0,
    "challenge AISON MAISON": 0,
    "score MUR": 0,
    "words S ON AI T LAM R E --top 1": 0,
    "hint T M U Z E R Q --samples 20": 0,
    "deal --seed 3": 0,
    "dictionary list": 0,
    "dictionary info": 0,
    "balam rules M47 --lang fr": 0,
    "balam attack --garrisons 2 --obsidian 1 --defence 3": 0,
    "shrines rules T26": 0,
    "check --help": 0,
}


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("run", [in_a_pipe, on_a_terminal])
@pytest.mark.parametrize(("question", "code"), QUESTIONS.items())
def test_every_command_answers_in_every_encoding(
    run: Callable[..., Shown], encoding: str, question: str, code: int
) -> None:
    shown = run(*question.split(), encoding=encoding)
    assert (shown.code, shown.err) == (code, "")
    assert shown.out
    assert "Traceback" not in shown.out
    assert "?" not in shown.out.replace("? D", "")  # nothing was lost but the joker of the deal


@pytest.mark.parametrize(
    ("encoding", "lemma"),
    [("utf-8", "cœur"), ("latin-1", "coeur"), ("cp1252", "cœur"), ("ascii", "coeur")],
)
def test_what_an_encoding_lacks_is_spelled_by_other_letters(encoding: str, lemma: str) -> None:
    assert in_a_pipe("check", "COEUR", encoding=encoding).out.endswith(f"; {lemma} (noun)\n")
    shown = on_a_terminal("check", "COEUR", encoding=encoding).out.split()
    assert shown[0] == ("✔" if encoding == "utf-8" else "+")
    assert lemma in shown


def test_the_way_chosen_by_pythonioencoding_is_taken() -> None:
    shown = in_a_pipe("check", "COEUR", encoding="ascii:backslashreplace")
    assert r"c\u0153ur" in shown.out


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "ascii"])
def test_json_says_the_same_in_every_encoding(encoding: str) -> None:
    question = ("check", "COEUR", "mûrir", "--json")
    shown = in_a_pipe(*question, encoding=encoding)
    assert shown.out.isascii()
    assert json.loads(shown.out) == json.loads(in_a_pipe(*question).out)
    assert json.loads(shown.out)["words"][0]["lemmas"][0]["lemma"] == "cœur"


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on(encoding: str) -> None:
    typed = b"caf\xe9\nhelp\n"
    shown = in_a_pipe("play", "--plain", "--new", encoding=encoding, typed=typed)
    assert (shown.code, shown.err) == (0, "")
    assert r"caf\\xe9' is not a column" in shown.out
    assert "The game is kept" in shown.out


def test_a_name_that_is_no_text_is_quoted() -> None:
    name = os.fsdecode(b"caf\xe9")
    shown = in_a_pipe("check", name, encoding="utf-8")
    assert (shown.code, shown.out) == (2, "")
    assert r"caf\udce9" in shown.err
