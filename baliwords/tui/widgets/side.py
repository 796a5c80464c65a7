"""The panel beside the table: scores, pile, and below it moves, unseen letters or a peek."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from baliwords.letters.state import Table
from baliwords.tui.tongue import _, counted


class Side(Vertical):
    """Draws what is to be known besides the cards."""

    def compose(self) -> ComposeResult:
        """Lay out the figures, the extra and the moves."""
        yield Static(id="figures", markup=False)
        with VerticalScroll(id="extra", can_focus=False):
            yield Static(id="extra-text", markup=False)
        with VerticalScroll(id="moves", can_focus=False):
            yield Static(id="move-list", markup=False)

    def on_mount(self) -> None:
        """Name the list of moves."""
        self.query_one("#moves", VerticalScroll).border_title = _("Moves")

    def show_figures(self, table: Table, practice: bool) -> None:
        """Show score, words and pile."""
        lines = [] if len(table.scores) > 1 else _own_score(table)
        lines.append(counted("Pile: {count} card", "Pile: {count} cards", table.pile_size))
        if practice:
            lines.append(_("Practice: moves were taken back"))
        self.query_one("#figures", Static).update("\n".join(lines))

    def show_moves(self, moves: Sequence[str]) -> None:
        """Show the moves so far, the last one in sight."""
        numbered = [f"{number:>3} {move}" for number, move in enumerate(moves, 1)]
        self.query_one("#move-list", Static).update("\n".join(numbered))
        self.query_one("#moves", VerticalScroll).scroll_end(animate=False)

    def show_extra(self, title: str, text: str = "") -> None:
        """Show unseen letters, a peek or a hint; an empty title hides them."""
        extra = self.query_one("#extra", VerticalScroll)
        extra.display = bool(title)
        extra.border_title = title
        self.query_one("#extra-text", Static).update(text)
        extra.scroll_home(animate=False)


def _own_score(table: Table) -> list[str]:
    score = counted("Score: {count} point", "Score: {count} points", table.scores[0])
    words = counted("{count} word taken off", "{count} words taken off", table.removals[0])
    return [score, words]
