"""Back from a worker's thread to the screen that sent it, if it is still there."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen
from textual.worker import get_current_worker


def report(screen: Screen[Any], callback: Callable[..., None], *results: object) -> None:
    """Call back with results; a screen that was left meanwhile is not troubled."""
    if not get_current_worker().is_cancelled:
        screen.app.call_from_thread(_call, screen, callback, *results)


def _call(screen: Screen[Any], callback: Callable[..., None], *results: object) -> None:
    if screen.app.is_running and screen in screen.app.screen_stack:
        callback(*results)
