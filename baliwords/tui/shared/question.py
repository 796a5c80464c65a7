"""A question with two answers."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from baliwords.speech import label
from baliwords.translation import speak
from baliwords.tui.shared.screen import Dialog


class Question(Dialog):
    """Asks before something that cannot be taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(False)", label("No")),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._answers = (yes, no)

    def compose(self) -> ComposeResult:
        """Lay out the question and both answers."""
        yes, no = map(speak, self._answers)
        with Vertical(classes="dialog"):
            yield Static(speak(self._question), classes="dialog-title", markup=False)
            with Horizontal(classes="answers"):
                yield Button(yes, id="yes", compact=True)
                yield Button(no, id="no", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take the answer that was pressed."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Take an answer by key."""
        self.dismiss(yes)
