from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadNotation
from baliwords.letters.cards import (
    PACK,
    PLAIN,
    cards_for,
    check_supply,
    jokers_needed,
    letters_of,
    parse_cards,
)


def test_l1_a_pack_has_54_cards() -> None:
    assert len(PACK) == 54


def test_l3_a_pack_has_20_vowels_a_y_32_consonants_and_a_joker() -> None:
    vowels = sum(card in "AEIOU" or card in PLAIN for card in PACK)
    consonants = sum(card in "BCDFGHJKLMNPQRSTVWXZ" for card in PACK)
    assert (vowels, PACK.count("Y"), consonants, PACK.count("?")) == (20, 1, 32, 1)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("mur", "MUR"),
        ("MuR", "MuR"),
        ("mûr", "MUR"),
        ("cœur", "COEUR"),
        ("T M U", "TMU"),
        ("tür", "TÜR"),
        ("tu\u0308r", "TÜR"),
        ("straße", "STRASSE"),
        ("?", "?"),
        ("STRAẞE", "STRASSE"),
        ("STRAßE", "STRASSE"),  # ß takes two cards and has no everyday capital: no jokers
        ("ﬁN", "FIN"),
        ("Mﬆ", "MST"),
        ("øre", "ORE"),
        ("MéR", "MeR"),
        ("MüR", "MüR"),
        ("Nª", "NA"),
        ("q\u0308", "Q"),
    ],
)
def test_cards_are_read_in_any_case_with_accents_folded(text: str, cards: str) -> None:
    assert parse_cards(text) == cards


@pytest.mark.parametrize("text", ["M1R", "M-R", "日本", "A\x00B", "😀"])
def test_what_is_no_card_is_quoted(text: str) -> None:
    with pytest.raises(BadNotation, match="is no card"):
        parse_cards(text)


def test_accents_without_a_letter_are_no_card() -> None:
    with pytest.raises(BadNotation, match="holds no card"):
        parse_cards("\u0301")


def test_three_jokers_are_too_many() -> None:
    with pytest.raises(BadNotation, match="3 BALI cards: there is only 1 in a pack"):
        check_supply(["?", "?", "?"])
    with pytest.raises(BadNotation, match=r"lower-case letters among capitals, like 'Maison'\): "):
        check_supply(["S", "Maison"])
    check_supply(["?", "u"], packs=2)


@pytest.mark.parametrize(
    ("letter", "language", "as_plain", "cards"),
    [
        ("U", "fr", True, "UÜ"),
        ("U", "fr", False, "UÜ"),
        ("U", "de", True, "UÜ"),
        ("U", "de", False, "U"),
        ("Ü", "de", True, "Ü"),
        ("M", "de", True, "M"),
    ],
)
def test_d5_the_cards_for_a_letter_are_those_that_may_stand_for_it(
    letter: str, language: str, as_plain: bool, cards: str
) -> None:
    assert cards_for(letter, language, as_plain) == cards


def jokers_by_trying(letters: str, cards: str, language: str, as_plain: bool) -> int:
    """Lay each letter by each card that may stand for it, or by a joker; the fewest jokers."""
    if not letters:
        return 0
    first, others = letters[0], letters[1:]
    laid = [
        jokers_by_trying(others, cards.replace(card, "", 1), language, as_plain)
        for card in set(cards)
        if first in letters_of(card, language, as_plain)
    ]
    return min([1 + jokers_by_trying(others, cards, language, as_plain), *laid])


@given(
    st.text("AUÄÜM", max_size=5),
    st.text("AUÄÜM", max_size=5),
    st.sampled_from(["fr", "de"]),
    st.booleans(),
)
def test_no_letter_takes_a_joker_that_a_card_could_stand_for(
    letters: str, cards: str, language: str, as_plain: bool
) -> None:
    if language == "fr":
        letters = letters.replace("Ä", "A").replace("Ü", "U")
    found = jokers_needed(letters, Counter(cards), language, as_plain)
    assert found == jokers_by_trying(letters, cards, language, as_plain)
