"""Positions in which the best move is asked for: from one's own mistakes, or puzzles.

A quiz is a table like any other, on which moves are tried and nothing is changed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from baliwords.core.game import Outcome
from baliwords.core.record import Header
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Move
from baliwords.letters.state import State
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.hints import Hint
from baliwords.play.letters.measuring import behind, reason
from baliwords.play.letters.review import Review
from baliwords.play.letters.shelf import Dictionary
from baliwords.play.letters.tell import Happening
from baliwords.play.letters.told_moves import told_move
from baliwords.speech import _, counted

_AS_GOOD = 2.0
"""Points by which a move may be behind the best one and still be called as good."""


@dataclass(frozen=True, slots=True)
class Task:
    """One position, and what is best in it."""

    state: State
    best: Move
    lost: float
    """Points by which the best move leads the one that was played, or the next one."""
    played: Move | None = None
    number: int = 0
    """The move of the game, or the number of the puzzle."""

    def why(self, words: Dictionary, names: Sequence[str]) -> str:
        """Say why the best move is best."""
        played = self.best if self.played is None else self.played
        return reason(words, self.state, self.best, played, self.lost, names)

    def verdict(self, words: Dictionary, move: Move) -> "Verdict":
        """Judge a move; one that nobody has thought of is measured, which takes a moment."""
        told = told_move(self.state.table, move)
        if move == self.best:
            return Verdict(True, _("That is the best move: {move}.", move=told))
        if move == self.played:
            return Verdict(False, _("This is what was played: {move}. Find better.", move=told))
        lead, error = behind(words, self.state, self.best, move)
        if lead <= max(_AS_GOOD, 2 * error):
            return Verdict(True, _("As good as the best move: {move}.", move=told))
        return Verdict(
            False,
            counted(
                "{count:.0f} point less than the best move: {move}.",
                "{count:.0f} points less than the best move: {move}.",
                round(lead),
                move=told,
            ),
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a move that was tried."""

    right: bool
    sentence: str


class Quiz(CardTable):
    """Asks for the best move of one position after the other."""

    assisted = False  # nothing counts here

    def __init__(
        self,
        tasks: Sequence[Task],
        words: Dictionary,
        header: Header,
        note: Callable[[Task], object] = lambda task: task,
    ) -> None:
        """Ask for some tasks; `note` is told of each that is solved."""
        self.tasks = tasks
        self._note = note
        self.words = words
        self.names = header.players
        self.people = [0]
        self.options = tasks[0].state.table.options
        self.judge = Judge(words, self.options)
        self.at = 0
        self.solved: set[int] = set()
        """The tasks whose best move was found without the answer being shown."""
        self._shown: set[int] = set()
        self._header = header
        self._game = letter_game(words)

    @property
    def task(self) -> Task:
        """The position that is asked now."""
        return self.tasks[self.at]

    def turn_to(self, step: int) -> bool:
        """Go on to the next position, or back; tell whether there is one."""
        there = 0 <= self.at + step < len(self.tasks)
        self.at += step if there else 0
        return there

    def verdict(self, move: Move) -> Verdict:
        """Judge a move, and note the task that it solves."""
        found = self.task.verdict(self.words, move)
        if found.right and self.at not in self._shown:
            self.solved.add(self.at)
            self._note(self.task)
        return found

    # --- what every table offers --------------------------------------------------------

    @property
    def header(self) -> Header:
        """The game that the positions are of."""
        return self._header

    @property
    def state(self) -> State:
        """The position that is asked now."""
        return self.task.state

    @property
    def outcome(self) -> Outcome | None:
        """Nothing ends here."""
        return None

    def play(self, move: Move) -> Happening:
        """Try a legal move; an illegal one raises. The position stays."""
        return Happening(self.state, move, self._game.apply(self.state, move))

    def hint(self, state: State, stopped: Callable[[], bool]) -> Hint:
        """Give the answer away."""
        del state, stopped
        self._shown.add(self.at)
        return Hint(self.task.best, _("{why}.", why=self.task.why(self.words, self.names)))

    def take_help(self, kind: str) -> None:
        """Help freely."""

    def undo(self) -> None:
        """Take nothing back: nothing was done."""

    def redo(self) -> None:
        """Do nothing again."""

    def move_list(self) -> list[str]:
        """Tell how far one is."""
        return []

    def leave(self) -> None:
        """Leave without keeping anything."""

    def finish(self) -> Path | None:
        """Put nothing away."""
        return None


def tasks_of(review: Review) -> list[Task]:
    """Return the positions of a game in which a move lost something."""
    return [
        Task(step.state, step.best, step.lost, step.played, step.number) for step in review.mistakes
    ]
