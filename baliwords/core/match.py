"""One game being played: play, undo, redo, and the journal that keeps it."""

from typing import Any, Generic

from baliwords.core.game import Game, Move, Options, Outcome, State, View
from baliwords.core.journal import Journal
from baliwords.core.record import (
    REDO,
    UNDO,
    Header,
    Line,
    Record,
    complaints_of,
    first_state,
    help_line,
)
from baliwords.errors import IllegalMove
from baliwords.speech import _


class Match(Generic[State, Move, Options, View]):
    """A game in progress: its states so far, and what was taken back.

    With a journal, each change is on disk before the method returns.
    """

    def __init__(
        self,
        game: Game[State, Move, Options, View],
        header: Header,
        journal: Journal | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.journal = journal
        if start is None:
            start = game.new(game.read_options(header.options), header.deal)
        # Tuples, made anew by each move: who asks for them twice gets the same ones.
        self.state = start
        """The state now."""
        self._states: tuple[State, ...] = (start,)
        self._played: tuple[Move, ...] = ()
        self._moves: tuple[str, ...] = ()
        self._undone: list[tuple[Move, str]] = []
        self._settled: tuple[State, Outcome | None] | None = None
        """The state whose outcome was asked for last, and that outcome."""

    @classmethod
    def replay(
        cls, game: Game[State, Move, Options, View], record: Record
    ) -> "Match[State, Move, Options, View]":
        """Play a record again; what is wrong with it is said with the number of the line."""
        match = cls(game, record.header, start=first_state(record, game))
        for line in record.lines:
            with complaints_of(line):
                match._repeat(line.text)
        return match

    @classmethod
    def resume(
        cls, game: Game[State, Move, Options, View], journal: Journal
    ) -> "Match[State, Move, Options, View]":
        """Take up the game that a journal holds, with what may be redone."""
        journal.hold()
        match = cls.replay(game, journal.read())
        match.journal = journal
        return match

    @property
    def states(self) -> tuple[State, ...]:
        """All states from the start to now."""
        return self._states

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves so far."""
        return self._played

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, as text."""
        return self._moves

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on; found once a state."""
        if self._settled is None or self._settled[0] is not self.state:
            self._settled = (self.state, self.game.outcome(self.state))
        return self._settled[1]

    @property
    def record(self) -> Record:
        """The game so far, as a record."""
        lines = tuple(Line(i, text) for i, text in enumerate(self._moves, 1))
        return Record(self.header, lines)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._moves)

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return bool(self._undone)

    def play(self, move: Move) -> State:
        """Play a legal move; an illegal one raises and changes nothing."""
        text = self.game.write_move(self.state, move)
        after = self.game.apply(self.state, move)
        self._log(text)
        self._go_on(move, text, after)
        self._undone.clear()
        return after

    def _go_on(self, move: Move, text: str, after: State) -> None:
        self.state = after
        self._states += (after,)
        self._played += (move,)
        self._moves += (text,)

    def play_text(self, text: str) -> State:
        """Play a move given in notation."""
        return self.play(self.game.read_move(self.state, text))

    def undo(self) -> State:
        """Take the last move back; the game counts as assisted from now on."""
        if not self._moves:
            raise IllegalMove(_("there is no move to take back"))
        self._log(UNDO)
        self.header = self.header._replace(practice=True)
        self._undone.append((self._played[-1], self._moves[-1]))
        self._states, self._played = self._states[:-1], self._played[:-1]
        self._moves = self._moves[:-1]
        self.state = self._states[-1]
        return self.state

    def redo(self) -> State:
        """Play again the move that was last taken back."""
        if not self._undone:
            raise IllegalMove(_("there is no move to play again"))
        move, text = self._undone[-1]
        after = self.game.apply(self.state, move)
        self._log(REDO)
        self._undone.pop()
        self._go_on(move, text, after)
        return after

    def take_help(self, kind: str) -> None:
        """Write down that somebody is helped: the game counts as assisted from now on."""
        if kind not in self.header.help:
            self._log(help_line(kind))
            self.header = self.header.with_help(kind)

    def _repeat(self, line: str) -> None:
        actions: dict[str, Any] = {UNDO: self.undo, REDO: self.redo}
        if line in actions:
            actions[line]()
        else:
            self.play_text(line)

    def _log(self, line: str) -> None:
        if self.journal is not None:
            self.journal.append(line)
