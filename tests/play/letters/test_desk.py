"""What the word desk writes."""

import pytest

from baliwords.lexicon.store import lexicon_of
from baliwords.play.letters.desk import answer

WORDS = ["MUR", "MURS", "ARMURE", "RUSE"]


def test_the_desk_tells_verdict_words_that_hold_it_and_words_of_its_letters() -> None:
    verdict, *related, holding, made = answer(lexicon_of(WORDS), "murs").split("\n\n")
    assert verdict.startswith("MURS: in the given list.")
    assert "A form of: mur (noun, plural)" in verdict
    assert related[0] == "1 other form of mur (noun)\n  MUR 9"
    assert holding == "In 1 word\n  MURS 16"
    assert made == "From these letters: 2 words\n  MURS 16  MUR 9"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("ARC-EN-CIEL", "compound"), ("arc en ciel", "compound"), ("S.N.C.F.", "abbreviation")],
)
def test_the_desk_answers_also_for_what_no_cards_spell(text: str, reason: str) -> None:
    written = answer(lexicon_of(WORDS), text)
    assert reason in written
    assert "\n" not in written
