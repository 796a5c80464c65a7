"""What all screens of the application share."""

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp


class BaliScreen(Screen[None]):
    """A screen that knows its application."""

    @property
    def bali(self) -> "BaliApp":
        """The application."""
        return cast("BaliApp", self.app)
