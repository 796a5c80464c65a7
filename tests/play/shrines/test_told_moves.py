"""Moves of the shrine game as people are told them."""

import pytest

from baliwords.play.shrines.told_moves import told_move
from baliwords.shrines.moves import EXAMPLES, Keep, Offer, parse_move
from baliwords.translation import speak


@pytest.mark.parametrize("text", [*EXAMPLES.values(), "play priest", "play shrine", "play oracle"])
def test_in_english_a_move_is_told_as_it_is_written(text: str) -> None:
    assert told_move(parse_move(text)) == text


def test_what_the_one_who_watches_did_not_see_is_a_question_mark() -> None:
    assert told_move(Offer(None)) == "offer ?"
    assert told_move(Keep(None)) == "keep ?"


@pytest.mark.parametrize(
    ("text", "french", "german"),
    [
        ("take 3", "prendre dans la colonne 3", "aus Spalte 3 nehmen"),
        ("play rice 2", "jouer 2 × riz", "2 × Reis spielen"),
        ("offer peanut", "offrir arachide", "Erdnuss opfern"),
    ],
)
def test_in_other_languages_it_is_said_in_their_words(text: str, french: str, german: str) -> None:
    told = told_move(parse_move(text))
    assert (speak(told, "fr"), speak(told, "de")) == (french, german)
