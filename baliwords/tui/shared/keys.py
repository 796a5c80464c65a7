"""The line of keys at the foot of a screen; words of some languages are long, a line is not."""

from collections.abc import Iterable

from textual import events
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from baliwords.speech import label

NAMES = {
    "escape": label("esc"),
    "delete": label("del"),
    "space": label("space"),
    "home": label("home"),
    "end": label("end"),
}
"""Keys that are written differently on the keyboards of other languages."""
_DISPENSABLE = ("new_game", "desk", "quit")
"""What is left out first where there is no room; the help names every key."""


class Keys(Footer):
    """Names the keys that fit, whole; none is cut at the edge."""

    def __init__(self, *, compact: bool = False) -> None:
        super().__init__(compact=compact, show_command_palette=False)
        self._fitted_to = 0

    def compose(self) -> ComposeResult:
        """Lay out the keys for which there is room."""
        self._fitted_to = self.app.size.width
        shown = fitting(list(super().compose()), self._fitted_to, 2 if self.compact else 4)
        self.styles.grid_size_columns = max(1, len(shown))
        yield from shown

    def on_resize(self, _event: events.Resize) -> None:
        """Lay them out anew on a screen of another width."""
        if self.app.size.width != self._fitted_to:
            self.call_after_refresh(self.recompose)


def fitting(keys: Iterable[Widget], room: int, blanks: int) -> list[Widget]:
    """Leave out keys until the others fit, those first that can be dispensed with."""
    shown = [key for key in keys if isinstance(key, FooterKey)]

    def taken() -> int:
        return sum(len(key.key_display) + len(key.description) + blanks for key in shown)

    for name in _DISPENSABLE:
        if taken() > room + 1:
            shown = [key for key in shown if key.action.rpartition(".")[2] != name]
    while shown and taken() > room + 1:
        shown.pop()
    return list(shown)
