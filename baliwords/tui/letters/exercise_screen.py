"""What the quiz and the lesson have in common: a table where one person tries, and none else."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from baliwords.letters.moves import Move
from baliwords.letters.state import State
from baliwords.speech import label
from baliwords.tui.letters.card_screen import CardScreen


class ExerciseScreen(CardScreen):
    """A table without computers, whose end is Esc."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "clear", label("Back"))]

    @property
    def idle(self) -> bool:
        """Whether nobody is to move: never."""
        return False

    def action_clear(self) -> None:
        """Drop the entry; without one, go back."""
        if self.entry.empty:
            self.bali.leave_screen()
        else:
            super().action_clear()

    def action_undo(self) -> None:
        """Go back by a move, where moves are made."""
        self.attempt(self.sitting.undo)

    def action_redo(self) -> None:
        """Do again what was taken back."""
        self.attempt(self.sitting.redo)

    def go_on(self) -> None:
        """Wait for a move."""

    def choose(self, state: State) -> Move | None:
        """Return nothing: no computer plays here."""
        del state
        return None

    def computer_chose(self, move: Move | None) -> None:
        """Do nothing: no computer plays here."""
