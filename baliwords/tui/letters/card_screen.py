"""Columns of cards on the screen: a game or a table with real cards, and a move taking shape."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.widget import Widget

from baliwords.errors import BaliwordsError
from baliwords.letters.assembly import complete_columns
from baliwords.letters.game import NAME
from baliwords.letters.moves import Assemble, Move, Remove, units_of
from baliwords.letters.notation import write_move
from baliwords.letters.scoring import final_score, has_bali
from baliwords.letters.state import State, Table, Unit
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.entry import (
    Entry,
    Preview,
    column_in_hand,
    preview,
    why_not_off,
)
from baliwords.play.letters.hints import Hint, hint_sentence
from baliwords.play.letters.tell import Happening, news, used_words_line
from baliwords.play.letters.unseen import show_unseen
from baliwords.settings import prefers_known_words
from baliwords.speech import label
from baliwords.translation import _, counted, plainly
from baliwords.tui.letters.board import LetterBoard
from baliwords.tui.letters.challenge_dialogs import DoubtScreen, MeantScreen
from baliwords.tui.letters.column import CardColumn
from baliwords.tui.letters.pointing import next_column
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.side import Side, assisted_line
from baliwords.tui.shared.table_screen import TableScreen

_SIGNS = "?+=@:>'"
"""Characters that may be typed besides letters: the joker and the notation of moves."""


class CardScreen(TableScreen[Entry]):
    """Turns letters, numbers, arrows and dragged columns into moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", label("Hint"), key_display="F3"),
        Binding("f4", "peek", label("Peek"), key_display="F4"),
        Binding("f5", "unseen", label("Count"), key_display="F5"),
        Binding("ctrl+z", "undo", label("Undo"), key_display="^Z"),
        Binding("enter", "join", label("Join"), show=False),
        Binding("exclamation_mark", "take_off", label("Take off"), show=False),
        Binding("delete", "take_off", label("Take off"), show=False),
        Binding("tab", "turn", label("Another way"), show=False),
        Binding("space", "pick", label("Pick"), show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
    ]

    game = NAME
    sitting: CardTable

    def __init__(self, sitting: CardTable) -> None:
        self.sitting = sitting
        super().__init__()
        self.shown = Preview()
        self.tracking = False
        """Whether the letters that nobody has seen are counted."""
        self._moving = False
        """Whether cards glide to their places."""

    # --- what the heirs give ------------------------------------------------------------

    @abstractmethod
    def tell(self, happening: Happening) -> None:
        """Tell what was done, and go on."""

    def on_screen_resume(self) -> None:
        """Ask the settings, which may have changed meanwhile."""
        self.ask_settings()

    def ask_settings(self) -> None:
        """Ask whether cards glide."""
        self._moving = self.bali.has_motion

    # --- the dictionary -----------------------------------------------------------------

    def begin(self) -> None:
        """Open the dictionary behind the screen, then ask whoever is first."""
        if self.sitting.words.is_open:
            self.go_on()
        else:
            self._open_dictionary()

    @work(thread=True)
    def _open_dictionary(self) -> None:
        try:
            self.sitting.words.open()
        except BaliwordsError as error:
            report(self, self.say, plainly(error))
            return
        report(self, self._dictionary_opened)

    def _dictionary_opened(self) -> None:
        entered = self.entry
        self.redraw()
        self.show_entry(entered)
        self.go_on()

    # --- drawing ------------------------------------------------------------------------

    def panes(self) -> tuple[Widget, Widget]:
        """Make the board and the panel beside it."""
        names, columns = tuple(self.sitting.names), self.sitting.options.columns
        return LetterBoard(names, columns, self.bali.glyphs), Side(id="side")

    def buttons(self) -> Mapping[str, str]:
        """Return what can be clicked."""
        return {"join": _("Join: Enter"), "take-off": _("Take off: !"), "clear": _("Clear: Esc")}

    def draw(self) -> None:
        """Draw the table, the figures and the moves."""
        board = self.query_one(LetterBoard)
        board.pointer = None
        board.table = table = self.sitting.table
        ready = self.sitting.words.is_open
        board.complete = complete_columns(table, self.sitting.judge) if ready else ()
        self.draw_figures()
        self.query_one(Side).show_moves(self.sitting.move_list())
        self._show_count()

    def draw_figures(self) -> None:
        """Draw score and pile, and whether the game counts apart."""
        self.query_one(Side).show_figures(_figures(self.sitting))

    def no_entry(self) -> Entry:
        """Return an entry without letters and columns."""
        return Entry()

    def shortened(self, entry: Entry) -> Entry:
        """Drop the last letter or column."""
        return entry.shorter()

    def show_preview(self, entry: Entry) -> tuple[str, str]:
        """Show which columns would join, and say to what."""
        ready = self.sitting.words.is_open and not self.idle
        self.shown = preview(self.sitting.table, entry, self.sitting.judge) if ready else Preview()
        self.offer(self.shown)
        columns = "+".join(map(self.sitting.table.column, entry.picked))
        return entry.letters or columns, self.shown.sentence

    def offer(self, shown: Preview) -> None:
        """Mark the columns of a preview, and let the buttons be pressed that fit it."""
        prompt = self.query_one(Prompt)
        prompt.offer("join", bool(shown.keep))
        prompt.offer("take-off", bool(shown.take))
        self.query_one(LetterBoard).picked = shown.units or self.entry.picked

    # --- keys and mouse -----------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Take letters and column numbers."""
        sign = event.character or ""
        if not event.is_printable or self.idle or not self.take_sign(sign):
            return
        event.stop()
        event.prevent_default()

    def take_sign(self, sign: str) -> bool:
        """Take a sign that was typed; tell whether it meant anything."""
        if sign.isdecimal() and not self._in_notation():
            self._pick_number(int(sign))
        elif sign.isalpha() or sign in _SIGNS or sign.isdecimal():
            self.show_entry(self.entry.typed(sign.upper() if sign.upper().isalpha() else sign))
        else:
            return False
        return True

    def _in_notation(self) -> bool:
        """Whether a digit belongs to a move as it is written, like `S+2:ON` or `ON@3`."""
        return self.entry.letters.endswith(("@", "+", ">"))

    def _pick_number(self, number: int) -> None:
        unit = Unit(self.sitting.table.turn, number - 1)
        if self.sitting.table.column(unit):
            self.show_entry(self.entry.pick(unit))
        else:
            self.say(_("There is no column {number}.", number=number))

    @on(CardColumn.Picked)
    def _column_picked(self, event: CardColumn.Picked) -> None:
        if not self.idle and self.sitting.table.column(event.unit):
            self.show_entry(self.entry.pick(event.unit))

    @on(CardColumn.Dropped)
    def _column_dropped(self, event: CardColumn.Dropped) -> None:
        """Join what was dragged; above or below as it was dropped, if that is legal."""
        if self.idle or not self.sitting.table.column(event.source):
            return
        below, above = (event.target, event.source), (event.source, event.target)
        wanted, other = (above, below) if event.above else (below, above)
        self.show_entry(Entry(picked=wanted))
        if not self.shown.legal:
            refused = self.shown.sentence
            self.show_entry(Entry(picked=other))
            if not self.shown.legal:
                self.show_entry(Entry(picked=wanted))
                self.say(refused)
                return
        stand = event.target.slot if event.target.seat == self.sitting.table.turn else None
        moves = self.shown.keep or self.shown.take
        self.pick_move(tuple(_standing_in(move, stand) for move in moves))

    def action_join(self) -> None:
        """Play the move that is shown."""
        if self.shown.keep:
            self.pick_move(self.shown.keep)
        elif self.shown.take:
            self.pick_move(self.shown.take)
        elif self.entry.empty:
            self.say(self.invitation())
        elif not self.sitting.words.is_open:
            self.say(_("The dictionary is being opened."))

    def action_take_off(self) -> None:
        """Play the move that is shown and take the word off."""
        if self.shown.take:
            self.pick_move(self.shown.take)
        elif not self.entry.empty:
            self.say(why_not_off(self.sitting.table, self.shown, self.sitting.judge))

    def pick_move(self, moves: tuple[Assemble | Remove, ...]) -> None:
        """Play a move; if the BALI card leaves a choice, ask which."""
        if len(moves) == 1:
            self.play(moves[0])
            return
        from baliwords.tui.letters.joker import JokerScreen

        choices = tuple(move for move in moves if isinstance(move, Assemble))
        dialog = JokerScreen(self.sitting.table, choices, self.sitting.judge)
        self.app.push_screen(dialog, self._joker_chosen)

    def _joker_chosen(self, move: Assemble | None) -> None:
        if move is not None:
            self.play(move)

    def action_turn(self) -> None:
        """Show another way, or complete the letters."""
        if self.shown.completion:
            self.show_entry(Entry(self.shown.completion))
        else:
            self.show_entry(self.entry.turn())

    def action_point(self, right: int, down: int) -> None:
        """Move the pointer to another column or row."""
        board = self.query_one(LetterBoard)
        board.pointer = next_column(self.sitting.table, board.pointer, right, down)

    def action_pick(self) -> None:
        """Pick the column under the pointer."""
        pointer = self.query_one(LetterBoard).pointer
        if pointer is not None and not self.idle:
            self.show_entry(self.entry.pick(pointer))

    # --- moves and doubts ---------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make a move, tell it, and go on."""
        self.carry_out(lambda: self.sitting.play(move))

    def carry_out(self, step: Callable[[], Happening]) -> None:
        """Do something that is told afterwards, and go on."""
        done: list[Happening] = []
        if self.attempt(lambda: done.append(step())):
            if self._moving:
                self.query_one(LetterBoard).slide(done[0].before.table, done[0].move)
            self.tell(done[0])

    def news_of(self, happening: Happening) -> str:
        """Say in a sentence what was done."""
        return news(happening, self.sitting.names, self.sitting.judge)

    def ask_for_doubts(self) -> None:
        """Ask who doubts the column that was just laid; or, if somebody does, for the word."""
        names, window = self.sitting.names, self.sitting.table.window
        assert window is not None
        builder, column = names[window.seat], self.sitting.laid_column
        if window.challenger is None:
            opponents = [(seat, names[seat]) for seat in self.sitting.doubters]
            dialog = DoubtScreen(builder, column, opponents, self.verdict())
            self.app.push_screen(dialog, self._doubted)
        else:
            meant = MeantScreen(builder, column, names[window.challenger])
            self.app.push_screen(meant, self._meant)

    def verdict(self) -> str:
        """Return who was right in the last challenge, if nobody has been told yet."""
        return ""

    def _doubted(self, seat: int | None) -> None:
        self.carry_out(lambda: self.sitting.doubt(seat))

    def _meant(self, word: str | None) -> None:
        self.carry_out(lambda: self.sitting.name_word(word or ""))

    # --- help for the player ------------------------------------------------------------

    def action_unseen(self) -> None:
        """Show or hide the letters that nobody has seen; who counts them is helped (L27)."""
        allowed = self.tracking or self.sitting.options.show_removed
        if allowed or self.take_help("count"):
            self.tracking = not self.tracking
            self._show_count()

    def _show_count(self) -> None:
        side = self.query_one(Side)
        if self.tracking:
            side.show_extra(_("Unseen letters"), show_unseen(self.sitting.unseen()))
        else:
            side.show_extra("")

    def action_peek(self) -> None:
        """Show which words the column in hand can become."""
        table, pointer = self.sitting.table, self.query_one(LetterBoard).pointer
        column = column_in_hand(table, self.entry, self.shown)
        if not column and pointer:
            column = table.column(pointer)
        if column:
            self._look_ahead(column, self.sitting.state, self.tracking)
        else:
            self.say(_("Pick a column first, then F4 shows which words it can become."))

    @work(thread=True, exclusive=True, group="peek")
    def _look_ahead(self, column: str, state: State, tracked: bool) -> None:
        from baliwords.play.letters.peek import peek, supply

        try:
            cards = supply(state, column, tracked)
            known = prefers_known_words()
            text = peek(self.sitting.words.lexicon, column, self.sitting.options, cards, known)
        except BaliwordsError as error:
            text = plainly(error)
        report(self, self._show_peek, text)

    def _show_peek(self, text: str) -> None:
        self.query_one(Side).show_extra(_("Can become"), text)

    def find_hints(self, state: State, stopped: Callable[[], bool]) -> Sequence[Hint]:
        """Ask the sitting for a move."""
        self.sitting.known_first = prefers_known_words()
        return [self.sitting.hint(state, stopped)]

    def give_hint(self, hints: Sequence[Hint], number: int) -> None:
        """Give a step of the hint, and show on the table what it speaks of."""
        table, hint = self.sitting.table, hints[0]
        units = units_of(hint.move, table.turn)
        if number == 1:
            self.query_one(LetterBoard).pointer = units[0] if units else None
        elif isinstance(hint.move, Assemble):  # with the letter of the BALI card, and its !
            self.show_entry(Entry(write_move(table, hint.move)))
        else:
            self.show_entry(Entry(picked=units))
        self.say(hint_sentence(table, hint, number, self.sitting.names))


def _standing_in(move: Assemble | Remove, slot: int | None) -> Assemble | Remove:
    """Let the joined column stand where it was dropped; the first own place needs no saying."""
    if not isinstance(move, Assemble) or slot is None or move.units[0].slot == slot:
        return move
    return replace(move, target=slot)


def _figures(sitting: CardTable) -> list[str]:
    """Tell score, words and pile."""
    table = sitting.table
    lines = [] if len(table.scores) > 1 else _own_score(table)
    lines.append(counted("Pile: {count} card", "Pile: {count} cards", table.pile_size))
    return [*lines, *assisted_line(sitting.assisted), *used_words_line(table)]


def _own_score(table: Table) -> list[str]:
    """Tell the points, at the end with the bonus, and the words."""
    points = final_score(table.scores[0], has_bali(table, 0), table.options)
    score = counted("Score: {count} point", "Score: {count} points", points)
    words = counted("{count} word taken off", "{count} words taken off", table.removals[0])
    return [score, words]
