"""`balam rules` and `balam search`: every rule is found and says how sure it is."""

import pytest

from tests.cli.balam.conftest import Cli

PART_III = (
    [f"M{n}" for n in range(1, 51)]
    + [f"D{n}" for n in range(61, 79)]
    + [f"G{n}" for n in range(1, 13)]
)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_id_is_reached_by_rules_and_search(balam: Cli, language: str) -> None:
    shown = balam.json("rules", *PART_III, "--lang", language)
    assert [rule["id"] for rule in shown["rules"]] == PART_III
    for name in PART_III:
        text = balam("search", name, "--lang", language, "--top", "1")
        assert text.startswith(name)


def test_rules_of_a_phase_speak_the_language_asked_for(balam: Cli) -> None:
    assert "Wer wen angreifen darf" in balam("rules", "attack", "--lang", "de")
    assert "Qui peut attaquer qui" in balam("rules", "attaque", "--lang", "fr")


def test_a_decision_says_what_its_house_rule_may_be(balam: Cli) -> None:
    assert "--rule obsidian_timing=  before or after" in balam("rules", "D64")
    assert "--rule bad_face=  per_die (par dé) ou once" in balam("rules", "D66", "--lang", "fr")
    for rule in balam.json("rules", "decisions")["rules"]:
        assert (rule["house_rule"] is None) == (rule["allowed"] is None)


def test_the_settings_choose_the_language(balam: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALIWORDS_LANG", "fr")
    assert "Droit de passage" in balam("rules", "M47")
    assert "May a good pass?" in balam("rules", "M47", "--lang", "en")


def test_search_answers_in_the_language_of_the_question(balam: Cli) -> None:
    assert balam.json("search", "marche")["results"][0]["matched"] == "fr"


def test_a_conjecture_is_always_shown_as_one(balam: Cli) -> None:
    for name in ("D61", "D62", "D63", "D66", "D69", "D70", "D71", "D74"):
        assert "[CONJECTURE]" in balam("rules", name)
        assert "[VERMUTUNG]" in balam("search", name, "--lang", "de", "--top", "1")
        assert balam.json("rules", name)["rules"][0]["conjecture"] is True
