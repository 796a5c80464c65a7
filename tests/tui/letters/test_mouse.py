from textual.widgets import OptionList
from textual.widgets._footer import FooterKey

from baliwords.letters.state import Unit
from baliwords.tui.letters.ending import EndingScreen
from baliwords.tui.letters.word_desk import DeskScreen
from tests.tui.stage import Stage, columns, game_on, play_app, ready, said, screen_text

PILE = "MURSTONAIMES"


def place(slot: int, seat: int = 0) -> str:
    return f"#column-{seat}-{slot}"


async def drag(pilot: Stage, source: int, target: int, line: int) -> None:
    await pilot.mouse_down(place(source), offset=(2, 2))
    await pilot.hover(place(target), offset=(2, line))
    await pilot.mouse_up(place(target), offset=(2, line))
    await ready(pilot)


async def test_a_column_dragged_onto_another_goes_below_it() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await drag(pilot, source=1, target=0, line=2)
        assert columns(pilot) == "MU A R S T O N"


async def test_dropped_on_the_head_it_goes_above() -> None:
    app = play_app("OSTMURN")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await drag(pilot, source=1, target=0, line=0)
        assert columns(pilot) == "SO . T M U R N"


async def test_an_impossible_drag_says_why() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await drag(pilot, source=6, target=0, line=2)
        assert said(pilot) == "MN is not a part of any word."
        assert columns(pilot) == "M U R S T O N"


async def test_clicked_columns_are_joined_and_taken_off_by_buttons() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for slot in (0, 1, 2):
            await pilot.click(place(slot), offset=(2, 2))
        await pilot.click("#join")
        await ready(pilot)
        assert columns(pilot) == "MUR A I S T O N"
        await pilot.click(place(0), offset=(2, 2))
        await pilot.click("#take-off")
        await ready(pilot)
        assert columns(pilot) == "M A I S T O N"


async def test_a_click_on_a_picked_column_leaves_it_out_again() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.click(place(0), offset=(2, 2))
        await pilot.click(place(1), offset=(2, 2))
        await pilot.click(place(0), offset=(2, 2))
        assert game_on(pilot).entry.picked == (Unit(0, 1),)
        await pilot.click("#clear")
        assert game_on(pilot).entry.empty


async def click_key(pilot: Stage, label: str) -> None:
    """Click a key of the last line."""
    keys = pilot.app.screen.query("FooterKey").results(FooterKey)
    await pilot.click(next(key for key in keys if key.description == label))
    await ready(pilot)


async def test_hint_count_peek_undo_and_stop_are_clicked_in_the_last_line() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await click_key(pilot, "Hint")
        assert said(pilot).startswith("Look at M.")
        await click_key(pilot, "Count")
        assert "Unseen letters" in screen_text(app)
        await pilot.click(place(0), offset=(2, 2))
        await click_key(pilot, "Peek")
        assert "Can become" in screen_text(app)
        await drag(pilot, source=1, target=0, line=2)
        assert columns(pilot) == "MU A R S T O N"
        await click_key(pilot, "Undo")
        assert columns(pilot) == "M U R S T O N"
        await click_key(pilot, "Stop")
        await pilot.click("#yes")
        await ready(pilot)
        assert isinstance(app.screen, EndingScreen)
        await pilot.click("#same")
        await ready(pilot)
        assert columns(pilot) == "M U R S T O N"


async def test_desk_help_and_a_new_game_are_reached_by_mouse() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await click_key(pilot, "Desk")
        assert isinstance(app.screen, DeskScreen)
        await click_key(pilot, "Back")
        await click_key(pilot, "Help")
        await click_key(pilot, "Back")
        await click_key(pilot, "New")
        await pilot.click("#start")
        await ready(pilot)
        assert game_on(pilot).sitting.match.header.players == ("You",)
        assert game_on(pilot).sitting.match.header.deal != PILE


async def test_the_letter_of_the_bali_card_is_clicked() -> None:
    app = play_app("M?RSTON")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.click(place(0), offset=(2, 2))
        await pilot.click(place(1), offset=(2, 2))
        await pilot.click("#join")
        await ready(pilot)
        await pilot.click(OptionList, offset=(3, 1))
        await ready(pilot)
        assert columns(pilot).startswith("Ma")


async def test_a_column_of_an_opponent_is_clicked_into_a_word() -> None:
    app = play_app("SETRATE" + "MURONXY", "Anna", "Ben", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.click(place(3), offset=(2, 2))
        await pilot.click(place(4), offset=(2, 2))
        await pilot.click(place(2, seat=1), offset=(1, 1))
        await pilot.click("#take-off")
        await ready(pilot)
        assert game_on(pilot).state.table.scores == (6, 0)
