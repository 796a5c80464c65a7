"""What is said in other languages fits where it stands: nothing is cut, columns stay columns."""

from collections.abc import Iterator

import pytest

from baliwords import translation
from tests.languages.walks import WALKS
from tests.tui.stage import ready, screen_text

SMALL = (80, 24)


@pytest.fixture(params=["en", "fr", "de"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    translation.use(request.param)
    yield request.param
    translation.use("en")


async def first_stop(name: str) -> str:
    """Return what is on the screen where a walk first stops."""
    begin, path = WALKS[name]
    app = begin()
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        async for _stop in path(pilot):
            break
        return screen_text(app)


async def test_the_supply_of_the_shrine_game_shows_every_number() -> None:
    shown = await first_stop("shrines")
    (line,) = [line for line in shown.splitlines() if line.count("22") > 1]
    assert line.count("22") == 4


async def test_the_columns_of_the_final_sheet_stand_below_one_another() -> None:
    shown = await first_stop("shrine sheet")
    rows = [line for line in shown.splitlines() if line and line[-1].isdigit()]
    assert len({len(row) for row in rows if "random" not in row}) == 1, shown
    assert len(rows) == 9


async def test_a_question_stands_in_the_middle() -> None:
    begin, path = WALKS["undoing"]
    app = begin()
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        stops = path(pilot)
        await anext(stops)
        await anext(stops)
        region = app.screen.query_one(".dialog").region
        assert abs(region.x - (80 - region.right)) <= 1
        assert abs(region.y - (24 - region.bottom)) <= 1
