"""What a letter game and a table with real cards have in common at the prompt."""

from collections.abc import Callable, Sequence

from baliwords.cli.line_loop import ANEW, LineLoop
from baliwords.cli.talk import tell
from baliwords.errors import AmbiguousNotation, BadNotation
from baliwords.letters.cards import parse_cards
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Assemble, Move
from baliwords.letters.notation import anothers_column, read_move, write_move
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.entry import spellings, ways_to_spell
from baliwords.play.letters.tell import final_lines, table_lines
from baliwords.settings import prefers_known_words
from baliwords.speech import _ as sentence
from baliwords.translation import _, speak


class LetterLines(LineLoop):
    """Shows a table, reads moves as people type them, takes back, hints."""

    def __init__(self, sitting: CardTable) -> None:
        self.sitting = sitting
        self.names: Sequence[str] = sitting.names
        self.commands = {
            "table": lambda _rest: self.show_table(),
            "undo": lambda _rest: self.travel(self.sitting.undo),
            "redo": lambda _rest: self.travel(self.sitting.redo),
            "hint": lambda _rest: self._hint(),
        }

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.outcome is not None

    def final_lines(self) -> list[str]:
        """Tell how the game ended."""
        assert self.sitting.outcome is not None
        return final_lines(self.sitting.state, self.sitting.outcome, self.names)

    def show_table(self) -> None:
        """Describe the table."""
        sitting = self.sitting
        tell("\n".join(map(speak, table_lines(sitting.table, self.names, sitting.judge))))

    def travel(self, step: Callable[[], None]) -> str:
        """Go back or forth, and show where that leads."""
        step()
        self.show_table()
        return ANEW

    def _hint(self) -> None:
        """Say the best move and why."""
        self.sitting.take_help("hint")
        state = self.sitting.state
        self.sitting.known_first = prefers_known_words()
        hint = self.sitting.hint(state, lambda: False)
        tell(_("Try {move}: {why}", move=write_move(state.table, hint.move), why=hint.why))

    # --- reading ------------------------------------------------------------------------

    def read_legal(self, line: str) -> Move:
        """Read a move and refuse one that is not allowed."""
        move = self.read(line)
        if reason := why_illegal(self.sitting.table, move, self.sitting.judge):
            raise BadNotation(sentence("Not allowed: {reason}.", reason=reason))
        return move

    def read(self, line: str) -> Move:
        """Read a move: in notation, or just the letters to be spelled."""
        letters = line.removesuffix("!").rstrip()
        capitals = line.isupper() and line.isalpha()  # STOP is then a word, not the command
        try:
            if not capitals:
                return read_move(self.sitting.table, line)
        except AmbiguousNotation:
            raise
        except BadNotation:
            if not letters.isalpha():
                raise
        return self._spell(letters, line.endswith("!"))

    def _spell(self, letters: str, remove: bool) -> Move:
        """Find the columns that spell what was typed; legal ones, if there are any."""
        table, judge = self.sitting.table, self.sitting.judge
        text = next(judge.readings(parse_cards(letters.upper())))
        if way := next(ways_to_spell(table, text, judge, remove), None):
            return way
        pool = [unit for seat in table.seats_from(table.turn) for unit in table.units(seat)]
        for units, declared in spellings(table, text, judge, pool):
            if len(units) == 1 and units[0].seat != table.turn:
                raise BadNotation(anothers_column(table.column(units[0])))
            return Assemble(units, declared, remove)
        raise BadNotation(
            sentence(
                "No columns on the table spell {text!r} (help shows the moves)", text=text[:60]
            )
        )
