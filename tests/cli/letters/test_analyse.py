"""`analyse`: a recorded solitaire beside the solver's best."""

import json
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run

HEAD = "baliwords 1\ngame: letters\nlanguage: fr\nplayers: You\n"


def analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, pile: str, *moves: str
) -> dict[str, Any]:
    file = tmp_path / "game.bali"
    file.write_text(f"{HEAD}pile: {pile}\n\n" + "".join(f"{move}\n" for move in moves))
    assert run(["analyse", str(file), "--samples", "60", "--shuffles", "20", "--json"]) == 0
    value: dict[str, Any] = json.loads(capsys.readouterr().out)
    return value


def test_the_best_end_loses_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = analysed(capsys, tmp_path, "MAISONQ", "M+A+I+S+O+N!")
    assert (found["score"], found["lost"], found["accuracy"]) == (24, 0, 100)


def test_stopping_with_a_word_in_sight_gives_it_away(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = analysed(capsys, tmp_path, "MAISONQ", "stop")
    assert found["moves"][0]["lost"] >= 24
    assert found["accuracy"] == 0


def test_a_short_word_costs_the_long_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = analysed(capsys, tmp_path, "MAISONQ", "S+O+N!", "A+M+I!")
    assert found["moves"][0]["lost"] > 0
    assert found["score"] == 12


def test_only_solitaires_are_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.bali"
    file.write_text(HEAD.replace("You", "Anna, Bea") + "seats: 2\nseed: 1\n\n")
    assert run(["analyse", str(file)]) == 2
    assert "only a solitaire" in capsys.readouterr().err
