"""What all screens of the application share."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Select

from baliwords.translation import speak

if TYPE_CHECKING:
    from textual.binding import ActiveBinding

    from baliwords.tui.app import BaliApp


class Spoken(Screen[Any]):
    """A screen whose keys are named in the language that is spoken now."""

    _laid_out: "dict[str, object]"
    """What stood in the fields when they were laid out."""

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

    def fill(self) -> None:
        """Show what the layout leaves open; asked for again when another language is spoken."""

    def begin(self) -> None:
        """Do what is done once, when the screen is shown."""

    def on_mount(self) -> None:
        """Fill the screen, and begin."""
        self._laid_out = self._fields()
        self.fill()
        self.begin()

    async def speak_anew(self) -> None:
        """Say everything in the language that is spoken now; what was entered stays."""
        before = self._laid_out
        entered = {key: text for key, text in self._fields().items() if text != before.get(key)}
        await self.recompose()
        self._laid_out = self._fields()
        self.fill()
        for field in (*self.query(Input), *self.query(Select)):
            if field.id in entered:
                field.value = entered[field.id]
        self.refresh_bindings()

    def _fields(self) -> dict[str, object]:
        """Return what stands in the fields by their names."""
        fields = (*self.query(Input), *self.query(Select))
        return {field.id: field.value for field in fields if field.id}


class BaliScreen(Spoken):
    """A screen that fills the terminal."""


class Dialog(ModalScreen[Any], Spoken):
    """A screen over another one; styles go along the first base, so it is modal before all."""
