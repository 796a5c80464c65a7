"""Searches against brute force on random lists, and by hand on small ones."""

from itertools import product
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadInput
from baliwords.letters.cards import LATIN
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.values import DEFAULT_VALUES, Values
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.search import can_be_spelled, containing, read_part
from baliwords.lexicon.store import lexicon_of

LETTERS = "ABKUÜ"
# Where U is worth something, an umlaut card in its place costs points too.
VALUES = [DEFAULT_VALUES, Values("own", tuple(4 if letter in "UK" else 1 for letter in LATIN))]
word_sets = st.sets(st.text(LETTERS, min_size=3, max_size=6), min_size=1, max_size=10)
patterns = st.text(LETTERS + "???", min_size=1, max_size=4)


def readings(cards: str, umlauts: bool) -> list[str]:
    """All texts that cards may stand for, the slow way."""
    letters = {"?": LETTERS, "Ü": "ÜU"} if umlauts else {"?": LETTERS}
    return ["".join(text) for text in product(*(letters.get(card, card) for card in cards))]


@given(word_sets, patterns, st.sampled_from(VALUES), st.sampled_from(["factor", "prefix"]))
def test_containing_agrees_with_brute_force(
    words: set[str], part: str, values: Values, partial_rule: Literal["factor", "prefix"]
) -> None:
    texts = readings(part, umlauts=True)

    def best(word: str) -> int | None:
        """The points of a word with the part in its best place, the slow way."""
        last = 0 if partial_rule == "prefix" else len(word) - len(part)
        columns = [
            word[:place] + part + word[place + len(part) :]
            for place in range(last + 1)
            if word[place : place + len(part)] in texts
        ]
        return max((score(column, values).points for column in columns), default=None)

    expected = {word: points for word in words if (points := best(word)) is not None}
    rules = Options("de", letter_values=values, partial_rule=partial_rule)
    found = containing(lexicon_of(words, "de"), part, rules)
    in_order = sorted(expected, key=lambda word: (-expected[word], word))
    assert [(one.word, one.points) for one in found] == [(w, expected[w]) for w in in_order]
    for one in found:
        assert one.word[one.start : one.end] in texts
        assert score(one.before + part + one.after, values).points == one.points


@given(word_sets, patterns | st.text("AB?.*[\\-ßΩЖ日", min_size=1, max_size=3))
def test_words_by_beginning_end_and_pattern_agree_with_brute_force(
    words: set[str], pattern: str
) -> None:
    lexicon = lexicon_of(words, "de")
    texts = tuple(readings(pattern.replace("ß", "SS"), umlauts=False))
    assert lexicon.starting(pattern) == sorted(w for w in words if w.startswith(texts))
    assert lexicon.ending(pattern) == sorted(w for w in words if w.endswith(texts))
    assert lexicon.matching(pattern) == sorted(w for w in words if w in texts)


@pytest.mark.parametrize("text", ["", " ", "\u0301", "MU\nR", "A" * 10_000])
def test_a_search_for_what_is_no_text_is_refused(text: str) -> None:
    for search in (toy().starting, toy().ending, toy().matching):
        with pytest.raises(BadInput):
            search(text)


def test_a_search_skips_the_spaces_around_a_text() -> None:
    assert toy().starting(" arm ") == ["ARMURE"]


def toy(lang: str = "fr") -> Lexicon:
    return lexicon_of(["MUR", "MURS", "ARMURE", "MÜRBE"] if lang == "de" else FRENCH, lang)


FRENCH = ["MAISON", "MAISONS", "SAISON", "MUR", "MURS", "MURIR", "ARMURE"]


def test_a_found_word_tells_points_and_letters_still_needed() -> None:
    best, *_ = toy().containing("mur")
    assert (best.word, best.points, best.before, best.after) == ("ARMURE", 24, "AR", "E")
    assert best.needed == "ARE"
    assert [one.word for one in toy().containing("AISON")] == ["MAISONS", "MAISON", "SAISON"]


def test_a_declared_joker_counts_five() -> None:
    words = {one.word: one.points for one in toy().containing("MuR")}
    assert words["MUR"] == score("MuR").points == 24


def test_a_joker_stands_where_it_makes_the_word_worth_most() -> None:
    best, *_ = lexicon_of(["ZAZOUA"]).containing("?A")
    assert (best.points, best.before, best.after) == (90, "ZAZO", "")  # as U, not as a Z


def test_an_umlaut_card_reads_as_the_plain_vowel_and_never_the_other_way() -> None:
    assert [one.word for one in toy("fr").containing("MÜRS")] == ["MURS"]
    german = {one.word for one in toy("de").containing("MÜR")}
    assert german == {"MUR", "MURS", "ARMURE", "MÜRBE"}
    assert {one.word for one in toy("de").containing("MUR")} == {"MUR", "MURS", "ARMURE"}


def test_house_rules_change_what_counts_as_a_part() -> None:
    def found(**rules: object) -> set[str]:
        return {one.word for one in containing(toy("de"), "MÜR", Options("de", **rules))}  # type: ignore[arg-type]

    assert found(umlaut_as_plain=False) == {"MÜRBE"}
    assert found(partial_rule="prefix") == {"MUR", "MURS", "MÜRBE"}
    assert found(min_word_length=5) == {"ARMURE", "MÜRBE"}


@pytest.mark.parametrize(
    ("written", "cards"),
    [("aison", "AISON"), ("MuR", "MuR"), ("Maison", "MAISON"), ("cœur", "COEUR"), ("m?r", "M?R")],
)
def test_a_part_is_read_in_any_case(written: str, cards: str) -> None:
    assert read_part(written) == cards


@pytest.mark.parametrize("text", ["", " ", "M-R", "M1", "🙂", "A\tB\x00", "A" * 10_000])
def test_what_is_no_part_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_part(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("word", "packs", "possible"),
    [
        ("MAISON", 1, True),
        ("MMM", 1, True),  # two cards and the joker
        ("MMMM", 1, False),
        ("MMMM", 2, True),
        ("AAAA", 1, True),  # three cards and the umlaut card
        ("AAAÄ", 1, True),
        ("AAAAÄ", 1, True),  # and the joker
        ("AAAAAÄ", 1, False),
        ("ÄÄ", 1, True),
        ("ÄÄÄ", 1, False),
    ],
)
def test_a_word_needs_the_cards_of_the_pack(word: str, packs: int, possible: bool) -> None:
    assert can_be_spelled(word, Options("de", seats=packs)) == possible


def test_an_umlaut_card_lays_no_plain_vowel_where_a_house_rule_forbids_it() -> None:
    strict = Options("de", umlaut_as_plain=False)
    assert can_be_spelled("AAAA", strict)  # three cards and the joker
    assert can_be_spelled("AAAAA", Options("de"))
    assert not can_be_spelled("AAAAA", strict)
    assert can_be_spelled("AAAAA", Options("fr", umlaut_as_plain=False))  # L7: always in French
