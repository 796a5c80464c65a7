"""A game on the screen: alone, against computers, or several people at one keyboard."""

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from baliwords.core.game import Outcome
from baliwords.errors import BaliwordsError
from baliwords.letters.moves import Answer, Assemble, Move, Pass, Remove, Stop
from baliwords.letters.state import State
from baliwords.letters.words_now import column_of
from baliwords.play.keeping import Keeper, LetterMatch
from baliwords.play.letters.computers import COMPUTERS, computer
from baliwords.play.letters.history import move_list
from baliwords.play.letters.shelf import Dictionary
from baliwords.solver.letters.at_sight import Computer
from baliwords.speech import _, counted, plainly
from baliwords.tui.letters.challenging import Challenging
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.playing import Playing, deal_of


class GameScreen(Challenging, Playing):
    """Plays one match: it asks each seat in turn, person or computer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("minus", "stop", _("Stop"), key_display="-"),
        Binding("minus", "pass", _("Pass"), key_display="-"),
    ]

    match: LetterMatch

    def __init__(self, match: LetterMatch, keeper: Keeper) -> None:
        options = match.game.read_options(match.header.options)
        super().__init__(match.header.players, options)
        self.match = match
        self.keeper = keeper
        self.thinking = False
        self._computers: dict[str, Computer] = {}

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.match.state

    @property
    def dictionary(self) -> Dictionary:
        """The dictionary of the match."""
        return self.keeper.dictionary(self.match)

    @property
    def practice(self) -> bool:
        """Whether moves were taken back in this match."""
        return self.match.header.practice

    @property
    def idle(self) -> bool:
        """Whether a computer is to move, or nobody."""
        return self.thinking or self.state.table.window is not None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.players) if name not in COMPUTERS]

    def title_line(self) -> str:
        """Name the game, its language and its deal."""
        kind = _("Bali Solitaire") if len(self.players) == 1 else "Bali: " + ", ".join(self.players)
        return f"{kind}  ·  {self.options.language}  ·  {deal_of(self.match.header)}"

    def told_moves(self) -> list[str]:
        """Tell the moves as far as L27 allows; none while the dictionary is being opened."""
        return list(move_list(self.match)) if self.dictionary.is_open else []

    def invitation(self) -> str:
        """Say whose turn it is and what to do."""
        if not self.dictionary.is_open:
            return _("The dictionary is being opened; you can look at the cards.")
        if self.thinking:
            return _("{name} is thinking …", name=self.players[self.state.table.turn])
        how = _("Type the letters of a word, or the numbers of columns, then Enter.")
        if len(self.players) == 1:
            return how
        return _("{name}: ", name=self.players[self.state.table.turn]) + how

    # --- moves --------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Open the dictionary behind the screen."""
        super().on_mount()
        if self.dictionary.is_open:
            self.go_on()
        else:
            self._open_dictionary()

    @work(thread=True)
    def _open_dictionary(self) -> None:
        try:
            _alphabet = self.dictionary.alphabet
        except BaliwordsError as error:
            report(self, self.say, plainly(str(error)))
            return
        report(self, self._dictionary_opened)

    def _dictionary_opened(self) -> None:
        entered = self.entry
        self.redraw()
        self.show_entry(entered)
        self.go_on()

    def play(self, move: Move) -> None:
        """Play a move in the match, and go on."""
        self.play_on(move, self._news_of(move), curtain=True)

    def play_on(self, move: Move, news: str, curtain: bool = False) -> None:
        """Play a move, tell the news and do what comes next."""
        try:
            self.record(move)
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self.redraw()
        self.say(news)
        self.go_on(news if curtain else "")

    def record(self, move: Move) -> None:
        """Play a move in the match; what cannot be kept on disk is not played."""
        self.match.play(move)

    def _news_of(self, move: Move) -> str:
        """Tell in a sentence what a move does."""
        table = self.state.table
        if isinstance(move, Remove) or (isinstance(move, Assemble) and move.remove):
            from baliwords.letters.scoring import score

            column = column_of(table, move)
            points = score(column, table.options.letter_values).points
            return counted(
                "{column} taken off: {count} point.",
                "{column} taken off: {count} points.",
                points,
                column=column,
            )
        if isinstance(move, Assemble):
            return _("{column} laid.", column=column_of(table, move))
        return _("{name} passes.", name=self.players[table.turn]) if isinstance(move, Pass) else ""

    def go_on(self, news: str = "") -> None:
        """Do what comes next: the end, a challenge, a computer's move, the next person."""
        outcome = self.match.outcome
        if outcome is not None:
            self._end(outcome)
        elif self.state.table.window is not None:
            self._settle_window()
        elif self.players[self.state.table.turn] in COMPUTERS:
            self._let_computer_play()
        elif news and len(self.people) > 1:
            self._draw_curtain(news)

    def _settle_window(self) -> None:
        """Ask whether a column may stand; a computer defends its own."""
        window = self.state.table.window
        assert window is not None
        if window.challenger is not None and window.seat not in self.people:
            self._let_computer_play()
        elif [seat for seat in self.people if seat != window.seat]:
            self.ask_for_doubts()
        else:
            self.let_stand()

    def _draw_curtain(self, news: str) -> None:
        from baliwords.tui.shared.curtain import Curtain

        self.app.push_screen(Curtain(self.players[self.state.table.turn], news))

    def _end(self, outcome: Outcome) -> None:
        from baliwords.tui.letters.ending import EndingScreen

        place = self.put_away()
        self.app.push_screen(EndingScreen(self.state, self.players, outcome, place, self.match))

    # --- computers ----------------------------------------------------------------------

    def _let_computer_play(self) -> None:
        self.thinking = True
        self.redraw()
        self._choose(self.players[self.state.table.turn], self.state)

    @work(thread=True, exclusive=True, group="computer")
    def _choose(self, name: str, state: State) -> None:
        if name not in self._computers:
            self._computers[name] = computer(name, self.options, self.judge)
        move = self._computers[name](self.match.game.view(state, state.table.turn))
        report(self, self._computer_chose, state, move)

    def _computer_chose(self, state: State, move: Move) -> None:
        if state is not self.state:
            return
        self.thinking = False
        name = self.players[state.table.turn]
        if isinstance(move, Answer):
            self.go_on(self.settle(move))
            return
        written = self.match.game.write_move(state, move)
        news = _("{name} plays {move}. ", name=name, move=written) + self._news_of(move)
        self.play_on(move, news)

    # --- other actions ------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to stop a solitaire, and to pass in other games."""
        wanted = {"stop": self.options.solitaire, "pass": not self.options.solitaire}
        return wanted.get(action, super().check_action(action, parameters))

    def action_pass(self) -> None:
        """Pass."""
        if not self.idle:
            self.play(Pass())

    def action_stop(self) -> None:
        """End a solitaire, after a question."""
        from baliwords.tui.shared.question import Question

        question = _("Stop this game? The score stands, without a bonus.")
        self.app.push_screen(Question(question, _("Stop"), _("Play on")), self._stop)

    def _stop(self, sure: bool | None) -> None:
        if sure:
            self.play(Stop())

    def action_undo(self) -> None:
        """Take the last move back, with those of the computers after it."""
        self._travel(self.match.undo)

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self._travel(self.match.redo)

    def _travel(self, step: Callable[[], State]) -> None:
        if self.thinking:
            return
        try:
            step()
            while self.players[self.state.table.turn] in COMPUTERS or self.state.table.window:
                step()
        except BaliwordsError as error:
            self.say(plainly(str(error)))
            return
        self.redraw()
