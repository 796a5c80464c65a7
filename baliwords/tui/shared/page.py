"""A page to read: it is scrolled by keys and closed by the key that opened it, or Esc."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from baliwords.speech import label
from baliwords.tui.shared.screen import Dialog


class Page(Dialog):
    """Something to read over the whole screen; it scrolls what has the id `page`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "app.pop_screen", label("Back")),
        Binding("down,j", "scroll(3)", show=False),
        Binding("up,k", "scroll(-3)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
    ]

    def action_scroll(self, lines: int) -> None:
        """Move through the page."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)
