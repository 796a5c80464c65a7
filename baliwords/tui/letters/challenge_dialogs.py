"""A challenge at one screen: who doubts the column, and which word was meant (L55, D33)."""

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from baliwords.speech import label, to_or_of
from baliwords.translation import _, speak
from baliwords.tui.shared.screen import Dialog


class DoubtScreen(Dialog):
    """Asks the opponents whether somebody doubts a column; None lets it stand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nobody", label("Nobody"))]

    def __init__(
        self, builder: str, column: str, opponents: list[tuple[int, str]], before: str = ""
    ) -> None:
        """Ask about a column; what came of the challenge before it is told first."""
        super().__init__()
        self._before = before
        self._builder = builder
        self._column = column
        self._opponents = opponents

    def compose(self) -> ComposeResult:
        """Lay out the question and the opponents."""
        name, column = self._builder, self._column
        laid = to_or_of(
            name,
            _("You have laid {column}.", column=column),
            _("{name} has laid {column}.", name=name, column=column),
        )
        doubts = [
            to_or_of(name, _("You challenge"), _("{name} challenges", name=name))
            for _seat, name in self._opponents
        ]
        with Vertical(classes="dialog"):
            if self._before:
                yield Static(speak(self._before), markup=False)
            yield Static(laid, classes="dialog-title", markup=False)
            yield Static(_("Does somebody doubt that it is a part of a word?"), markup=False)
            yield OptionList(_("Nobody: it stands"), *doubts, markup=False)

    def on_key(self, event: events.Key) -> None:
        """Take no word for an answer: who types one has not said whether somebody doubts."""
        if event.is_printable and (event.character or "").isalpha():
            self.query_one(OptionList).highlighted = None
            event.stop()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        place = event.option_index - 1
        self.dismiss(None if place < 0 else self._opponents[place][0])

    def action_nobody(self) -> None:
        """Let the column stand."""
        self.dismiss(None)


class MeantScreen(Dialog):
    """Asks the challenged player for the word; an empty text admits that there is none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "none", label("No word"))]

    def __init__(self, builder: str, column: str, challenger: str) -> None:
        super().__init__()
        self._builder = builder
        self._column = column
        self._challenger = challenger

    def compose(self) -> ComposeResult:
        """Lay out the question and a line to write in."""
        challenger, column = self._challenger, self._column
        doubt = to_or_of(
            challenger,
            _("You doubt {column}.", column=column),
            _("{challenger} doubts {column}.", challenger=challenger, column=column),
        )
        question = to_or_of(
            self._builder,
            _("Which word did you have in mind?"),
            _("{name}, which word did you have in mind?", name=self._builder),
        )
        with Vertical(classes="dialog"):
            yield Static(doubt, classes="dialog-title", markup=False)
            yield Static(question, markup=False)
            yield Input(placeholder=_("a word that contains it, or nothing"), id="meant")

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_none(self) -> None:
        """Admit that there is no word."""
        self.dismiss("")
