"""The shrine game."""

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.play.shrines.sitting import Sitting
from baliwords.shrines.game import SHRINES
from baliwords.shrines.view import view
from baliwords.tui.app import BaliApp
from baliwords.tui.shrines.ending import ShrineEnding
from tests.languages.walks.steps import Stops, write
from tests.tui.shrine_stage import QUICK, keys, settle, shrine_app
from tests.tui.stage import Stage


def with_computer() -> BaliApp:
    return shrine_app(5, "Anna", "greedy", demon="yes", oracle="yes")


async def entries(pilot: Stage) -> Stops:
    """Type what can be played and what cannot; ask for help."""
    await settle(pilot)
    yield
    for typed in ("frob", "play priest", "take 2", "play p", "9", "2"):
        await keys(pilot, *typed)
        yield
        await keys(pilot, "escape")
    await keys(pilot, "minus")
    yield
    for _step in range(3):
        await keys(pilot, "f3")
        yield
    await keys(pilot, "2", "enter")
    yield
    await keys(pilot, "f4")
    yield
    await keys(pilot, "escape", "f5")
    yield
    await keys(pilot, "escape", "ctrl+z")
    yield


async def pages(pilot: Stage) -> Stops:
    """Open everything that opens over a shrine game."""
    await settle(pilot)
    for key in ("f1", "f2", "f6", "f9"):
        await keys(pilot, key)
        yield
        await keys(pilot, "escape")
    await keys(pilot, "f2")
    for asked in ("altar value", "T26", "T99", "zzzz"):
        await write(pilot, "question", asked)
        yield
    await keys(pilot, "escape", "f6", "ctrl+r")
    yield
    await write(pilot, "start_farmers", "red=X")
    yield


def played_shrines() -> Sitting:
    """Let computers play a whole shrine game with both variants."""
    options = {"seats": "3", "oracle": "yes", "demon": "yes"}
    header = Header("shrines", 5, ("random", "greedy", "random"), options)
    played = Sitting(Match(SHRINES, header), QUICK)
    while played.match.outcome is None:
        seat = played.state.decider
        seen = view(played.state, seat)
        played.play(played.computers[seat].choose(seen, played.memory[seat]))
    return played


async def sheet(pilot: Stage) -> Stops:
    """Look at the final sheet of a whole game."""
    await settle(pilot)
    played = played_shrines()
    assert played.match.outcome is not None
    await pilot.app.push_screen(ShrineEnding(played, played.match.outcome, None))
    await settle(pilot)
    yield


def two_people() -> BaliApp:
    return shrine_app(5, "Anna", "Ben")


async def curtains(pilot: Stage) -> Stops:
    """Pass the keyboard on."""
    await settle(pilot)
    yield
    await keys(pilot, "enter")
    yield
    await keys(pilot, "2", "enter")
    await keys(pilot, "3", "enter")
    yield
