"""The shrine game on the screen: people at one keyboard, and computers."""

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, Footer, OptionList, Static
from textual.worker import get_current_worker

from baliwords.core.game import Outcome
from baliwords.errors import BaliwordsError
from baliwords.play.keeping import Keeper
from baliwords.play.shrines.advice import Advice, advise, ending
from baliwords.play.shrines.entry import (
    Entry,
    Preview,
    choice_lines,
    next_choice,
    picked,
    preview,
)
from baliwords.play.shrines.sitting import NO_CHOICE, ShrineMatch, Sitting, numbered, read_choice
from baliwords.play.shrines.tell import own_lines, question, table_lines
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move, Pass
from baliwords.shrines.state import State
from baliwords.shrines.view import View, view
from baliwords.solver.shrines.computers import Computer
from baliwords.solver.shrines.notes import Notes
from baliwords.solver.shrines.search import Budget
from baliwords.speech import _, plainly
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.playing import Playing, deal_of
from baliwords.tui.shared.prompt import Prompt
from baliwords.tui.shrines.board import Scene, ShrineBoard
from baliwords.tui.shrines.choices import Choices
from baliwords.tui.shrines.figures import figures
from baliwords.tui.shrines.piece import Piece
from baliwords.tui.shrines.side import ShrineSide

_SECONDS = 1.0
_NEWS = 8
"""How many sentences the curtain tells at most."""
_HINTS = 3


class ShrineScreen(Playing):
    """Plays one match: it asks each seat in turn, person or computer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "hint", _("Hint"), key_display="F3"),
        Binding("f4", "story", _("Story"), key_display="F4"),
        Binding("f5", "words", _("In words"), key_display="F5"),
        Binding("ctrl+z", "undo", _("Undo"), key_display="^Z"),
        Binding("ctrl+y", "redo", _("Redo"), show=False),
        Binding("minus", "pass", _("Pass"), key_display="-"),
        Binding("enter", "play", _("Play"), show=False),
        Binding("backspace", "shorten", _("Shorten"), show=False),
        Binding("escape", "clear", _("Clear"), show=False),
        Binding("tab,down,right", "turn(1)", show=False),
        Binding("shift+tab,up,left", "turn(-1)", show=False),
    ]

    match: ShrineMatch

    def __init__(self, match: ShrineMatch, keeper: Keeper, budget: Budget | None = None) -> None:
        super().__init__()
        self.match = match
        self.keeper = keeper
        self._left = Event()
        budget = replace(budget or Budget(None, _SECONDS), stopped=self._left.is_set)
        self.sitting = Sitting(match, budget)
        self.entry = Entry()
        self.shown = Preview()
        self.thinking = False
        people = self.sitting.people
        self.at_screen = people[0] if len(people) == 1 else None
        """The person who sees his own cards; None while nobody may."""
        self._fresh = len(self.sitting.story)
        self._hints: list[Advice] = []
        self._hints_given = 0

    # --- what is seen -------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.sitting.state

    @property
    def seen(self) -> View:
        """What the person at the screen sees; without one, the table from the first seat."""
        return view(self.state, self.at_screen or 0)

    @property
    def deciding(self) -> bool:
        """Whether the person at the screen is asked now."""
        return not self.thinking and self.state.decider == self.at_screen

    def compose(self) -> ComposeResult:
        """Lay out title, table, panel, entry and keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            yield ShrineBoard(self.bali.glyphs)
            yield ShrineSide(id="side")
        yield Prompt(
            {"play": _("Play: Enter"), "pass": _("Pass: -"), "clear": _("Clear: Esc")},
        )
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first state, and ask the one who decides."""
        self.redraw()
        self.go_on()

    def on_unmount(self) -> None:
        """Let computers stop thinking."""
        self._left.set()

    def title_line(self) -> str:
        """Name the game, its variants and its deal."""
        options = self.state.options
        variants = [_("oracles")] * options.oracle + [_("demon")] * options.demon
        parts = ["Bali 2017: " + ", ".join(self.sitting.names), ", ".join(variants)]
        return "  ·  ".join(filter(None, [*parts, deal_of(self.match.header)]))

    def invitation(self) -> str:
        """Say who is asked and what."""
        decider = self.sitting.names[self.state.decider]
        if self.match.outcome is not None:
            return _("The game is over.")
        if not self.deciding:
            return _("{name} is thinking …", name=decider)
        asked = question(self.seen)
        if self.seen.looked:
            asked = f"{own_lines(self.seen)[-1]} {asked}"
        return f"{decider}: {asked}" if len(self.sitting.people) > 1 else asked

    def redraw(self) -> None:
        """Show the state as it is now."""
        self.query_one("#title", Static).update(self.title_line())
        side = self.query_one(ShrineSide)
        side.show_figures(figures(self.seen, self.sitting.names, self.match.header.practice))
        self._list_choices()
        side.show_story(self.sitting.story, self._fresh)
        self.workers.cancel_group(self, "hint")
        self._hints, self._hints_given = [], 0
        self.show_entry(Entry())

    def on_resize(self) -> None:
        """Tell more about each choice where there is room."""
        self.call_after_refresh(self._list_choices)

    def _list_choices(self) -> None:
        side = self.query_one(ShrineSide)
        lines = list(choice_lines(self.seen, side.size.width - 4)) if self.deciding else []
        side.query_one(Choices).show(lines)

    def show_entry(self, entry: Entry) -> None:
        """Show what is entered and what it would do."""
        self.entry = entry
        self.shown = preview(self.seen, entry) if self.deciding else Preview()
        legal = frozenset(allowed_moves(self.seen)) if self.deciding else frozenset()
        prompt = self.query_one(Prompt)
        prompt.quiet = self.invitation()
        prompt.entered = entry.text
        prompt.sentence = self.shown.sentence
        prompt.offer("play", self.shown.move is not None)
        prompt.offer("pass", Pass() in legal)
        self.query_one(ShrineBoard).scene = Scene(
            self.seen, tuple(self.sitting.names), self.at_screen is None, legal, self.shown.move
        )
        choices = list(numbered(self.seen).values()) if self.deciding else []
        move = self.shown.move
        self.query_one(Choices).mark(choices.index(move) if move in choices else None)

    def say(self, sentence: str) -> None:
        """Say something where the entry is shown, until the next key."""
        self.query_one(Prompt).sentence = sentence

    # --- keys and mouse -----------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Take numbers of choices, and moves in words."""
        sign = event.character or ""
        if not (event.is_printable and (sign.isalnum() or sign == " ")):
            return
        event.stop()
        event.prevent_default()
        if not self.deciding:
            return
        alone = self.entry.picked or not self.entry.text
        if sign.isdecimal() and alone:
            self._pick(sign)
        elif sign != " " or not alone:
            self.show_entry(self.entry.typed(sign.lower()))

    def _pick(self, text: str) -> None:
        """Pick a choice whole: by number, or by the words that a piece stands for."""
        if not self.deciding:
            return
        try:
            self.show_entry(picked(read_choice(self.seen, text)))
        except BaliwordsError as error:
            self.show_entry(Entry())
            self.say(plainly(str(error)))

    @on(Piece.Picked)
    def _piece_picked(self, event: Piece.Picked) -> None:
        """Pick what was clicked; clicked again it is played."""
        if self.shown.move is not None and str(self.shown.move) == event.text:
            self.action_play()
        else:
            self._pick(event.text)

    @on(OptionList.OptionSelected, "#choices")
    def _choice_picked(self, event: OptionList.OptionSelected) -> None:
        if self.deciding:
            move = list(numbered(self.seen).values())[event.option_index]
            self._piece_picked(Piece.Picked(str(move)))

    @on(Button.Pressed)
    def _button_pressed(self, event: Button.Pressed) -> None:
        actions = {"play": self.action_play, "pass": self.action_pass, "clear": self.action_clear}
        if event.button.id in actions:
            event.stop()
            actions[event.button.id]()

    def action_play(self) -> None:
        """Play the move that is shown."""
        if self.shown.move is not None:  # only who decides is shown a move
            self._fresh = len(self.sitting.story)
            self.play(self.shown.move)
        elif not self.thinking and not self.deciding:
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
        if self.deciding:
            self.show_entry(picked(next_choice(self.seen, self.shown.move, step)))

    def action_shorten(self) -> None:
        """Drop the last letter."""
        self.show_entry(self.entry.shorter())

    def action_clear(self) -> None:
        """Drop the entry."""
        self.show_entry(Entry())

    # --- moves --------------------------------------------------------------------------

    def play(self, move: Move, note: str = "") -> None:
        """Play a move, and go on; what cannot be kept on disk is not played."""
        seat = self.state.decider
        try:
            self.sitting.play(move, note)
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        if seat == self.at_screen:
            self.sitting.news_for(seat)  # his own deed is no news to him
        self.redraw()
        self.go_on()

    def go_on(self) -> None:
        """Do what comes next: the end, a computer's move, a forced one, the next person."""
        outcome, seat = self.match.outcome, self.state.decider
        if outcome is not None:
            self._end(outcome)
        elif seat in self.sitting.computers:
            self._let_computer_play(seat)
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
        called = _("{player}: {asked}", player=name, asked=asked)
        curtain = Curtain(name, "\n".join(news), called)
        self.app.push_screen(curtain, lambda _lifted: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.at_screen = seat
        self.redraw()

    def _end(self, outcome: Outcome) -> None:
        from baliwords.tui.shrines.ending import ShrineEnding

        self.app.push_screen(ShrineEnding(self.sitting, outcome, self.put_away()))

    def _let_computer_play(self, seat: int) -> None:
        self.thinking = True
        self.show_entry(Entry())
        self._choose(self.sitting.computers[seat], self.state, self.sitting.memory[seat])

    @work(thread=True, group="computer")
    def _choose(self, computer: Computer, state: State, notes: Notes) -> None:
        move = computer.choose(view(state, state.decider), notes)
        report(self, self._computer_chose, state, move)

    def _computer_chose(self, state: State, move: Move) -> None:
        if state is self.state:
            self.thinking = False
            self.play(move)

    # --- other actions ------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take back to the last decision of the person at the screen."""
        if self.deciding:
            self._travel(self.sitting.go_back, _("Taken back; the game counts as practice."))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if self.deciding:
            self._travel(self.sitting.go_on, _("Played again."))

    def _travel(self, step: Callable[[], None], sentence: str) -> None:
        try:
            step()
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self._fresh = len(self.sitting.story)
        self.redraw()
        self.say(sentence)
        self.go_on()

    def action_hint(self) -> None:
        """Give a hint from what the person can know; asked again, the next best move."""
        if not self.deciding:
            return
        if self._hints:
            self._give()
        else:
            self.say(_("Thinking …"))
            self._think(self.state, self.sitting.memory[self.state.decider])

    @work(thread=True, exclusive=True, group="hint")
    def _think(self, state: State, notes: Notes) -> None:
        worker = get_current_worker()
        budget = replace(
            self.sitting.budget, stopped=lambda: self._left.is_set() or worker.is_cancelled
        )
        found = advise(view(state, state.decider), notes, budget, top=_HINTS)
        report(self, self._hints_found, state, found)

    def _hints_found(self, state: State, found: list[Advice]) -> None:
        if state is self.state and self.deciding:
            self._hints, self._hints_given = found, 0
            self._give()

    def _give(self) -> None:
        advice = self._hints[self._hints_given % len(self._hints)]
        self._hints_given += 1
        self.show_entry(picked(advice.move))
        told = f"{advice.move}: {ending(advice.margin)}; {advice.why}."
        self.say(_("Hint {number}: {told} (F3: another)", number=self._hints_given, told=told))

    def action_story(self) -> None:
        """Show the whole story over the width of the screen."""
        from baliwords.tui.shared.sentences_page import Told

        told = self.sitting.story or [_("Nothing has happened yet.")]
        self.app.push_screen(Told(_("What happened"), told, from_end=True))

    def action_words(self) -> None:
        """Tell the table in words, with all that the rules lay open."""
        from baliwords.tui.shared.sentences_page import Told

        lines = table_lines(self.seen, self.sitting.names)
        if self.at_screen is None:
            lines = lines[: -len(own_lines(self.seen))]
        self.app.push_screen(Told(_("The table in words"), lines))
