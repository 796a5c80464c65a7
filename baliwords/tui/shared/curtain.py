"""The curtain between two turns: the table is hidden until the next player sits down."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.widgets import Button, Static

from baliwords.speech import _ as sentence
from baliwords.speech import label
from baliwords.translation import _, speak
from baliwords.tui.shared.screen import Dialog


class Curtain(Dialog):
    """Hides everything and says whose turn it is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", label("Go on"))]

    def __init__(self, player: str, news: str = "", called: str = "") -> None:
        super().__init__()
        self._news = news
        self._called = called or sentence("{player}, it is your turn.", player=player)

    def compose(self) -> ComposeResult:
        """Lay out the news and the name."""
        with Vertical(classes="dialog", id="curtain"):
            if self._news:
                yield Static(speak(self._news), id="news", markup=False)
            yield Static(speak(self._called), classes="dialog-title", markup=False)
            with Center():
                yield Button(_("Show the table: Enter"), id="lift", compact=True)

    def on_button_pressed(self) -> None:
        """Go on by mouse."""
        self.action_lift()

    def action_lift(self) -> None:
        """Show the table again."""
        self.dismiss(None)
