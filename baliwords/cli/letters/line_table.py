"""The companion line by line: cards and moves at a prompt, for any terminal."""

from baliwords.core.record import Header, Record
from baliwords.errors import BadNotation, BaliwordsError, IllegalMove
from baliwords.games import letters
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Move
from baliwords.letters.notation import read_move
from baliwords.letters.options import read_options
from baliwords.letters.ways_to_spell import ways_to_spell
from baliwords.lexicon import load_lexicon
from baliwords.play.letters.companion import Companion, new_table_file, newest_table, put_away
from baliwords.play.letters.hints import advise
from baliwords.play.letters.shelf import Dictionary
from baliwords.play.letters.tell import final_lines, table_lines
from baliwords.play.letters.unseen import show_unseen

HELP = """\
While cards are awaited, type them: KVR, ? for BALI. Else type a move:
  MUR or M+U+R  join columns that spell it       MUR!  take a word off
  -             pass                             challenge, word MAISON   settle a doubt
  undo, redo    take back the last entry         table, unseen, hint      look, count, ask
  end           end the game with these scores   quit                     leave; it is kept"""


def run_line_table(header: Header, resume: bool) -> None:
    """Keep a table at the prompt."""
    waiting = newest_table() if resume else None
    if waiting is not None:
        header = Record.parse(waiting.read_text(encoding="utf-8")).header
    options = read_options(header.options)
    words = load_lexicon(options.language, options.word_list or None)
    if waiting is not None:
        companion = Companion.resume(waiting, words)
    else:
        companion = Companion(header, words, new_table_file())
    LineTable(companion, Judge(words, options)).run()


class LineTable:
    """Asks for cards and moves until the game is over."""

    def __init__(self, companion: Companion, judge: Judge) -> None:
        self.companion = companion
        self.judge = judge
        self.names = companion.header.players

    def run(self) -> None:
        """Keep the table to its end, or until somebody leaves."""
        print("Type help for help.")
        try:
            while self.companion.outcome is None:
                line = input(self._prompt()).strip()
                if line in ("quit", "exit", "q"):
                    break
                if line == "end":
                    self._finish()
                    return
                self._take(line)
            else:
                self._finish()
                return
        except EOFError:
            print()
        print("The table is kept; 'baliwords table' takes it up again.")

    def _prompt(self) -> str:
        awaited = self.companion.awaited
        table = self.companion.state.table
        if awaited:
            places = " ".join(f"{self.names[unit.seat]}:{unit.slot + 1}" for unit in awaited)
            return f"Cards drawn ({places})> "
        if table.window and table.window.challenger is not None:
            return f"{self.names[table.window.seat]}, which word? word "
        return f"{self.names[table.turn]}> "

    def _take(self, line: str) -> None:
        """Take one line: a command, cards, or a move."""
        commands = {
            "": self._show,
            "help": lambda: print(HELP),
            "table": self._show,
            "undo": self.companion.undo,
            "redo": self.companion.redo,
            "unseen": lambda: print(show_unseen(self.companion.unseen(), 10)),
            "hint": self._hint,
        }
        try:
            if line in commands:
                commands[line]()
            elif self.companion.awaited:
                self.companion.draw(line)
            else:
                self._move(line)
                self._show()
        except BaliwordsError as error:
            print(error)

    def _move(self, line: str) -> None:
        table = self.companion.state.table
        if table.window and table.window.challenger is not None:
            line = line if line.startswith("word ") else f"word {line or '-'}"
        elif table.window and not line.endswith(("challenge", "ok")):
            self.companion.play(Accept())
        if self.companion.awaited:
            self.companion.draw(line)
        else:
            self.companion.play(self._read(line))

    def _read(self, line: str) -> Move:
        """Read a move in notation, or the letters that columns spell."""
        table = self.companion.state.table
        try:
            return read_move(table, line)
        except BadNotation:
            text = line.removesuffix("!").upper()
            way = next(ways_to_spell(table, text, self.judge, line.endswith("!")), None)
            if way is None:
                raise
            return way

    def _hint(self) -> None:
        if self.companion.awaited:
            raise IllegalMove("first enter the cards that were drawn")
        options = self.companion.options
        words = Dictionary(options.language, options.word_list)
        unseen = self.companion.unseen()
        hint = advise(self.companion.state.table, unseen, words, lambda: False)
        written = self.companion.game.write_move(self.companion.state, hint.move)
        print(f"{written}: {hint.why}")

    def _show(self) -> None:
        print("\n".join(table_lines(self.companion.state.table, self.names, self.judge)))

    def _finish(self) -> None:
        """Print the final sheet."""
        state = self.companion.state
        options = state.table.options
        if self.companion.outcome is not None:
            game = letters(options.language, options.word_list)
            print("\n".join(final_lines(game, state, self.names)))
        else:
            scores = zip(self.names, state.table.scores, strict=True)
            print("\n".join(f"{name}: {points} points." for name, points in scores))
        if path := put_away(self.companion):
            print(f"Record: {path}")
