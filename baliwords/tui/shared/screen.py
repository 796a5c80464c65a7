"""What all screens of the application share."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Select

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
        """Say everything in the language that is spoken now; what was entered or chosen stays."""
        before = self._laid_out
        entered = {key: text for key, text in self._fields().items() if text != before.get(key)}
        chain = self.focus_chain
        place = chain.index(self.focused) if self.focused in chain else None
        chosen = [listed.highlighted for listed in _lists(chain)]
        await self.recompose()
        self._laid_out = self._fields()
        self.fill()
        self._enter(entered)
        self._point(place, chosen)
        self.refresh_bindings()

    def _enter(self, entered: "dict[str, object]") -> None:
        """Enter again what stood in the fields; one goes on typing where one was."""
        for field in (*self.query(Input), *self.query(Select)):
            if field.id in entered:
                field.value = entered[field.id]
        for line in self.query(Input):
            line.action_end()

    def _point(self, place: int | None, chosen: list[int | None]) -> None:
        """Point again to what was pointed at: the widget at a place, and the lines of lists."""
        chain = self.focus_chain
        for listed, line in zip(_lists(chain), chosen, strict=False):
            listed.highlighted = line
        if place is not None and place < len(chain):
            # As if the person came back: a field that is gone to anew would be marked whole.
            self.set_focus(chain[place], from_app_focus=True)

    def _fields(self) -> dict[str, object]:
        """Return what stands in the fields by their names."""
        fields = (*self.query(Input), *self.query(Select))
        return {field.id: field.value for field in fields if field.id}


def _lists(chain: Iterable[Widget]) -> list[OptionList]:
    """Return the lists among some widgets."""
    return [widget for widget in chain if isinstance(widget, OptionList)]


class BaliScreen(Spoken):
    """A screen that fills the terminal."""


class Dialog(ModalScreen[Any], Spoken):
    """A screen over another one; styles go along the first base, so it is modal before all."""
