"""`baliwords settings`: what holds now, and where it was said."""

import json
from typing import Any

import pytest

from baliwords.cli.commands import find
from baliwords.cli.main import run
from baliwords.settings import settings_file


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run(["settings", *words, "--json"]) == 0
    value: dict[str, Any] = json.loads(capsys.readouterr().out)
    return value


def of(value: dict[str, Any], key: str) -> tuple[str, str]:
    (one,) = [entry for entry in value["settings"] if entry["key"] == key]
    return one["value"], one["source"]


@pytest.fixture(autouse=True)
def nobody_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BALIWORDS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_what_goes_before_what(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert of(asked(capsys), "lang") == ("fr", "default")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert of(asked(capsys), "lang") == ("de", "locale")
    assert run(["--ui", "en", "settings", "lang", "--json"]) == 0  # English, but German words
    assert of(json.loads(capsys.readouterr().out), "lang") == ("de", "locale")
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('lang = "fr"\n[rules]\nbali_bonus = 60\n')
    value = asked(capsys)
    assert of(value, "lang") == ("fr", "file")
    assert value["file"] == str(settings_file()) and value["exists"]
    monkeypatch.setenv("BALIWORDS_LANG", "de")
    assert of(asked(capsys), "lang") == ("de", "environment")
    bonus = next(rule for rule in asked(capsys)["rules"] if rule["key"] == "bali_bonus")
    assert (bonus["value"], bonus["default"], bonus["source"]) == ("60", "50", "file")


def test_every_house_rule_of_every_game_is_listed_with_a_number_that_can_be_looked_up(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = asked(capsys)["rules"]
    keys = {rule["key"] for rule in rules}
    assert {"bali_bonus", "cut_joker", "oracle_looks", "die_faces", "temple_pp"} <= keys
    assert len(rules) > 35
    for rule in rules:
        group = {"letters": [], "shrines": ["shrines"], "balam": ["balam"]}[rule["game"]]
        command, _rest = find([*group, "rules"])
        assert command is not None
        assert run([*group, "rules", rule["rule"]]) == 0, rule
        assert rule["rule"] in capsys.readouterr().out
        assert rule["about"] and rule["allowed"]


def test_words_choose_what_is_shown_and_nothing_found_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert [rule["key"] for rule in asked(capsys, "gets", "BALI")["rules"]] == ["joker_fix"]
    assert run(["settings", "zzz"]) == 2
    assert "'zzz'" in capsys.readouterr().err
