"""The panel beside the table: scores, pile, and below it moves, unseen letters or a peek."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from baliwords.translation import _, speak


class Side(Vertical):
    """Draws what is to be known besides the cards."""

    def compose(self) -> ComposeResult:
        """Lay out the figures, the extra and the moves."""
        yield Static(id="figures", markup=False)
        with VerticalScroll(id="extra", can_focus=False):
            yield Static(id="extra-text", markup=False)
        yield Static(id="graph", markup=False)
        with VerticalScroll(id="moves", can_focus=False):
            yield Static(id="move-list", markup=False)

    def on_mount(self) -> None:
        """Name the list of moves."""
        self.query_one("#moves", VerticalScroll).border_title = self.log_title()

    def log_title(self) -> str:
        """Name the list of moves."""
        return _("Moves")

    def show_figures(self, lines: Sequence[str]) -> None:
        """Show score, pile and the like."""
        self.query_one("#figures", Static).update("\n".join(map(speak, lines)))

    def show_graph(self, title: str, lines: Sequence[str]) -> None:
        """Show a curve where there is room for it; one without lines is hidden."""
        graph = self.query_one("#graph", Static)
        graph.set_class(bool(lines), "-drawn")
        graph.border_title = title
        graph.update("\n".join(lines))

    def show_moves(self, moves: Sequence[str]) -> None:
        """Show the moves so far, the last one in sight."""
        self.show_log(
            "\n".join(f"{number:>3} {speak(move)}" for number, move in enumerate(moves, 1))
        )

    def show_log(self, text: str | Content) -> None:
        """Show what happened, the last line in sight."""
        self.query_one("#move-list", Static).update(text)
        moves = self.query_one("#moves", VerticalScroll)
        self.call_after_refresh(moves.scroll_end, animate=False)  # what lies above may change

    def show_extra(self, title: str, text: str = "") -> None:
        """Show unseen letters, a peek or a hint; an empty title hides them."""
        extra = self.query_one("#extra", VerticalScroll)
        extra.display = bool(title)
        extra.border_title = title
        self.query_one("#extra-text", Static).update(speak(text))
        extra.scroll_home(animate=False)


def assisted_line(assisted: bool) -> list[str]:
    """Say that the game counts apart, if somebody was helped or took a move back."""
    return [_("Assisted: counts apart")] if assisted else []
