"""What opens over a game of letters: pages, lists, forms."""

from tests.languages.walks.steps import Stops, choose, keep_a_game, settings, write
from tests.tui.stage import Stage, ready, type_keys


async def pages(pilot: Stage) -> Stops:
    """Open everything that opens over a game."""
    keep_a_game("game-0001.bali")
    keep_a_game("game-0002.bali", "nonsense\n")
    for key in ("f1", "f2", "f6", "f9", "ctrl+r"):
        await type_keys(pilot, "", key)
        yield
        await type_keys(pilot, "", "escape")
    for action in ("settings", "games", "statistics", "lesson"):
        getattr(pilot.app, f"action_{action}")()
        await ready(pilot)
        yield
        await type_keys(pilot, "", "escape")
    await type_keys(pilot, "", "ctrl+p")
    yield
    await type_keys(pilot, "zzzz")
    yield
    await type_keys(pilot, "", "escape", "escape")
    pilot.app.action_change_theme()
    await ready(pilot)
    yield


async def finished(pilot: Stage) -> Stops:
    """Look at a finished game again, and delete it."""
    keep_a_game("game-0001.bali")
    pilot.app.action_games()  # type: ignore[attr-defined]
    await ready(pilot)
    yield
    await type_keys(pilot, "", "enter")
    yield
    await type_keys(pilot, "", "right")
    yield
    await type_keys(pilot, "", "escape", "delete")
    yield
    await type_keys(pilot, "", "tab", "enter", "delete", "enter")
    yield


async def desk(pilot: Stage) -> Stops:
    """Ask the desk about words of every kind."""
    await type_keys(pilot, "", "f2")
    for asked in ("murs", "mur", "mu", "m?r", "zzz", "a b", "12", "paris", "murz", "tür"):
        await write(pilot, "question", asked)
        yield
    await type_keys(pilot, "", "ctrl+l")
    await ready(pilot)
    yield


async def settings_walk(pilot: Stage) -> Stops:
    """Open the settings and their house rules, and spoil one."""
    pilot.app.action_settings()  # type: ignore[attr-defined]
    await ready(pilot)
    yield
    await type_keys(pilot, "", "ctrl+r")
    yield
    for key, value in (
        ("min_word_length", "2"),
        ("letter_values", "A=x"),
        ("word_list", "nowhere"),
    ):
        await write(pilot, key, value)
        yield
    await type_keys(pilot, "", "escape")
    settings("lang = \n")
    await choose(pilot, "lang", "de")
    yield


async def letter_form(pilot: Stage) -> Stops:
    """Fill the form wrongly, then change a rule; a game waits."""
    await type_keys(pilot, "mur", "enter")
    await type_keys(pilot, "", "f6")
    await write(pilot, "deal", "42")
    await type_keys(pilot, "", "ctrl+s")
    await ready(pilot)
    await type_keys(pilot, "", "f6")
    yield
    await write(pilot, "deal", "many")
    await type_keys(pilot, "", "ctrl+s")
    yield
    await write(pilot, "deal", "")
    await write(pilot, "name-0", "A,B")
    await type_keys(pilot, "", "ctrl+s")
    yield
    await write(pilot, "name-0", "Anna")
    await write(pilot, "position", "S ON; nonsense")
    await type_keys(pilot, "", "ctrl+t")
    yield
    await type_keys(pilot, "", "ctrl+r")
    yield
    await write(pilot, "min_word_length", "4")
    await type_keys(pilot, "", "escape")
    yield
