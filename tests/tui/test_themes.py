"""The colours that a person chose are there again the next time; nothing else is written."""

from baliwords.settings import load_settings, settings_file
from baliwords.tui.themes import DARK, LIGHT
from tests.tui.stage import play_app, ready


async def test_a_start_writes_no_settings() -> None:
    app = play_app("MURSTON")
    async with app.run_test() as pilot:
        await ready(pilot)
        assert app.theme == DARK.name
        assert not settings_file().exists()


async def test_a_theme_that_was_chosen_is_remembered() -> None:
    app = play_app("MURSTON")
    async with app.run_test() as pilot:
        await ready(pilot)
        app.theme = LIGHT.name
        await ready(pilot)
        assert load_settings()["theme"] == LIGHT.name
    again = play_app("MURSTON")
    async with again.run_test() as pilot:
        await ready(pilot)
        assert again.theme == LIGHT.name
