"""Cards that glide to their places: only for the eye, and only where that is wanted."""

import pytest

from baliwords.settings import settings_file
from baliwords.tui.app import BaliApp
from baliwords.tui.glyphs import ASCII
from baliwords.tui.letters.column import CardColumn
from tests.tui.stage import Stage, columns, game_on, play_app, ready

PILE = "MURTONAISXQEL"


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal in which cards glide, so slowly that none has left the place it comes from."""
    monkeypatch.setattr(BaliApp, "has_motion", True)
    monkeypatch.setattr(CardColumn, "animate", lambda *_args, **_how: None)


def offsets(pilot: Stage) -> list[int]:
    return [column.offset.x for column in pilot.app.screen.query(CardColumn)]


@pytest.mark.usefixtures("moving")
async def test_drawn_cards_come_from_the_right_and_joined_ones_from_their_column() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert offsets(pilot) == [0] * 7
        await pilot.press(*"mur", "enter")
        assert columns(pilot) == "MUR I S T O N A"
        glide = offsets(pilot)
        assert glide[0] > 0, "from the place of the R"
        assert glide[1] > glide[2] > 0, "from the right edge"
        assert glide[3:] == [0] * 4


@pytest.mark.usefixtures("moving")
async def test_nobody_has_to_wait_for_a_card() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*"mur", "enter")
        await pilot.press(*"murs", "exclamation_mark")
        assert columns(pilot) == "X I Q T O N A"
        glide = offsets(pilot)
        assert [slot for slot, x in enumerate(glide) if x] == [0, 2], "what glided before stands"


@pytest.mark.usefixtures("moving")
async def test_a_move_that_is_taken_back_does_not_glide() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*"mur", "enter")
        game_on(pilot).attempt(game_on(pilot).sitting.undo)
        assert offsets(pilot) == [0] * 7


@pytest.mark.parametrize(
    ("level", "term", "written", "glides"),
    [
        ("full", "xterm", "", True),
        ("none", "xterm", "", False),
        ("full", "dumb", "", False),
        ("full", "xterm", "motion = false\n", False),
        ("full", "xterm", "motion = true\n", True),
    ],
)
def test_cards_glide_only_where_terminal_and_settings_allow_it(
    monkeypatch: pytest.MonkeyPatch, level: str, term: str, written: str, glides: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(BaliApp, "is_headless", False)
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(written)
    app = play_app(PILE)
    app.animation_level = level  # type: ignore[assignment]
    assert app.has_motion == glides
    app.draw_with(ASCII)
    assert not app.has_motion


async def test_a_card_arrives_at_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BaliApp, "has_motion", True)
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*"mur", "enter")
        await pilot.wait_for_animation()
        assert offsets(pilot) == [0] * 7
