"""The end of a game: what everybody scored, the best words, what others made of the deal."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Static
from textual.worker import get_current_worker

from baliwords.core.game import Outcome
from baliwords.letters.ends import has_bali
from baliwords.letters.state import State
from baliwords.tui.keeping import LetterMatch
from baliwords.tui.later import report
from baliwords.tui.tongue import _, counted

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp

_BEST_WORDS = 8


class EndingScreen(Screen[None]):
    """Shows the final sheet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "new_game", _("New deal")),
        Binding("r", "same_deal", _("Same deal again")),
    ]

    def __init__(
        self,
        state: State,
        players: tuple[str, ...],
        outcome: Outcome,
        place: Path | None = None,
        match: LetterMatch | None = None,
    ) -> None:
        super().__init__()
        self.state = state
        self.players = players
        self.outcome = outcome
        self.place = place
        self.match = match

    @property
    def bali(self) -> "BaliApp":
        """The application."""
        return cast("BaliApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the sheet and what to do next."""
        yield Static(_("The game is over"), id="title", markup=False)
        with VerticalScroll(id="sheet"):
            yield Static(self._verdict(), id="verdict", markup=False)
            yield Static(self._best_words(), id="best-words", markup=False)
            yield Static(id="others", markup=False)
            if self.place:
                yield Static(_("Kept in {place}", place=self.place), id="kept", markup=False)
        with Horizontal(classes="answers"):
            yield Button(_("New deal: Enter"), id="new", compact=True)
            if self.match:
                yield Button(_("Same deal again: R"), id="same", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Leave the sheet for after the screen, and let others play the same deal."""
        self.bali.farewell = "\n\n".join((self._verdict(), self._best_words()))
        if self.match and self.state.table.options.solitaire:
            self.query_one("#others", Static).update(_("Others are playing the same deal …"))
            self._compare(self.match)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A table with real cards cannot be dealt again."""
        del parameters
        return action != "same_deal" or self.match is not None

    def _verdict(self) -> str:
        table = self.state.table
        players = self.players
        lines = [_reason(self.outcome.reason), ""]
        for seat, points in enumerate(self.outcome.scores):
            mark = "★ " if seat in self.outcome.winners else "  "
            bali = _("  with a BALI!") if has_bali(table, seat) else ""
            words = counted("{count} word", "{count} words", table.removals[seat])
            lines.append(
                _(
                    "{mark}{name}: {points} points, {words}{bali}",
                    mark=mark if len(players) > 1 else "",
                    name=players[seat],
                    points=points,
                    words=words,
                    bali=bali,
                )
            )
        return "\n".join(lines)

    def _best_words(self) -> str:
        removed = sorted(self.state.removed, key=lambda removal: -removal.points)
        players = self.players
        lines = [_("The best words:")]
        for removal in removed[:_BEST_WORDS]:
            by = f"  {players[removal.seat]}" if len(players) > 1 else ""
            lines.append(f"{removal.points:>5}  {removal.column}{by}")
        return "\n".join(lines) if removed else _("No word was taken off.")

    @work(thread=True)
    def _compare(self, match: LetterMatch) -> None:
        """Let the computer players play the deal, one after the other."""
        from baliwords.tui.compare import compare

        dictionary = self.bali.keeper.dictionary(match)
        worker = get_current_worker()
        told: list[str] = []
        for sentence in compare(match, dictionary, lambda: worker.is_cancelled):
            told.append(sentence)
            report(self, self._compared, "\n".join(told))

    def _compared(self, text: str) -> None:
        self.query_one("#others", Static).update(text)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go on by mouse."""
        if event.button.id == "new":
            self.action_new_game()
        else:
            self.action_same_deal()

    def action_new_game(self) -> None:
        """Deal again with the same players and rules; after real cards, ask which game."""
        if self.match:
            self.bali.deal_again(self.match, same=False)
        else:
            self.bali.action_new_game()

    def action_same_deal(self) -> None:
        """Play the same cards again."""
        if self.match:
            self.bali.deal_again(self.match, same=True)


def _reason(reason: str) -> str:
    return {
        "stopped": _("You stopped the game."),
        "used up": _("All cards were used in words."),
        "passed": _("Everybody passed."),
        "stuck": _("Nothing can be joined any more, and the pile cannot be reached."),
        "ended": _("The players ended the game."),
        "finished": _("The pile is empty and no more words can be made."),
    }.get(reason, reason)
