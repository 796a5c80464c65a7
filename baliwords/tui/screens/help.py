"""The help screen: how to play and all keys, on one page."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Markdown, Static

from baliwords.tui.tongue import _

_FOLDER = Path(__file__).parent.parent


class HelpScreen(Screen[None]):
    """Shows the help page; a translation names its own file."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "app.pop_screen", _("Back")),
        Binding("down,j", "scroll(3)", show=False),
        Binding("up,k", "scroll(-3)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
    ]

    def __init__(self, page: str) -> None:
        super().__init__()
        self._page = page

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        page = (_FOLDER / self._page).read_text(encoding="utf-8")
        yield Static(_("Help"), id="title", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Markdown(page, open_links=False)
        yield Footer(show_command_palette=False)

    def action_scroll(self, lines: int) -> None:
        """Move through the page."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)
