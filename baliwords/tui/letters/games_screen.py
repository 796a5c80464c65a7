"""The finished games: look at one again move by move, analyse it, save a copy, delete it."""

from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from baliwords.core.match import Match
from baliwords.errors import BaliwordsError
from baliwords.games import game_of
from baliwords.play.archive import Kept, delete, export, kept_games
from baliwords.play.letters.review import solitaire_of
from baliwords.play.letters.seat_review import match_of_several
from baliwords.speech import _ as sentence
from baliwords.speech import label
from baliwords.translation import _, counted, plainly, speak
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen


class GamesScreen(BaliScreen):
    """Lists the finished games, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "replay", label("Look at it")),
        Binding("l", "learn", label("Learn from it")),
        Binding("e", "export", label("Save a copy")),
        Binding("delete", "delete", label("Delete")),
        Binding("escape", "app.pop_screen", label("Back")),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.games: list[Kept] = []

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        yield Static(_("Finished games"), id="title", markup=False)
        yield OptionList(id="games", markup=False)
        yield Static(id="folder", markup=False)
        yield Keys()

    def fill(self) -> None:
        """Read the games; those that cannot be read are told of."""
        told: list[str] = []
        self.games = list(kept_games(told.append))
        listed = self.query_one("#games", OptionList)
        listed.clear_options()
        listed.add_options([_line(kept) for kept in self.games])
        listed.highlighted = 0 if self.games else None
        listed.focus()
        none = [] if self.games else [_("No finished games yet.")]
        where = [str(self.games[0].path.parent)] if self.games else []
        self.query_one("#folder", Static).update("\n".join([*none, *where, *map(speak, told)]))

    @property
    def chosen(self) -> Kept | None:
        """The game that is pointed at."""
        at = self.query_one("#games", OptionList).highlighted
        return self.games[at] if at is not None and self.games else None

    def on_option_list_option_selected(self) -> None:
        """Look at the game that was chosen."""
        self.action_replay()

    def action_replay(self) -> None:
        """Show the game move by move."""
        if kept := self.chosen:
            self._open(kept, learn=False)

    def action_learn(self) -> None:
        """Analyse the game."""
        if kept := self.chosen:
            self._open(kept, learn=True)

    def _open(self, kept: Kept, learn: bool) -> None:
        from baliwords.play.letters.sitting import words_of
        from baliwords.tui.letters.replay_screen import ReplayScreen
        from baliwords.tui.letters.review_screen import ReviewScreen
        from baliwords.tui.letters.seat_review_screen import SeatReviewScreen

        try:
            if learn and len(kept.record.header.players) > 1:
                self.app.push_screen(SeatReviewScreen(match_of_several(kept.record)))
                return
            if learn:
                match, words = (
                    solitaire_of(kept.record),
                    words_of(kept.record.header, self.bali.shelf),
                )
                self.app.push_screen(ReviewScreen(match, words, kept.path))
                return
            played: Match[Any, Any, Any, Any] = Match.replay(game_of(kept.record), kept.record)
            self.app.push_screen(ReplayScreen(played))
        except BaliwordsError as error:
            self.notify(plainly(error), severity="error", markup=False)

    def action_export(self) -> None:
        """Write the record into the folder in which the program was started."""
        if kept := self.chosen:
            place = Path.cwd() / kept.path.name
            try:
                export(kept, place)
                self.notify(_("Saved as {place}", place=str(place)), markup=False)
            except BaliwordsError as error:
                self.notify(plainly(error), severity="error", markup=False)

    def action_delete(self) -> None:
        """Delete the game, after a question."""
        from baliwords.tui.shared.question import Question

        if kept := self.chosen:
            question = sentence("Delete {name} for good?", name=kept.path.name)
            dialog = Question(question, label("Delete"), label("Keep"))
            self.app.push_screen(dialog, lambda yes: self._delete(kept) if yes else None)

    def _delete(self, kept: Kept) -> None:
        try:
            delete(kept)
        except BaliwordsError as error:
            self.notify(plainly(error), severity="error", markup=False)
        self.fill()


def _line(kept: Kept) -> str:
    header = kept.record.header
    moves = counted("{count} move", "{count} moves", len(kept.record.moves))
    what = header.options.get("language", "fr") if header.game != "shrines" else _("shrines")
    return f"{kept.day.isoformat()}  {', '.join(header.players)}  ·  {what}  ·  {moves}"
