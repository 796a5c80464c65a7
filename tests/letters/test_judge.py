"""The judge against every reading of a column, written out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from tests.letters.strategies import house_rules
from tests.letters.toy import judge_for

columns = st.text("AEMRSTUÜÄ?uü", max_size=4)
words = st.sampled_from(["MUR", "MURS", "AME", "MÜDE", "TÜR", "TUR", "SÄGE", "SAGE", "ZZZ", "MÜR"])


def judge(**rules: object) -> Judge:
    return judge_for(Options(**rules))  # type: ignore[arg-type]


@given(columns, words, house_rules())
def test_a_named_word_proves_a_column_as_its_readings_do(
    column: str, word: str, rules: Options
) -> None:
    asked = judge_for(rules)
    plain = word if rules.language == "de" else word.translate(str.maketrans("ÄÖÜ", "AOU"))
    admissible = len(plain) >= rules.min_word_length and asked.words.is_word(plain)
    fits = str.startswith if rules.partial_rule == "prefix" else str.__contains__
    contains = any(fits(plain, reading) for reading in asked.readings(column))
    assert asked.proves(word, column) == (admissible and contains)


@given(columns, st.text("AEMRSTUÜÄ", max_size=4), house_rules())
def test_a_column_reads_as_what_is_among_its_readings(
    column: str, text: str, rules: Options
) -> None:
    asked = judge_for(rules)
    assert asked.reads_as(column, text) == (text in asked.readings(column))
    assert all(asked.reads_as(column, reading) for reading in asked.readings(column))


@pytest.mark.parametrize(
    ("column", "word", "right"),
    [
        ("?" * 12 + "X", "MAISON", False),
        ("?" * 6, "MAISON", True),
        ("X" + "?" * 5, "MAISON", False),
    ],
)
def test_a_challenge_with_many_jokers_is_settled_without_trying_every_reading(
    column: str, word: str, right: bool
) -> None:
    assert judge().proves(word, column) == right


def test_a_challenge_with_many_umlauts_is_settled_without_trying_every_reading() -> None:
    assert not judge(language="de").proves("HAUS", "Ä" * 60)


def test_d5_a_joker_declared_an_umlaut_is_the_plain_vowel_in_french_and_no_other_in_german() -> (
    None
):
    assert judge().readable_words("MüR") == ("MUR",)
    assert judge(language="de").readable_words("TüR") == ("TÜR",)
    assert judge(language="de").readable_words("TÜR") == ("TÜR", "TUR")
