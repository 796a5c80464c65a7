import pytest

from baliwords.letters.options import Options
from baliwords.play.letters.lesson import SCRIPTS, Lesson, is_first_start
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.game_screen import GameScreen
from baliwords.tui.letters.lesson_screen import LessonScreen
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.question import Question
from tests.tui.stage import Stage, ready, screen_text, type_keys


def said(pilot: Stage) -> str:
    prompt = pilot.app.screen.query_one(Prompt)
    return prompt.sentence or prompt.quiet


def first_start() -> BaliApp:
    header = new_header(Options(language="fr"), 42, ("You",))
    return BaliApp(Opening(header, lesson=is_first_start()), Shelf())


@pytest.mark.parametrize("language", SCRIPTS)
def test_the_lesson_is_a_legal_game_that_ends_with_a_bali(language: str) -> None:
    lesson = Lesson(language, Shelf(), "Anna")
    while not lesson.over:
        assert lesson.told()
        lesson.play(lesson.next_move)
    assert lesson.outcome is not None and lesson.outcome.reason == "used up"
    assert "that is a BALI" in lesson.told()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_lesson_is_offered_and_leads_to_a_game(size: tuple[int, int]) -> None:
    app = first_start()
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        assert isinstance(app.screen, Question)
        asked = app.screen.query_one(".dialog").region
        assert abs(asked.x * 2 + asked.width - size[0]) <= 1, "in the middle of the screen"
        await pilot.click("#yes")
        await ready(pilot)
        assert isinstance(app.screen, LessonScreen)
        assert "Type MUR, then Enter" in said(pilot)
        await type_keys(pilot, "rat", "exclamation_mark")
        await type_keys(pilot, "", "escape")
        await type_keys(pilot, "mu", "enter")
        assert said(pilot).startswith("That would do, but let us first do this")
        await type_keys(pilot, "", "escape")
        assert "1 of 4" in screen_text(app)
        await type_keys(pilot, "mur", "enter")
        assert "2 of 4" in screen_text(app)
        assert "Type MURS, then Enter" in said(pilot)
        await type_keys(pilot, "murs", "enter")
        await type_keys(pilot, "murs", "exclamation_mark")
        assert "type TALQUEZ, then !" in said(pilot)
        await type_keys(pilot, "talquez", "exclamation_mark")
        assert "You have 185" in said(pilot)
        assert "Score: 185 points" in screen_text(app), "the panel counts the bonus too"
        await type_keys(pilot, "", "escape")
        assert isinstance(app.screen, GameScreen)
    assert not is_first_start()


async def test_the_lesson_can_be_skipped_and_comes_back_when_it_is_asked_for() -> None:
    app = first_start()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "escape")
        assert isinstance(app.screen, GameScreen)
        assert not is_first_start()
        app.action_lesson()
        await ready(pilot)
        assert isinstance(app.screen, LessonScreen)
