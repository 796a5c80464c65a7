"""Find the best move: positions of a quiz on the screen, one after the other."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from baliwords.errors import BaliwordsError
from baliwords.letters.moves import Move
from baliwords.play.letters.quiz import Quiz, Verdict
from baliwords.play.letters.tell import Happening
from baliwords.speech import label, points_of, together
from baliwords.translation import _, plainly
from baliwords.tui.letters.exercise_screen import ExerciseScreen
from baliwords.tui.shared.from_worker import report


class QuizScreen(ExerciseScreen):
    """Takes moves as a game does, and says how good they are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", label("Answer"), key_display="F3"),
        Binding("f7", "turn_to(-1)", label("Before"), key_display="F7"),
        Binding("f8", "turn_to(1)", label("Next"), key_display="F8"),
    ]

    sitting: Quiz

    def title_line(self) -> str:
        """Say which position it is."""
        quiz = self.sitting
        place = {"at": quiz.at + 1, "count": len(quiz.tasks), "number": quiz.task.number}
        if quiz.task.played is None:
            return _("Puzzle {number}: find the best move", **place)
        return _("Find better: move {number}  ·  {at} of {count}", **place)

    def draw(self) -> None:
        """Draw the position, and say which one it is."""
        super().draw()
        self.name_the_game()

    def invitation(self) -> str:
        """Say what was played and what is asked."""
        task = self.sitting.task
        if not self.sitting.words.is_open:
            return _("The dictionary is being opened; you can look at the cards.")
        if task.played is None:
            return _("Which move is clearly the best? F3 gives the answer away.")
        lost = points_of(round(task.lost))
        return _("You lost {lost} here. Find better; F3 gives it away.", lost=lost)

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
            more = "" if last or not verdict.right else label("F8: the next one.")
            self.say(together(verdict.sentence, more))

    def action_turn_to(self, step: int) -> None:
        """Go to another position."""
        if self.sitting.turn_to(step):
            self.redraw()
        else:
            self.say(_("There is no other position: Esc goes back."))
