"""The companion on the screen: people play with real cards, the screen keeps the table."""

from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from baliwords.core.game import Outcome
from baliwords.errors import BaliwordsError, MissingData
from baliwords.letters.moves import Accept, Move, Pass, Stop
from baliwords.letters.setup import UNKNOWN
from baliwords.letters.state import State, Unit
from baliwords.play.letters.companion import Companion
from baliwords.play.letters.entry import Entry, Preview
from baliwords.play.letters.shelf import Dictionary
from baliwords.speech import _, counted, plainly
from baliwords.tui.letters.board import Board
from baliwords.tui.letters.challenging import Challenging
from baliwords.tui.shared.prompt import Prompt


class CompanionScreen(Challenging):
    """Takes cards while some are awaited, else moves; F7 settles a challenge."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("minus", "pass_turn", _("Pass"), key_display="-"),
        Binding("f7", "challenge", _("Doubt"), key_display="F7"),
        Binding("f8", "finish", _("End"), key_display="F8", show=False),
    ]

    def __init__(self, companion: Companion, words: Dictionary) -> None:
        super().__init__(companion.header.players, companion.options)
        self.companion = companion
        self._words = words
        self.tracking = False

    @property
    def state(self) -> State:
        """The table as it was entered."""
        return self.companion.state

    @property
    def dictionary(self) -> Dictionary:
        """The words to judge by."""
        return self._words

    def unseen(self) -> Counter[str]:
        """Count the letters that nobody at the table has seen."""
        return self.companion.unseen()

    def title_line(self) -> str:
        """Name the players."""
        names = ", ".join(self.players)
        return _("Table with real cards: {names}", names=names) + f"  ·  {self.options.language}"

    def told_moves(self) -> list[str]:
        """Tell the moves as they were entered."""
        return self.companion.told_moves

    def invitation(self) -> str:
        """Say what is to be entered next."""
        awaited = self.companion.awaited
        if awaited:
            return counted(
                "Type the card that was drawn for {place}; ? is BALI.",
                "Type the {count} cards that were drawn, first for {place}; ? is BALI.",
                len(awaited),
                place=self._name_place(awaited[0]),
            )
        if self.state.table.window:
            return _("Enter: it stands (or type the cards drawn). F7: somebody doubts it.")
        name = self.players[self.state.table.turn]
        return _("{name}: letters or column numbers, then Enter; ! takes a word off.", name=name)

    def _name_place(self, unit: Unit) -> str:
        if len(self.players) == 1:
            return _("place {slot}", slot=unit.slot + 1)
        return _("{name}, place {slot}", name=self.players[unit.seat], slot=unit.slot + 1)

    # --- entering -----------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """While cards are awaited, letters are cards."""
        sign = (event.character or "").upper()
        in_window = self.state.table.window is not None
        if not self.companion.awaited and not in_window:
            super().on_key(event)
        elif event.is_printable and (sign.isalpha() or sign == "?"):
            event.stop()
            event.prevent_default()
            self._take_card(sign)

    def _take_card(self, card: str) -> None:
        """Take one card; a column that could be doubted stands once cards are drawn."""
        try:
            self.companion.draw(card)
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self.redraw()
        self.go_on()

    def show_entry(self, entry: Entry) -> None:
        """Show a move that takes shape, or which places await a card."""
        if not self.companion.awaited:
            super().show_entry(entry)
            return
        self.entry, self.shown = Entry(), Preview()
        prompt = self.query_one(Prompt)
        prompt.quiet, prompt.sentence, prompt.entered = self.invitation(), "", ""
        prompt.offer("join", False)
        prompt.offer("take-off", False)
        self.query_one(Board).picked = tuple(self.companion.awaited[:1])

    def action_join(self) -> None:
        """Play the move that is shown; an open column stands."""
        if self.state.table.window:
            self.play(Accept())
        else:
            super().action_join()

    def play(self, move: Move) -> None:
        """Enter a move."""
        try:
            self.record(move)
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self.redraw()
        self.go_on()

    def record(self, move: Move) -> None:
        """Enter a move without going on."""
        self.companion.play(move)

    def go_on(self, news: str = "") -> None:
        """Ask for the word after a challenge; show the sheet at the end."""
        window = self.state.table.window
        outcome = self.companion.outcome
        if window and window.challenger is not None:
            self.ask_for_doubts()
        elif outcome is not None:
            self._end(outcome)
        elif news:
            self.say(news)

    # --- other actions ------------------------------------------------------------------

    def action_pass_turn(self) -> None:
        """The player whose turn it is passes; alone, he stops."""
        self.play(Stop() if self.options.solitaire else Pass())

    def action_challenge(self) -> None:
        """Somebody doubts the column that was laid last."""
        if self.state.table.window:
            self.ask_for_doubts()
        else:
            self.say(_("There is no column to doubt: it was entered before."))

    def action_undo(self) -> None:
        """Take back the last card or move."""
        self._travel(self.companion.undo)

    def action_redo(self) -> None:
        """Enter again what was taken back."""
        self._travel(self.companion.redo)

    def _travel(self, step: Callable[[], None]) -> None:
        try:
            step()
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self.redraw()

    def action_finish(self) -> None:
        """End the game as it stands, after a question."""
        from baliwords.tui.shared.question import Question

        question = _("End the game with the scores as they are?")
        self.app.push_screen(Question(question, _("End"), _("Play on")), self._finish)

    def _finish(self, sure: bool | None) -> None:
        if sure:
            self._end(self.companion.outcome or self.companion.standing())

    def _end(self, outcome: Outcome) -> None:
        from baliwords.play.letters.companion import put_away
        from baliwords.tui.letters.ending import EndingScreen

        try:
            place = put_away(self.companion)
        except MissingData as error:
            place = None
            self.app.notify(plainly(str(error)), severity="error", markup=False)
        self.app.push_screen(EndingScreen(self.state, self.players, outcome, place))

    def action_hint(self) -> None:
        """Give a hint to who asks, once the table is complete."""
        if any(UNKNOWN in column for row in self.state.table.rows for column in row):
            self.say(_("First enter the cards that were drawn."))
        else:
            super().action_hint()
