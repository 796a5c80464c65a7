"""What all screens of the application share."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual.screen import ModalScreen, Screen

from baliwords.translation import speak

if TYPE_CHECKING:
    from textual.binding import ActiveBinding

    from baliwords.tui.app import BaliApp


class Spoken(Screen[Any]):
    """A screen whose keys are named in the language that is spoken now."""

    @property
    def active_bindings(self) -> "dict[str, ActiveBinding]":
        """The keys that can be pressed, each with its name in that language."""
        return {
            key: active._replace(binding=replace(active.binding, description=speak(named)))
            for key, active in super().active_bindings.items()
            for named in (active.binding.description,)
        }

    @property
    def bali(self) -> "BaliApp":
        """The application."""
        return cast("BaliApp", self.app)

    async def speak_anew(self) -> None:
        """Say everything in the language that is spoken now."""
        await self.recompose()
        self.refresh_bindings()


class BaliScreen(Spoken):
    """A screen that fills the terminal."""


class Dialog(Spoken, ModalScreen[Any]):
    """A screen over another one."""
