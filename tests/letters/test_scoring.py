import pytest

from baliwords.letters.options import Options
from baliwords.letters.scoring import final_score, score
from baliwords.letters.values import PRESETS

SAME_IN_BOTH = {
    "PARTIE": 18,  # L34
    "PRATIQUEMENT": 144,  # L37
    "MUR": 9,
    "MURS": 16,
    "MURIR": 20,
    "ARMURE": 24,
    "SON": 6,
    "TON": 6,
    "MAISON": 24,
    "LAME": 12,
}


@pytest.mark.parametrize("preset", ["fr_freq", "en_inherit"])
@pytest.mark.parametrize(("word", "points"), SAME_IN_BOTH.items())
def test_golden_scores_are_the_same_in_both_presets(word: str, points: int, preset: str) -> None:
    assert score(word, PRESETS[preset]).points == points


def test_whisky_differs_between_the_presets() -> None:
    assert score("WHISKY", PRESETS["fr_freq"]).points == 78  # L81
    assert score("WHISKY", PRESETS["en_inherit"]).points == 72  # L82


def test_l36_the_joker_counts_five_also_as_a_vowel() -> None:
    assert score("MuR").points == 24
    assert score("M?R").points == 24


def test_umlaut_cards_are_worth_nothing() -> None:
    assert score("MÜR").points == 9  # L7, L35


@pytest.mark.parametrize(("bonus", "final"), [("50", 150), ("60", 160), ("x2", 200), ("x3", 300)])
def test_d1_a_bali_adds_its_bonus_or_multiplies(bonus: str, final: int) -> None:
    assert final_score(100, has_bali=True, options=Options(bali_bonus=bonus)) == final
    assert final_score(100, has_bali=False, options=Options(bali_bonus=bonus)) == 100
