"""A solitaire looked at again: what it gave away and what luck brought, then `find better`."""

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static
from textual.worker import get_current_worker

from baliwords.errors import BaliwordsError
from baliwords.play.letters.card_table import LetterMatch
from baliwords.play.letters.review import Review, Step
from baliwords.play.letters.shelf import Dictionary
from baliwords.speech import label, points_of
from baliwords.translation import _, counted, plainly, speak
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen

_CURVE_HEIGHT = 8


class ReviewScreen(BaliScreen):
    """Analyses a game behind the screen, then shows what matters."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "find_better", label("Find better")),
        Binding("escape", "app.pop_screen", label("Back")),
    ]

    def __init__(self, match: LetterMatch, words: Dictionary, place: Path | None = None) -> None:
        super().__init__()
        self.place = place
        """Where the game lies; what is found of it goes into the statistics."""
        self.match = match
        self.words = words
        self.found: Review | None = None

    def compose(self) -> ComposeResult:
        """Lay out the title and the page."""
        yield Static(_("Learn from your game"), id="title", markup=False)
        with VerticalScroll(id="sheet"):
            yield Static(id="page", markup=False)
        yield Keys()

    def begin(self) -> None:
        """Begin to analyse."""
        self._analyse()

    def fill(self) -> None:
        """Show what was found."""
        if self.found is None:
            self._show(_("Looking at the moves …"))
        else:
            self._reviewed(self.found)

    @work(thread=True)
    def _analyse(self) -> None:
        from baliwords.play.letters.review import reviewed, summed_up
        from baliwords.play.statistics.ledger import remember

        worker = get_current_worker()
        steps: list[Step] = []
        try:
            for step in reviewed(self.match, stopped=lambda: worker.is_cancelled):
                steps.append(step)
                report(self, self._progress, len(steps))
        except BaliwordsError as error:
            report(self, self._show, plainly(error))
            return
        if len(steps) == len(self.match.played):
            found = summed_up(self.match, steps)
            if self.place:
                remember(self.place, found)
            report(self, self._reviewed, found)

    def _progress(self, done: int) -> None:
        self._show(
            _("Looking at the moves: {done} of {all} …", done=done, all=len(self.match.played))
        )

    def _reviewed(self, found: Review) -> None:
        self.found = found
        self._show("\n".join(self._lines(found)))
        self.refresh_bindings()

    def _lines(self, found: Review) -> list[str]:
        from baliwords.play.chart import curve
        from baliwords.play.letters.moments import moments, summary

        width = max(20, min(100, self.size.width - 8))
        drawn = curve(found.curve(), width, _CURVE_HEIGHT, not self.bali.glyphs.unicode)
        told = [*map(speak, summary(found)), "", *drawn, "", *map(speak, moments(found)), ""]
        if not found.mistakes:
            return [*told, _("No move gave anything away, as far as one can tell.")]
        told.append(
            counted(
                "{count} move lost something. Enter: find better.",
                "{count} moves lost something. Enter: find better.",
                len(found.mistakes),
            )
        )
        return [*told, "", *map(_mistake, found.mistakes)]

    def _show(self, text: str) -> None:
        self.query_one("#page", Static).update(text)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to find better where something was lost."""
        del parameters
        return action != "find_better" or bool(self.found and self.found.mistakes)

    def action_find_better(self) -> None:
        """Ask for the best move of each position in which one was missed."""
        from baliwords.play.letters.quiz import Quiz, tasks_of
        from baliwords.tui.letters.quiz_screen import QuizScreen

        if self.found and self.found.mistakes:
            quiz = Quiz(tasks_of(self.found), self.words, self.match.header)
            self.app.push_screen(QuizScreen(quiz))


def _mistake(step: Step) -> str:
    return _(
        "{number:>4}. {move}: {lost}",
        number=step.number,
        move=step.told(step.played),
        lost=points_of(round(step.lost)),
    )
