"""Real cards on a real table, kept by the companion."""

from baliwords.play.letters.companion import table_header
from baliwords.tui.app import BaliApp, Opening
from tests.languages.walks.steps import Stops
from tests.tui.stage import Stage, ready, toy_shelf, type_keys


def table() -> BaliApp:
    header = table_header(("Anna", "Ben"), {"language": "fr"})
    return BaliApp(Opening(table=header, resume=False), toy_shelf())


async def companion(pilot: Stage) -> Stops:
    """Enter cards and moves, doubt, end."""
    await ready(pilot)
    yield
    await type_keys(pilot, "setrateMURON?y")
    yield
    await type_keys(pilot, "", "f7")
    yield
    await type_keys(pilot, "mur", "enter")
    yield
    await type_keys(pilot, "", "f7")
    yield
    await type_keys(pilot, "", "down", "enter")
    yield
    await type_keys(pilot, "murir", "enter")
    yield
    await type_keys(pilot, "qq")
    yield
    await type_keys(pilot, "l")
    yield
    await type_keys(pilot, "", "f8")
    yield
    await type_keys(pilot, "", "enter")
    yield
