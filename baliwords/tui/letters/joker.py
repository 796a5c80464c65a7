"""Which letter is the BALI card? Asked where columns were picked and several letters fit."""

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from baliwords.letters.assembly import joined
from baliwords.letters.cards import CARDS
from baliwords.letters.folding import folded
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble
from baliwords.letters.scoring import score
from baliwords.letters.state import Table
from baliwords.speech import label, points_of
from baliwords.translation import _
from baliwords.tui.shared.screen import Dialog


class JokerScreen(Dialog):
    """Lists what each letter would make: words first, then parts."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", label("Back"))]

    def __init__(self, table: Table, moves: tuple[Assemble, ...], judge: Judge) -> None:
        super().__init__()
        self._table = table
        self._judge = judge
        self._moves = sorted(moves, key=self._order)

    def compose(self) -> ComposeResult:
        """Lay out the question and the letters."""
        with Vertical(classes="dialog"):
            yield Static(_("Which letter is the BALI card?"), classes="dialog-title", markup=False)
            yield Static(_("Type it, or choose. It stays that letter to the end."), markup=False)
            yield OptionList(*(Option(self._describe(move)) for move in self._moves), markup=False)

    def on_key(self, event: events.Key) -> None:
        """Take the letter that is typed."""
        letter = folded(event.character or "", CARDS)
        fitting = [move for move in self._moves if move.letters == letter]
        if fitting:
            event.stop()
            self.dismiss(fitting[0])

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._moves[event.option_index])

    def action_leave(self) -> None:
        """Choose none."""
        self.dismiss(None)

    def _order(self, move: Assemble) -> tuple[bool, str]:
        return not self._judge.is_complete(joined(self._table, move)), move.letters

    def _describe(self, move: Assemble) -> str:
        column = joined(self._table, move)
        if not self._judge.is_complete(column):
            return _("{letter}   {column}, a part", letter=move.letters, column=column)
        points = score(column, self._table.options.letter_values).points
        return _(
            "{letter}   {column}, a word: {points}",
            letter=move.letters,
            column=column,
            points=points_of(points),
        )
