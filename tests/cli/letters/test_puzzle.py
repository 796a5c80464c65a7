import json

import pytest

from baliwords.cli.main import run


def test_a_puzzle_is_told_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "1", "--lang", "fr", "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["number"] == 1
    assert value["players"] == 1 and len(value["table"].split()) == 7
    assert 1 <= value["difficulty"] <= 5
    assert value["solution"] and value["why"]
    assert "the alternative" not in value["why"]  # nobody has played another move


def test_the_solution_is_told_only_if_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "1", "--lang", "fr", "--json"]) == 0
    solution = json.loads(capsys.readouterr().out)["solution"]
    assert run(["puzzle", "1", "--lang", "fr"]) == 0
    assert solution not in capsys.readouterr().out
    assert run(["puzzle", "1", "--lang", "fr", "--solution"]) == 0
    assert solution in capsys.readouterr().out


def test_a_puzzle_is_shown_without_a_thought_of_its_solution(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baliwords.cli.letters.puzzle._why", None)
    assert run(["puzzle", "2", "--lang", "de"]) == 0
    assert "The pile is empty." in capsys.readouterr().out


def test_there_is_one_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "--lang", "de", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["lang"] == "de"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["99999"], "there is no puzzle 99999"),
        (["x"], "'x' is not a whole number"),
        (["--difficulty", "0"], "difficulty 0 is not allowed"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["puzzle", *arguments]) == 2
    assert complaint in capsys.readouterr().err
