"""Several at a table: people, and a computer."""

from baliwords.tui.app import BaliApp
from tests.languages.walks.steps import Stops
from tests.tui.stage import Stage, play_app, ready, type_keys

SEVERAL = "SETRATE" + "MURONXY" + "LITIR"


def two_with_doubts() -> BaliApp:
    return play_app(SEVERAL, "Anna", "Ben", validation="challenge", pass_policy="lenient")


async def challenges(pilot: Stage) -> Stops:
    """Doubt rightly, then wrongly; pass."""
    yield
    await type_keys(pilot, "xy", "enter")
    yield
    await type_keys(pilot, "", "down", "enter")
    yield
    await type_keys(pilot, "xylo", "enter")
    yield
    await type_keys(pilot, "", "enter")
    await type_keys(pilot, "set", "enter")
    await type_keys(pilot, "", "down", "enter")
    await type_keys(pilot, "set", "enter")
    yield
    await type_keys(pilot, "", "enter")
    yield
    await type_keys(pilot, "", "minus")
    yield


def against_computer() -> BaliApp:
    return play_app(SEVERAL, "Anna", "greedy", pass_policy="lenient")


async def with_a_computer(pilot: Stage) -> Stops:
    """Let a computer answer, ask for a hint among several, count."""
    await type_keys(pilot, "mur", "enter")
    yield
    for _step in range(3):
        await type_keys(pilot, "", "f3")
        yield
    await type_keys(pilot, "", "f5")
    yield
    await type_keys(pilot, "", "escape", "minus")
    await ready(pilot)
    yield


def hot_seat() -> BaliApp:
    return play_app("SETRATE" + "MURONXY", "Anna", "Ben", pass_policy="lenient")


async def to_the_end(pilot: Stage) -> Stops:
    """Play at one keyboard until a winner is told."""
    await type_keys(pilot, "mur", "exclamation_mark")
    yield
    await type_keys(pilot, "", "enter")
    await type_keys(pilot, "rate", "exclamation_mark")
    await type_keys(pilot, "", "enter")
    await type_keys(pilot, "", "minus")
    yield
    await type_keys(pilot, "", "enter")
    await type_keys(pilot, "set", "exclamation_mark")
    yield
