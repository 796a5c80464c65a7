"""The first lesson: a game of eleven cards, told move by move, that ends with a BALI.

It follows the worked example of the rules: MUR is joined, grows to MURS, is taken off; then the
BALI card completes a word of all the cards that are left. A move of one's own is refused kindly.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from baliwords.core.game import Outcome
from baliwords.core.match import Match
from baliwords.core.record import CHOSEN, Header
from baliwords.errors import IllegalMove
from baliwords.files.folders import data_folder
from baliwords.letters.assembly import column_of
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Move, takes_off
from baliwords.letters.options import Options, write_options
from baliwords.letters.scoring import score
from baliwords.letters.state import State
from baliwords.play.keeping import finished_folder, journal_folder
from baliwords.play.letters.card_table import CardTable, LetterMatch
from baliwords.play.letters.hints import Hint
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.tell import Happening
from baliwords.speech import _


class Script(NamedTuple):
    """The cards of a lesson and the moves that it teaches."""

    pile: str
    moves: tuple[str, str, str, str]


SCRIPTS = {
    "fr": Script("TMUZERQSA?L", ("M+U+R", "MUR+S", "MURS!", "T+A+L+Q+?=U+E+Z!")),
    "de": Script("HROATUSET?R", ("R+O+T", "ROT+E", "ROTE!", "H+A+U+S+T+?=Ü+R!")),
}


class Lesson(CardTable):
    """A game in which each move is told before it is made; nothing of it is kept."""

    assisted = False  # nothing counts here

    def __init__(self, language: str, shelf: Shelf, name: str) -> None:
        self.script = SCRIPTS[language]
        self.words = shelf.take(language)
        self.options = Options(language=language)
        self.names = (name,)
        self.people = [0]
        self.judge = Judge(self.words, self.options)
        written = write_options(self.options)
        self._header = Header("letters", self.script.pile, self.names, written, cards=CHOSEN)
        self.match: LetterMatch = Match(letter_game(self.words), self._header)

    @property
    def at(self) -> int:
        """How many moves were made."""
        return len(self.match.played)

    @property
    def over(self) -> bool:
        """Whether all that is taught was done."""
        return self.at == len(self.script.moves)

    @property
    def next_move(self) -> Move:
        """The move that is taught now."""
        return self.match.game.read_move(self.state, self.script.moves[self.at])

    def wanted(self) -> tuple[str, int]:
        """Return the column that is to be made or taken off now, and what it is worth."""
        column = column_of(self.table, self.next_move)
        return column.upper(), score(column, self.options.letter_values).points

    def told(self) -> str:
        """Say what there is to learn now, and what to do."""
        if self.over:
            return _(
                "All cards are used in words: that is a BALI, worth {bonus} points more. You have "
                "{points}. Esc ends the lesson.",
                bonus=self.options.bali_bonus,
                points=self.outcome.scores[0] if self.outcome else 0,
            )
        column, points = self.wanted()
        return (
            _(
                "Letters join into words, read from top to bottom. Type {column}, then Enter: "
                "three columns become one, and new cards fill the voids.",
                column=column,
            ),
            _(
                "That is a word, but it may grow, and long words are worth far more. Type "
                "{column}, then Enter.",
                column=column,
            ),
            _(
                "Take it off before it is stuck: values times letters are {points} points. Type "
                "{column}, then !",
                column=column,
                points=points,
            ),
            _(
                "The pile is empty. The card marked BALI stands for any letter and counts 5. "
                "All that is left makes one word: type {column}, then !",
                column=column,
            ),
        )[self.at]

    # --- what every table offers --------------------------------------------------------

    @property
    def header(self) -> Header:
        """The game of the lesson."""
        return self._header

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.match.outcome

    def play(self, move: Move) -> Happening:
        """Make the move that is taught; refuse another one, however good."""
        wanted = self.next_move
        same = column_of(self.table, move) == column_of(self.table, wanted)
        if not same or takes_off(move) != takes_off(wanted):
            raise IllegalMove(
                _("that would do, but let us first do this: {told}", told=self.told())
            )
        before = self.state
        return Happening(before, move, self.match.play(move))

    def hint(self, state: State, stopped: Callable[[], bool]) -> Hint:
        """Give the move that is taught."""
        del state, stopped
        return Hint(self.next_move, self.told())

    def take_help(self, kind: str) -> None:
        """Help freely."""

    def undo(self) -> None:
        """Go back by a move."""
        self.match.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.match.redo()

    def move_list(self) -> list[str]:
        """Tell the moves so far."""
        return list(self.match.moves)

    def leave(self) -> None:
        """Leave; that the lesson was offered is kept."""
        note_offered()

    def finish(self) -> Path | None:
        """Put nothing away."""
        return None


def _marker() -> Path:
    return data_folder() / "lesson-offered"


def note_offered() -> None:
    """Keep that the lesson was offered, so that it is not offered again."""
    try:
        _marker().parent.mkdir(parents=True, exist_ok=True)
        _marker().touch()
    except OSError:  # then it is offered once more: no harm
        return


def is_first_start() -> bool:
    """Tell whether nobody has played here yet, and the lesson was not offered."""
    places = (journal_folder(), finished_folder())
    return not _marker().exists() and not any(any(place.glob("*.bali")) for place in places)
