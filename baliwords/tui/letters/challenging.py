"""Challenges at a table on the screen: who doubts, which word was meant, who was right."""

from abc import abstractmethod

from baliwords.errors import BaliwordsError
from baliwords.letters.moves import Accept, Answer, Challenge, Move
from baliwords.letters.notation import read_word
from baliwords.letters.state import Unit
from baliwords.speech import _
from baliwords.tui.letters.card_table import CardTable
from baliwords.tui.letters.challenge_dialogs import DoubtScreen, MeantScreen


class Challenging(CardTable):
    """A table at which a column may be challenged before it stands (L55-L57, D33)."""

    @abstractmethod
    def record(self, move: Move) -> None:
        """Make a move without going on."""

    @abstractmethod
    def go_on(self, news: str = "") -> None:
        """Do what comes next."""

    @property
    def people(self) -> list[int]:
        """The seats of people: those who can be asked."""
        return list(range(len(self.players)))

    def ask_for_doubts(self) -> None:
        """Ask who doubts the column that was just laid; or, if somebody does, for the word."""
        table = self.state.table
        window = table.window
        assert window is not None
        column = table.column(Unit(window.seat, window.slot))
        builder = self.players[window.seat]
        if window.challenger is None:
            seats = [seat for seat in table.seats_from(window.seat)[1:] if seat in self.people]
            opponents = [(seat, self.players[seat]) for seat in seats]
            self.app.push_screen(DoubtScreen(builder, column, opponents), self._doubted)
        else:
            doubter = self.players[window.challenger]
            self.app.push_screen(MeantScreen(builder, column, doubter), self._meant)

    def let_stand(self) -> None:
        """Nobody doubts the column."""
        self._doubted(None)

    def _doubted(self, seat: int | None) -> None:
        self.record(Accept() if seat is None else Challenge(seat))
        self.redraw()
        self.go_on(_("Nobody doubted it.") if seat is None else "")

    def _meant(self, word: str | None) -> None:
        try:
            named = read_word(word) if word else ""
        except BaliwordsError:
            named = ""
        self.go_on(self.settle(Answer(named)))

    def settle(self, answer: Answer) -> str:
        """Settle a challenge by the word that was named, and say who was right."""
        window = self.state.table.window
        assert window is not None and window.challenger is not None
        names = {"builder": self.players[window.seat], "doubter": self.players[window.challenger]}
        place = Unit(window.seat, window.slot)
        column = self.state.table.column(place)
        self.record(answer)
        right = self.state.table.column(place) == column
        self.redraw()
        if right:
            return _(
                "{builder} was right with {word}: {doubter} skips a turn.",
                word=answer.word,
                **names,
            )
        return _("{builder} was wrong: the cards go back, the turn is over.", **names)
