import doctest
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadInput, BadNotation
from baliwords.letters.cards import CARDS, parse_cards
from baliwords.lexicon import spelling
from baliwords.lexicon.spelling import ALPHABETS, fold, read_word

FOLDED = [
    ("fr", "mûrir", "MURIR"),
    ("fr", "Mûrir", "MURIR"),
    ("fr", "cœur", "COEUR"),
    ("fr", "ŒUVRE", "OEUVRE"),
    ("fr", "ex æquo", "EX AEQUO"),
    ("fr", "garçon", "GARCON"),
    ("fr", "MÜR", "MUR"),
    ("fr", "ﬁn", "FIN"),
    ("fr", "aujourd’hui", "AUJOURD'HUI"),
    ("fr", "arc‑en‑ciel", "ARC-EN-CIEL"),
    ("de", "Straße", "STRASSE"),
    ("de", "GROẞ", "GROSS"),
    ("de", "Größe", "GRÖSSE"),
    ("de", "Café", "CAFE"),
    ("de", "ﬂügel", "FLÜGEL"),
]


@pytest.mark.parametrize(("lang", "written", "folded"), FOLDED)
def test_what_a_person_writes_finds_its_folded_form(lang: str, written: str, folded: str) -> None:
    assert fold(written, lang) == folded
    assert fold(unicodedata.normalize("NFD", written), lang) == folded


def test_the_examples_of_the_documentation_are_true() -> None:
    assert doctest.testmod(spelling).attempted
    assert doctest.testmod(spelling).failed == 0


@given(st.text(), st.sampled_from(sorted(ALPHABETS)))
def test_folding_twice_changes_nothing(text: str, lang: str) -> None:
    once = fold(text, lang)
    assert fold(once, lang) == once


@given(st.text("aMuÜéÇœÆßẞØłﬁﬆ?-1Ω日\u0301\u0308", min_size=1))
def test_cards_are_spelled_as_words_are(text: str) -> None:
    word = fold(text, "de")
    if word and not word.strip(CARDS):
        assert parse_cards(text).upper() == word
    else:
        with pytest.raises(BadNotation):
            parse_cards(text)


@pytest.mark.parametrize("lang", sorted(ALPHABETS))
def test_folding_keeps_every_letter_of_the_alphabet(lang: str) -> None:
    assert fold(ALPHABETS[lang], lang) == ALPHABETS[lang]
    assert fold(ALPHABETS[lang].lower(), lang) == ALPHABETS[lang]


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("", "''"),
        ("   ", "''"),
        ("\u0301", "has no letters"),
        (" \u0301 \u0308 ", "has no letters"),
        ("A" * 10_000, "10000 letters"),
        ("MUR🙂", "U+1F642"),
        ("MU\x00R", "U+0000"),
        ("MU\x1b[31mR", "U+001B"),
        ("MU\u202eR", "U+202E"),
        ("MU\ud800R", "U+D800"),
        ("👩‍🚀", "U+1F469"),
    ],
)
def test_what_cannot_be_a_word_is_refused_in_one_sentence(text: str, quoted: str) -> None:
    with pytest.raises(BadInput) as error:
        read_word(text, "fr")
    message = str(error.value)
    assert quoted in message
    assert "MURS" in message  # shows a right one
    assert message.isprintable()
    assert len(message) < 200


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match=r"'xx'.*fr or de"):
        fold("é", "xx")
