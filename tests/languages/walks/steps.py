"""What a walk is, and what walks do in the same way."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

from textual.widgets import Input, Select

from baliwords.play.keeping import finished_folder
from baliwords.settings import settings_file
from baliwords.tui.app import BaliApp
from tests.tui.stage import Stage, ready

Stops = AsyncIterator[None]
Walk = tuple[Callable[[], BaliApp], Callable[[Stage], Stops]]

_RECORD = """baliwords 1
game: letters
language: fr
players: Anna
day: 2026-11-17
pile: MAISONQ

S+O+N!
A+M+I!
"""


def keep_a_game(name: str, text: str = _RECORD) -> Path:
    """Put a finished game where the program looks for them."""
    folder = finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def settings(text: str) -> None:
    """Write the settings of the person."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(text, encoding="utf-8")


async def write(pilot: Stage, name: str, text: str) -> None:
    """Write into a field."""
    pilot.app.screen.query_one(f"#{name}", Input).value = text
    await ready(pilot)
    await ready(pilot)


async def choose(pilot: Stage, name: str, value: str) -> None:
    """Choose in a field."""
    pilot.app.screen.query_one(f"#{name}", Select).value = value
    await ready(pilot)
