"""A peek reckons with the cards that may stand for the letters a word still needs."""

from collections import Counter

from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.play.letters.peek import growths, peek, supply
from tests.letters.toy import row

WORDS = lexicon_of(["HUT", "HÜTE", "HUTÜ"], "de")


def words_of(column: str, cards: str, options: Options) -> list[str]:
    return sorted(found.word for found in growths(WORDS, column, options, Counter(cards)))


def test_an_umlaut_card_may_stand_for_the_plain_vowel_that_is_needed() -> None:
    assert words_of("H", "TÜ", Options("de")) == ["HUT"]


def test_it_may_not_where_the_house_rules_forbid_it() -> None:
    strict = Options("de", umlaut_as_plain=False)
    assert words_of("H", "TÜ", strict) == []
    assert words_of("H", "TU", strict) == ["HUT"]
    assert words_of("H", "TE?", strict) == ["HUT", "HÜTE"]


def test_one_card_stands_for_one_letter() -> None:
    assert words_of("H", "TÜ", Options("de")) == ["HUT"]  # HUTÜ would need two such cards
    assert words_of("H", "TÜ?", Options("de")) == ["HUT", "HUTÜ", "HÜTE"]


def test_who_counts_reckons_without_the_words_that_are_gone() -> None:
    state = row("MU R T", pile="EX")
    assert supply(state, "MU", tracked=False).total() == 52
    assert supply(state, "MU", tracked=True) == supply(state, "MU", tracked=False)


def test_words_that_people_know_come_before_dearer_ones_that_few_know() -> None:
    lexicon = lexicon_of(["MURS", "MURGEZ", "MURAL"], "fr")
    lines = peek(lexicon, "MUR", Options("fr"), Counter("SGEZAL")).splitlines()
    assert [line.split()[1] for line in lines[1:]] == ["MUR·S", "MUR·AL", "MUR·GEZ"]
