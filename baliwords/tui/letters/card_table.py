"""What a game and the companion share: a table on the screen, and a move that takes shape."""

from abc import abstractmethod
from collections import Counter
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, Footer, Static
from textual.worker import get_current_worker

from baliwords.errors import BaliwordsError
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Move, Remove
from baliwords.letters.options import Options
from baliwords.letters.state import State, Unit
from baliwords.play.letters.entry import Entry, Preview, preview, why_not_off
from baliwords.play.letters.hints import Hint, advise, columns_of, hint_sentence
from baliwords.play.letters.shelf import Dictionary
from baliwords.play.letters.unseen import show_unseen, unseen_letters
from baliwords.speech import _, plainly
from baliwords.tui.letters.board import Board
from baliwords.tui.letters.column import Column
from baliwords.tui.letters.figures import figures
from baliwords.tui.letters.pointing import next_column
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.screen import BaliScreen
from baliwords.tui.shared.side import Side

_SIGNS = "?+=@:>'"
"""Characters that may be typed besides letters: the joker and the notation of moves."""


class CardTable(BaliScreen):
    """Shows a state and turns keys and mouse into moves; what a move does, its heirs know."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", _("Hint"), key_display="F3"),
        Binding("f4", "peek", _("Peek"), key_display="F4"),
        Binding("f5", "unseen", _("Count"), key_display="F5"),
        Binding("ctrl+z", "undo", _("Undo"), key_display="^Z"),
        Binding("ctrl+y", "redo", _("Redo"), show=False),
        Binding("enter", "join", _("Join"), show=False),
        Binding("exclamation_mark", "take_off", _("Take off"), show=False),
        Binding("delete", "take_off", _("Take off"), show=False),
        Binding("tab", "turn", _("Another way"), show=False),
        Binding("backspace", "shorten", _("Shorten"), show=False),
        Binding("escape", "clear", _("Clear"), show=False),
        Binding("space", "pick", _("Pick"), show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
    ]

    def __init__(self, players: tuple[str, ...], options: Options) -> None:
        super().__init__()
        self.players = players
        self.options = options
        self.entry = Entry()
        self.shown = Preview()
        self.tracking = options.show_removed
        self._hint: Hint | None = None
        self._hint_steps = 0

    # --- what the heirs give ------------------------------------------------------------

    @property
    @abstractmethod
    def state(self) -> State:
        """The state to show."""

    @property
    @abstractmethod
    def dictionary(self) -> Dictionary:
        """The words to judge by."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Make a move, and show what comes of it."""

    @abstractmethod
    def title_line(self) -> str:
        """Say which game this is."""

    @abstractmethod
    def told_moves(self) -> list[str]:
        """Tell the moves so far."""

    @abstractmethod
    def invitation(self) -> str:
        """Say what to do next."""

    def unseen(self) -> Counter[str]:
        """Count the letters that nobody has seen."""
        return unseen_letters(self.state)

    @property
    def practice(self) -> bool:
        """Whether moves were taken back."""
        return False

    @property
    def idle(self) -> bool:
        """Whether nobody at this screen is to move now."""
        return False

    # --- drawing ------------------------------------------------------------------------

    @cached_property
    def judge(self) -> Judge:
        """Judges columns by the dictionary and the house rules."""
        return Judge(self.dictionary, self.options)

    def compose(self) -> ComposeResult:
        """Lay out title, table, panel, entry and keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            yield Board(self.players, self.options.columns, self.bali.glyphs)
            yield Side(id="side")
        yield Prompt(_buttons())
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first state."""
        self.query_one(Side).show_extra("")
        self.redraw()

    def redraw(self) -> None:
        """Show the state as it is now."""
        table = self.state.table
        self.query_one("#title", Static).update(self.title_line())
        board = self.query_one(Board)
        board.pointer = None
        board.table = table
        board.complete = self._complete_columns()
        side = self.query_one(Side)
        side.show_figures(figures(table, self.practice))
        side.show_moves(self.told_moves())
        self._hint, self._hint_steps = None, 0
        self.show_entry(Entry())
        if self.tracking:
            side.show_extra(_("Unseen letters"), show_unseen(self.unseen()))
        else:
            side.show_extra("")

    def _complete_columns(self) -> tuple[Unit, ...]:
        """The own columns that are words; where one may be doubted, nobody is told."""
        table = self.state.table
        if not self.dictionary.is_open or self.options.validation == "challenge":
            return ()
        units = table.units(table.turn)
        return tuple(unit for unit in units if self.judge.is_complete(table.column(unit)))

    def say(self, sentence: str) -> None:
        """Say something where the entry is shown, until the next key."""
        self.query_one(Prompt).sentence = sentence

    def show_entry(self, entry: Entry) -> None:
        """Show what is entered and what it would do."""
        self.entry = entry
        ready = self.dictionary.is_open and not self.idle
        self.shown = preview(self.state.table, entry, self.judge) if ready else Preview()
        prompt = self.query_one(Prompt)
        prompt.quiet = self.invitation()
        prompt.entered = self._entered()
        prompt.sentence = self.shown.sentence
        prompt.offer("join", bool(self.shown.keep))
        prompt.offer("take-off", bool(self.shown.take))
        self.query_one(Board).picked = self.shown.units or entry.picked

    def _entered(self) -> str:
        columns = "+".join(map(self.state.table.column, self.entry.picked))
        return self.entry.letters or columns

    # --- keys and mouse -----------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Take letters and column numbers."""
        sign = event.character or ""
        if not event.is_printable or self.idle:
            return
        if sign.isdecimal() and not self._in_notation():
            self._pick_number(int(sign))
        elif sign.isalpha() or sign in _SIGNS or sign.isdecimal():
            self.show_entry(self.entry.typed(sign.upper() if sign.upper().isalpha() else sign))
        else:
            return
        event.stop()
        event.prevent_default()

    def _in_notation(self) -> bool:
        """Whether a digit belongs to a move as it is written, like `S+2:ON` or `ON@3`."""
        return self.entry.letters.endswith(("@", "+", ">"))

    def _pick_number(self, number: int) -> None:
        unit = Unit(self.state.table.turn, number - 1)
        if self.state.table.column(unit):
            self.show_entry(self.entry.pick(unit))
        else:
            self.say(_("There is no column {number}.", number=number))

    @on(Column.Picked)
    def _column_picked(self, event: Column.Picked) -> None:
        if not self.idle and self.state.table.column(event.unit):
            self.show_entry(self.entry.pick(event.unit))

    @on(Column.Dropped)
    def _column_dropped(self, event: Column.Dropped) -> None:
        """Join what was dragged; above or below as it was dropped, if that is legal."""
        if self.idle or not self.state.table.column(event.source):
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
        stand = event.target.slot if event.target.seat == self.state.table.turn else None
        moves = self.shown.keep or self.shown.take
        self.choose(tuple(_standing_in(move, stand) for move in moves))

    @on(Button.Pressed)
    def _button_pressed(self, event: Button.Pressed) -> None:
        actions = {
            "join": self.action_join,
            "take-off": self.action_take_off,
            "clear": self.action_clear,
        }
        if event.button.id in actions:
            event.stop()
            actions[event.button.id]()

    def action_join(self) -> None:
        """Play the move that is shown."""
        if self.shown.keep:
            self.choose(self.shown.keep)
        elif self.shown.take:
            self.choose(self.shown.take)
        elif self.entry.empty:
            self.say(self.invitation())
        elif not self.dictionary.is_open:
            self.say(_("The dictionary is being opened."))

    def action_take_off(self) -> None:
        """Play the move that is shown and take the word off."""
        if self.shown.take:
            self.choose(self.shown.take)
        elif not self.entry.empty:
            self.say(why_not_off(self.state.table, self.shown, self.judge))

    def choose(self, moves: tuple[Assemble | Remove, ...]) -> None:
        """Play a move; if the BALI card leaves a choice, ask which."""
        if len(moves) == 1:
            self.play(moves[0])
            return
        from baliwords.tui.letters.joker import JokerScreen

        choices = tuple(move for move in moves if isinstance(move, Assemble))
        self.app.push_screen(JokerScreen(self.state.table, choices, self.judge), self._chosen)

    def _chosen(self, move: Assemble | None) -> None:
        if move is not None:
            self.play(move)

    def action_turn(self) -> None:
        """Show another way, or complete the letters."""
        if self.shown.completion:
            self.show_entry(Entry(self.shown.completion))
        else:
            self.show_entry(self.entry.turn())

    def action_shorten(self) -> None:
        """Drop the last letter or column."""
        self.show_entry(self.entry.shorter())

    def action_clear(self) -> None:
        """Drop the entry."""
        self.show_entry(Entry())

    def action_point(self, right: int, down: int) -> None:
        """Move the pointer to another column or row."""
        board = self.query_one(Board)
        board.pointer = next_column(self.state.table, board.pointer, right, down)

    def action_pick(self) -> None:
        """Pick the column under the pointer."""
        pointer = self.query_one(Board).pointer
        if pointer is not None and not self.idle:
            self.show_entry(self.entry.pick(pointer))

    # --- help for the player ------------------------------------------------------------

    def action_unseen(self) -> None:
        """Show or hide the letters that nobody has seen (L27 leaves it to the player)."""
        self.tracking = not self.tracking
        side = self.query_one(Side)
        if self.tracking:
            side.show_extra(_("Unseen letters"), show_unseen(self.unseen()))
        else:
            side.show_extra("")

    def action_peek(self) -> None:
        """Show which words the column in hand can become."""
        board = self.query_one(Board)
        column = "".join(map(self.state.table.column, self.entry.picked)) or self.entry.letters
        if not column and board.pointer:
            column = self.state.table.column(board.pointer)
        if column:
            self._look_ahead(column, self.state, self.tracking)
        else:
            self.say(_("Pick a column first, then F4 shows which words it can become."))

    @work(thread=True, exclusive=True, group="peek")
    def _look_ahead(self, column: str, state: State, tracked: bool) -> None:
        from baliwords.play.letters.peek import peek, supply

        try:
            cards = supply(state, column, tracked)
            text = peek(self.dictionary.lexicon, column, self.options, cards)
        except BaliwordsError as error:
            text = plainly(str(error))
        report(self, self._show_peek, text)

    def _show_peek(self, text: str) -> None:
        self.query_one(Side).show_extra(_("Can become"), text)

    def action_hint(self) -> None:
        """Give a hint, one step more each time: which column, which move, why."""
        if self.idle:
            return
        if self._hint is None:
            self.say(_("Thinking …"))
            self._think(self.state, self.unseen())
        else:
            self._give(self._hint)

    @work(thread=True, exclusive=True, group="hint")
    def _think(self, state: State, unseen: Counter[str]) -> None:
        worker = get_current_worker()
        hint = advise(state.table, unseen, self.dictionary, lambda: worker.is_cancelled)
        report(self, self._hint_found, state, hint)

    def _hint_found(self, state: State, hint: Hint) -> None:
        if state is self.state:
            self._hint = hint
            self._give(hint)

    def _give(self, hint: Hint) -> None:
        """Give the next step of a hint, and show on the table what it speaks of."""
        table = self.state.table
        self._hint_steps += 1
        units = columns_of(table, hint.move)
        if self._hint_steps == 1:
            self.query_one(Board).pointer = units[0] if units else None
        else:
            self.show_entry(Entry(picked=units))
        self.say(hint_sentence(table, hint, self._hint_steps))


def _buttons() -> dict[str, str]:
    return {"join": _("Join: Enter"), "take-off": _("Take off: !"), "clear": _("Clear: Esc")}


def _standing_in(move: Assemble | Remove, slot: int | None) -> Assemble | Remove:
    """Let the joined column stand where it was dropped; the first own place needs no saying."""
    if not isinstance(move, Assemble) or slot is None or move.units[0].slot == slot:
        return move
    return replace(move, target=slot)
