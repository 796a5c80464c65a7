"""The numbered choices of the one who decides; a click picks one."""

from collections.abc import Sequence

from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList, can_focus=False):
    """Lists what can be done now."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False, compact=True)

    def show(self, lines: Sequence[str]) -> None:
        """List the choices; none hide the list."""
        self.display = bool(lines)
        self.clear_options()
        self.add_options([Option(line) for line in lines])

    def mark(self, place: int | None) -> None:
        """Mark the choice that is picked."""
        self.highlighted = place
