"""Moves as sentences name them: what is read, not what is typed."""

import pytest

from baliwords.letters.notation import read_move
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.play.letters.told_moves import told_move
from baliwords.translation import speak

ALONE = open_table(Options(language="fr"), (("DEVIDA", "?", "MURS", "M", "M", "O", "Q"),), 20)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("DEVIDA+?=N", "DEVIDA + BALI as N"),
        ("M@4+O", "M + O"),
        ("M@4+O+?=I!", "M + O + BALI as I, and take MOI off"),
        ("MURS!", "take MURS off"),
        ("stop", "stop"),
        ("-", "pass"),
    ],
)
def test_a_move_is_told_by_the_words_of_the_game(typed: str, told: str) -> None:
    assert told_move(ALONE, read_move(ALONE, typed)) == told


def test_a_declared_joker_is_a_letter_like_the_others() -> None:
    table = open_table(Options(language="fr"), (("MuR", "S", "", "", "", "", ""),), 0)
    assert told_move(table, read_move(table, "MuR+S!")) == "MUR + S, and take MURS off"


def test_whose_columns_are_taken_is_told_by_name() -> None:
    rows = (("S",) + ("",) * 6, ("ON",) + ("",) * 6)
    table = open_table(Options(language="fr", seats=2), rows, 0)
    move = read_move(table, "S+2:ON!")
    assert told_move(table, move, ("Anna", "Bea")) == "S + ON of Bea, and take SON off"
    assert told_move(table, move, ("Anna", "You")) == "S + ON of yours, and take SON off"
    assert speak(told_move(table, move, ("Anna", "Bea")), "fr") == "S + ON chez Bea, et retirer SON"
    assert speak(told_move(table, move), "de") == "S + ON, dann SON abräumen"
