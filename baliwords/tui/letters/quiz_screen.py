"""Find the best move: positions of a quiz on the screen, one after the other."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from baliwords.errors import BaliwordsError
from baliwords.letters.moves import Move
from baliwords.letters.state import State
from baliwords.play.letters.quiz import Quiz, Verdict
from baliwords.play.letters.tell import Happening
from baliwords.speech import label
from baliwords.translation import _, plainly
from baliwords.tui.letters.card_screen import CardScreen
from baliwords.tui.shared.from_worker import report


class QuizScreen(CardScreen):
    """Takes moves as a game does, and says how good they are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", label("Answer"), key_display="F3"),
        Binding("f7", "turn_to(-1)", label("Before"), key_display="F7"),
        Binding("f8", "turn_to(1)", label("Next"), key_display="F8"),
        Binding("escape", "clear", label("Back")),
    ]

    sitting: Quiz

    @property
    def idle(self) -> bool:
        """Whether nobody is to move: never."""
        return False

    def title_line(self) -> str:
        """Say which position it is."""
        quiz = self.sitting
        place = {"at": quiz.at + 1, "count": len(quiz.tasks), "number": quiz.task.number}
        if quiz.task.played is None:
            return _("Puzzle {number}: find the best move", **place)
        return _("Find better: move {number}  ·  {at} of {count}", **place)

    def invitation(self) -> str:
        """Say what was played and what is asked."""
        task = self.sitting.task
        if not self.sitting.words.is_open:
            return _("The dictionary is being opened; you can look at the cards.")
        if task.played is None:
            return _("Which move is clearly the best? F3 gives the answer away.")
        return _("You lost {lost:.0f} points here. Find better; F3 gives it away.", lost=task.lost)

    def begin(self) -> None:
        """Open the dictionary behind the screen."""
        if not self.sitting.words.is_open:
            self._open_dictionary()

    @work(thread=True)
    def _open_dictionary(self) -> None:
        try:
            _alphabet = self.sitting.words.alphabet
        except BaliwordsError as error:
            report(self, self.say, plainly(error))
            return
        report(self, self.redraw)

    def tell(self, happening: Happening) -> None:
        """Judge the move behind the screen: one that nobody thought of is measured."""
        self.say(_("Thinking …"))
        self._judge(happening.move)

    @work(thread=True, exclusive=True, group="verdict")
    def _judge(self, move: Move) -> None:
        try:
            report(self, self._judged, self.sitting.at, self.sitting.verdict(move))
        except BaliwordsError as error:
            report(self, self.say, plainly(error))

    def _judged(self, at: int, verdict: Verdict) -> None:
        if at == self.sitting.at:
            last = self.sitting.at + 1 == len(self.sitting.tasks)
            more = "" if last or not verdict.right else " " + _("F8: the next one.")
            self.say(verdict.sentence + more)

    def action_turn_to(self, step: int) -> None:
        """Go to another position."""
        if self.sitting.turn_to(step):
            self.redraw()
        else:
            self.say(_("There is no other position: Esc goes back."))

    def action_clear(self) -> None:
        """Drop the entry; without one, go back."""
        if self.entry.empty:
            self.app.pop_screen()
        else:
            super().action_clear()

    def action_undo(self) -> None:
        """Drop what was entered: there is nothing else to take back."""
        super().action_clear()

    def action_redo(self) -> None:
        """Do nothing."""

    def go_on(self) -> None:
        """Wait for a move."""

    def choose(self, state: State) -> Move | None:
        """Return nothing: no computer plays here."""
        del state
        return None

    def computer_chose(self, move: Move | None) -> None:
        """Do nothing: no computer plays here."""
