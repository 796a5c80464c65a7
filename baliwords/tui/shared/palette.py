"""The palette: every command of the application by its name, to be searched.

Textual's own commands speak English alone; those that a player needs are said here instead.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.command import CommandPalette

from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp


class Palette(CommandPalette):
    """Lists the commands; where nothing fits, it lists nothing."""

    def _start_no_matches_countdown(self, search_value: str) -> None:
        """Say nothing, where Textual would say in English that nothing fits."""


def commands(app: "BaliApp") -> Iterator[SystemCommand]:
    """Yield the commands in the language that is spoken now."""
    front = app.front
    yield SystemCommand(_("New game"), _("Choose players, language and rules"), app.action_new_game)
    yield SystemCommand(front.desk_title(), front.desk_about(), app.action_desk)
    yield SystemCommand(_("Rules"), _("Look rules up"), app.action_rules)
    yield SystemCommand(_("Help"), _("Keys and rules"), app.action_help)
    yield SystemCommand(_("Deal of the day"), _("The same cards for everybody"), app.action_daily)
    yield SystemCommand(_("Settings"), _("Language, name, rules"), app.action_settings)
    yield SystemCommand(
        _("Finished games"), _("Look at them again, analyse, delete"), app.action_games
    )
    yield SystemCommand(_("First lesson"), _("Learn the game in two minutes"), app.action_lesson)
    yield SystemCommand(_("Puzzle"), _("Find the best move"), app.action_puzzle)
    yield SystemCommand(_("Statistics"), _("Your finished games, summed up"), app.action_statistics)
    yield SystemCommand(
        _("Language"), _("Let the program speak another language"), app.action_language
    )
    yield SystemCommand(_("Colours"), _("Choose a theme"), app.action_change_theme)
    yield SystemCommand(_("Quit"), _("The game waits until you come back"), app.action_quit)
