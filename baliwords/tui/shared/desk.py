"""A desk for questions: write some words, read what is known about them."""

from abc import abstractmethod
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from baliwords.errors import BaliwordsError
from baliwords.speech import label
from baliwords.translation import plainly, speak
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import Dialog


class Desk(Dialog):
    """Answers while one types; it lies over any other screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", label("Back")),
        Binding("pagedown", "scroll(10)", label("Down"), show=False),
        Binding("pageup", "scroll(-10)", label("Up"), show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    @abstractmethod
    def title_line(self) -> str:
        """Name the desk."""

    @abstractmethod
    def example(self) -> str:
        """Say what can be written."""

    @abstractmethod
    def guide(self) -> str:
        """Say what is answered; shown while nothing is written."""

    @abstractmethod
    def find(self, text: str) -> str:
        """Answer; called behind the screen."""

    def compose(self) -> ComposeResult:
        """Lay out the line to write in and the answer."""
        yield Static(self.title_line(), id="title", markup=False)
        yield Input(placeholder=self.example(), id="question")
        with VerticalScroll(id="answer", can_focus=False):
            yield Static(self.guide(), id="answer-text", markup=False)
        yield Keys()

    @on(Input.Changed)
    def ask(self) -> None:
        """Look up what is written."""
        text = self.query_one(Input).value
        if text.strip():
            self._look_up(text, self.title_line())
        else:
            self._show(self.guide())

    @work(thread=True, exclusive=True)
    def _look_up(self, text: str, desk: str) -> None:
        try:
            found = self.find(text)
        except BaliwordsError as error:
            found = plainly(error)
        report(self, self._answered, text, desk, found)

    def _answered(self, text: str, desk: str, found: str) -> None:
        """Show an answer, if the question is still the same."""
        if (text, desk) == (self.query_one(Input).value, self.title_line()):
            self._show(found)

    def _show(self, text: str) -> None:
        self.query_one("#answer-text", Static).update(speak(text))
        self.query_one("#answer").scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move through the answer."""
        self.query_one("#answer").scroll_relative(y=lines, animate=False)
