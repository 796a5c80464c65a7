"""`analyse`: a recorded solitaire beside the solver's best."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run
from baliwords.play.keeping import finished_folder

HEAD = "baliwords 1\ngame: letters\nlanguage: fr\nplayers: You\n"


def analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, pile: str, *moves: str
) -> dict[str, Any]:
    file = tmp_path / "game.bali"
    file.write_text(f"{HEAD}pile: {pile}\n\n" + "".join(f"{move}\n" for move in moves))
    assert run(["analyse", str(file), "--samples", "60", "--shuffles", "4", "--json"]) == 0
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


def test_only_letter_games_are_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.bali"
    file.write_text("baliwords 1\ngame: shrines\nplayers: Anna, Bea\nseed: 1\n\n")
    assert run(["analyse", str(file)]) == 2
    assert "a game of 'shrines' cannot be analysed: the letter game can" in capsys.readouterr().err


def test_without_a_file_the_last_game_is_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    keep("MAISONQ", "S+O+N!", "A+M+I!", when=1)
    keep("MAISONQ", "M+A+I+S+O+N!", when=2)
    assert run(["analyse", "--samples", "60", "--shuffles", "4"]) == 0
    out = capsys.readouterr().out
    assert run(["stats", "--json"]) == 0
    (account,) = json.loads(capsys.readouterr().out)["players"]
    assert (account["accuracy"], account["games"]) == (100, 2)
    assert "24 points: par 24.0, luck of the draw +0.0, given away 0.0." in out
    assert "Accuracy 100.0 %." in out


def test_no_game_yet_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse"]) == 2
    assert "no solitaire with dealt cards is finished" in capsys.readouterr().err


def test_only_the_moves_that_matter_are_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = keep("MAISONQ", "S+O+N!", "A+M+I!", when=1)
    quick = ["--samples", "60", "--shuffles", "4"]
    assert run(["analyse", str(path), *quick]) == 0
    few = capsys.readouterr().out
    assert run(["analyse", str(path), *quick, "--all"]) == 0
    everything = capsys.readouterr().out
    assert "M+A+I+S+O+N!" in few and "A+M+I!" not in few
    assert "A+M+I!" in everything


def test_many_games_are_summed_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one = keep("MAISONQ", "S+O+N!", "A+M+I!", when=1)
    two = keep("MAISONQ", "M+A+I+S+O+N!", when=2)
    asked = ["analyse", str(one), str(two), "--samples", "60", "--shuffles", "4"]
    assert run([*asked, "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert [game["score"] for game in value["games"]] == [12, 24]
    assert (value["score"], value["lost"]) == (18, 6)
    assert run(asked) == 0
    assert "mean" in capsys.readouterr().out


def test_the_curve_is_written_as_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = keep("MAISONQ", "S+O+N!", "A+M+I!", when=1)
    picture = tmp_path / "curve.svg"
    asked = ["analyse", str(game), "--samples", "60", "--shuffles", "4", "--svg"]
    assert run([*asked, str(picture)]) == 0
    assert picture.read_text().startswith("<svg")
    dots = tmp_path / "curve.png"
    assert run([*asked[:-1], "--png", str(dots)]) == 0
    assert dots.read_bytes().startswith(b"\x89PNG")
    assert run([*asked, str(tmp_path / "no" / "curve.svg")]) == 2
    assert "cannot write" in capsys.readouterr().err


def keep(pile: str, *moves: str, when: int) -> Path:
    """Put a finished game away, at a time of the past."""
    folder = finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"game-{when:04}.bali"
    path.write_text(f"{HEAD}pile: {pile}\n\n" + "".join(f"{move}\n" for move in moves))
    os.utime(path, (when, when))
    return path
