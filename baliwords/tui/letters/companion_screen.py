"""The companion on the screen: people play with real cards, the screen keeps the table."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from baliwords.core.game import Outcome
from baliwords.core.record import Header
from baliwords.letters.moves import Accept, Answer, Move, Pass, Stop
from baliwords.letters.state import State, Unit
from baliwords.play.letters.companion import Companion
from baliwords.play.letters.entry import Entry, Preview
from baliwords.play.letters.kept_table import kept_tables
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.tell import Happening
from baliwords.speech import label
from baliwords.translation import _, counted
from baliwords.tui.letters.board import LetterBoard
from baliwords.tui.letters.card_screen import CardScreen


class CompanionScreen(CardScreen):
    """Takes cards while some are awaited, else moves; F7 settles a challenge."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("minus", "pass_turn", label("Pass"), key_display="-"),
        Binding("f7", "challenge", label("Doubt"), key_display="F7"),
        Binding("f8", "finish", label("End"), key_display="F8", show=False),
    ]

    sitting: Companion

    @property
    def idle(self) -> bool:
        """Whether nobody is to move: never, for the people do all of it."""
        return False

    def title_line(self) -> str:
        """Name the players."""
        names = ", ".join(self.sitting.names)
        language = self.sitting.options.language
        return _("Table with real cards: {names}", names=names) + f"  ·  {language}"

    def invitation(self) -> str:
        """Say what is to be entered next."""
        awaited = self.sitting.awaited
        if awaited:
            return counted(
                "Type the card that was drawn for {place}; ? is BALI.",
                "Type the {count} cards that were drawn, first for {place}; ? is BALI.",
                len(awaited),
                place=self._name_place(awaited[0]),
            )
        if self.sitting.may_be_doubted:
            return _("Enter: it stands (or type the cards drawn). F7: somebody doubts it.")
        name = self.sitting.names[self.sitting.table.turn]
        return _("{name}: letters or column numbers, then Enter; ! takes a word off.", name=name)

    def _name_place(self, unit: Unit) -> str:
        if len(self.sitting.names) == 1:
            return _("place {slot}", slot=unit.slot + 1)
        name = self.sitting.names[unit.seat]
        return _("{name}, place {slot}", name=name, slot=unit.slot + 1)

    # --- entering -----------------------------------------------------------------------

    def take_sign(self, sign: str) -> bool:
        """Take a sign; while cards are awaited, letters are cards."""
        if not self.sitting.awaited and not self.sitting.may_be_doubted:
            return super().take_sign(sign)
        card = sign.upper()
        if not (card.isalpha() or card == "?"):
            return False
        if self.attempt(lambda: self.sitting.draw(card)):
            self.go_on()
        return True

    def show_preview(self, entry: Entry) -> tuple[str, str]:
        """Show a move that takes shape, or which place awaits a card."""
        if not self.sitting.awaited:
            return super().show_preview(entry)
        self.entry, self.shown = Entry(), Preview()
        self.offer(self.shown)
        self.query_one(LetterBoard).picked = tuple(self.sitting.awaited[:1])
        return "", ""

    def action_join(self) -> None:
        """Play the move that is shown; an open column stands."""
        if self.sitting.may_be_doubted:
            self.play(Accept())
        else:
            super().action_join()

    def tell(self, happening: Happening) -> None:
        """Go on; of all that was done the people have not seen only who was right."""
        self.go_on()
        if isinstance(happening.move, Answer):
            self.say(self.news_of(happening))

    def go_on(self) -> None:
        """Ask for the word after a challenge; show the sheet at the end."""
        if self.sitting.doubted:
            self.ask_for_doubts()
        elif self.sitting.outcome is not None:
            self._end(self.sitting.outcome)

    def choose(self, state: State) -> Move | None:
        """Return nothing: no computer plays with real cards."""
        del state
        return None

    def computer_chose(self, move: Move | None) -> None:
        """Do nothing: no computer plays with real cards."""

    # --- other actions ------------------------------------------------------------------

    def action_pass_turn(self) -> None:
        """The player whose turn it is passes; alone, he stops."""
        self.play(Stop() if self.sitting.options.solitaire else Pass())

    def action_challenge(self) -> None:
        """Somebody doubts the column that was laid last."""
        if self.sitting.table.window:
            self.ask_for_doubts()
        else:
            self.say(_("There is no column to doubt: it was entered before."))

    def action_shorten(self) -> None:
        """Drop the last letter; while cards are entered, the last card."""
        if self.sitting.awaited or self.entry.empty:
            self.action_undo()
        else:
            super().action_shorten()

    def action_undo(self) -> None:
        """Take back the last card or move."""
        self.attempt(self.sitting.undo)

    def action_redo(self) -> None:
        """Enter again what was taken back."""
        self.attempt(self.sitting.redo)

    def action_finish(self) -> None:
        """End the game as it stands, after a question."""
        from baliwords.tui.shared.question import Question

        question = label("End the game with the scores as they are?")
        self.app.push_screen(Question(question, label("End"), label("Play on")), self._finish)

    def _finish(self, sure: bool | None) -> None:
        if sure:
            self._end(self.sitting.outcome or self.sitting.standing())

    def _end(self, outcome: Outcome) -> None:
        from baliwords.tui.letters.ending import EndingScreen

        place = self.put_away()
        self.app.push_screen(EndingScreen(self.sitting, outcome, place))


def companion_screen(header: Header, resume: bool, shelf: Shelf) -> CompanionScreen:
    """Sit down at a table with real cards; its words are opened, for it is judged at once."""
    waiting = next(kept_tables(), None) if resume else None
    companion = Companion.resume(waiting, shelf) if waiting else Companion.begin(header, shelf)
    companion.words.open()
    return CompanionScreen(companion)
