"""The letter game in plain sentences, for the line mode and for screen readers."""

from collections.abc import Sequence

from baliwords.letters.game import LetterGame
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Answer, Challenge, Move, Pass
from baliwords.letters.notation import write_move
from baliwords.letters.state import Row, State, Table, Unit

HELP = """\
Join columns by their letters or places: M+U+R or 2+3+6. Add ! to take the word off at once.
Or just type the letters: MUR joins columns to MUR, MUR! joins and takes off.
  MUR!         take a complete word off (complete words are shown with !)
  M+?=U+R      the BALI card ? stands for the letter you declare
  S+2:ON       take column ON from seat 2      ON@3   the ON in place 3
  -            pass       stop    end a solitaire
  undo, redo   take a move back (the game then counts as practice), play it again
  words        words you can make now          hint   what the computer would do
  check WORD   look a word up                  part LETTERS   words that contain them
  table        show the table again            help   this text
  quit         leave; the game is kept and can be resumed
A word that is also a command is letters when in capitals: TABLE, STOP."""


def table_lines(table: Table, names: Sequence[str], judge: Judge) -> list[str]:
    """Describe the table: pile, scores, each row with its places."""
    if table.options.solitaire:
        head = f"Pile {table.pile_size}. Score {table.scores[0]}."
        return [head, _row_line(table.rows[0], table, judge)]
    scores = ", ".join(f"{n} {s}" for n, s in zip(names, table.scores, strict=True))
    lines = [f"Pile {table.pile_size}. Scores: {scores}."]
    for seat, row in enumerate(table.rows):
        lines.append(f"Seat {seat + 1}, {names[seat]}: {_row_line(row, table, judge)}")
    return lines


def _row_line(row: Row, table: Table, judge: Judge) -> str:
    """Write a row with its places; a complete word carries the ! that would take it off."""
    open_words = table.options.validation == "auto" or table.options.solitaire
    marked = (
        f"{place} {column}{'!' if open_words and judge.is_complete(column) else ''}"
        for place, column in enumerate(row, 1)
        if column
    )
    return "   ".join(marked) or "no columns"


def what_happened(before: State, after: State, names: Sequence[str], move: Move) -> str:
    """Say in sentences what a move did."""
    said = [_who_did_what(before.table, names, move)]
    if len(after.removed) > len(before.removed):
        last = after.removed[-1]
        said.append(f"{last.word} taken off, {last.points} points.")
    if isinstance(move, Answer):
        said += _verdict(before.table, after.table, names)
    drawn = before.pile[: len(before.pile) - len(after.pile)]
    if drawn:
        said.append(f"Drawn: {' '.join(drawn)}.")
    if after.table.ending and not before.table.ending:
        said.append("That was the last card of the pile.")
    return " ".join(said)


def _who_did_what(table: Table, names: Sequence[str], move: Move) -> str:
    if isinstance(move, Accept):
        return "Nobody challenges."
    if isinstance(move, Challenge):
        return f"{names[move.seat]} challenges."
    if isinstance(move, Pass):
        return f"{names[table.turn]} passes."
    return f"{names[table.turn]}: {write_move(table, move)}."


def _verdict(before: Table, after: Table, names: Sequence[str]) -> list[str]:
    """Say who won a challenge that was settled by a word, and who pays for it (L56, L57)."""
    window = before.window
    assert window is not None and window.challenger is not None
    column = before.column(Unit(window.seat, window.slot))
    builder, doubter = names[window.seat], names[window.challenger]
    if after.rows == window.rows_before:
        return [f"No word for {column}: the columns go back, and {builder} loses this turn."]
    return [f"Right: {column} stays, and {doubter} skips a turn."]


_REASONS = {
    "stopped": "The game was stopped.",
    "used up": "Every card went into a word: BALI!",
    "passed": "Everybody passed.",
    "stuck": "No column can be joined or taken off any more, with cards left in the pile.",
    "finished": "Nothing more can be made of the cards.",
}


def final_lines(game: LetterGame, state: State, names: Sequence[str]) -> list[str]:
    """Tell how the game ended: why, the words, the scores, the winners."""
    outcome = game.outcome(state)
    assert outcome is not None
    lines = [_REASONS[outcome.reason]]
    for seat, name in enumerate(names):
        words = [f"{r.word} {r.points}" for r in state.removed if r.seat == seat]
        bonus = outcome.scores[seat] - state.table.scores[seat]
        bali = f", of these {bonus} for the BALI" if bonus else ""
        lines.append(f"{name}: {outcome.scores[seat]} points{bali}. {', '.join(words)}".rstrip())
    if len(names) > 1:
        winners = " and ".join(names[seat] for seat in outcome.winners)
        lines.append(f"{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}.")
    return lines
