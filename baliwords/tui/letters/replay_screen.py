"""A finished game again, move by move, with the arrows."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from baliwords.core.match import Match
from baliwords.core.names import labels
from baliwords.shrines.game import SHRINES
from baliwords.speech import label, points_of
from baliwords.translation import _, speak
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen


class ReplayScreen(BaliScreen):
    """Shows the table after each move in words and letters; it fits every game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "go(1)", label("Next")),
        Binding("left", "go(-1)", label("Before")),
        Binding("home", "go(-100000)", label("Begin")),
        Binding("end", "go(100000)", label("End")),
        Binding("escape", "app.pop_screen", label("Back")),
    ]

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        super().__init__()
        self.match = match
        self.at = 0

    def compose(self) -> ComposeResult:
        """Lay out the title and the table."""
        yield Static(id="title", markup=False)
        with VerticalScroll(id="sheet"):
            yield Static(id="page", markup=False)
        yield Keys()

    def fill(self) -> None:
        """Show the move that one is at."""
        self.action_go(0)

    def action_go(self, steps: int) -> None:
        """Go on or back by some moves."""
        last = len(self.match.moves)
        self.at = min(last, max(0, self.at + steps))
        title = _("Move {at} of {last}", at=self.at, last=last)
        self.query_one("#title", Static).update(title)
        self.query_one("#page", Static).update("\n".join(self._lines()))

    def _lines(self) -> list[str]:
        if self.match.header.game == SHRINES.name:
            from baliwords.play.shrines.replaying import lines_after

            return list(
                map(speak, lines_after(self.match, self.at, labels(self.match.header.players)))
            )
        state = self.match.states[self.at]
        played = self.match.moves[self.at - 1] if self.at else ""
        table = getattr(state, "table", None)
        rows = getattr(table, "rows", ())
        names = labels(self.match.header.players)
        lines = [played, ""]
        for name, row, points in zip(names, rows, getattr(table, "scores", ()), strict=False):
            lines += [_("{name}: {told}", name=name, told=points_of(points)), *_standing(row), ""]
        return lines


def _standing(row: tuple[str, ...]) -> list[str]:
    """Write columns as they stand on a table, read from top to bottom."""
    deepest = max((len(column) for column in row), default=0)
    return [
        "  ".join(column[line] if line < len(column) else " " for column in row)
        for line in range(deepest)
    ]
