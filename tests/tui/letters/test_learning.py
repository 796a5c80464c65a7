"""The final sheet leads on: to the analysis, to `find better`, to the statistics."""

import pytest

from baliwords.letters.options import read_options
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.solver.letters import analysis
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.ending import EndingScreen
from baliwords.tui.letters.quiz_screen import QuizScreen
from baliwords.tui.letters.review_screen import ReviewScreen
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.statistics import StatisticsPage
from tests.tui.stage import Stage, ready, screen_text, type_keys

QUICK = analysis.Care(40, 4)


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> BaliApp:
    """A solitaire of seven cards, with the real dictionary: MAISON is in it."""
    monkeypatch.setattr(analysis, "Care", lambda: QUICK)
    monkeypatch.setattr("baliwords.play.letters.compare.comparable", lambda _words: [])
    header = new_header(read_options({"language": "fr"}), "MAISONQ", ("You",))
    return BaliApp(Opening(header, resume=False), Shelf())


def said(pilot: Stage) -> str:
    prompt = pilot.app.screen.query_one(Prompt)
    return prompt.sentence or prompt.quiet


async def play_badly(pilot: Stage) -> None:
    """Take SON and AMI off, where MAISON was to be had."""
    await ready(pilot)
    await type_keys(pilot, "son", "exclamation_mark")
    await type_keys(pilot, "ami", "exclamation_mark")
    assert isinstance(pilot.app.screen, EndingScreen)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_from_the_final_sheet_to_the_better_move(app: BaliApp, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await play_badly(pilot)
        assert "Left on the table: Q" in screen_text(app)
        await type_keys(pilot, "l")
        assert isinstance(app.screen, ReviewScreen)
        shown = screen_text(app)
        assert "12 points: par 24.0, luck of the draw +0.0, given away 12.0." in shown
        assert "Worst move, number 1: S + O + N, and take SON off." in shown
        await type_keys(pilot, "", "enter")
        assert isinstance(app.screen, QuizScreen)
        assert said(pilot) == "You lost 12 points here. Find better; F3 gives it away."
        await type_keys(pilot, "son", "exclamation_mark")
        assert said(pilot) == ("This is what was played: S + O + N, and take SON off. Find better.")
        await type_keys(pilot, "ami", "exclamation_mark")
        assert said(pilot) == "12 points less than the best move: A + M + I, and take AMI off."
        await type_keys(pilot, "maison", "exclamation_mark")
        assert said(pilot) == ("That is the best move: M + A + I + S + O + N, and take MAISON off.")
        assert app.screen.sitting.solved == {0}
        await type_keys(pilot, "", "escape", "escape")
        assert isinstance(app.screen, EndingScreen)


async def test_the_answer_can_be_given_away_and_is_then_not_solved(app: BaliApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await play_badly(pilot)
        await type_keys(pilot, "l")
        await type_keys(pilot, "", "enter")
        await type_keys(pilot, "", "f3", "f3")
        assert said(pilot).startswith("Try M + A + I + S + O + N, and take MAISON off.")
        await type_keys(pilot, "", "f3")
        assert "takes MAISON off for 24 points" in said(pilot)
        await type_keys(pilot, "maison", "exclamation_mark")
        assert isinstance(app.screen, QuizScreen)
        assert app.screen.sitting.solved == set()


async def test_the_final_sheet_leads_to_the_statistics(app: BaliApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await play_badly(pilot)
        await type_keys(pilot, "s")
        assert isinstance(app.screen, StatisticsPage)
        assert "You, solitaire, own cards: 1 game, mean 12.0, best 12, BALI 0." in screen_text(app)
        await type_keys(pilot, "", "escape")
        assert isinstance(app.screen, EndingScreen)


async def test_the_deal_of_the_day_is_played_once(app: BaliApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        app.action_daily()
        await ready(pilot)
        assert "Deal of the day" in screen_text(app)
        first = app.table_screen
        assert first is not None and "MAISONQ" not in str(first.sitting.header.deal)
        await type_keys(pilot, "", "minus", "enter")
        assert isinstance(app.screen, EndingScreen)
        assert "To share:" in screen_text(app)
        app.action_daily()
        await ready(pilot)
        assert "0 point, 0 mot" in screen_text(app)  # in the language of the words
