"""A page of sentences: what happened so far, or the whole table in words."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from baliwords.translation import speak
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.page import Page


class SentencesPage(Page):
    """Shows sentences over the whole width, the last ones in sight if they are a story."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f4,f5", "app.pop_screen", show=False)]

    def __init__(self, title: str, lines: Sequence[str], from_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(speak(self._title), id="title", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Static("\n".join(map(speak, self._lines)), id="told", markup=False)
        yield Keys()

    def fill(self) -> None:
        """Begin a story at its end."""
        if self._from_end:
            self.query_one("#page").scroll_end(animate=False)
