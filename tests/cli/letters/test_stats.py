import json

import pytest

from baliwords.cli.main import run
from baliwords.core.journal import Journal
from baliwords.core.record import Header, Line, Record
from baliwords.play.keeping import finished_folder


def keep(*moves: str, players: tuple[str, ...] = ("Anna",), practice: bool = False) -> None:
    rules = {"language": "fr", "pass_policy": "lenient"}
    if len(players) > 1:
        rules |= {"seats": "2", "columns_by_players": "1:7 2:3", "packs_by_players": "1:1 2:1"}
    header = Header("letters", "TONSMURQWZK", players, rules, practice)
    lines = tuple(Line(i, move) for i, move in enumerate(moves))
    Journal(finished_folder() / "none").finish(Record(header, lines), finished_folder())


def shown(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert run(["stats", "--json"]) == 0
    players: list[dict[str, object]] = json.loads(capsys.readouterr().out)["players"]
    return players


def test_no_games_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["stats"]) == 0
    assert "No finished games yet" in capsys.readouterr().out


def test_finished_games_are_summed_up_and_practice_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keep("T+O+N!", "stop")
    keep("M+U+R!", "stop")
    keep("T+O+N!", "M+U+R!", "stop", practice=True)
    (anna,) = shown(capsys)
    assert (anna["games"], anna["mean"], anna["best"]) == (2, 7.5, 9)
    assert anna["best_words"] == [{"word": "MUR", "points": 9}, {"word": "TON", "points": 6}]


def test_games_against_others_are_won_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    keep("-", "-", players=("Anna", "Bea"))
    anna, bea = shown(capsys)
    assert (anna["against"], anna["won"], bea["won"]) == (1, 1, 1)  # D37: a shared victory


def test_a_damaged_file_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    keep("T+O+N!", "stop")
    (finished_folder() / "game-0009.bali").write_bytes(b"\xff\x00")
    (anna,) = shown(capsys)
    assert anna["games"] == 1
