from baliwords.letters.state import Unit
from tests.tui.stage import Stage, columns, game_on, play_app, ready, said

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
