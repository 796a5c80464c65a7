"""The letter game alone: playing, asking for help, ending."""

from baliwords.tui.app import BaliApp
from tests.languages.walks.steps import Stops
from tests.tui.stage import Stage, play_app, ready, type_keys


def twelve_cards() -> BaliApp:
    return play_app("MURSTONAIMES", "Anna")


def three_words() -> BaliApp:
    """A pile that three words take off."""
    return play_app("MURSTONAMEX", "Anna")


async def entries(pilot: Stage) -> Stops:
    """Type what can be played and what cannot."""
    yield
    for typed in ("mu", "mur", "murs", "mut", "xz", "xyzzy", "m?", "1", "s+on", "on@3"):
        await type_keys(pilot, typed)
        yield
        await type_keys(pilot, "", "exclamation_mark")
        if typed in ("mut", "xz", "xyzzy", "m?"):
            yield
        await type_keys(pilot, "", "ctrl+z", "enter", "escape")
    await type_keys(pilot, "9")
    yield
    await type_keys(pilot, "", "escape", "enter")
    yield


async def helps(pilot: Stage) -> Stops:
    """Ask for hints, peeks, the count, take back."""
    for _step in range(3):
        await type_keys(pilot, "", "f3")
        yield
    await type_keys(pilot, "", "escape", "f4")
    yield
    await type_keys(pilot, "mur", "f4")
    yield
    await type_keys(pilot, "", "f5")
    yield
    await type_keys(pilot, "", "enter")
    yield
    await type_keys(pilot, "", "ctrl+z", "ctrl+z")
    yield
    await type_keys(pilot, "", "ctrl+y", "ctrl+y")
    yield


async def undoing(pilot: Stage) -> Stops:
    """Take a move back, which is asked for once."""
    await type_keys(pilot, "mur", "enter")
    yield
    await type_keys(pilot, "", "ctrl+z")
    yield
    await type_keys(pilot, "", "enter")
    yield
    await type_keys(pilot, "", "minus")
    yield


async def ending(pilot: Stage) -> Stops:
    """Play to the final sheet, and see what others made of the deal."""
    for word in ("murs", "ton", "ame"):
        await type_keys(pilot, word, "exclamation_mark")
    await ready(pilot)
    yield
    await type_keys(pilot, "", "s")
    yield


def with_joker() -> BaliApp:
    return play_app("RA?TSONAIRES", "Anna")


async def joker(pilot: Stage) -> Stops:
    """Pick columns among which the BALI card is: which letter is it?"""
    await type_keys(pilot, "32", "enter")
    yield
