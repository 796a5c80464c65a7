"""A small stage for the shrine table: known deals, quick computers, ways to read the screen."""

from collections.abc import Callable

from baliwords.core.record import Header
from baliwords.play.shrines.sitting import numbered
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move
from baliwords.shrines.options import read_options, write_options
from baliwords.shrines.view import view
from baliwords.solver.shrines.search import Budget
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.shared.curtain import Curtain
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shrines.game_screen import ShrineScreen
from tests.tui.stage import Stage, ready, toy_shelf

QUICK = Budget(20)


def shrine_app(deal: int, *players: str, **rules: str) -> BaliApp:
    """Return the application with a shrine game of this deal."""
    options = read_options({"seats": str(len(players)), **rules})
    header = Header("shrines", deal, players, write_options(options))
    return BaliApp(Opening(header, resume=False, budget=QUICK), toy_shelf())


def table_on(pilot: Stage) -> ShrineScreen:
    """Return the shrine game that is open, also behind others."""
    games = [screen for screen in pilot.app.screen_stack if isinstance(screen, ShrineScreen)]
    return games[-1]


async def settle(pilot: Stage) -> None:
    """Wait until a person is asked, or the game is over."""
    await ready(pilot)
    while isinstance(pilot.app.screen, ShrineScreen) and pilot.app.screen.thinking:
        await ready(pilot)


async def keys(pilot: Stage, *pressed: str) -> None:
    """Press keys, and wait for what comes of them."""
    await pilot.press(*pressed)
    await settle(pilot)


def asked(pilot: Stage) -> str:
    """Return the sentence above the entry."""
    prompt = table_on(pilot).query_one(Prompt)
    return prompt.sentence or prompt.quiet


def choices(pilot: Stage) -> list[Move]:
    """Return what the one who decides may do."""
    state = table_on(pilot).state
    return list(allowed_moves(view(state, state.decider)))


async def play_on(pilot: Stage, last: int = 10_000) -> None:
    """Let people take one choice after the other by keys, until the end or so many moves."""
    pressed = 0
    while isinstance(pilot.app.screen, ShrineScreen | Curtain) and pressed < last:
        if isinstance(pilot.app.screen, Curtain):
            await keys(pilot, "enter")
            continue
        numbers = list(numbered(table_on(pilot).view_now))
        place = len(table_on(pilot).sitting.match.moves) % len(numbers)
        await keys(pilot, str(numbers[place]), "enter")
        pressed += 1


async def play_until(pilot: Stage, reached: Callable[[], bool]) -> None:
    """Let people play on until something is so; it must be so before the game is over."""
    while not reached():
        assert table_on(pilot).sitting.outcome is None
        await play_on(pilot, 1)
