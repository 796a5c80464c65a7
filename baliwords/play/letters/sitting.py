"""One letter game at one table: match, words, judge, computers, doubts, undo, hints.

The line mode, the full screen and the web page ask the same sitting; they differ in looks.
"""

from collections.abc import Sequence
from enum import Enum

from baliwords.core.game import Deal
from baliwords.core.journal import Journal
from baliwords.core.names import labels
from baliwords.core.record import Header
from baliwords.errors import BadNotation, IllegalMove
from baliwords.letters.cards import UNKNOWN
from baliwords.letters.game import NAME, letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Challenge, Move
from baliwords.letters.options import Options, list_named, write_options
from baliwords.letters.state import State, Table
from baliwords.letters.view import View
from baliwords.play import sitting
from baliwords.play.keeping import deal, keep, take_up
from baliwords.play.letters.card_table import CardTable, LetterMatch
from baliwords.play.letters.computers import COMPUTERS, computer, refuse_solvers
from baliwords.play.letters.shelf import Dictionary, Shelf
from baliwords.play.letters.tell import Happening, move_list
from baliwords.solver.letters.at_sight import Computer
from baliwords.speech import _


class Due(Enum):
    """What the game waits for."""

    TURN = "a move of the seat whose turn it is"
    DOUBTS = "whether somebody challenges the column that was laid"
    WORD = "the word that the challenged player had in mind"
    NOTHING = "nothing more: the game is over"


class Sitting(sitting.Sitting[State, Move], CardTable):
    """A match of the letter game; every computer and every person sees only a view."""

    match: LetterMatch

    def __init__(
        self,
        match: LetterMatch,
        words: Dictionary,
        judge: Judge | None = None,
        *,
        computers_act: bool = False,
    ) -> None:
        """Sit down; a judge may be shared with others.

        Computers that act are asked elsewhere and take their turns by `act`, as people do.
        """
        names = match.header.players
        computers = set() if computers_act else set(COMPUTERS)
        seats = frozenset(seat for seat, name in enumerate(names) if name in computers)
        super().__init__(match, labels(names), seats)
        self.words = words
        self.options = match.state.table.options
        self.judge = judge or Judge(words, self.options)
        refuse_solvers(names, self.options)
        _refuse_unknown(match.header)
        self._computers: dict[int, Computer] = {}
        self._content: set[int] = set()
        """The people who have said that they do not challenge."""

    @classmethod
    def deal(cls, header: Header, shelf: Shelf) -> "Sitting":
        """Deal a game that is not kept; one that cannot be played is refused."""
        words = words_of(header, shelf)
        return cls(deal(letter_game(words), header), words)

    @classmethod
    def begin(cls, header: Header, shelf: Shelf) -> "Sitting":
        """Sit down to a new game, which is kept on disk once it is sure that it can be played."""
        begun = cls.deal(header, shelf)
        keep(begun.match)
        return begun

    @classmethod
    def resume(cls, journal: Journal, shelf: Shelf) -> "Sitting":
        """Sit down again to a game that was left; its dictionary is read for that."""
        words = words_of(journal.read().header, shelf)
        return cls(take_up(letter_game(words), journal), words)

    @property
    def table(self) -> Table:
        """What lies openly on the table now."""
        return self.match.state.table

    # --- whose move ---------------------------------------------------------------------

    @property
    def due(self) -> Due:
        """What the game waits for now."""
        return _due(self.table) if self.match.outcome is None else Due.NOTHING

    @property
    def decider(self) -> int:
        """The seat that is to decide: the next opponent while a column may be challenged."""
        return self.table.decider

    @property
    def deciders(self) -> list[int]:
        """The people from whom an answer is awaited now."""
        due = self.due
        if due is Due.DOUBTS:
            return [seat for seat in self.doubters if seat not in self._content]
        decider = self.decider
        return [] if due is Due.NOTHING or not self._person(decider) else [decider]

    def _person(self, seat: int) -> bool:
        return seat not in self.computer_seats

    @property
    def computer_is_asked(self) -> bool:
        """Whether a computer has to decide before, or instead of, a person."""
        if self.due is Due.DOUBTS:
            return not self.doubters or len(self.doubters) < len(self.names) - 1
        return self.due is not Due.NOTHING and not self._person(self.decider)

    def choose(self, state: State) -> Move | None:
        """Return what the computers answer in a state; None if people are to be asked.

        It changes nothing, so it may be called from any thread.
        """
        if _due(state.table) is Due.DOUBTS:
            return self._doubt(state)
        seat = state.table.decider
        return None if self._person(seat) else self._answer(seat, state)

    def _doubt(self, state: State) -> Move | None:
        """Ask the computers in turn whether they challenge what was laid (D33)."""
        window = state.table.window
        assert window is not None
        others = state.table.seats_from(window.seat)[1:]
        for seat in self.computer_seats.intersection(others):
            answer = self._answer(seat, state)
            if isinstance(answer, Challenge):
                return answer
        return None if any(map(self._person, others)) else Accept()

    def _answer(self, seat: int, state: State) -> Move:
        if seat not in self._computers:
            level = self.match.header.players[seat]
            self._computers[seat] = computer(
                level, self.options, self.judge, seat, stop=self.left.is_set
            )
        return self._computers[seat](self.match.game.view(state, seat))

    # --- moves --------------------------------------------------------------------------

    def play(self, move: Move) -> Happening:
        """Play a legal move; it is on disk before this returns."""
        before = self.match.state
        after = self.match.play(move)
        self._content.clear()
        return Happening(before, move, after)

    def act(self, seat: int, move: Move) -> Happening | None:
        """Take the intention of one seat; None if others have to speak first.

        A column stands once every opponent who could challenge it lets it stand.
        """
        if seat not in self.deciders:
            raise IllegalMove(_("it is not for {names} to move now", names=self.names[seat]))
        if isinstance(move, Challenge) and move.seat != seat:
            raise IllegalMove(_("nobody can challenge for another"))
        if isinstance(move, Accept) and self.deciders != [seat]:
            self._content.add(seat)
            return None
        return self.play(move)

    def view(self, seat: int) -> View:
        """Return what a seat may see now."""
        return self.match.game.view(self.state, seat)

    def undo(self) -> None:
        """Take back to the last turn of a person, with all that followed it."""
        self.match.undo()
        self.assisted = True
        while not self._turn_of_person() and self.match.can_undo:
            self.match.undo()

    def redo(self) -> None:
        """Play again what was taken back, up to the next turn of a person."""
        self.match.redo()
        while not self._turn_of_person() and self.match.can_redo:
            self.match.redo()

    def _turn_of_person(self) -> bool:
        return self.table.window is None and self._person(self.table.turn)

    def course(self) -> list[int]:
        """Return the points after each move; of one person among several, the lead of that one."""
        tables = [state.table for state in self.match.states]
        if len(self.names) == 1:
            return [table.scores[0] for table in tables]
        if len(self.people) != 1:
            return []
        (seat,) = self.people
        return [_lead(table.scores, seat) for table in tables]

    def move_list(self) -> list[str]:
        """Tell the moves as far as L27 allows; none while the dictionary is being opened."""
        return list(move_list(self.match, self.names)) if self.words.is_open else []


def _lead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def _due(table: Table) -> Due:
    if table.window is None:
        return Due.TURN
    return Due.DOUBTS if table.window.challenger is None else Due.WORD


def _refuse_unknown(header: Header) -> None:
    """Refuse cards that nobody knows: only the table with real cards waits for them."""
    if UNKNOWN in str(header.deal):
        raise BadNotation(
            _(
                "{pile!r}: '.' is a card that nobody knows; only 'baliwords table' has such cards",
                pile=str(header.deal)[:60],
            )
        )


def new_header(options: Options, dealt: Deal, players: tuple[str, ...]) -> Header:
    """Return the header of a new game."""
    return Header(NAME, dealt, players, write_options(options))


def words_of(header: Header, shelf: Shelf) -> Dictionary:
    """Return the dictionary that a header names, opened or not."""
    return shelf.take(*list_named(header.options))
