"""In a language that nobody speaks no plain letters are left on any screen."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from textual.widgets import Input, Markdown

from baliwords import translation
from baliwords.errors import BaliwordsError
from baliwords.games import PLAYERS
from baliwords.rulebook.search import ask
from baliwords.shrines.cards import Card
from baliwords.shrines.moves import EXAMPLES
from baliwords.solver.letters import analysis
from baliwords.tui.app import BaliApp
from baliwords.tui.letters.word_desk import DeskScreen
from baliwords.tui.shared import language_form, settings_form
from baliwords.tui.shared.palette import Palette
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.rule_desk import RuleDesk
from baliwords.tui.shared.screen import Dialog
from baliwords.tui.shrines.game_screen import ShrineScreen
from tests.languages.pseudo import PSEUDO, plain_letters, spoken
from tests.languages.walks import WALKS
from tests.languages.walks.shrines import played_shrines
from tests.tui.stage import FRENCH, GERMAN, Stage, ready, screen_text

pytestmark = pytest.mark.usefixtures("drawn_when_read")
BIG, SMALL = (160, 90), (80, 24)
NARROWER = ("entries", "form", "settings", "shrines", "real cards")
"""Walks that also lead through a small terminal, where other, shorter words may be shown."""
QUICK = analysis.Care(40, 4)

NAMES = frozenset({"anna", "ben", "bali", "fr", "de", *PLAYERS})
"""Who plays and what, and the codes of dictionaries: the same in every language."""
AUTONYMS = ("Français", "Deutsch", "English")
"""A language is listed by its own name, for those who cannot read the others."""
SHARED = {"days": ("Bali du", "français", "point", "mot")}
"""What is shared of the day's deal is said in the language of its words, here French."""


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the forms offer the language too, and computers think shortly."""
    tongues = (*translation.UI_LANGUAGES, PSEUDO)
    monkeypatch.setattr(language_form, "UI_LANGUAGES", tongues)
    monkeypatch.setattr(settings_form, "UI_LANGUAGES", tongues)
    monkeypatch.setitem(language_form.NAMES, PSEUDO, "")
    monkeypatch.setattr(analysis, "Care", lambda *_measures: QUICK)
    monkeypatch.setattr("baliwords.play.letters.coach.MUCH", 10.0)
    monkeypatch.setattr(Palette, "_NO_MATCHES_COUNTDOWN", 0.001)  # what comes late comes at once
    with spoken():
        yield


# --- what stays as it is ----------------------------------------------------------------


def typed(app: BaliApp, shown: str) -> Iterator[str]:
    """Yield what the person has typed, as far as a field has room for it."""
    prompts, fields = app.screen.query(Prompt), app.screen.query(Input)
    for text in [*(prompt.entered for prompt in prompts), *(field.value for field in fields)]:
        parts = (text[:end] for end in range(len(text), 1, -1))
        yield from filter(None, [next((part for part in parts if part in shown), text)])


def words_of_data(app: BaliApp) -> set[str]:
    """Return words of rules and of pages of help: files in each language, tested apart."""
    screen, text = app.screen, ""
    if isinstance(screen, RuleDesk):
        try:
            found = ask(screen.book, screen.query_one(Input).value.split(), "en")
            text = screen._told(found) + screen.book.called("example", "question")
        except BaliwordsError:
            pass  # the complaint is no data
    for page in screen.query(Markdown):
        text += page.source.replace("Ctrl", "ctr ctrl")  # `l+Z` looks like cards
    return set(re.findall(r"\w+", text.lower()))


def words_of_games(app: BaliApp) -> set[str]:
    """Return words that the desk knows, or moves that a complaint offers to be typed."""
    screen = app.screen
    if isinstance(screen, DeskScreen):
        return {*FRENCH.lower().split(), *GERMAN.lower().split()}
    if isinstance(screen, ShrineScreen) and screen.shown.move is None:
        complaint = screen.query_one(Prompt).sentence
        return {*EXAMPLES, *map(str, Card)} if complaint else set()
    return set()


def left_plain(app: BaliApp, shown: str, folder: Path, *known: str) -> list[str]:
    """Return the words on the screen that did not pass the door."""
    broken_path = r"\s*".join(map(re.escape, str(folder)))
    shown = re.sub(broken_path + r"(?:[\w/.\s-]*?\.(?:bali|toml)|[\w/.-]*)", " ", shown)
    themes = app.available_themes if isinstance(app.screen, Palette) else ()
    names = NAMES | words_of_games(app) | words_of_data(app)
    return plain_letters(shown, *known, *AUTONYMS, *typed(app, shown), *themes, names=names)


# --- the walks --------------------------------------------------------------------------


class Walker:
    """Walks, and reads each screen; some it also lets say everything in another language."""

    def __init__(self, name: str, folder: Path) -> None:
        self.begin, self.path = WALKS[name]
        self.known = SHARED.get(name, ())
        self.folder = folder

    async def walk(self, size: tuple[int, int], anew: Mapping[int, str]) -> None:
        """Go all the way; stops in `anew` name the screens that speak another language there."""
        app = self.begin()
        async with app.run_test(size=size) as pilot:
            await ready(pilot)
            stop = 0
            async for _stop in self.path(pilot):
                self.read(app)
                if stop in anew:
                    assert type(app.screen).__name__ == anew[stop]
                    await self.say_anew(pilot, app)
                stop += 1
        assert all(wanted < stop for wanted in anew)

    def read(self, app: BaliApp) -> None:
        """Look for plain letters."""
        shown = screen_text(app)
        assert left_plain(app, shown, self.folder, *self.known) == [], shown

    async def say_anew(self, pilot: Stage, app: BaliApp) -> None:
        """Another language holds at once, and back again: what is shown is said in it, whole."""
        before = lines_taken(app)
        await speak(pilot, app, "en")
        shown = screen_text(app)
        assert re.findall("[а-щА-Щ]+", shown) == [], shown
        assert abs(before - lines_taken(app)) <= 2  # nothing is missing below
        await speak(pilot, app, PSEUDO)
        self.read(app)
        assert lines_taken(app) == before


async def speak(pilot: Stage, app: BaliApp, language: str) -> None:
    """Let the application speak another language."""
    await app.speak(language)
    await ready(pilot)
    await ready(pilot)


def lines_taken(app: BaliApp) -> int:
    """Count the lines of a screen; of a dialog only its own, for the table shows behind it."""
    if isinstance(app.screen, Dialog):
        return sum(widget.outer_size.height for widget in app.screen.children)
    return len(screen_text(app).strip().split("\n"))


SCREENS = {
    "GameScreen": ("helps", 6),
    "CompanionScreen": ("real cards", 6),
    "LessonScreen": ("lesson", 2),
    "QuizScreen": ("learning", 2),
    "ReviewScreen": ("learning", 1),
    "EndingScreen": ("ending", 0),
    "StatisticsPage": ("ending", 1),
    "GamesScreen": ("finished", 0),
    "ReplayScreen": ("finished", 2),
    "Question": ("undoing", 1),
    "Curtain": ("challenges", 3),
    "DoubtScreen": ("challenges", 1),
    "MeantScreen": ("challenges", 2),
    "JokerScreen": ("joker", 0),
    "NewGameScreen": ("form", 0),
    "HouseRulesScreen": ("form", 4),
    "SettingsForm": ("settings", 0),
    "DeskScreen": ("desk", 0),
    "RuleDesk": ("shrine pages", 5),
    "ShrineForm": ("shrine pages", 2),
    "ShrineScreen": ("shrines", 11),
    "SentencesPage": ("shrines", 12),
    "ShrineEnding": ("shrine sheet", 0),
}
"""Where each screen is met: a walk, and the number of the stop."""


@pytest.mark.parametrize("name", WALKS)
async def test_a_walk(name: str, own_folders: Path) -> None:
    anew = {stop: screen for screen, (walk, stop) in SCREENS.items() if walk == name}
    await Walker(name, own_folders).walk(BIG, anew)


@pytest.mark.parametrize("name", NARROWER)
async def test_a_walk_on_a_small_terminal(name: str, own_folders: Path) -> None:
    await Walker(name, own_folders).walk(SMALL, {})


def test_every_screen_is_met_on_a_walk() -> None:
    assert {walk for walk, _stop in SCREENS.values()} <= WALKS.keys()


def test_the_story_of_a_whole_shrine_game() -> None:
    told = "\n".join(map(translation.speak, played_shrines().story))
    assert plain_letters(told, names=NAMES) == []
