"""The panel beside the shrine table: turn and phase, the choices, what happened."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from baliwords.translation import _, speak
from baliwords.tui.shared.side import Side
from baliwords.tui.shrines.choices import Choices


class ShrineSide(Side):
    """Draws what is to be known besides the cards."""

    def compose(self) -> ComposeResult:
        """Lay out the figures, the choices and the story."""
        yield Static(id="figures", markup=False)
        choices = Choices()
        choices.border_title = _("You can")
        yield choices
        with VerticalScroll(id="moves", can_focus=False):
            yield Static(id="move-list", markup=False)

    def log_title(self) -> str:
        """Name the story."""
        return _("What happened")

    def show_story(self, story: Sequence[str], fresh: int) -> None:
        """Show what happened; what came after the first `fresh` sentences is news."""
        told = [*map(speak, story)]
        old, new = "\n".join(told[:fresh]), "\n".join(told[fresh:])
        parts = [Content(old)] if old else []
        if new:
            parts.append(Content.styled(new, "$text"))
        self.show_log(Content("\n").join(parts))
