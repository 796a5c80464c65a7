"""`analyse` for several players: each turn against the best one, by the margin."""

import json
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.games import letters
from baliwords.letters.options import Options, write_options
from baliwords.solver.letters.opponents import new_player

HEAD = "baliwords 1\ngame: letters\nlanguage: fr\nplayers: Anna, Bea\nseats: 2\n"
PILE = "TERLUDEMAISONQ"
"""Bea has TERLUDE, Anna, who leads, MAISONQ, and there is no pile: nothing is hidden."""


def analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, *moves: str, head: str = HEAD
) -> dict[str, Any]:
    file = tmp_path / "game.bali"
    file.write_text(f"{head}pile: {PILE}\n\n" + "".join(f"{move}\n" for move in moves))
    assert run(["analyse", str(file), "--samples", "60", "--shuffles", "4", "--json"]) == 0
    value: dict[str, Any] = json.loads(capsys.readouterr().out)
    return value


def test_a_short_word_at_the_end_gives_the_long_one_away(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = analysed(capsys, tmp_path, "S+O+N!")
    (move,) = found["moves"]
    assert (move["seat"], move["move"], move["error"]) == (1, "S+O+N!", 0)
    assert move["lost"] > 10
    assert found["players"][0]["lost"] == move["lost"]
    assert found["players"][0]["accuracy"] < 50


def test_the_best_turn_loses_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    best = analysed(capsys, tmp_path, "S+O+N!")["moves"][0]["best"]
    (move,) = analysed(capsys, tmp_path, best)["moves"]
    assert (move["lost"], move["best"]) == (0, best)


@pytest.mark.parametrize("rule", [{}, {"validation": "challenge"}])
def test_every_turn_of_a_whole_game_is_judged(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rule: dict[str, str]
) -> None:
    options, game = Options(seats=3, **rule), letters("fr")  # type: ignore[arg-type]
    names = ("Anna", "Bea", "Cleo")
    match = Match(game, Header("letters", 7, names, write_options(options)))
    players = [new_player("greedy", options) for _ in names]
    turns = 0
    while match.outcome is None and turns < 20:
        seat = game.to_move(match.state)
        if match.state.table.window and match.state.table.window.challenger is None:
            seat = match.state.table.left_of(match.state.table.window.seat)
        turns += not match.state.table.window
        match.play(players[seat](game.view(match.state, seat)))
    file = tmp_path / "game.bali"
    file.write_text(str(match.record))
    assert run(["analyse", str(file), "--samples", "40", "--shuffles", "2"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in names)
    assert run(["analyse", str(file), "--samples", "40", "--shuffles", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["moves"]) == turns
    for seat, player in enumerate(found["players"], 1):
        lost = sum(move["lost"] for move in found["moves"] if move["seat"] == seat)
        assert player["lost"] == pytest.approx(lost, abs=0.05)


def test_a_game_of_several_is_analysed_by_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.bali"
    file.write_text(f"{HEAD}pile: {PILE}\n\n")
    assert run(["analyse", str(file), str(file)]) == 2
    assert "by itself" in capsys.readouterr().err
