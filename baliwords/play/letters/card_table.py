"""What a game on the program's table and one with real cards have in common."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from baliwords.core.game import Outcome
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Challenge, Move
from baliwords.letters.notation import read_answer
from baliwords.letters.options import Options
from baliwords.letters.state import State, Table, Unit
from baliwords.letters.unseen import unseen_letters
from baliwords.letters.view import View
from baliwords.play.letters.hints import Hint, advise
from baliwords.play.letters.shelf import Dictionary
from baliwords.play.letters.tell import Happening

LetterMatch: TypeAlias = Match[State, Move, Options, View]


class CardTable(ABC):
    """A table with columns of cards, the words that they are judged by, and who sits there."""

    names: Sequence[str]
    people: list[int]
    """The seats of people: those who can be asked."""
    options: Options
    words: Dictionary
    judge: Judge
    assisted: bool
    """Whether the game counts apart, for somebody was helped or took a move back."""
    known_first = True
    """Whether hints prefer words that many people know, where moves are equally good."""

    @property
    @abstractmethod
    def header(self) -> Header:
        """What was fixed before the first move."""

    @property
    @abstractmethod
    def state(self) -> State:
        """The state now."""

    @property
    def table(self) -> Table:
        """What lies openly on the table now."""
        return self.state.table

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def play(self, move: Move) -> Happening:
        """Make a legal move and keep it; an illegal one raises and changes nothing."""

    @abstractmethod
    def undo(self) -> None:
        """Take back what was done last."""

    @abstractmethod
    def redo(self) -> None:
        """Do again what was taken back."""

    @abstractmethod
    def take_help(self, kind: str) -> None:
        """Write down that the program helps a person, before it does."""

    @abstractmethod
    def move_list(self) -> list[str]:
        """Tell the moves so far, as the rules allow to show them."""

    @abstractmethod
    def leave(self) -> None:
        """Leave the table; it waits on disk."""

    @abstractmethod
    def finish(self) -> Path | None:
        """Put the record of the ended game away and return where it lies."""

    # --- doubts -------------------------------------------------------------------------

    @property
    def doubted(self) -> bool:
        """Whether the column that was laid last is challenged: its word is awaited."""
        return self.table.window is not None and self.table.window.challenger is not None

    @property
    def may_be_doubted(self) -> bool:
        """Whether a column was laid that somebody may still challenge (D33)."""
        return self.table.window is not None and not self.doubted

    @property
    def laid_column(self) -> str:
        """The column that may be, or was, challenged."""
        window = self.table.window
        return self.table.column(Unit(window.seat, window.slot)) if window else ""

    @property
    def doubters(self) -> list[int]:
        """The people who may challenge the column that was laid, the next one first."""
        window = self.table.window
        if window is None:
            return []
        others = self.table.seats_from(window.seat)[1:]
        return [seat for seat in others if seat in self.people]

    def doubt(self, seat: int | None) -> Happening:
        """Challenge the column that was laid; None lets it stand."""
        return self.play(Accept() if seat is None else Challenge(seat))

    def name_word(self, text: str) -> Happening:
        """Answer a challenge with a word; an empty text admits that there is none."""
        return self.play(read_answer(text))

    # --- help for the player ------------------------------------------------------------

    def unseen(self) -> Counter[str]:
        """Count the cards that nobody at the table has seen."""
        return unseen_letters(self.state)

    def hint(self, state: State, stopped: Callable[[], bool]) -> Hint:
        """Advise a move in a state; it thinks for a second or two, unless `stopped`."""
        return advise(state.table, self.unseen(), self.words, stopped, self.names, self.known_first)
