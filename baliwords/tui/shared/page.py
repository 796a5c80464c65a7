"""A page to read: it is scrolled by keys and closed by the key that opened it, or Esc."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from baliwords.translation import _


class Page(ModalScreen[None]):
    """Something to read over the whole screen; it scrolls what has the id `page`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "app.pop_screen", _("Back")),
        Binding("down,j", "scroll(3)", show=False),
        Binding("up,k", "scroll(-3)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
    ]

    def action_scroll(self, lines: int) -> None:
        """Move through the page."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)
