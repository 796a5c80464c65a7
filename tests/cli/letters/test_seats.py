"""`hint` with several rows, `simulate --players` and `players`, as a person types them."""

import json
from typing import Any

import pytest

from baliwords.cli.main import run

ROWS = "T M U Z E R Q / S ON AI T LAM R E"


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(list(arguments))
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    code, out, _ = ask(capsys, *arguments, "--json")
    assert code == 0
    return json.loads(out)


def test_a_hint_for_a_seat_has_margin_and_chance(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "hint", ROWS, "--seat", "2", "--scores", "40,20", "--samples", "60")
    keys = {"move", "result", "points", "expected", "error", "why", "margin", "win"}
    assert all(keys <= move.keys() and 0 <= move["win"] <= 1 for move in found["moves"])
    margins = [move["margin"] for move in found["moves"]]
    assert margins == sorted(margins, reverse=True)
    again = answer(capsys, "hint", ROWS, "--seat", "2", "--scores", "40,20", "--samples", "60")
    assert found["moves"] == again["moves"]


def test_the_end_of_several_is_exact(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "hint", "MU R S / T ON")
    assert found["exact"] and found["moves"][0]["error"] == 0
    assert found["moves"][0]["margin"] == 80  # MURONS 30 and the BALI


def test_a_hint_for_a_seat_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(capsys, "hint", ROWS, "--samples", "40")
    assert code == 0 and "chance to win" in out


def test_levels_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "--players", "fast,greedy,greedy", "--games", "4", "--seed", "1", "--swap")
    found = answer(capsys, *call)
    assert found["players"] == ["fast", "greedy", "greedy"]
    assert found["games"] == 6  # whole deals, each from three seats
    assert sum(found["wins"].values()) == pytest.approx(6, abs=0.01)
    assert set(found["mean"]) == {"fast", "greedy", "greedy#2"}
    assert {"margin", "error", "seconds"} <= found.keys()
    assert answer(capsys, *call)["mean"] == found["mean"]


def test_a_search_by_samples_plays_the_same_game_again(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "--players", "expert,fast", "--games", "1", "--samples", "12")
    assert answer(capsys, *call)["mean"] == answer(capsys, *call)["mean"]


def test_players_are_listed_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    listed = answer(capsys, "players")["players"]
    assert [one["level"] for one in listed] == list(range(len(listed)))
    assert len(listed) >= 7
    assert all({"name", "about", "solitaire", "rating"} <= one.keys() for one in listed)


@pytest.mark.parametrize(
    "arguments",
    [
        ["hint", "M U R / T ON / S / E / A"],
        ["hint", ROWS, "--seat", "3"],
        ["hint", ROWS, "--scores", "12"],
        ["hint", ROWS, "--scores", "a,b"],
        ["hint", "M U R / OVMB"],
        ["hint", "M U R / T ON", "--pile", "ABC"],
        ["hint", "A B C D E F G H / T ON"],
        ["hint", "T M U Z E R Q", "--seat", "2"],
        ["simulate", "--players", "expert"],
        ["simulate", "--players", "expert,wizard"],
        ["simulate", "--player", "wizard"],
        ["simulate", "--players", "fast,greedy", "--samples", "0"],
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    code, out, err = ask(capsys, *arguments)
    assert code == 2 and out == ""
    assert err.count("\n") == 1 and "Traceback" not in err


def test_a_hint_calls_the_players_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("hint", "SON / S", "--scores", "0,0", "--samples", "20")
    assert "seat 2 could make SONS" in ask(capsys, *asked)[1]
    assert "Ben could make SONS" in ask(capsys, *asked, "--players", "Anna,Ben")[1]


@pytest.mark.parametrize(
    ("rows", "players"), [(ROWS, "Anna"), (ROWS, "Anna,"), (ROWS, "A,B,C"), ("M U R", "Anna")]
)
def test_a_hint_wants_a_name_for_each_row(
    capsys: pytest.CaptureFixture[str], rows: str, players: str
) -> None:
    code, out, err = ask(capsys, "hint", rows, "--players", players)
    assert (code, out) == (2, "")
    assert "--players" in err


def test_no_pile_holds_a_joker_with_a_letter(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = ask(capsys, "hint", ROWS, "--pile", "uA")
    assert (code, out) == (2, "")
    assert "D4" in err
