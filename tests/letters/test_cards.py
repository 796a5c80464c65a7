import pytest

from baliwords.errors import BadNotation
from baliwords.letters.cards import PACK, PLAIN, check_supply, parse_cards


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
        check_supply(["?", "MuR", "?"])
    check_supply(["?", "u"], packs=2)
