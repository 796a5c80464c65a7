"""The shrine game on the screen: people at one keyboard, and computers."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList

from baliwords.core.game import Outcome
from baliwords.errors import BaliwordsError
from baliwords.play.shrines.advice import Advice, ending
from baliwords.play.shrines.entry import (
    Entry,
    Preview,
    choice_lines,
    next_choice,
    picked,
    preview,
)
from baliwords.play.shrines.sitting import NO_CHOICE, Sitting, numbered, read_choice
from baliwords.play.shrines.tell import own_lines, question, table_lines
from baliwords.play.shrines.told_moves import told_move
from baliwords.shrines.game import SHRINES
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move, Pass
from baliwords.shrines.state import State
from baliwords.shrines.view import View, view
from baliwords.speech import _ as sentence
from baliwords.speech import label, together
from baliwords.translation import _, plainly, speak
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shared.table_screen import TableScreen, deal_line
from baliwords.tui.shrines.board import Scene, ShrineBoard
from baliwords.tui.shrines.choices import Choices
from baliwords.tui.shrines.figures import figures
from baliwords.tui.shrines.piece import Piece
from baliwords.tui.shrines.side import ShrineSide

_NEWS = 8
"""How many sentences the curtain tells at most."""
_HINTS = 3


class ShrineScreen(TableScreen[Entry]):
    """Plays one sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", label("Hint"), key_display="F3"),
        Binding("f4", "story", label("Story"), key_display="F4"),
        Binding("f5", "words", label("In words"), key_display="F5"),
        Binding("ctrl+z", "undo", label("Undo"), key_display="^Z"),
        Binding("minus", "pass", label("Pass"), key_display="-"),
        Binding("enter", "play", label("Play"), show=False),
        Binding("tab,down,right", "turn(1)", show=False),
        Binding("shift+tab,up,left", "turn(-1)", show=False),
    ]

    game = SHRINES.name
    sitting: Sitting

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        super().__init__()
        self.shown = Preview()
        people = sitting.people
        self.at_screen = people[0] if len(people) == 1 else None
        """The person who sees his own cards; None while nobody may."""
        self._fresh = len(sitting.story)

    # --- what is seen -------------------------------------------------------------------

    @property
    def view_now(self) -> View:
        """What the person at the screen sees; without one, the table from the first seat."""
        return view(self.state, self.at_screen or 0)

    @property
    def idle(self) -> bool:
        """Whether the person at the screen is not asked now."""
        return self.thinking or self.state.decider != self.at_screen

    def panes(self) -> tuple[Widget, Widget]:
        """Make the board and the panel beside it."""
        return ShrineBoard(self.bali.glyphs), ShrineSide(id="side")

    def buttons(self) -> Mapping[str, str]:
        """Return what can be clicked."""
        return {"play": _("Play: Enter"), "pass": _("Pass: -"), "clear": _("Clear: Esc")}

    def title_line(self) -> str:
        """Name the game, its variants and its deal."""
        options = self.state.options
        variants = [_("oracles")] * options.oracle + [_("demon")] * options.demon
        named = _("{name}: {told}", name="Bali 2017", told=", ".join(self.sitting.names))
        parts = [named, ", ".join(variants)]
        return "  ·  ".join(filter(None, [*parts, deal_line(self.sitting.header)]))

    def invitation(self) -> str:
        """Say who is asked and what."""
        decider = self.sitting.names[self.state.decider]
        if self.sitting.outcome is not None:
            return _("The game is over.")
        if self.idle:
            return _("{name} is thinking …", name=decider)
        asked = question(self.view_now)
        if self.view_now.looked:
            asked = together(own_lines(self.view_now)[-1], asked)
        if len(self.sitting.people) > 1:
            return _("{player}: {asked}", player=decider, asked=asked)
        return speak(asked)

    def draw(self) -> None:
        """Draw figures, choices and story; the table is drawn with the entry."""
        self.draw_figures()
        self._list_choices()
        self.query_one(ShrineSide).show_story(self.sitting.story, self._fresh)

    def draw_figures(self) -> None:
        """Draw the piles, and whether the game counts apart."""
        lines = figures(self.view_now, self.sitting.names, self.sitting.assisted)
        self.query_one(ShrineSide).show_figures(lines)

    def on_resize(self) -> None:
        """Tell more about each choice where there is space."""
        self.call_after_refresh(self._list_choices)

    def _list_choices(self) -> None:
        side = self.query_one(ShrineSide)
        lines = [] if self.idle else list(choice_lines(self.view_now, side.size.width - 4, speak))
        side.query_one(Choices).show(lines)

    def no_entry(self) -> Entry:
        """Return an entry without words."""
        return Entry()

    def shortened(self, entry: Entry) -> Entry:
        """Drop the last letter."""
        return entry.shorter()

    def show_preview(self, entry: Entry) -> tuple[str, str]:
        """Show the table with the move that the entry means."""
        self.shown = Preview() if self.idle else preview(self.view_now, entry)
        legal = frozenset() if self.idle else frozenset(allowed_moves(self.view_now))
        prompt = self.query_one(Prompt)
        prompt.offer("play", self.shown.move is not None)
        prompt.offer("pass", Pass() in legal)
        self.query_one(ShrineBoard).scene = Scene(
            self.view_now, tuple(self.sitting.names), self.at_screen is None, legal, self.shown.move
        )
        choices = [] if self.idle else list(numbered(self.view_now).values())
        move = self.shown.move
        self.query_one(Choices).mark(choices.index(move) if move in choices else None)
        if entry.picked and move is not None:
            return speak(told_move(move)), self.shown.sentence
        return entry.text, self.shown.sentence

    # --- keys and mouse -----------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Take numbers of choices, and moves in words."""
        sign = event.character or ""
        if not (event.is_printable and (sign.isalnum() or sign == " ")):
            return
        event.stop()
        event.prevent_default()
        if self.idle:
            return
        alone = self.entry.picked or not self.entry.text
        if sign.isdecimal() and alone:
            self._pick(sign)
        elif sign != " " or not alone:
            self.show_entry(self.entry.typed(sign.lower()))

    def _pick(self, text: str) -> None:
        """Pick a choice whole: by number, or by the words that a piece stands for."""
        if self.idle:
            return
        try:
            self.show_entry(picked(read_choice(self.view_now, text)))
        except BaliwordsError as error:
            self.show_entry(Entry())
            self.say(plainly(error))

    @on(Piece.Picked)
    def _piece_picked(self, event: Piece.Picked) -> None:
        """Pick what was clicked; clicked again it is played."""
        if self.shown.move is not None and str(self.shown.move) == event.text:
            self.action_play()
        else:
            self._pick(event.text)

    @on(OptionList.OptionSelected, "#choices")
    def _choice_picked(self, event: OptionList.OptionSelected) -> None:
        if not self.idle:
            move = list(numbered(self.view_now).values())[event.option_index]
            self._piece_picked(Piece.Picked(str(move)))

    def action_play(self) -> None:
        """Play the move that is shown."""
        if self.shown.move is not None:  # only who decides is shown a move
            self._fresh = len(self.sitting.story)
            self.play(self.shown.move)
        elif not self.thinking and self.idle:
            self.go_on()  # a move could not be kept on disk: try again
        elif not self.entry.text:
            self.say(self.invitation())

    def action_pass(self) -> None:
        """Decline what is optional, or say why that cannot be."""
        self._pick(str(Pass()))
        if self.shown.move == Pass():
            self.action_play()

    def action_turn(self, step: int) -> None:
        """Show the next choice."""
        if not self.idle:
            self.show_entry(picked(next_choice(self.view_now, self.shown.move, step)))

    # --- moves --------------------------------------------------------------------------

    def play(self, move: Move, note: str = "") -> None:
        """Play a move, and go on; what cannot be kept on disk is not played."""
        if self.attempt(lambda: self._play(move, note)):
            self.go_on()

    def _play(self, move: Move, note: str) -> None:
        seat = self.state.decider
        self.sitting.play(move, note)
        if seat == self.at_screen:
            self.sitting.news_for(seat)  # his own deed is no news to him

    def go_on(self) -> None:
        """Do what comes next: the end, a computer's move, a forced one, the next person."""
        outcome, seat = self.sitting.outcome, self.state.decider
        if outcome is not None:
            self._end(outcome)
        elif seat in self.sitting.computers:
            self.let_computer_play()
        elif len(moves := list(allowed_moves(view(self.state, seat)))) == 1:
            self.play(moves[0], NO_CHOICE)
        elif seat != self.at_screen:
            self._draw_curtain(seat)

    def _draw_curtain(self, seat: int) -> None:
        """Hide the cards of the one before until the next person sits down."""
        from baliwords.tui.shared.curtain import Curtain

        self.at_screen = None
        self._fresh = self.sitting.read_until[seat]
        self.redraw()
        news = self.sitting.news_for(seat)[-_NEWS:]
        name, asked = self.sitting.names[seat], question(view(self.state, seat))
        called = sentence("{player}: {asked}", player=name, asked=asked)
        curtain = Curtain(name, together(*news, between="\n"), called)
        self.app.push_screen(curtain, lambda _lifted: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.at_screen = seat
        self.redraw()

    def _end(self, outcome: Outcome) -> None:
        from baliwords.tui.shrines.ending import ShrineEnding

        self.app.push_screen(ShrineEnding(self.sitting, outcome, self.put_away()))

    def choose(self, state: State) -> Move:
        """Return what the computer of the one who decides answers."""
        return self.sitting.choose(state)

    def computer_chose(self, move: Move) -> None:
        """Play what a computer has chosen."""
        self.play(move)

    # --- other actions ------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take back to the last decision of the person at the screen."""
        if not self.idle:
            told = _("Taken back; the game counts as assisted.")
            self.ask_before_undo(lambda: self._travel(self.sitting.undo, told))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if not self.idle:
            self._travel(self.sitting.redo, _("Played again."))

    def _travel(self, step: Callable[[], None], sentence: str) -> None:
        if self.attempt(lambda: self._travelled(step)):
            self.say(sentence)
            self.go_on()

    def _travelled(self, step: Callable[[], None]) -> None:
        step()
        self._fresh = len(self.sitting.story)

    def find_hints(self, state: State, stopped: Callable[[], bool]) -> Sequence[Advice]:
        """Look for the best moves from what the person can know."""
        return self.sitting.hints(state, stopped, _HINTS)

    def give_hint(self, hints: Sequence[Advice], number: int) -> None:
        """Show the next best move; after the last comes the first."""
        advice = hints[(number - 1) % len(hints)]
        self.show_entry(picked(advice.move))
        self.say(
            _(
                "Hint {number}: {move}: {ending}; {why}. (F3: another)",
                number=number,
                move=told_move(advice.move),
                ending=ending(advice.margin),
                why=advice.why,
            )
        )

    def action_story(self) -> None:
        """Show the whole story over the width of the screen."""
        from baliwords.tui.shared.sentences_page import SentencesPage

        told = self.sitting.story or [label("Nothing has happened yet.")]
        self.app.push_screen(SentencesPage(label("What happened"), told, from_end=True))

    def action_words(self) -> None:
        """Tell the table in words, with all that the rules lay open."""
        from baliwords.tui.shared.sentences_page import SentencesPage

        lines = table_lines(self.view_now, self.sitting.names)
        if self.at_screen is None:
            lines = lines[: -len(own_lines(self.view_now))]
        self.app.push_screen(SentencesPage(label("The table in words"), lines))
