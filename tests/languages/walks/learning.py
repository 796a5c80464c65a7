"""Learning: the lesson, analysis and exercises, the deal of the day, the coach."""

from baliwords.letters.options import read_options
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.tui.app import BaliApp, Opening
from tests.languages.walks.steps import Stops, settings
from tests.tui.stage import Stage, ready, type_keys


def first_start() -> BaliApp:
    header = new_header(read_options({"language": "fr"}), 42, ("Anna",))
    return BaliApp(Opening(header, lesson=True), Shelf())


async def lesson(pilot: Stage) -> Stops:
    """Take the whole lesson, with a mistake."""
    yield
    await type_keys(pilot, "", "enter")
    await ready(pilot)
    yield
    await type_keys(pilot, "mu", "enter")
    yield
    await type_keys(pilot, "", "escape")
    for word, key in (
        ("mur", "enter"),
        ("murs", "enter"),
        ("murs", "exclamation_mark"),
        ("talquez", "exclamation_mark"),
    ):
        await type_keys(pilot, word, key)
        yield


def seven_cards() -> BaliApp:
    """A solitaire of seven cards, with the real dictionary: MAISON is in it."""
    header = new_header(read_options({"language": "fr"}), "MAISONQ", ("Anna",))
    return BaliApp(Opening(header, resume=False), Shelf())


async def learning(pilot: Stage) -> Stops:
    """Play badly, analyse it, find better."""
    await type_keys(pilot, "son", "exclamation_mark")
    await type_keys(pilot, "ami", "exclamation_mark")
    yield
    await type_keys(pilot, "l")
    yield
    await type_keys(pilot, "", "enter")
    yield
    for word in ("son", "ami", "maison"):
        await type_keys(pilot, word, "exclamation_mark")
        yield
    await type_keys(pilot, "", "f8")
    yield
    for _step in range(3):
        await type_keys(pilot, "", "f3")
        yield


async def days(pilot: Stage) -> Stops:
    """Play the deal of the day, look at it again; then a puzzle."""
    pilot.app.action_daily()  # type: ignore[attr-defined]
    await ready(pilot)
    yield
    await type_keys(pilot, "", "minus", "enter")
    yield
    pilot.app.action_daily()  # type: ignore[attr-defined]
    await ready(pilot)
    yield
    await type_keys(pilot, "", "escape")
    pilot.app.action_puzzle()  # type: ignore[attr-defined]
    await ready(pilot)
    yield
    await type_keys(pilot, "", "f7")
    yield


async def coached(pilot: Stage) -> Stops:
    """Be warned of a bad move."""
    settings("coach = true\n")
    await type_keys(pilot, "", "f1", "escape")
    await type_keys(pilot, "son", "exclamation_mark")
    yield
