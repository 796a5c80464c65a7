"""The companion line by line: cards and moves at a prompt, for any terminal."""

from pathlib import Path

from baliwords.cli.letters.letter_lines import LetterLines
from baliwords.cli.line_loop import ANEW
from baliwords.cli.talk import complain, tell
from baliwords.core.record import Header
from baliwords.letters.moves import Move
from baliwords.letters.notation import read_answer
from baliwords.play.keeping import damaged
from baliwords.play.letters.companion import Companion
from baliwords.play.letters.kept_table import kept_tables, tables_folder
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.tell import final_lines
from baliwords.play.letters.unseen import show_unseen
from baliwords.translation import _


def run_line_table(header: Header, resume: bool) -> None:
    """Keep a table at the prompt."""
    shelf = Shelf()
    for complaint in damaged(tables_folder()):
        complain(complaint)
    waiting = next(kept_tables(), None) if resume else None
    companion = Companion.resume(waiting, shelf) if waiting else Companion.begin(header, shelf)
    LineTable(companion).run()


class LineTable(LetterLines):
    """Asks for cards and moves until the game is over."""

    sitting: Companion

    def __init__(self, companion: Companion) -> None:
        super().__init__(companion)
        self.ended = False
        self.commands |= {
            "": lambda _rest: self.show_table(),
            "help": lambda _rest: tell(_help()),
            "unseen": lambda _rest: tell(show_unseen(self.sitting.unseen(), 10)),
            "end": lambda _rest: self._end(),
        }

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the people have ended it."""
        return self.ended or self.sitting.outcome is not None

    def begin(self) -> None:
        """Say nothing: the people see their table."""

    def go_on(self) -> None:
        """Ask for what was drawn, or for a move."""
        if self.sitting.awaited:
            places = " ".join(
                f"{self.names[unit.seat]}:{unit.slot + 1}" for unit in self.sitting.awaited
            )
            self.ask(_("Cards drawn ({places})> ", places=places), self.sitting.draw)
        elif self.sitting.doubted:
            window = self.sitting.table.window
            assert window is not None
            prompt = _("{name}, which word? word ", name=self.names[window.seat])
            self._play(self.ask(prompt, read_answer))
        else:
            self._play(self.ask(f"{self.names[self.sitting.table.turn]}> ", self._take))

    def _take(self, line: str) -> Move | None:
        """Take a move; a column that nobody doubts stands before the next thing is entered."""
        if not self.sitting.may_be_doubted or line.endswith(("challenge", "ok")):
            return self.read_legal(line)
        with self.sitting.accepting():
            if not self.sitting.awaited:
                return self.read_legal(line)
            self.sitting.draw(line)
        self.show_table()
        return None

    def _play(self, move: Move | None) -> None:
        if move is not None:
            self.sitting.play(move)
            self.show_table()

    def _end(self) -> str:
        self.ended = True
        return ANEW

    def final_lines(self) -> list[str]:
        """Tell the scores, also of a game that the people have ended."""
        outcome = self.sitting.outcome or self.sitting.standing()
        return final_lines(self.sitting.state, outcome, self.names)

    def put_away(self) -> Path | None:
        """Keep the record of the ended game and return where."""
        return self.sitting.finish()

    def kept(self) -> str:
        """Say how the table is taken up again."""
        return _("The table is kept; 'baliwords table' takes it up again.")


def _help() -> str:
    return _(
        """\
While cards are awaited, type them: KVR, ? for BALI. Else type a move:
  MUR or M+U+R  join columns that spell it       MUR!  take a word off
  -             pass                             challenge, word MAISON   settle a doubt
  undo, redo    take back the last entry         table, unseen, hint      look, count, ask
  end           end the game with these scores   quit                     leave; it is kept"""
    )
