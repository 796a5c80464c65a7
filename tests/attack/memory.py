"""Many games in one process: what a screen took is given back when it is left."""

import asyncio
import gc
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.attack.workers import Finding, attack

_WARM = 3
"""Games after which all that is kept for good has been made."""
_MOVES = 6
"""Choices of a shrine game before the next one begins."""
_ALLOWED = {"descriptors": 0, "screens": 1, "caches of widgets": 60}
"""What may be there at the end beyond what was there before, however many games were played. A
thread that thought for a screen may keep that one until it is given something else to do."""
_PATIENCE = 30
"""Looks, a tenth of a second apart, in which what was left must be given back."""

_Taken = tuple[int, int, int]


async def _play(kind: str, games: int) -> str:
    """Play games of a kind in one application; say what grows."""
    from tests.tui.shrine_stage import play_on, shrine_app
    from tests.tui.stage import play_app, ready

    shrines = kind == "shrines"
    app = shrine_app(3, "Anna", "greedy") if shrines else play_app(3, "You")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        before, resident = (0, 0, 0), 0.0
        for number in range(games + _WARM):
            header = _table(app).sitting.header
            if shrines:
                await play_on(pilot, _MOVES)
            else:
                await pilot.press("minus")
                await ready(pilot)
                await pilot.press("enter")
                await ready(pilot)
            app.deal_again(header, same=True)
            await ready(pilot)
            if number == _WARM - 1:
                before, resident = _taken(), _megabytes()
        after = await _given_back(pilot, before, games)
        grown = (_megabytes() - resident) / games
        opened = after[0] - before[0]
        print(f"{kind}: {games} games, {grown:+.2f} MB a game, {opened:+} descriptors", flush=True)
        return _grown(before, after, games)


def _table(app: Any) -> Any:
    screen = app.table_screen
    assert screen is not None
    return screen


async def _given_back(pilot: Any, before: _Taken, games: int) -> _Taken:
    """Return what stays taken: a screen is given back a moment after the next is there."""
    for _look in range(_PATIENCE):
        if not _grown(before, _taken(), games):
            break
        await pilot.pause(0.1)
    return _taken()


def _taken() -> _Taken:
    """Return the descriptors open, the screens alive, and what Textual keeps of widgets."""
    from textual._styles_cache import StylesCache
    from textual.screen import Screen

    gc.collect()
    found = gc.get_objects()
    screens = sum(isinstance(one, Screen) for one in found)
    descriptors = len([*Path("/proc/self/fd").iterdir()])
    return descriptors, screens, sum(type(one) is StylesCache for one in found)


def _megabytes() -> float:
    """Return the memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _grown(before: _Taken, after: _Taken, games: int) -> str:
    grown = [
        f"{name}: {one} before, {other} after {games} games"
        for (name, allowed), one, other in zip(_ALLOWED.items(), before, after, strict=True)
        if other - one > allowed
    ]
    return "; ".join(grown)


def _attempt(games: int) -> Callable[[int, Callable[[str], None]], str]:
    def attempt(number: int, tell: Callable[[str], None]) -> str:
        kind = ("letters", "shrines")[number % 2]
        tell(f"{games} games of {kind} on one screen")
        os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
        return asyncio.run(_play(kind, games))

    return attempt


def attack_memory(budget: int, folder: Path, first: int = 0) -> list[Finding]:
    """Play so many games of each kind, each kind in one process."""
    del folder, first
    return attack(_attempt(budget), 2, batch=1)
