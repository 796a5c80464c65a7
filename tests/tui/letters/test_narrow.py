"""Small terminals: the cards come first, and what is said can be read to its end."""

from collections.abc import Iterator

import pytest

from baliwords import translation
from baliwords.tui.letters.column import CardColumn
from baliwords.tui.shared.prompt import Prompt
from tests.tui.shrine_stage import shrine_app
from tests.tui.stage import game_on, play_app, ready, screen_text

PILE = "TMUZERQKVRA"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    translation.use("en")


async def test_all_seven_columns_are_seen_on_a_narrow_terminal() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(56, 24)) as pilot:
        await ready(pilot)
        columns = list(app.screen.query(CardColumn))
        assert len(columns) == 7
        assert max(column.region.right for column in columns) <= 56


@pytest.mark.parametrize("width", [50, 56, 64, 72, 76, 79, 80, 100])
async def test_cards_and_score_are_seen_on_terminals_of_any_width(width: int) -> None:
    app = play_app(PILE)
    async with app.run_test(size=(width, 24)) as pilot:
        await ready(pilot)
        board = app.screen.query_one("#board").region
        columns = list(app.screen.query(CardColumn))
        assert max(column.region.right for column in columns) <= board.right <= width
        assert "Score: 0 points" in screen_text(app)
        await pilot.press("f5")
        await ready(pilot)
        assert "Unseen letters" in screen_text(app)


@pytest.mark.parametrize("width", [56, 72, 79, 80])
async def test_the_shrine_market_is_seen_whole_on_narrow_terminals(width: int) -> None:
    app = shrine_app(3, "Anna", "greedy")
    async with app.run_test(size=(width, 24)) as pilot:
        await ready(pilot)
        board = app.screen.query_one("#board").region
        market = app.screen.query("#market Piece")
        assert len(market) == 4
        assert max(piece.region.right for piece in market) <= board.right
        assert "You can" in screen_text(app)


async def test_a_long_reason_is_not_cut() -> None:
    app = play_app(PILE)
    reason = " ".join(f"word{number}" for number in range(40))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        game_on(pilot).query_one(Prompt).sentence = reason
        await ready(pilot)
        text = " ".join(screen_text(app).split())
        assert "word0" in text
        assert "word39" in text


async def test_a_long_entry_is_seen_whole() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        game_on(pilot).query_one(Prompt).entered = "3:B+I+2:S+T+2:R+O+2:T+3:S"
        await ready(pilot)
        text = screen_text(app)
        assert "3:B+I+2:S+T+2:R+O+2:T+3:S_" in text
        assert "Join: Enter" in text and "F3 Hint" in text


@pytest.mark.parametrize("size", [(56, 20), (56, 24), (80, 24)])
async def test_a_reason_among_four_is_not_cut(size: tuple[int, int]) -> None:
    app = play_app(PILE)
    reason = " ".join(f"word{number}" for number in range(50))
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        game_on(pilot).query_one(Prompt).sentence = reason
        await ready(pilot)
        text = " ".join(screen_text(app).split())
        assert "word0" in text
        assert "word49" in text
        assert "F1" in text


@pytest.mark.parametrize("width", [40, 56, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_what_is_typed_is_seen_on_terminals_of_any_width(width: int, language: str) -> None:
    translation.use(language)
    app = play_app(PILE)
    async with app.run_test(size=(width, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t", "u")
        await ready(pilot)
        assert "> TU_" in screen_text(app)
        game_on(pilot).query_one(Prompt).entered = "2:J+E@3+2:C+2:K+E@4+2:M+A@7+2:V+END"
        await ready(pilot)
        assert "+END_" in screen_text(app)
