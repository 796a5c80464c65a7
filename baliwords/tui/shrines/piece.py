"""Something on the table that can be picked. It knows no rules: it reports a move in words."""

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from baliwords.tui.glyphs import Line


class Piece(Widget):
    """Draws a column, a pile or a card."""

    @dataclass
    class Picked(Message):
        """The player chose a piece; the text is the move that it stands for."""

        text: str

    lines: reactive[list[Line]] = reactive(list, layout=True)

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.word = ""

    def show(self, word: str, lines: list[Line], legal: bool, picked: bool = False) -> None:
        """Show the piece and remember which move it stands for."""
        self.word = word
        self.lines = lines
        self.set_class(legal, "-legal")
        self.set_class(picked, "-picked")

    def render(self) -> Content:
        """Draw the lines."""
        return Content("\n").join(Content.assemble(*line) for line in self.lines)

    def on_click(self, event: events.Click) -> None:
        """Report the choice."""
        event.stop()
        if self.word:
            self.post_message(self.Picked(self.word))
