"""Whole games against every level on the full screen; who leaves does not wait for a computer."""

import math
import time

import pytest

from baliwords.games import PLAYERS
from baliwords.play.letters import computers
from baliwords.solver.letters import seat_search
from baliwords.tui.letters.ending import EndingScreen
from tests.line_ups import line_ups
from tests.tui.stage import Stage, game_on, play_app, ready, screen_text, type_keys

PILE = "SETRATE" + "MURONXY" + "LITIR"


async def pass_to_the_end(pilot: Stage) -> None:
    """Let a person pass, or take off what must be, until the game is over."""
    for _ in range(60):
        if isinstance(pilot.app.screen, EndingScreen):
            return
        table = game_on(pilot).state.table
        before = len(game_on(pilot).sitting.match.moves)
        await type_keys(pilot, "", "minus")
        if len(game_on(pilot).sitting.match.moves) == before:
            row = table.rows[table.turn]
            word = next(c for c in row if c and game_on(pilot).sitting.judge.is_complete(c))
            await type_keys(pilot, word.lower(), "exclamation_mark")
    raise AssertionError("the game does not end")


@pytest.mark.usefixtures("drawn_when_read")
@pytest.mark.parametrize("name", PLAYERS)
async def test_a_whole_game_against_a_level(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "_SECONDS", 0.02)
    app = play_app(PILE, "You", name, pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pass_to_the_end(pilot)
        assert game_on(pilot).sitting.outcome is not None
        assert "You" in screen_text(app)


@pytest.mark.usefixtures("drawn_when_read")
@pytest.mark.parametrize("names", [*line_ups(2), *line_ups(3)], ids=",".join)
async def test_a_whole_game_against_several_levels(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_SECONDS", 0.02)
    app = play_app(5, "You", *names, pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pass_to_the_end(pilot)
        assert game_on(pilot).sitting.outcome is not None


async def test_leaving_does_not_wait_for_a_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "_SECONDS", 600.0)
    monkeypatch.setattr(seat_search, "CLEAR", math.inf)  # no turn is clear enough to stop early
    app = play_app(PILE + "ESTRANI", "You", "expert", pass_policy="lenient")
    started = time.perf_counter()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("minus")
        await pilot.pause()
        assert game_on(pilot).thinking
        await pilot.press("ctrl+q")
    assert time.perf_counter() - started < 300
