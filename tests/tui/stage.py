"""A small stage for the screens: a toy dictionary, a known pile, and ways to read the screen."""

from contextlib import suppress
from functools import lru_cache
from typing import Any

from textual._context import visible_screen_stack
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from baliwords.core.game import Deal
from baliwords.letters.options import read_options
from baliwords.lexicon import Lexicon, lexicon_of
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.game_screen import GameScreen
from baliwords.tui.shared.prompt import Prompt

FRENCH = (
    "MUR MURS MURIR MURIRA ARMURE SON TON MAISON LAME AME MER MERE RETARD ONT SOT PARTIE "
    "ETE SET TES RAT ART TAR ARTS RATE TIR RIT LIT"
)
GERMAN = "MÜDE HÖREN TÜR TUR HAUS HÄUSER ROT RÖTE ÖDE"

Stage = Pilot[None]


@lru_cache
def toy_lexicon(language: str) -> Lexicon:
    return lexicon_of((FRENCH if language == "fr" else GERMAN).split(), language)


def toy_shelf() -> Shelf:
    return Shelf(lambda language, _name: toy_lexicon(language))


def play_app(deal: Deal, *players: str, **rules: str) -> BaliApp:
    """Return the application with a game of these cards and rules."""
    names = players or ("You",)
    options = read_options({"seats": str(len(names)), **rules})
    return BaliApp(Opening(new_header(options, deal, names), resume=False), toy_shelf())


async def ready(pilot: Stage) -> None:
    """Wait until all that goes on behind the screen is done and shown.

    What gives way to something newer is not waited for, but the newer is.
    """
    await pilot.pause()
    while going_on := [worker for worker in pilot.app.workers if not worker.is_finished]:
        with suppress(WorkerCancelled):
            await going_on[0].wait()
    await pilot.pause()


async def type_keys(pilot: Stage, text: str, *keys: str) -> None:
    """Type letters, then press other keys."""
    await pilot.press(*text, *keys)
    await ready(pilot)


def game_on(pilot: Stage) -> GameScreen:
    """Return the game that is open, also behind a dialog."""
    games = [screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen)]
    return games[-1]


def said(pilot: Stage) -> str:
    """Return the sentence above the entry."""
    prompt = game_on(pilot).query_one(Prompt)
    return prompt.sentence or prompt.quiet


def columns(pilot: Stage, seat: int = 0) -> str:
    """Return a row as text; `.` is a void."""
    return " ".join(column or "." for column in game_on(pilot).state.table.rows[seat])


def screen_text(app: Any) -> str:
    """Return the screen as plain lines."""
    width, _height = app.size
    visible_screen_stack.set(app._background_screens)  # what a dialog lets through
    lines = [
        "".join(segment.text for segment in strip)
        for strip in app.screen._compositor.render_strips()
    ]
    return "\n".join(line[:width].rstrip() for line in lines)
