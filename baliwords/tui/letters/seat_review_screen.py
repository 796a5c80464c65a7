"""A game of several looked at again: what each player's turns gave away, and what was better."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static
from textual.worker import get_current_worker

from baliwords.errors import BaliwordsError
from baliwords.play.letters.card_table import LetterMatch
from baliwords.play.letters.seat_review import SeatReview, SeatStep
from baliwords.speech import label, points_of
from baliwords.translation import _, plainly, speak
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen


class SeatReviewScreen(BaliScreen):
    """Analyses a game of several behind the screen, then shows what was given away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", label("Back"))]

    def __init__(self, match: LetterMatch) -> None:
        super().__init__()
        self.match = match

    def compose(self) -> ComposeResult:
        """Lay out the title and the page."""
        yield Static(_("Learn from your game"), id="title", markup=False)
        with VerticalScroll(id="sheet"):
            yield Static(_("Looking at the moves …"), id="page", markup=False)
        yield Keys()

    def begin(self) -> None:
        """Begin to analyse."""
        self._analyse()

    @work(thread=True)
    def _analyse(self) -> None:
        from baliwords.play.letters.seat_review import reviewed_seats, seats_summed_up

        worker = get_current_worker()
        steps: list[SeatStep] = []
        try:
            for step in reviewed_seats(self.match, stopped=lambda: worker.is_cancelled):
                steps.append(step)
                report(self, self._progress, step.number)
        except BaliwordsError as error:
            report(self, self._show, plainly(error))
            return
        if not worker.is_cancelled:
            report(self, self._reviewed, seats_summed_up(self.match, steps))

    def _progress(self, done: int) -> None:
        self._show(
            _("Looking at the moves: {done} of {all} …", done=done, all=len(self.match.played))
        )

    def _reviewed(self, found: SeatReview) -> None:
        lines = [*map(speak, found.sentences()), ""]
        lines += [_mistake(found, step) for step in found.mistakes]
        if not found.mistakes:
            lines.append(_("No move gave anything away, as far as one can tell."))
        self._show("\n".join(lines))

    def _show(self, text: str) -> None:
        self.query_one("#page", Static).update(text)


def _mistake(found: SeatReview, step: SeatStep) -> str:
    return _(
        "{number:>4}. {name}, {move}: {lost}; better {best}",
        number=step.number,
        name=found.names[step.seat],
        move=step.told(step.played, found.names),
        lost=points_of(round(step.lost)),
        best=step.told(step.best, found.names),
    )
