"""`check`, `part`, `challenge`, `words`: answers and exit codes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.commands import find
from baliwords.cli.door import read
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("toy_list")
Ask = Callable[..., Any]


def test_check_answers_by_the_contract(answer: Ask) -> None:
    value = answer("check", "murs", "ZURS")
    assert value["lang"] == "fr"
    yes, no = value["words"]
    assert yes | {"lemmas": []} == {
        "word": "MURS",
        "valid": True,
        "reason": None,
        "lemmas": [],
        "suggestions": [],
        "why": "in your French list toy",
    }
    assert (no["word"], no["valid"], no["reason"]) == ("ZURS", False, "unknown")
    assert no["suggestions"] == ["MURS"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", "MURS"], 0),
        (["check", "MURS", "XYZ"], 1),
        (["part", "AISON"], 0),
        (["part", "Q"], 0),  # one card may always lie alone
        (["part", "QZ"], 1),
        (["challenge", "AISON", "MAISON"], 0),
        (["challenge", "AISON", "MUR"], 1),
        (["words", "M U R"], 0),
        (["words", "Q", "Z"], 1),
    ],
)
@pytest.mark.parametrize("json", [[], ["--json"]])
def test_yes_is_0_and_no_is_1(
    baliwords: Run, arguments: list[str], code: int, json: list[str]
) -> None:
    assert baliwords(*arguments, *json)[0] == code


def test_part_counts_the_words_and_names_the_best(answer: Ask) -> None:
    value = answer("part", "aison")
    assert (value["part"], value["legal"], value["words"]) == ("AISON", True, 3)
    assert set(value["examples"]) == {"MAISON", "SAISON", "AISONS"}
    best = value["best"][0]
    assert (best["word"], best["points"], best["needed"]) == ("MAISON", 24, "M")
    assert answer("part", "M?R")["words"] == 4


@pytest.mark.parametrize(
    ("part", "word", "reason"),
    [
        ("AISON", "maison", None),
        ("MuR", "ARMURE", None),
        ("MÜR", "MURS", None),
        ("AISON", "MURS", "not_contained"),
        ("AISON", "RAISON", "unknown"),
        ("ON", "ON", "too_short"),
        ("ARC", "ARC-EN-CIEL", "compound"),
    ],
)
def test_a_challenge_is_settled(answer: Ask, part: str, word: str, reason: str | None) -> None:
    value = answer("challenge", part, word)
    assert value["right"] == (reason is None)
    assert value["reason"] == reason
    assert {"part", "word"} <= value.keys()


def test_words_lists_what_whole_columns_make(answer: Ask) -> None:
    found = answer("words", "S ON AI T LAM R E")["words"]
    assert {"word": "SON", "move": "S+ON!", "points": 6} in found
    assert {"word": "LAME", "move": "LAM+E!", "points": 12} in found
    assert "MAISON" not in {row["word"] for row in found}  # L25: the M of LAM stays
    points = [row["points"] for row in found]
    assert points == sorted(points, reverse=True)
    assert answer("words", "M", "?", "R")["words"] == [
        {"word": "MUR", "move": "M+?=U+R!", "points": 24}
    ]
    assert answer("words", "MUR")["words"] == [{"word": "MUR", "move": "MUR!", "points": 9}]


def test_words_shows_as_many_as_were_asked_for(answer: Ask, baliwords: Run) -> None:
    table = ("words", "M U R S")
    best, other = baliwords(*table)[1].splitlines()
    assert baliwords(*table, "--top", "1")[:2] == (0, best + "\n")
    assert baliwords(*table, "--top", "9")[1].splitlines() == [best, other]
    assert [row["word"] for row in answer(*table)["words"]] == ["MURS", "MUR"]
    assert [row["word"] for row in answer(*table, "--top", "1")["words"]] == ["MURS"]


def test_house_rules_and_own_lists_apply(answer: Ask, baliwords: Run) -> None:
    assert (
        answer("check", "MUR", "--rule", "min_word_length=4")["words"][0]["reason"] == "too_short"
    )
    assert not answer("part", "MURE", "--rule", "partial_rule=prefix")["legal"]
    assert answer("check", "MUR", "--list", "toy")["list"] == "toy"
    code, _, err = baliwords("check", "MUR", "--list", "none")
    assert code == 2
    assert "'none'" in err


@pytest.mark.parametrize("question", ["check MURS", "part MU", "challenge MU MUR", "words M U R"])
@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("min_word_length=abc", "'abc' is not allowed (expected a whole number from 3 to 15)"),
        ("min_word_length=0", "'0' is not allowed"),
        ("min_word_length=16", "'16' is not allowed"),
        ("foo=bar", "unknown house rule 'foo'"),
        ("bali_bonus=lots", "'lots' is not allowed"),
        ("language=xx", "unknown language 'xx'"),
    ],
)
def test_a_wrong_house_rule_is_refused_by_every_question(
    baliwords: Run, question: str, rule: str, said: str
) -> None:
    code, out, err = baliwords(*question.split(), "--rule", rule)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_house_rule_may_name_the_language_and_the_option_goes_before_it(answer: Ask) -> None:
    rules = ("--rule", "word_list=", "--rule", "language=de")
    assert answer("check", "HAUS", *rules)["lang"] == "de"
    assert answer("part", "HAUS", *rules)["legal"]
    assert answer("check", "MURS", *rules, "--lang", "fr")["lang"] == "fr"


def test_what_a_house_rule_forbids_is_not_suggested(answer: Ask) -> None:
    def near(*rule: str) -> list[str]:
        suggested: list[str] = answer("check", "MURZ", *rule)["words"][0]["suggestions"]
        return suggested

    assert set(near()) == {"MUR", "MURS"}
    assert near("--rule", "min_word_length=4") == ["MURS"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["check", "--help"],
        ["check", "MURS", "--lang"],
        ["check", "--", "MURS"],
        ["part", "A", "B"],
        ["challenge", "AISON"],
        ["challenge", "A", "B", "C"],
        ["check", "--lang", "--json", "fr", "MURS"],
        ["check", "-1"],
        ["check", "MURS", "--json=yes"],
        ["play", "Anna"],
    ],
)
def test_whatever_is_not_plain_is_left_to_typer(arguments: list[str]) -> None:
    command, words = find(arguments)
    assert command
    assert read(command, words) is None


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["check"], "WORDS"),
        (["check", ""], "''"),
        (["check", "  "], "''"),
        (["check", "A" * 10_000], "10000"),
        (["check", "MUR🙂"], "MUR🙂"),
        (["check", "MU\x07R"], "\\x07"),
        (["check", "MURS", "--lang", "xx"], "'xx'"),
        (["part", ""], "''"),
        (["part", "M*R"], "M*R"),
        (["challenge", "AISON"], "WORD"),
        (["challenge", "AISON", ""], "''"),
        (["words", ""], "empty"),
        (["words", "A B C D E F G H"], "8 columns"),
        (["words", "Q Q"], "'Q'"),
        (["words", "M 4"], "'4'"),
        (["dictionary", "remove", "none"], "'none'"),
        (["dictionary", "info", "../x"], "'../x'"),
        (["dictionary", "add", "/dev/null", "--name", "x"], "null"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    baliwords: Run, arguments: list[str], quoted: str
) -> None:
    code, out, err = baliwords(*arguments)
    assert code == 2
    assert out == ""
    assert quoted.lower() in err.lower()
    assert err.count("\n") == 1
    assert len(err) < 300


def test_the_language_of_the_house_rules_gives_way_to_the_environment_and_to_options(
    answer: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("BALIWORDS_LANG", raising=False)
    settings = tmp_path / "baliwords" / "config.toml"
    settings.parent.mkdir()
    settings.write_text('lang = "fr"\n[rules]\nlanguage = "de"\n')
    assert answer("check", "MUR")["lang"] == "de"
    assert answer("dictionary", "info")["lang"] == "de"
    assert answer("check", "MUR", "--lang", "fr")["lang"] == "fr"
    assert answer("check", "MUR", "--rule", "language=fr")["lang"] == "fr"
    monkeypatch.setenv("BALIWORDS_LANG", "fr")
    assert answer("check", "MUR")["lang"] == "fr"
    assert answer("part", "MUR")["lang"] == "fr"
