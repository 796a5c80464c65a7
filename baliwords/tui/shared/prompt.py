"""The line in which a move takes shape: what was entered, what it would do, what to press."""

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.reactive import reactive
from textual.widgets import Button, Static


class Prompt(Vertical):
    """Shows the entry and its preview, with buttons for those who use the mouse."""

    entered: reactive[str] = reactive("")
    sentence: reactive[str] = reactive("")
    quiet: reactive[str] = reactive("")
    """What stands in the line while nothing is entered."""

    def __init__(self, buttons: Mapping[str, str]) -> None:
        super().__init__(id="prompt")
        self._buttons = buttons
        """The label of each button, by its id."""

    def compose(self) -> ComposeResult:
        """Lay out the two lines."""
        yield Static(id="sentence", markup=False)
        with Horizontal(id="entry-line"):
            yield Static(id="entered", markup=False)
            for name, label in self._buttons.items():
                yield _button(label, name)

    def on_resize(self) -> None:
        """Show as much of the entry as there is room for now."""
        self._redraw()

    def watch_entered(self) -> None:
        """Show what was entered, with a cursor."""
        self._redraw()

    def watch_sentence(self) -> None:
        """Show what the entry would do."""
        self._redraw()

    def watch_quiet(self) -> None:
        """Show what to do while nothing is entered."""
        self._redraw()

    def offer(self, name: str, possible: bool) -> None:
        """Let a button be pressed, or not."""
        self.query_one(f"#{name}", Button).disabled = not possible

    def _redraw(self) -> None:
        if not self.is_mounted:
            return
        line = self.query_one("#entered", Static)
        # What is longer than its line begins on the second of three.
        line.update(_end_of(f"> {self.entered}_", 2 * line.size.width))
        self.query_one("#sentence", Static).update(self.sentence or self.quiet)


def _end_of(line: str, room: int) -> str:
    """Return a line, or its end where there is no room for all of it: there one writes."""
    return f"…{line[1 - room :]}" if 0 < room < len(line) else line


def _button(label: str, name: str) -> Button:
    """Make a small button that leaves the keyboard to the table."""
    button = Button(label, id=name, compact=True)
    button.can_focus = False
    return button
