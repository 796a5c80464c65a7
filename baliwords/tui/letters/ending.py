"""The end of a letter game: scores, the best words, what others made of the deal."""

from pathlib import Path

from textual import work
from textual.widgets import Static
from textual.worker import get_current_worker

from baliwords.core.game import Outcome
from baliwords.letters.scoring import has_bali
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.sitting import Sitting
from baliwords.play.letters.tell import bali_lines
from baliwords.speech import points_of
from baliwords.translation import _, counted, speak
from baliwords.tui.shared.final_sheet import FinalSheet
from baliwords.tui.shared.from_worker import report

_BEST_WORDS = 8


class EndingScreen(FinalSheet):
    """Shows the final sheet; after a solitaire, others play the same deal."""

    def __init__(self, sitting: CardTable, outcome: Outcome, place: Path | None = None) -> None:
        super().__init__(place, sitting.header if isinstance(sitting, Sitting) else None)
        self.sitting = sitting
        self.state = sitting.state
        self.players = sitting.names
        self.outcome = outcome

    def begin(self) -> None:
        """Let others play the same deal, after a solitaire."""
        if isinstance(self.sitting, Sitting) and self.sitting.options.solitaire:
            self.query_one("#others", Static).update(_("Others are playing the same deal …"))
            self._compare(self.sitting)

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

    def details(self) -> str:
        """List the best words."""
        removed = sorted(self.state.removed, key=lambda removal: -removal.points)
        players = self.players
        lines = [_("The best words:")]
        for removal in removed[:_BEST_WORDS]:
            by = f"  {players[removal.seat]}" if len(players) > 1 else ""
            lines.append(f"{removal.points:>5}  {removal.column}{by}")
        return "\n".join(lines) if removed else _("No word was taken off.")

    @work(thread=True)
    def _compare(self, sitting: Sitting) -> None:
        """Let the computer players play the deal, one after the other."""
        from baliwords.play.letters.compare import compare

        worker = get_current_worker()
        told: list[str] = []
        for sentence in compare(sitting.match, sitting.words, lambda: worker.is_cancelled):
            told.append(sentence)
            report(self, self._compared, "\n".join(map(speak, told)))

    def _compared(self, text: str) -> None:
        self.query_one("#others", Static).update(text)


def _reason(reason: str) -> str:
    return {
        "stopped": _("You stopped the game."),
        "used up": _("All cards were used in words."),
        "passed": _("Everybody passed."),
        "stuck": _("Nothing can be joined any more, and the pile cannot be reached."),
        "ended": _("The players ended the game."),
        "finished": _("The pile is empty and no more words can be made."),
    }.get(reason, reason)
