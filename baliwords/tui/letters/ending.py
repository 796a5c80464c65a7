"""The end of a letter game: scores, the best words, what others made of the deal."""

from itertools import zip_longest
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Static
from textual.worker import get_current_worker

from baliwords.core.game import Outcome
from baliwords.letters.scoring import has_bali
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.sitting import Sitting
from baliwords.play.letters.tell import bali_lines
from baliwords.speech import label, points_of
from baliwords.translation import _, counted, speak
from baliwords.tui.shared.final_sheet import FinalSheet
from baliwords.tui.shared.from_worker import report

_FEW_WORDS = 8
"""So many stand one under the other."""


class EndingScreen(FinalSheet):
    """Shows the final sheet; after a solitaire, others play the same deal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "learn", label("Learn from it")),
        Binding("s", "statistics", label("Statistics")),
    ]

    def __init__(self, sitting: CardTable, outcome: Outcome, place: Path | None = None) -> None:
        super().__init__(place, sitting.header if isinstance(sitting, Sitting) else None)
        self.sitting = sitting
        self.state = sitting.state
        self.players = sitting.names
        self.outcome = outcome
        self._others: list[str] = []
        """What others made of the deal, as far as they have played."""

    def begin(self) -> None:
        """Let others play the same deal, after a solitaire."""
        if isinstance(self.sitting, Sitting) and self.sitting.options.solitaire:
            self._compared(label("Others are playing the same deal …"))
            self._compare(self.sitting)

    def fill(self) -> None:
        """Tell also what others made of the deal."""
        super().fill()
        self.query_one("#others", Static).update("\n".join(map(speak, self._others)))

    def verdict(self) -> str:
        """Tell every score, the winner's with a star."""
        table = self.state.table
        players = self.players
        lines = [_reason(self.outcome.reason), ""]
        for seat, points in enumerate(self.outcome.scores):
            mark = "★ " if seat in self.outcome.winners else "  "
            told = {
                "name": players[seat],
                "points": points_of(points),
                "words": counted("{count} word", "{count} words", table.removals[seat]),
            }
            line = (
                _("{name}: {points}, {words}  with a BALI!", **told)
                if has_bali(table, seat)
                else _("{name}: {points}, {words}", **told)
            )
            lines.append(mark + line if len(players) > 1 else line)
        explained = map(speak, bali_lines(table, players)) if len(players) > 1 else ()
        return "\n".join([*lines, *explained])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Learn from games that the program has dealt; others cannot be analysed."""
        if action == "learn":
            return isinstance(self.sitting, Sitting)
        return super().check_action(action, parameters)

    def action_learn(self) -> None:
        """Look at the game again."""
        from baliwords.tui.letters.review_screen import ReviewScreen
        from baliwords.tui.letters.seat_review_screen import SeatReviewScreen

        if not isinstance(self.sitting, Sitting):
            return
        self.workers.cancel_group(self, "compare")
        if self.sitting.options.solitaire:
            self.app.push_screen(ReviewScreen(self.sitting.match, self.sitting.words, self.place))
        else:
            self.app.push_screen(SeatReviewScreen(self.sitting.match))

    def action_statistics(self) -> None:
        """Show the player's own figures."""
        self.bali.action_statistics()

    def details(self) -> str:
        """List all words, the dearest first, what was left, and what to share of the day's deal."""
        return "\n".join([self._words(), *self._to_share()])

    def _to_share(self) -> list[str]:
        if not (isinstance(self.sitting, Sitting) and self.sitting.options.solitaire):
            return []
        from baliwords.play.letters.daily import shared_today

        options = self.sitting.options
        text = speak(shared_today(self.sitting.header, options), options.language)
        return ["", _("To share:"), text] if text else []

    def _words(self) -> str:
        removed = sorted(self.state.removed, key=lambda removal: -removal.points)
        players = self.players
        several = len(players) > 1
        words = [
            f"{removal.points:>5}  {removal.column}"
            + (f"  {players[removal.seat]}" if several else "")
            for removal in removed
        ]
        left = [column for row in self.state.table.rows for column in row if column]
        rest = [_("Left on the table: {columns}", columns=" ".join(left))] if left else []
        told = [_("The words:"), *_beside(words)] if words else [_("No word was taken off.")]
        return "\n".join([*told, *rest])

    @work(thread=True, group="compare")
    def _compare(self, sitting: Sitting) -> None:
        """Let the computer players play the deal, one after the other."""
        from baliwords.play.letters.compare import compare

        worker = get_current_worker()
        told: list[str] = []
        for sentence in compare(sitting.match, sitting.words, lambda: worker.is_cancelled):
            told.append(sentence)
            report(self, self._compared, *told)

    def _compared(self, *told: str) -> None:
        self._others = list(told)
        self.fill()


def _beside(words: list[str]) -> list[str]:
    """Set words in two rows where they are many."""
    if len(words) <= _FEW_WORDS:
        return words
    half = (len(words) + 1) // 2
    width = max(map(len, words)) + 3
    pairs = zip_longest(words[:half], words[half:], fillvalue="")
    return [f"{one:<{width}}{other}".rstrip() for one, other in pairs]


def _reason(reason: str) -> str:
    return {
        "stopped": _("You stopped the game."),
        "used up": _("All cards were used in words."),
        "passed": _("Everybody passed."),
        "stuck": _("Nothing can be joined any more, and the pile cannot be reached."),
        "ended": _("The players ended the game."),
        "finished": _("The pile is empty and no more words can be made."),
    }.get(reason, reason)
