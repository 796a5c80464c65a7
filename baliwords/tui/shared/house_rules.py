"""The form of house rules: every choice that the rules leave open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Select, Static

from baliwords.core.options import Described
from baliwords.errors import BaliwordsError
from baliwords.speech import label
from baliwords.translation import _, plainly, speak
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import Spoken


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The house rules of one game."""

    rules: tuple[Described, ...]
    read: Callable[[Mapping[str, str]], object]
    """Complains about a value that is not allowed."""
    settled: Mapping[str, str]
    """What was chosen elsewhere: the language, the number of seats."""


class HouseRulesScreen(Spoken):
    """Lets one change any house rule; answers with those that differ from the default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", label("Back, keep changes")),
        Binding("ctrl+r", "defaults", label("All defaults")),
    ]

    def __init__(self, chosen: dict[str, str], book: Rulebook) -> None:
        super().__init__()
        self.chosen = dict(chosen)
        self.book = book

    def compose(self) -> ComposeResult:
        """Lay out a line a rule."""
        yield Static(_("House rules"), id="title", markup=False)
        yield Static(id="complaint", markup=False)
        with VerticalScroll(id="rules", can_focus=False):
            for rule in self.book.rules:
                if rule.key not in self.book.settled:
                    with Horizontal(classes="rule"):
                        yield Static(_(rule.rule.about), classes="rule-text", markup=False)
                        yield self._control(rule)
        yield Keys()

    def _control(self, described: Described) -> Select[str] | Input:
        key, default, rule = described
        value = self.chosen.get(key, default)
        if rule.choices:
            pairs = [(choice_told(choice), choice) for choice in rule.choices]
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
            self.book.read({**self.chosen, **self.book.settled, key: value})
        except BaliwordsError as error:
            complaint.update(plainly(error))
            return
        complaint.update("")
        default = next(rule.default for rule in self.book.rules if rule.key == key)
        self.chosen[key] = value
        if value == default:
            del self.chosen[key]

    def action_leave(self) -> None:
        """Go back with what was chosen."""
        self.dismiss(self.chosen)

    def action_defaults(self) -> None:
        """Forget all changes."""
        self.dismiss({})


_CHOICES = {
    "true": label("yes"),
    "yes": label("yes"),
    "false": label("no"),
    "no": label("no"),
    "on_join": label("when it is joined"),
    "on_removal": label("when it is taken off"),
    "factor": label("any piece"),
    "prefix": label("a beginning"),
    "first": label("first"),
    "last": label("last"),
    "recut": label("cut again"),
    "turn": label("turn"),
    "round": label("round"),
    "same_turn": label("the same turn"),
    "separate_turn": label("a turn of its own"),
    "strict": label("strict"),
    "lenient": label("lenient"),
    "auto": label("checked"),
    "challenge": label("challenged"),
    "per_column": label("column"),
    "per_card": label("card"),
}


def choice_told(choice: str) -> str:
    """Say a value of a house rule to a person; its key stays as it is written."""
    return speak(_CHOICES[choice]) if choice in _CHOICES else choice.replace("_", " ")
