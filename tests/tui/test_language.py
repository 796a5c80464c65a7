"""Another language, chosen by keys while something is open: it holds at once, nothing is lost."""

from collections.abc import Iterator

import pytest
from textual.widgets import Input

from baliwords import translation
from baliwords.settings import load_settings
from baliwords.tui.letters.challenge_dialogs import DoubtScreen, MeantScreen
from baliwords.tui.letters.word_desk import DeskScreen
from baliwords.tui.shared.language_form import LanguageForm
from baliwords.tui.shared.question import Question
from tests.tui.shrine_stage import settle, shrine_app
from tests.tui.stage import Stage, game_on, play_app, ready, screen_text, type_keys

PILE = "MURSTONAIMES"
SMALL = (80, 24)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    translation.use("en")


async def choose(pilot: Stage, place: int) -> None:
    """Open the list of languages by its key, and choose the one at this place."""
    await type_keys(pilot, "", "f9")
    assert isinstance(pilot.app.screen, LanguageForm)
    await type_keys(pilot, "", "home", *["down"] * place, "enter")
    await ready(pilot)


FRENCH, GERMAN = (translation.UI_LANGUAGES.index(name) for name in ("fr", "de"))


@pytest.mark.parametrize(("place", "pile"), [(FRENCH, "Pioche"), (GERMAN, "Stapel")])
async def test_the_table_speaks_the_chosen_language(place: int, pile: str) -> None:
    app = play_app(PILE, "Anna")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        assert "Pile: 5 cards" in screen_text(app)
        await choose(pilot, place)
        assert pile in screen_text(app)
        assert "Pile:" not in screen_text(app)
    assert load_settings()["ui"] == translation.UI_LANGUAGES[place]


async def test_what_is_typed_stays_and_goes_on() -> None:
    app = play_app(PILE, "Anna")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mu")
        await choose(pilot, FRENCH)
        assert "> MU_" in screen_text(app)
        await type_keys(pilot, "r", "enter")
        assert game_on(pilot).state.table.rows[0][0] == "MUR"


async def test_the_table_behind_a_dialog_speaks_it_too() -> None:
    app = play_app(PILE, "Anna")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "", "ctrl+z")
        await choose(pilot, FRENCH)
        assert isinstance(app.screen, Question)
        assert "Annuler le coup\u202f?" in screen_text(app)
        assert "Pioche\u202f: 3 cartes" in screen_text(app)


async def test_a_list_keeps_the_line_and_a_field_goes_on() -> None:
    app = play_app("SETRATEMURONXYLITIR", "Anna", "Ben", validation="challenge")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await type_keys(pilot, "xy", "enter")
        await type_keys(pilot, "", "down")
        assert isinstance(app.screen, DoubtScreen)
        await choose(pilot, FRENCH)
        await type_keys(pilot, "", "enter")
        assert isinstance(app.screen, MeantScreen)
        await type_keys(pilot, "xy")
        await choose(pilot, GERMAN)
        await type_keys(pilot, "lo")
        assert app.screen.query_one(Input).value == "xylo"


async def test_a_question_at_the_desk_goes_on() -> None:
    app = play_app(PILE, "Anna")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f2")
        await type_keys(pilot, "mu")
        await choose(pilot, FRENCH)
        await type_keys(pilot, "r")
        assert isinstance(app.screen, DeskScreen)
        assert app.screen.query_one(Input).value == "mur"


@pytest.mark.parametrize(("language", "first"), [("en", "ric"), ("fr", "riz"), ("de", "Rei")])
async def test_no_two_columns_of_the_shrine_table_have_one_title(language: str, first: str) -> None:
    translation.use(language)
    app = shrine_app(1, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        lines = [line.partition("│")[0].split() for line in screen_text(app).splitlines()]
        (titles,) = (line for line in lines if line[:1] == [first])
        assert len(set(titles)) == len(titles) == 10


@pytest.mark.parametrize(("language", "said"), [("fr", "pour quitter"), ("de", "beendet")])
async def test_who_presses_ctrl_c_is_told_which_key_leaves(language: str, said: str) -> None:
    translation.use(language)
    app = play_app(PILE, "Anna")
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("ctrl+c")
        await ready(pilot)
        assert [said in one.message for one in app._notifications] == [True]
