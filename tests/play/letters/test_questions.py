"""Questions about words, answered as plain JSON."""

import pytest

from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.play.letters.questions import part


@pytest.mark.parametrize(("as_plain", "best"), [(True, ["UHUUU"]), (False, [])])
def test_d5_the_best_words_of_a_part_are_those_that_the_cards_can_lay(
    as_plain: bool, best: list[str]
) -> None:
    words = lexicon_of(["UHUUU"], "de")  # four U: two cards, the umlaut card and the joker
    answer = part(words, Options("de", umlaut_as_plain=as_plain), "UHU", 10)
    assert [found["word"] for found in answer["best"]] == best
    assert answer["legal"]
