import csv
import json
import os
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run
from baliwords.core.journal import Journal
from baliwords.core.record import Header, Line, Record
from baliwords.play.honesty import deal_key
from baliwords.play.keeping import finished_folder

SHORT = "TONSMURQWZK"
WHOLE = SHORT + "AAABCCDDEEEEEFGGHHIIIIJLLMNOOPPRRSTUVXYÄÖÜ?"


def keep(
    *moves: str,
    players: tuple[str, ...] = ("Anna",),
    pile: str = WHOLE,
    house: dict[str, str] | None = None,
    **marks: Any,
) -> None:
    rules = {"language": "fr", "pass_policy": "lenient"} | (house or {})
    if len(players) > 1:
        rules |= {"seats": "2", "columns_by_players": "1:7 2:3", "packs_by_players": "1:1 2:1"}
    header = Header("letters", pile, players, rules, **marks)
    lines = tuple(Line(i, move) for i, move in enumerate(moves))
    Journal(finished_folder() / "none").finish(Record(header, lines), finished_folder())


def shown(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert run(["stats", "--json"]) == 0
    players: list[dict[str, object]] = json.loads(capsys.readouterr().out)["players"]
    return players


def test_no_games_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["stats"]) == 0
    assert "No finished games yet" in capsys.readouterr().out


def test_finished_games_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    keep("T+O+N!", "stop")
    keep("M+U+R!", "stop", pile="MURTONS" + WHOLE[7:])
    (anna,) = shown(capsys)
    assert (anna["kind"], anna["games"], anna["mean"], anna["best"]) == ("honest", 2, 7.5, 9)
    assert anna["best_words"] == [{"word": "MUR", "points": 9}, {"word": "TON", "points": 6}]


@pytest.mark.parametrize(
    ("kind", "marks"),
    [
        ("assisted", {"practice": True}),
        ("assisted", {"help": ("hint",)}),
        ("assisted", {"help": ("count", "words")}),
        ("chosen", {"pile": SHORT}),
        ("chosen", {"cards": "chosen"}),
        ("real", {"cards": "real"}),
        ("real", {"pile": SHORT + "." * 43}),
        ("house", {"house": {"bali_bonus": "1000"}}),
        ("house", {"house": {"partial_rule": "prefix"}}),
        ("honest", {"house": {"bali_bonus": "50", "show_removed": "true"}}),
        ("assisted", {"house": {"bali_bonus": "x3"}, "practice": True}),
    ],
)
def test_help_chosen_cards_and_rules_for_points_count_apart(
    kind: str, marks: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    keep("T+O+N!", "stop", players=("Anna",), **marks)
    (anna,) = shown(capsys)
    assert (anna["kind"], anna["games"], anna["best"]) == (kind, 1, 6)


def test_a_deal_that_was_met_before_counts_apart(capsys: pytest.CaptureFixture[str]) -> None:
    keep("T+O+N!", "stop")
    keep("T+O+N!", "M+U+R!", "stop")
    keep("stop", players=("Bea",))
    first, again, bea = shown(capsys)
    assert [row["kind"] for row in (first, again, bea)] == ["honest", "repeated", "honest"]
    assert (first["best"], again["best"]) == (6, 15)


def test_who_gave_no_name_is_one_player_in_every_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keep("T+O+N!", "stop", players=("You",))
    keep("T+O+N!", "M+U+R!", "stop", players=("Vous",))
    first, again = shown(capsys)
    assert (first["player"], again["player"]) == ("You", "You")
    assert (first["kind"], again["kind"]) == ("honest", "repeated")
    assert run(["stats", "--player", "Du", "--ui", "fr"]) == 0
    assert "Vous " in capsys.readouterr().out


def test_the_same_seed_of_another_deck_is_another_deal() -> None:
    def key(game: str, *names: str, **rules: str) -> object:
        return deal_key(Header(game, 5, names, rules))

    assert key("letters", "Anna", packs_by_players="1:4") != key("letters", "Anna")
    assert key("letters", "Anna", packs_by_players="1:1 2:4") == key("letters", "Anna")
    two = ("letters", "Anna", "Ben")
    assert key(*two, seats="2", packs_by_players="1:1 2:1") != key(*two, seats="2")
    assert key("shrines", "Anna", "Ben", oracle="yes") != key("shrines", "Anna", "Ben", demon="yes")


def test_a_table_that_people_ended_counts_as_it_stood(capsys: pytest.CaptureFixture[str]) -> None:
    keep("T+O+N!", pile=SHORT + "." * 43, cards="real")
    (anna,) = shown(capsys)
    assert (anna["kind"], anna["games"], anna["best"]) == ("real", 1, 6)
    assert run(["stats"]) == 0
    assert "real cards" in capsys.readouterr().out


def test_games_against_others_are_won_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    keep("-", "-", players=("Anna", "Bea"))
    anna, bea = shown(capsys)
    assert (anna["against"], anna["won"], bea["won"]) == (1, 1, 1)  # D37: a shared victory


def test_a_damaged_file_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    keep("T+O+N!", "stop")
    (finished_folder() / "game-0009.bali").write_bytes(b"\xff\x00")
    (anna,) = shown(capsys)
    assert anna["games"] == 1


def test_every_game_is_written_as_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    keep("T+O+N!", "stop")
    file = tmp_path / "games.csv"
    assert run(["stats", "--csv", str(file)]) == 0
    (game,) = csv.DictReader(file.read_text(encoding="utf-8").splitlines())
    assert (game["player"], game["points"], game["kind"]) == ("Anna", "6", "honest")
    assert run(["stats", "--csv", str(tmp_path)]) == 2
    os.mkfifo(tmp_path / "pipe")  # it would wait for a reader
    assert run(["stats", "--csv", str(tmp_path / "pipe")]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_shrine_games_are_a_sort_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    finished_folder().mkdir(parents=True)
    old = Path(__file__).parents[2] / "play" / "old" / "shrines-finished.bali"
    (finished_folder() / "game-0001.bali").write_bytes(old.read_bytes())
    keep("T+O+N!", "stop")
    tables = {row["table"] for row in shown(capsys)}
    assert tables == {"solitaire", "shrines"}
