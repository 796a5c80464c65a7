"""A game on disk that cannot be taken up is named, and stays as it is."""

import asyncio
from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.play.keeping import journal_folder
from baliwords.tui.app import BaliApp, Opening, run_app
from tests.tui.stage import ready, toy_shelf

HEADERS = {
    "letters": Header("letters", 4, ("You",)),
    "shrines": Header("shrines", 4, ("Anna", "greedy"), {"seats": "2"}),
}


@pytest.mark.parametrize(("game", "move"), [("letters", "Q+Q+Q"), ("shrines", "take 9")])
async def test_a_game_with_a_move_that_cannot_be_is_named(
    own_folders: Path, game: str, move: str
) -> None:
    journal = Journal.create(journal_folder(), HEADERS[game])
    journal.append(move)
    journal.release()
    written = journal.path.read_bytes()
    app = BaliApp(Opening(HEADERS[game]), toy_shelf())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        told = [one.message for one in app._notifications]
    assert any(str(journal.path) in one and "left alone" in one for one in told)
    assert journal.path.read_bytes() == written


def test_a_screen_that_fails_does_not_end_as_if_all_were_well(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(app: BaliApp) -> None:
        del app

    monkeypatch.setattr(BaliApp, "run_async", fail)
    monkeypatch.setattr(BaliApp, "return_code", 1)
    with asyncio.Runner() as runner:  # the program leaves its own open
        monkeypatch.setattr("baliwords.tui.app.asyncio.Runner", lambda: runner)
        with pytest.raises(SystemExit) as left:
            run_app(Opening())
    assert left.value.code == 1
