"""A word typed goes straight from the key to the new table (see CONTRIBUTING, "Walks")."""

from benchmarks.walks import walking
from tests.tui.stage import play_app, ready


async def test_a_word_typed_visits_few_rooms_and_reads_no_house_rules() -> None:
    app = play_app("TMUZERQKVRA")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        with walking() as walk:
            await pilot.press("m", "u", "r", "exclamation_mark")
            await pilot.pause()
        assert app.table_screen and app.table_screen.sitting.match.moves == ("M+U+R!",)
    assert "letters/turns.apply" in walk.functions
    assert not [name for name in walk.functions if name.endswith("read_options")]
    assert len(walk.modules) <= 22
