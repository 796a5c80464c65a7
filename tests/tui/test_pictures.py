"""A few pictures of the screen, compared as text.

To renew them after a change that was looked at: BALIWORDS_NEW_PICTURES=1 pytest tests/tui
"""

import os
from pathlib import Path

import pytest

from baliwords.play.letters.companion import table_header
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.glyphs import ASCII
from tests.tui.stage import play_app, ready, screen_text, toy_shelf, type_keys

FOLDER = Path(__file__).parent / "pictures"
SIZES = [(80, 24), (120, 40)]
PILE = "MU?STÜNAIRES"


def compare(app: BaliApp, name: str) -> None:
    """Compare the screen with the picture of that name."""
    width, height = app.size
    path = FOLDER / f"{name}-{width}x{height}.txt"
    text = screen_text(app) + "\n"
    if os.environ.get("BALIWORDS_NEW_PICTURES"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
async def test_a_solitaire(size: tuple[int, int]) -> None:
    app = play_app(PILE)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "ai", "f5")
        compare(app, "solitaire")


@pytest.mark.parametrize("size", SIZES)
async def test_two_players(size: tuple[int, int]) -> None:
    app = play_app("SETRATEMURONXYLITIR", "Anna", "Ben", pass_policy="lenient")
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await type_keys(pilot, "ont")
        compare(app, "two-players")


@pytest.mark.parametrize("size", SIZES)
async def test_the_final_sheet(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baliwords.play.sitting.finish", lambda _match: None)
    app = play_app("MURSTONAMEX")
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        for word in ("murs", "ton", "ame"):
            await type_keys(pilot, word, "exclamation_mark")
        await ready(pilot)
        compare(app, "final-sheet")


async def test_a_table_with_real_cards() -> None:
    header = table_header(("Anna", "Ben"), {"language": "fr"})
    app = BaliApp(Opening(table=header, resume=False), toy_shelf())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        await type_keys(pilot, "setrateMURON?")
        compare(app, "table")


async def test_a_terminal_without_unicode_gets_ascii_alone() -> None:
    app = play_app(PILE)
    app.draw_with(ASCII)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        text = screen_text(app)
        assert text.isascii()
        assert "|*R 5|" in text  # the BALI card as R
        assert '| U"0|' in text  # the card Ü
        compare(app, "ascii")
