"""Settings, finished games and the coach on the screen."""

import os
from pathlib import Path

import pytest
from textual.widgets import Input, Select

from baliwords.letters.options import read_options
from baliwords.play.keeping import finished_folder
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.settings import (
    own_name,
    prefers_known_words,
    settings_file,
    usual_opponent,
    wants_coach,
)
from baliwords.shrines.options import Options as ShrineOptions
from baliwords.translation import use
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.game_screen import GameScreen
from baliwords.tui.letters.games_screen import GamesScreen
from baliwords.tui.letters.replay_screen import ReplayScreen
from baliwords.tui.letters.review_screen import ReviewScreen
from baliwords.tui.shared.question import Question
from baliwords.tui.shared.settings_form import SettingsForm
from tests.shrines.checks import random_game
from tests.tui.stage import play_app, ready, screen_text, type_keys


def keep(number: int, *moves: str) -> Path:
    folder = finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"game-{number:04}.bali"
    head = "baliwords 1\ngame: letters\nlanguage: fr\nplayers: Anna\nday: 2026-11-17\n"
    path.write_text(f"{head}pile: MAISONQ\n\n" + "".join(f"{move}\n" for move in moves))
    os.utime(path, (number, number))
    return path


async def test_settings_are_in_the_file_at_once_and_comments_stay() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("# mine\n")
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        app.action_settings()
        await ready(pilot)
        assert isinstance(app.screen, SettingsForm)
        app.screen.query_one("#name", Input).value = "Anna, Bea"
        app.screen.query_one("#name", Input).focus()
        await pilot.press("enter")
        app.screen.query_one("#coach", Select).value = "yes"
        await ready(pilot)
        app.screen.query_one("#opponent", Select).value = "casual"
        await ready(pilot)
        assert (own_name(), wants_coach()) == ("Anna  Bea", True)
        assert usual_opponent() == "casual"
        app.screen.query_one("#known_words", Select).value = "no"
        await ready(pilot)
        assert not prefers_known_words()
        assert settings_file().read_text().startswith("# mine\n")
        app.screen.query_one("#ui", Select).value = "de"
        await ready(pilot)
        assert 'ui = "de"' in settings_file().read_text()
        use("en")


async def test_a_bad_settings_file_is_complained_of_and_not_overwritten() -> None:
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        settings_file().parent.mkdir(parents=True)
        settings_file().write_text("lang = \n")
        app.remember("name", "Anna")
        await ready(pilot)
        assert settings_file().read_text() == "lang = \n"


async def test_a_copy_of_a_game_is_saved_and_none_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = keep(1, "S+O+N!", "A+M+I!")
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        app.action_games()
        await ready(pilot)
        await type_keys(pilot, "e")
        copy = tmp_path / game.name
        assert copy.read_text().endswith("S+O+N!\nA+M+I!\n")
        copy.write_text("mine")
        await type_keys(pilot, "e")
        assert copy.read_text() == "mine"


async def test_finished_games_are_listed_replayed_and_deleted() -> None:
    old = keep(1, "S+O+N!", "A+M+I!")
    new = keep(2, "M+A+I+S+O+N!")
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        app.action_games()
        await ready(pilot)
        assert isinstance(app.screen, GamesScreen)
        assert [kept.path for kept in app.screen.games] == [new, old]
        assert "2026-11-17  Anna  ·  fr  ·  1 move" in screen_text(app)
        await type_keys(pilot, "", "down", "enter")
        assert isinstance(app.screen, ReplayScreen)
        assert "Move 0 of 2" in screen_text(app)
        await type_keys(pilot, "", "right")
        assert "Anna: 6 points" in screen_text(app)
        await type_keys(pilot, "", "end")
        assert "Anna: 12 points" in screen_text(app)
        await type_keys(pilot, "", "left", "escape", "delete")
        assert isinstance(app.screen, Question)
        await pilot.click("#yes")
        await ready(pilot)
        assert not old.exists() and new.exists()
        await type_keys(pilot, "l")
        assert isinstance(app.screen, ReviewScreen)


@pytest.mark.parametrize(("letters", "warned"), [("son", True), ("maison", False)])
async def test_a_coach_warns_before_a_move_that_loses_much(
    letters: str, warned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baliwords.play.letters.coach.MUCH", 10.0)
    monkeypatch.setattr("baliwords.play.letters.compare.comparable", lambda _words: [])
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("coach = true\n")
    header = new_header(read_options({"language": "fr"}), "MAISONQ", ("You",))
    app = BaliApp(Opening(header, resume=False), Shelf())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, letters, "exclamation_mark")
        assert isinstance(app.screen, Question) == warned
        if warned:
            assert "This move loses about 12 points." in screen_text(app)
            await type_keys(pilot, "", "escape")
            assert isinstance(app.screen, GameScreen)
            assert app.screen.sitting.table.scores == (0,)
            assert app.screen.sitting.assisted


async def test_a_shrine_game_is_replayed_in_words_and_not_analysed() -> None:
    options = ShrineOptions(seats=2)
    moves = [str(move) for _before, move, _after in random_game(options, 7)]
    head = "baliwords 1\ngame: shrines\nplayers: Anna, Ben\nseats: 2\nseed: 7\n\n"
    finished_folder().mkdir(parents=True, exist_ok=True)
    place = finished_folder() / "shrines.bali"
    place.write_text(head + "".join(f"{move}\n" for move in moves))
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        app.action_games()
        await ready(pilot)
        await type_keys(pilot, "l")
        assert isinstance(app.screen, GamesScreen)
        assert [note.message for note in app._notifications] == [
            "A game of 'shrines' cannot be analysed: the letter game can, alone or with several "
            "players."
        ]
        await type_keys(pilot, "", "enter", "right")
        assert isinstance(app.screen, ReplayScreen)
        shown = screen_text(app)
        assert f"Move 1 of {len(moves)}" in shown
        assert "Market" in shown and "Anna" in shown
