"""Walks through every screen: each stops wherever there is something new to read.

A walk is an application and a path: an asynchronous generator that presses keys and yields at
each stop. Whoever walks reads the screen there, or lets it speak another language.
"""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

from textual.widgets import Input, Select

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.letters.options import read_options
from baliwords.play.keeping import finished_folder
from baliwords.play.letters.companion import table_header
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.play.shrines.sitting import Sitting
from baliwords.settings import settings_file
from baliwords.shrines.game import SHRINES
from baliwords.shrines.view import view
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.shrines.ending import ShrineEnding
from tests.tui.shrine_stage import QUICK, keys, settle, shrine_app
from tests.tui.stage import Stage, play_app, ready, toy_shelf, type_keys

Stops = AsyncIterator[None]
Walk = tuple[Callable[[], BaliApp], Callable[[Stage], Stops]]

PILE = "MURSTONAIMES"
SEVERAL = "SETRATE" + "MURONXY" + "LITIR"
_RECORD = """baliwords 1
game: letters
language: fr
players: Anna
day: 2026-11-17
pile: MAISONQ

S+O+N!
A+M+I!
"""


def keep_a_game(name: str, text: str = _RECORD) -> Path:
    """Put a finished game where the program looks for them."""
    folder = finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def settings(text: str) -> None:
    """Write the settings of the person."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(text, encoding="utf-8")


async def write(pilot: Stage, name: str, text: str) -> None:
    """Write into a field."""
    pilot.app.screen.query_one(f"#{name}", Input).value = text
    await ready(pilot)
    await ready(pilot)


async def choose(pilot: Stage, name: str, value: str) -> None:
    """Choose in a field."""
    pilot.app.screen.query_one(f"#{name}", Select).value = value
    await ready(pilot)


# --- the letter game alone --------------------------------------------------------------


def alone() -> BaliApp:
    return play_app(PILE, "Anna")


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
    await pilot.pause(0.3)
    yield
    await type_keys(pilot, "zzzz")
    await pilot.pause(0.8)
    yield
    await type_keys(pilot, "", "escape", "escape")
    pilot.app.action_change_theme()
    await pilot.pause(0.3)
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


# --- several at a table -----------------------------------------------------------------


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


# --- real cards -------------------------------------------------------------------------


def real_cards() -> BaliApp:
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


# --- learning ---------------------------------------------------------------------------


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


# --- the shrine game --------------------------------------------------------------------


def shrines() -> BaliApp:
    return shrine_app(5, "Anna", "greedy", demon="yes", oracle="yes")


async def shrine_entries(pilot: Stage) -> Stops:
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


async def shrine_pages(pilot: Stage) -> Stops:
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


async def shrine_sheet(pilot: Stage) -> Stops:
    """Look at the final sheet of a whole game."""
    await settle(pilot)
    played = played_shrines()
    assert played.match.outcome is not None
    await pilot.app.push_screen(ShrineEnding(played, played.match.outcome, None))
    await settle(pilot)
    yield


def shrine_people() -> BaliApp:
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


WALKS: dict[str, Walk] = {
    "entries": (alone, entries),
    "helps": (alone, helps),
    "undoing": (alone, undoing),
    "ending": (lambda: play_app("MURSTONAMEX", "Anna"), ending),
    "joker": (with_joker, joker),
    "pages": (alone, pages),
    "finished": (alone, finished),
    "desk": (alone, desk),
    "settings": (alone, settings_walk),
    "form": (alone, letter_form),
    "challenges": (two_with_doubts, challenges),
    "computer": (against_computer, with_a_computer),
    "hot seat": (hot_seat, to_the_end),
    "real cards": (real_cards, companion),
    "lesson": (first_start, lesson),
    "learning": (seven_cards, learning),
    "days": (seven_cards, days),
    "coached": (seven_cards, coached),
    "shrines": (shrines, shrine_entries),
    "shrine pages": (shrines, shrine_pages),
    "shrine sheet": (shrines, shrine_sheet),
    "curtains": (shrine_people, curtains),
}
