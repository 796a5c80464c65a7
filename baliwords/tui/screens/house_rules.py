"""The form of house rules: every choice that the rules leave open."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, Select, Static

from baliwords.errors import BaliwordsError
from baliwords.letters.options import describe_options, read_options
from baliwords.tui.rule_texts import describe
from baliwords.tui.tongue import _, plainly

_ELSEWHERE = ("language", "seats")
"""Asked for where the game is chosen."""


class HouseRulesScreen(Screen[dict[str, str] | None]):
    """Lets one change any house rule; answers with those that differ from the default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", _("Back, keep changes")),
        Binding("ctrl+r", "defaults", _("All defaults")),
    ]

    def __init__(self, chosen: dict[str, str], language: str) -> None:
        super().__init__()
        self.chosen = dict(chosen)
        self.language = language

    def compose(self) -> ComposeResult:
        """Lay out a line a rule."""
        yield Static(_("House rules"), id="title", markup=False)
        yield Static(id="complaint", markup=False)
        with VerticalScroll(id="rules", can_focus=False):
            for key, default, allowed in describe_options():
                if key not in _ELSEWHERE:
                    with Horizontal(classes="rule"):
                        yield Static(describe(key), classes="rule-text", markup=False)
                        yield self._control(key, default, allowed)
        yield Footer(show_command_palette=False)

    def _control(self, key: str, default: str, allowed: str) -> Select[str] | Input:
        value = self.chosen.get(key, default)
        choices = allowed.split(" or ")
        if all(choice.replace("_", "").isalpha() for choice in choices):
            pairs = [(choice.replace("_", " "), choice) for choice in choices]
            return Select(pairs, value=value, allow_blank=False, id=key, compact=True)
        return Input(value, id=key, compact=True, placeholder=default, classes="rule-input")

    @on(Select.Changed)
    def _selected(self, event: Select.Changed) -> None:
        self._set(event.select.id or "", str(event.value))

    @on(Input.Changed)
    def _written(self, event: Input.Changed) -> None:
        self._set(event.input.id or "", event.value.strip())

    def _set(self, key: str, value: str) -> None:
        """Take over a value, or say why it is not allowed."""
        complaint = self.query_one("#complaint", Static)
        try:
            read_options({**self.chosen, "language": self.language, key: value})
        except BaliwordsError as error:
            complaint.update(plainly(str(error)))
            return
        complaint.update("")
        default = {name: usual for name, usual, _allowed in describe_options()}[key]
        self.chosen[key] = value
        if value == default:
            del self.chosen[key]

    def action_leave(self) -> None:
        """Go back with what was chosen."""
        self.dismiss(self.chosen)

    def action_defaults(self) -> None:
        """Forget all changes."""
        self.dismiss({})
