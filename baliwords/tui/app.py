"""The application: it opens screens, keeps games, and knows nothing of the rules."""

import asyncio
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from textual import work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme

from baliwords.core.journal import Journal
from baliwords.core.notice import listen
from baliwords.core.record import Header, Record
from baliwords.core.signs import harmless
from baliwords.errors import BaliwordsError
from baliwords.letters.game import NAME as LETTERS
from baliwords.play.keeping import damaged, left_alone, new_seed, unfinished
from baliwords.play.letters.kept_table import tables_folder
from baliwords.play.letters.shelf import Shelf
from baliwords.speech import label
from baliwords.translation import _, plainly, speak, use
from baliwords.tui.front import Front, front_of
from baliwords.tui.glyphs import ASCII, UNICODE, Glyphs, terminal_has_unicode
from baliwords.tui.letters import pastimes
from baliwords.tui.shared.screen import Spoken
from baliwords.tui.themes import DARK, LIGHT

if TYPE_CHECKING:
    from baliwords.play.letters.puzzle_book import Puzzle
    from baliwords.solver.shrines.search import Budget
    from baliwords.tui.shared.table_screen import TableScreen

_LONG_WORK = 10.0
"""Seconds for which it is shown what is waited for."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What the application opens with."""

    header: Header | None = None
    """A game to begin; None for a solitaire with default rules."""
    resume: bool = True
    """Take up an unfinished game first, if there is one."""
    same_cards: bool = False
    """Take up only a game that was begun with the cards of the header."""
    table: Header | None = None
    """A table with real cards to be kept, instead of a game."""
    puzzles: "tuple[str, Sequence[Puzzle]] | None" = None
    """Puzzles to solve, and the language of their words, instead of a game."""
    lesson: bool = False
    """Offer the first lesson."""
    budget: "Budget | None" = None
    """How long a computer may think about a move of the shrine game."""

    @property
    def game(self) -> str:
        """Which game is opened."""
        return self.header.game if self.header else LETTERS


class BaliApp(App[None]):
    """Bali in the terminal."""

    TITLE = "baliwords"
    CSS_PATH = "baliwords.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (80, "-narrow"), (110, "-wide")]  # noqa: RUF012 - as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", label("Help"), key_display="F1", priority=True),
        Binding("f2", "desk", label("Desk"), key_display="F2", priority=True),
        Binding("f6", "new_game", label("New"), key_display="F6", priority=True),
        Binding("ctrl+q", "quit", label("Quit"), key_display="^Q", priority=True),
        Binding("f9", "language", label("Language"), key_display="F9", show=False, priority=True),
        Binding("f10", "quit", show=False, priority=True),
    ]

    farewell = ""
    """What is printed after the screen is closed."""
    failure: BaliwordsError | None = None
    """Why the application could not begin."""

    def __init__(
        self,
        opening: Opening | None = None,
        shelf: Shelf | None = None,
        glyphs: Glyphs | None = None,
    ) -> None:
        super().__init__()
        self.opening = opening or Opening()
        self.shelf = shelf or Shelf()
        self.draw_with(glyphs or (UNICODE if terminal_has_unicode() else ASCII))

    def draw_with(self, glyphs: Glyphs) -> None:
        """Draw with the signs of a terminal; one without Unicode has every other sign replaced."""
        self.glyphs = glyphs
        if not glyphs.unicode:  # Textual asks for each line that it draws
            self.get_line_filters = self._ascii_filters  # type: ignore[method-assign]

    @property
    def has_motion(self) -> bool:
        """Whether cards glide: where the terminal allows it, and the settings do."""
        if self.is_headless or not self.glyphs.unicode or self.animation_level == "none":
            return False
        from baliwords.settings import wants_motion

        return os.environ.get("TERM") != "dumb" and wants_motion()

    @cached_property
    def _to_ascii(self) -> LineFilter:
        from baliwords.tui.ascii import AsciiFilter

        return AsciiFilter()

    def _ascii_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), self._to_ascii]

    def on_mount(self) -> None:
        """Open the first screen."""
        listen(lambda sentence: self.notify(speak(sentence), markup=False, timeout=_LONG_WORK))
        self._choose_theme()
        for complaint in (*damaged(), *damaged(tables_folder())):
            self.notify(speak(complaint), severity="warning", markup=False)
        if self.opening.table:
            pastimes.keep_table(self, self.opening.table, self.opening.resume)
            return
        if self.opening.puzzles:
            pastimes.ask_puzzles(self, *self.opening.puzzles)
            return
        if self.opening.lesson:
            pastimes.offer_lesson(self)
        header = self.opening.header
        if header and self.opening.same_cards:
            self.begin_once(header)
            return
        newest = next(self.waiting([self.opening.game]), None) if self.opening.resume else None
        if newest is not None:
            self.take_up(*newest)
        else:
            self.begin(header or pastimes.solitaire())

    def begin_once(self, header: Header) -> None:
        """Begin a game, unless one with these cards waits: then take that up."""
        for journal, record in self.waiting([header.game]):
            if (record.header.deal, record.header.options) == (header.deal, header.options):
                self.take_up(journal, record)
                return
        self.begin(header)

    def _choose_theme(self) -> None:
        """Take the theme of the settings file, else the own dark one."""
        from baliwords.settings import load_settings

        self.register_theme(DARK)
        self.register_theme(LIGHT)
        wanted = str(load_settings().get("theme", DARK.name))
        self.theme = wanted if wanted in self.available_themes else DARK.name
        self.theme_changed_signal.subscribe(self, self._theme_changed)

    def _theme_changed(self, theme: Theme) -> None:
        """Remember a theme that a person chose; the one at the start is no choice."""
        from baliwords.settings import load_settings

        if theme.name != load_settings().get("theme", DARK.name):
            self.remember("theme", theme.name)

    # --- games --------------------------------------------------------------------------

    def begin(self, header: Header) -> None:
        """Begin a game and show it."""
        try:
            screen = front_of(header.game).begin(self, header)
        except BaliwordsError as error:
            self.complain(error)
            return
        self.show_table(screen)

    def complain(self, error: BaliwordsError) -> None:
        """Say what went wrong; with nothing else to show, leave and say it in the terminal."""
        if len(self.screen_stack) > 1:
            self.notify(plainly(error), severity="error", markup=False)
        else:
            self.failure = error
            self.exit()

    def show_table(self, screen: "TableScreen[Any]") -> None:
        """Show a table in place of all that was shown before."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        _forget_drawings()
        self.push_screen(screen)

    def waiting(self, games: Iterable[str]) -> Iterator[tuple[Journal, Record]]:
        """Yield the games in which somebody has moved and that are not on the screen."""
        sitting = self.table_screen.sitting if self.table_screen else None
        shown = getattr(getattr(sitting, "match", None), "journal", None)
        for journal, record in unfinished(games):
            if record.lines and (shown is None or journal.path != shown.path):
                yield journal, record

    @work(thread=True)
    def take_up(self, journal: Journal, record: Record) -> None:
        """Take up an unfinished game; what it needs is opened behind the screen."""
        try:
            screen = front_of(record.header.game).resume(self, journal)
        except BaliwordsError as error:
            message = speak(left_alone(journal, error))
            self.call_from_thread(self.notify, message, severity="error", markup=False)
            self.call_from_thread(self.begin, self.opening.header or pastimes.solitaire())
            return
        self.call_from_thread(self.show_table, screen)

    def deal_again(self, header: Header, same: bool) -> None:
        """Play again with the same players and rules: the same cards, or new ones."""
        self.begin(header.afresh(header.deal if same else new_seed()))

    @property
    def table_screen(self) -> "TableScreen[Any] | None":
        """The table on the screen, also behind others."""
        from baliwords.tui.shared.table_screen import TableScreen

        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        return tables[-1] if tables else None

    @property
    def front(self) -> Front:
        """The front of the game that is played on the screen."""
        screen = self.table_screen
        return front_of(screen.game if screen else LETTERS)

    # --- actions ------------------------------------------------------------------------

    async def action_quit(self) -> None:
        """Leave; games wait on disk."""
        self.exit()

    def action_help_quit(self) -> None:
        """Say which key leaves, to those who press Ctrl+C; Textual would say it in English."""
        self.notify(_("Ctrl+Q leaves."), markup=False)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer the game's own commands in the palette."""
        from baliwords.tui.shared.palette import commands

        del screen
        return commands(self)

    def action_command_palette(self) -> None:
        """Open the palette."""
        from baliwords.tui.shared.palette import Palette

        if not isinstance(self.screen, Palette):
            self.push_screen(Palette(placeholder=_("Search for commands …")))

    def search_themes(self) -> None:
        """List the themes; Textual would ask for them in English."""
        from textual.theme import ThemeProvider

        from baliwords.tui.shared.palette import Palette

        self.push_screen(Palette([ThemeProvider], placeholder=_("Search for themes …")))

    def get_key_display(self, binding: Binding) -> str:
        """Name a key as it is written on the keyboards of those who speak the language."""
        from baliwords.tui.shared.keys import NAMES

        if binding.key in NAMES and not binding.key_display:
            return speak(NAMES[binding.key])
        return super().get_key_display(binding)

    def action_new_game(self) -> None:
        """Ask which game to play."""
        from baliwords.tui.shared.game_form import GameForm

        if not isinstance(self.screen, GameForm):
            self.push_screen(self.front.form(self))

    def show_form(self, game: str) -> None:
        """Ask for a game of this kind, in place of the form that is open."""
        self.switch_screen(front_of(game).form(self))

    def action_desk(self) -> None:
        """Open the desk of the game, or close it."""
        from baliwords.tui.shared.desk import Desk

        if isinstance(self.screen, Desk):
            self.pop_screen()
        else:
            self.push_screen(self.front.desk(self))

    def action_rules(self) -> None:
        """Look up rules of the game, or close them."""
        from baliwords.tui.shared.rule_desk import RuleDesk

        if isinstance(self.screen, RuleDesk):
            self.pop_screen()
        else:
            self.push_screen(self.front.rules())

    def action_settings(self) -> None:
        """Let the player change the settings."""
        from baliwords.tui.shared.settings_form import SettingsForm

        if not isinstance(self.screen, SettingsForm):
            self.push_screen(SettingsForm())

    def action_games(self) -> None:
        """Show the finished games."""
        pastimes.browse_games(self)

    def action_puzzle(self) -> None:
        """Ask for the puzzle of the day, then for others."""
        pastimes.ask_next_puzzles(self)

    def action_lesson(self) -> None:
        """Begin the first lesson."""
        pastimes.give_lesson(self)

    def action_daily(self) -> None:
        """Play the deal of the day, or show what was made of it."""
        pastimes.play_daily(self)

    def action_statistics(self) -> None:
        """Show the figures of the finished games, or close them."""
        from baliwords.tui.shared.statistics import StatisticsPage

        if isinstance(self.screen, StatisticsPage):
            self.pop_screen()
        else:
            self.push_screen(StatisticsPage())

    def leave_screen(self) -> None:
        """Go back to the screen before; without one, leave."""
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def action_language(self) -> None:
        """Ask which language to speak."""
        from baliwords.tui.shared.language_form import LanguageForm

        if not isinstance(self.screen, LanguageForm):
            self.push_screen(LanguageForm(), self.speak)

    async def speak(self, chosen: str | None) -> None:
        """Speak another language from now on, and remember it."""
        if chosen is None:
            return
        use(chosen)
        self.remember("ui", chosen)
        shown = [screen for screen in self.screen_stack if isinstance(screen, Spoken)]
        for screen in shown:
            await screen.speak_anew()
        for screen in shown:  # while one is laid out anew, Textual lets the others forget to be
            screen.check_idle()

    def remember(self, key: str, value: str | bool) -> None:
        """Write a setting into the file, or say why it cannot be."""
        from baliwords.settings import remember

        try:
            remember(key, value)
        except BaliwordsError as error:
            self.notify(plainly(error), severity="error", markup=False)

    def action_help(self) -> None:
        """Open the help, or close it."""
        from baliwords.tui.shared.help import HelpScreen

        if isinstance(self.screen, HelpScreen):
            self.pop_screen()
        else:
            self.push_screen(HelpScreen(self.front.help_page))


def _forget_drawings() -> None:
    """Let go of what was drawn of screens that were left.

    Textual remembers two colours for each widget in a cache that keeps the widget's drawings,
    of the last thousand widgets: a megabyte a game.
    """
    from textual._styles_cache import StylesCache

    remembered = getattr(StylesCache.get_inner_outer, "cache_clear", None)
    if remembered is not None:
        remembered()


def run_app(opening: Opening | None = None) -> None:
    """Open the application and stay until the player leaves; one that broke ends the program."""
    from baliwords.play.letters.lesson import is_first_start

    opening = opening or Opening(pastimes.solitaire(), lesson=is_first_start())
    app = BaliApp(opening)
    if opening.header:  # a bad deal or setting is refused before the screen is taken
        front_of(opening.game).check(app, opening.header)
    # Never closed: it would wait for a thread that still thinks, and nobody else does.
    asyncio.Runner().run(app.run_async())
    if app.failure:
        raise app.failure
    if app.farewell:
        sys.stdout.write(harmless(app.farewell) + "\n")
    if app.return_code:
        raise SystemExit(app.return_code)
