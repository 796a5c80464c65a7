"""A table on the screen: what the games, and the companion of real cards, have in common.

Keys and mouse become an entry, the entry a preview, the preview a move of the sitting. What a
move does, the sitting knows; how a table looks, the heirs.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Button, Static
from textual.worker import get_current_worker

from baliwords.core.record import Header
from baliwords.errors import BaliwordsError, MissingData
from baliwords.play.keeping import is_drawn
from baliwords.speech import label
from baliwords.translation import _, plainly, speak
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.screen import BaliScreen

Entry = TypeVar("Entry")


class TableScreen(BaliScreen, Generic[Entry]):
    """Shows a sitting and asks each seat in turn, person or computer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+y", "redo", label("Redo"), show=False),
        Binding("ctrl+r", "app.rules", label("Rules"), show=False),
        Binding("backspace", "shorten", label("Shorten"), show=False),
        Binding("escape", "clear", label("Clear"), show=False),
    ]

    game: ClassVar[str]
    """The game whose front this table belongs to."""
    sitting: Any
    entry: Entry

    def __init__(self) -> None:
        super().__init__()
        self.entry = self.no_entry()
        self.thinking = False
        """Whether a computer is to move."""
        self._hints: Sequence[Any] = ()
        self._hints_given = 0

    # --- what the heirs give ------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state to show."""
        return self.sitting.state

    @property
    @abstractmethod
    def idle(self) -> bool:
        """Whether nobody at this screen is to move now."""

    @abstractmethod
    def title_line(self) -> str:
        """Say which game this is."""

    @abstractmethod
    def invitation(self) -> str:
        """Say who is asked, and what to do."""

    @abstractmethod
    def panes(self) -> tuple[Widget, Widget]:
        """Make the board and the panel beside it."""

    @abstractmethod
    def buttons(self) -> Mapping[str, str]:
        """Return the labels of the buttons by the names of their actions."""

    @abstractmethod
    def draw(self) -> None:
        """Draw the state on the board and the panel."""

    @abstractmethod
    def draw_figures(self) -> None:
        """Draw what stands beside the cards: scores, piles, whether the game counts apart."""

    @abstractmethod
    def no_entry(self) -> Entry:
        """Return the entry of somebody who has entered nothing."""

    @abstractmethod
    def shortened(self, entry: Entry) -> Entry:
        """Return an entry without its last piece."""

    @abstractmethod
    def show_preview(self, entry: Entry) -> tuple[str, str]:
        """Show what an entry would do; return what is entered and a sentence about it."""

    @abstractmethod
    def go_on(self) -> None:
        """Do what comes next: the end, a computer's move, the next person."""

    @abstractmethod
    def choose(self, state: Any) -> Any:
        """Return what a computer answers; called behind the screen."""

    @abstractmethod
    def computer_chose(self, move: Any) -> None:
        """Play what a computer has chosen."""

    @abstractmethod
    def find_hints(self, state: Any, stopped: Callable[[], bool]) -> Sequence[Any]:
        """Look for hints; called behind the screen."""

    @abstractmethod
    def give_hint(self, hints: Sequence[Any], number: int) -> None:
        """Give the next of some hints, or the next step of one; numbers begin with 1."""

    # --- drawing ------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out title, table, panel, entry and keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            yield from self.panes()
        yield Prompt(self.buttons())
        yield Keys(compact=True)

    def fill(self) -> None:
        """Name the game and show the state."""
        self.name_the_game()
        self.redraw()

    def name_the_game(self) -> None:
        """Say in the title which game it is."""
        self.query_one("#title", Static).update(speak(self.title_line()))

    def begin(self) -> None:
        """Ask whoever is first."""
        self.go_on()

    async def speak_anew(self) -> None:
        """Say everything in the language that is spoken now; what was entered stays."""
        entered = self.entry
        await super().speak_anew()
        self.show_entry(entered)

    def on_unmount(self) -> None:
        """Let the table wait, and computers stop thinking."""
        self.sitting.leave()

    def redraw(self) -> None:
        """Show the state as it is now."""
        self.draw()
        self.workers.cancel_group(self, "hint")
        self._hints, self._hints_given = (), 0
        self.show_entry(self.no_entry())

    def show_entry(self, entry: Entry) -> None:
        """Show what is entered and what it would do."""
        self.entry = entry
        prompt = self.query_one(Prompt)
        prompt.quiet = speak(self.invitation())
        prompt.entered, sentence = self.show_preview(entry)
        prompt.sentence = speak(sentence)

    def say(self, sentence: str) -> None:
        """Say something where the entry is shown, until the next key."""
        self.query_one(Prompt).sentence = speak(sentence)

    # --- keys and mouse -----------------------------------------------------------------

    @on(Button.Pressed)
    async def _button_pressed(self, event: Button.Pressed) -> None:
        action = event.button.id or ""
        if action in self.buttons():
            event.stop()
            await self.run_action(action.replace("-", "_"))

    def action_shorten(self) -> None:
        """Drop the last piece of the entry."""
        self.show_entry(self.shortened(self.entry))

    def action_clear(self) -> None:
        """Drop the entry."""
        self.show_entry(self.no_entry())

    def attempt(self, step: Callable[[], object]) -> bool:
        """Do something with the sitting and show what came of it, or say why it cannot be."""
        try:
            step()
        except BaliwordsError as error:
            self.say(plainly(error))
            return False
        self.redraw()
        return True

    def take_help(self, kind: str) -> bool:
        """Write down that the program helps; tell whether it can."""
        try:
            self.sitting.take_help(kind)
        except BaliwordsError as error:
            self.say(plainly(error))
            return False
        self.draw_figures()
        return True

    def ask_before_undo(self, undo: Callable[[], object]) -> None:
        """Take back; the first time ask, for the game then counts apart."""
        if self.sitting.assisted or not self.sitting.can_undo:
            undo()
            return
        from baliwords.tui.shared.question import Question

        question = label("Take the move back? The game then counts as assisted, apart from others.")

        def answered(sure: bool | None) -> None:
            if sure:
                undo()

        self.app.push_screen(Question(question, label("Take back"), label("Play on")), answered)

    # --- computers, hints, the end ------------------------------------------------------

    def let_computer_play(self) -> None:
        """Let a computer think behind the screen."""
        self.thinking = True
        self.show_entry(self.no_entry())
        self._choose(self.state)

    @work(thread=True, exclusive=True, group="computer")
    def _choose(self, state: Any) -> None:
        report(self, self._chosen, state, self.choose(state))

    def _chosen(self, state: Any, move: Any) -> None:
        if state is self.state:
            self.thinking = False
            self.computer_chose(move)

    def action_hint(self) -> None:
        """Give a hint; asked again, one step more."""
        if self.idle:
            return
        if self._hints:
            self._give()
        elif any(worker.group == "hint" and not worker.is_finished for worker in self.workers):
            self.say(_("Thinking …"))  # who asks again meanwhile does not begin anew
        elif self.take_help("hint"):
            self.say(_("Thinking …"))
            self._think(self.state)

    @work(thread=True, exclusive=True, group="hint")
    def _think(self, state: Any) -> None:
        worker = get_current_worker()
        try:
            found = self.find_hints(state, lambda: worker.is_cancelled)
        except BaliwordsError as error:
            report(self, self.say, plainly(error))
            return
        report(self, self._hints_found, state, found)

    def _hints_found(self, state: Any, found: Sequence[Any]) -> None:
        if state is self.state and not self.idle:
            self._hints, self._hints_given = found, 0
            self._give()

    def _give(self) -> None:
        self._hints_given += 1
        self.give_hint(self._hints, self._hints_given)

    def put_away(self) -> Path | None:
        """Put the record of the ended game away and return where it lies."""
        try:
            place: Path | None = self.sitting.finish()
        except MissingData as error:
            self.app.notify(plainly(error), severity="error", markup=False)
            return None
        return place


def deal_line(header: Header) -> str:
    """Name the deal of a game; the number of one that nobody chose would give its cards away."""
    if not isinstance(header.deal, int):
        return _("own cards")
    return _("shuffled cards") if is_drawn(header.deal) else _("deal {seed}", seed=header.deal)
