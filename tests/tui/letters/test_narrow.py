"""Small terminals: the cards come first, and what is said can be read to its end."""

from baliwords.tui.letters.column import CardColumn
from baliwords.tui.shared.prompt import Prompt
from tests.tui.stage import game_on, play_app, ready, screen_text

PILE = "TMUZERQKVRA"


async def test_all_seven_columns_are_seen_on_a_narrow_terminal() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(56, 24)) as pilot:
        await ready(pilot)
        columns = list(app.screen.query(CardColumn))
        assert len(columns) == 7
        assert max(column.region.right for column in columns) <= 56


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
