"""Which language the program speaks; the choice holds at once and is remembered."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from baliwords.speech import label
from baliwords.translation import UI_LANGUAGES, _, language
from baliwords.tui.shared.screen import Dialog

NAMES = {"fr": "Français", "de": "Deutsch", "en": "English"}


class LanguageForm(Dialog):
    """Lists the languages, each by its own name; answers with the one that was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", label("Back"))]

    def compose(self) -> ComposeResult:
        """Lay out the languages."""
        names = OptionList(*(NAMES[name] for name in UI_LANGUAGES), markup=False)
        names.highlighted = UI_LANGUAGES.index(language())
        with Vertical(classes="dialog"):
            yield Static(_("Language of the program"), classes="dialog-title", markup=False)
            yield names

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(UI_LANGUAGES[event.option_index])
