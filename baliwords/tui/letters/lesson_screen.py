"""The first lesson on the screen."""

from baliwords.play.letters.lesson import Lesson
from baliwords.play.letters.tell import Happening
from baliwords.translation import _
from baliwords.tui.letters.exercise_screen import ExerciseScreen


class LessonScreen(ExerciseScreen):
    """Tells what to do, takes the moves as a game does."""

    sitting: Lesson

    @property
    def idle(self) -> bool:
        """Whether all is done."""
        return self.sitting.over

    def title_line(self) -> str:
        """Say how far the lesson is."""
        count = len(self.sitting.script.moves)
        return _(
            "First lesson  ·  {at} of {count}", at=min(self.sitting.at + 1, count), count=count
        )

    def draw(self) -> None:
        """Draw the table, and say how far the lesson is."""
        super().draw()
        self.name_the_game()

    def invitation(self) -> str:
        """Say what there is to learn."""
        if not self.sitting.words.is_open:
            return _("The dictionary is being opened; you can look at the cards.")
        return self.sitting.told()

    def tell(self, happening: Happening) -> None:
        """Go on with the next step, which the invitation tells."""
