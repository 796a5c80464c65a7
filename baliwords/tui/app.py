"""The application: it opens screens, keeps games, and knows nothing of the rules."""

import secrets
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen

from baliwords.core.journal import Journal
from baliwords.core.match import Match
from baliwords.core.record import Header, Record
from baliwords.errors import BaliwordsError
from baliwords.games import game_of
from baliwords.letters.game import NAME as LETTERS
from baliwords.letters.options import read_options
from baliwords.letters.setup import new_game
from baliwords.play.keeping import AnyMatch, Keeper, header_of
from baliwords.play.letters.computers import refuse_solvers
from baliwords.play.letters.shelf import Dictionary, Shelf
from baliwords.speech import _, plainly
from baliwords.tui.glyphs import ASCII, UNICODE, Glyphs, terminal_has_unicode

if TYPE_CHECKING:
    from baliwords.play.letters.companion import Companion
    from baliwords.solver.shrines.search import Budget


@dataclass(frozen=True, slots=True)
class Opening:
    """What the application opens with."""

    header: Header | None = None
    """A game to begin; None for a solitaire with default rules."""
    resume: bool = True
    """Take up an unfinished game first, if there is one."""
    table: Header | None = None
    """A table with real cards to be kept, instead of a game."""
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
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", _("Help"), key_display="F1", priority=True),
        Binding("f2", "desk", _("Desk"), key_display="F2", priority=True),
        Binding("f6", "new_game", _("New"), key_display="F6", priority=True),
        Binding("ctrl+q", "quit", _("Quit"), key_display="^Q", priority=True),
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
        self.keeper = Keeper(shelf or Shelf())
        self.glyphs = glyphs or (UNICODE if terminal_has_unicode() else ASCII)

    @cached_property
    def _to_ascii(self) -> LineFilter:
        from baliwords.tui.ascii import AsciiFilter

        return AsciiFilter()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """On a terminal without Unicode, replace every sign."""
        filters = super().get_line_filters()
        return filters if self.glyphs.unicode else [*filters, self._to_ascii]

    def on_mount(self) -> None:
        """Open the first screen."""
        self._choose_theme()
        if self.opening.table:
            self.open_table(self.opening.table, self.opening.resume)
            return
        waiting = self.keeper.waiting([self.opening.game]) if self.opening.resume else iter(())
        newest = next(waiting, None)
        if newest is not None:
            self.take_up(newest[0])
        else:
            self.begin(self.opening.header or solitaire())

    def _choose_theme(self) -> None:
        """Take the theme of the settings file, else the own dark one."""
        from baliwords.settings import load_settings
        from baliwords.tui.themes import DARK, LIGHT

        self.register_theme(DARK)
        self.register_theme(LIGHT)
        wanted = str(load_settings().get("theme", DARK.name))
        self.theme = wanted if wanted in self.available_themes else DARK.name

    # --- games --------------------------------------------------------------------------

    def begin(self, header: Header) -> None:
        """Begin a game and show it."""
        try:
            match = self.keeper.begin(header)
        except BaliwordsError as error:
            self._complain(error)
            return
        self.show_game(match)

    def _complain(self, error: BaliwordsError) -> None:
        """Say what went wrong; with nothing else to show, leave and say it in the terminal."""
        if len(self.screen_stack) > 1:
            self.notify(plainly(str(error)), severity="error", markup=False)
        else:
            self.failure = error
            self.exit()

    def show_game(self, match: AnyMatch) -> None:
        """Show a game in place of the one before."""
        self._leave_games()
        if match.header.game == LETTERS:
            from baliwords.tui.letters.game_screen import GameScreen

            self.push_screen(GameScreen(match, self.keeper))
        else:
            from baliwords.tui.shrines.game_screen import ShrineScreen

            self.push_screen(ShrineScreen(match, self.keeper, self.opening.budget))

    def _leave_games(self) -> None:
        from baliwords.tui.shared.playing import Playing

        while len(self.screen_stack) > 1:
            if isinstance(self.screen, Playing):
                self.keeper.leave(self.screen.match)
            self.pop_screen()

    @work(thread=True)
    def take_up(self, journal: Journal) -> None:
        """Take up an unfinished game; its dictionary is opened behind the screen."""
        try:
            match = self.keeper.resume(journal)
        except BaliwordsError as error:
            message = plainly(str(error))
            self.call_from_thread(self.notify, message, severity="error", markup=False)
            self.call_from_thread(self.begin, self.opening.header or solitaire())
            return
        self.call_from_thread(self.show_game, match)

    def deal_again(self, match: AnyMatch, same: bool) -> None:
        """Play again with the same players and rules: the same cards, or new ones."""
        deal = match.header.deal if same else new_seed()
        self.begin(match.header._replace(deal=deal, practice=False))

    def is_open_game(self, journal: Journal) -> bool:
        """Tell whether a journal belongs to the game on the screen."""
        match = self._open_match()
        return bool(match and match.journal and match.journal.path == journal.path)

    def _open_match(self) -> AnyMatch | None:
        """Return the match that is played on the screen, also behind others."""
        from baliwords.tui.shared.playing import Playing

        games = [screen for screen in self.screen_stack if isinstance(screen, Playing)]
        return games[-1].match if games else None

    def _playing(self, game: str) -> bool:
        """Tell whether it is this game that is played on the screen."""
        match = self._open_match()
        return (match.header.game if match else LETTERS) == game

    def open_table(self, header: Header, resume: bool = False) -> None:
        """Keep the table of a game that people play with real cards."""
        from baliwords.play.letters.companion import newest_table

        waiting = newest_table() if resume else None
        self._open_table(header, waiting)

    @work(thread=True)
    def _open_table(self, header: Header, waiting: Path | None) -> None:
        """Read the dictionary, then the table; a table is judged from its first card."""
        from baliwords.play.letters.companion import Companion, new_table_file

        try:
            if waiting is None:
                words = self.keeper.dictionary_of(header)
                companion = Companion(header, words, new_table_file())
            else:
                kept = Record.parse(waiting.read_text(encoding="utf-8")).header
                words = self.keeper.dictionary_of(kept)
                companion = Companion.resume(waiting, words)
            _alphabet = words.alphabet
        except BaliwordsError as error:
            self.call_from_thread(self._complain, error)
            return
        self.call_from_thread(self._show_table, companion, words)

    def _show_table(self, companion: "Companion", words: Dictionary) -> None:
        from baliwords.tui.letters.companion_screen import CompanionScreen

        self._leave_games()
        self.push_screen(CompanionScreen(companion, words))

    @property
    def language(self) -> str:
        """The language of the game on the screen, else the one of the settings."""
        from baliwords.settings import language
        from baliwords.tui.letters.card_table import CardTable

        for screen in reversed(self.screen_stack):
            if isinstance(screen, CardTable):
                return screen.options.language
        return language()

    # --- actions ------------------------------------------------------------------------

    async def action_quit(self) -> None:
        """Leave; games wait on disk."""
        self._leave_games()
        self.exit()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer the game's own commands in the palette."""
        yield SystemCommand(
            _("New game"), _("Choose players, language and rules"), self.action_new_game
        )
        if self._playing("shrines"):
            yield SystemCommand(_("Rule desk"), _("Look rules up"), self.action_desk)
        else:
            yield SystemCommand(_("Word desk"), _("Check words, find words"), self.action_desk)
        yield SystemCommand(_("Help"), _("Keys and rules"), self.action_help)
        yield from super().get_system_commands(screen)

    def action_new_game(self) -> None:
        """Ask which game to play."""
        from baliwords.tui.shared.game_form import GameForm

        if not isinstance(self.screen, GameForm):
            self.push_screen(self._form("shrines" if self._playing("shrines") else LETTERS))

    def show_form(self, game: str) -> None:
        """Ask for a game of this kind, in place of the form that is open."""
        self.switch_screen(self._form(game))

    def _form(self, game: str) -> Screen[None]:
        if game == LETTERS:
            from baliwords.settings import all_house_rules
            from baliwords.tui.letters.form import NewGameScreen

            return NewGameScreen(self.language, all_house_rules())
        from baliwords.tui.shrines.form import ShrineForm

        return ShrineForm({})

    def action_desk(self) -> None:
        """Open the desk of the game, or close it: words, or rules of the shrine game."""
        from baliwords.tui.shared.desk import Desk

        if isinstance(self.screen, Desk):
            self.pop_screen()
        elif self._playing("shrines"):
            from baliwords.tui.shrines.rule_desk import RuleDesk

            self.push_screen(RuleDesk())
        else:
            from baliwords.tui.letters.word_desk import DeskScreen

            self.push_screen(DeskScreen(self.language))

    def action_help(self) -> None:
        """Open the help, or close it."""
        from baliwords.tui.shared.help import HelpScreen

        if isinstance(self.screen, HelpScreen):
            self.pop_screen()
        else:
            shrines = self._playing("shrines")
            self.push_screen(HelpScreen(_("shrines/help.md") if shrines else _("letters/help.md")))


def solitaire() -> Header:
    """Return the header of a solitaire with a new deal, by the settings file."""
    from baliwords.settings import house_rules, language

    options = read_options({"language": language(), **house_rules()})
    return header_of(options, new_seed(), (_("You"),))


def new_seed() -> int:
    """Return the number of a deal that nobody has chosen."""
    return secrets.randbelow(1_000_000)


def _refuse_badly_dealt(header: Header) -> None:
    if header.game == LETTERS:
        options = read_options(header.options)
        refuse_solvers(header.players, options)
        new_game(options, header.deal)
    else:
        Match(game_of(Record(header)), header)


def run_app(opening: Opening | None = None) -> None:
    """Open the application and stay until the player leaves."""
    opening = opening or Opening(solitaire())
    if opening.header:  # a bad deal or setting is refused before the screen is taken
        _refuse_badly_dealt(opening.header)
    app = BaliApp(opening)
    app.run()
    if app.failure:
        raise app.failure
    if app.farewell:
        sys.stdout.write(app.farewell + "\n")
