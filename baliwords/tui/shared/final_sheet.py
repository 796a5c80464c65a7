"""The end of a game of any kind: the final sheet, and what to do next."""

from abc import abstractmethod
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Static

from baliwords.core.record import Header
from baliwords.speech import label
from baliwords.translation import _
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen


class FinalSheet(BaliScreen):
    """Shows what everybody scored; what stands on the sheet, its heirs know."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "new_game", label("New deal")),
        Binding("r", "same_deal", label("Same deal again")),
    ]

    def __init__(self, place: Path | None, header: Header | None) -> None:
        super().__init__()
        self.place = place
        self.header = header
        """What can be dealt again; a table with real cards cannot."""

    @abstractmethod
    def verdict(self) -> str:
        """Say why the game ended, and who won."""

    @abstractmethod
    def details(self) -> str:
        """Say what the points came from."""

    def compose(self) -> ComposeResult:
        """Lay out the sheet and what to do next."""
        yield Static(_("The game is over"), id="title", markup=False)
        with VerticalScroll(id="sheet"):
            yield Static(self.verdict(), id="verdict", markup=False)
            yield Static(self.details(), id="details", markup=False)
            yield Static(id="others", markup=False)
            if self.place:
                yield Static(_("Kept in {place}", place=self.place), id="kept", markup=False)
        with Horizontal(classes="answers"):
            yield Button(_("New deal: Enter"), id="new", compact=True)
            if self.header:
                yield Button(_("Same deal again: R"), id="same", compact=True)
        yield Keys()

    def fill(self) -> None:
        """Leave the sheet for after the screen."""
        self.bali.farewell = "\n\n".join((self.verdict(), self.details()))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A table with real cards cannot be dealt again."""
        del parameters
        return action != "same_deal" or self.header is not None

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go on by mouse."""
        if event.button.id == "new":
            self.action_new_game()
        else:
            self.action_same_deal()

    def action_new_game(self) -> None:
        """Deal again with the same players and rules; after real cards, ask which game."""
        if self.header:
            self.bali.deal_again(self.header, same=False)
        else:
            self.bali.action_new_game()

    def action_same_deal(self) -> None:
        """Play the same cards again."""
        if self.header:
            self.bali.deal_again(self.header, same=True)
