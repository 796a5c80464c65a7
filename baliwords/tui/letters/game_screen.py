"""A letter game on the screen: alone, against computers, or several people at one keyboard."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from baliwords.letters.moves import Answer, Assemble, Move, Pass, Remove, Stop
from baliwords.letters.state import State
from baliwords.play.letters.sitting import Due, Sitting
from baliwords.play.letters.tell import Happening
from baliwords.play.letters.told_moves import told_move
from baliwords.speech import _ as sentence
from baliwords.speech import label, together
from baliwords.translation import _, speak
from baliwords.tui.letters.card_screen import CardScreen
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.side import Side
from baliwords.tui.shared.table_screen import deal_line

_GRAPH = (35, 6)
"""Width and height of the curve beside the table."""


class GameScreen(CardScreen):
    """Plays one sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("minus", "stop", label("Stop"), key_display="-"),
        Binding("minus", "pass", label("Pass"), key_display="-"),
    ]

    sitting: Sitting

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.tracking = sitting.options.show_removed
        self._coached = False
        self._untold: list[str] = []
        """What happened since a person was last asked."""
        self._verdict = ""
        """Who was right in a challenge, while nobody has been told."""

    @property
    def idle(self) -> bool:
        """Whether a computer is to move, or nobody."""
        return self.thinking or self.sitting.table.window is not None

    def title_line(self) -> str:
        """Name the game, its language and its deal."""
        names = self.sitting.names
        several = _("{name}: {told}", name="Bali", told=", ".join(names))
        kind = _("Bali Solitaire") if len(names) == 1 else several
        language = self.sitting.options.language
        return f"{kind}  ·  {language}  ·  {self._deal()}"

    def _deal(self) -> str:
        """Name the deal: that of the day by its name, others by their number."""
        from baliwords.play.calendar import today
        from baliwords.play.letters.daily import Daily

        header, options = self.sitting.header, self.sitting.options
        is_daily = options.solitaire and Daily(today(), options).is_dealt_in(header)
        return _("Deal of the day") if is_daily else deal_line(header)

    def invitation(self) -> str:
        """Say whose turn it is and what to do."""
        name = self.sitting.names[self.sitting.table.turn]
        if not self.sitting.words.is_open:
            return _("The dictionary is being opened; you can look at the cards.")
        if self.thinking:
            return _("{name} is thinking …", name=name)
        how = _("Type the letters of a word, or the numbers of columns, then Enter.")
        return how if len(self.sitting.names) == 1 else _("{name}: ", name=name) + how

    def draw(self) -> None:
        """Draw the table, and where there is room how the points have grown."""
        super().draw()
        self._draw_course()

    def _draw_course(self) -> None:
        roomy = self.has_class("-wide") and self.has_class("-tall")
        course = self.sitting.course() if roomy else ()
        if len(set(course)) < 2:
            self.query_one(Side).show_graph("", ())
            return
        from baliwords.play.chart import curve

        title = _("Points so far") if len(self.sitting.names) == 1 else _("Your lead so far")
        drawn = curve(course, *_GRAPH, plain=not self.bali.glyphs.unicode)
        self.query_one(Side).show_graph(title, drawn)

    def on_resize(self) -> None:
        """Draw the curve where there is room now."""
        self.call_after_refresh(self._draw_course)

    # --- moves --------------------------------------------------------------------------

    def tell(self, happening: Happening) -> None:
        """Tell what was done, and go on; who was right says all of a challenge."""
        told = self._told(happening)
        if isinstance(happening.move, Answer):
            self._verdict = told
            del self._untold[-1:]
        if told:
            self.say(told)
        if told and not self._known(happening):
            self._untold.append(told)
        self.go_on()

    def _known(self, happening: Happening) -> bool:
        """Whether it is no news: the only person has just done it."""
        own = self.sitting.people == [happening.before.table.turn]
        return own and not isinstance(happening.move, Answer)

    def _told(self, happening: Happening) -> str:
        """Say what was done; of a computer's move also from which columns."""
        table, move = happening.before.table, happening.move
        told = self.news_of(happening)
        if not isinstance(move, Assemble | Remove) or table.turn in self.sitting.people:
            return told
        names = self.sitting.names
        how = told_move(table, move, names)
        return sentence("{name}: {move}. {told}", name=names[table.turn], move=how, told=told)

    def go_on(self) -> None:
        """Do what comes next: the end, a computer's move, a challenge, the next person."""
        if self.sitting.due is Due.NOTHING:
            self._end()
        elif self.sitting.computer_is_asked:
            self.let_computer_play()
        elif self.sitting.due is not Due.TURN:
            self.ask_for_doubts()
        else:
            self._call_person()

    def pick_move(self, moves: tuple[Assemble | Remove, ...]) -> None:
        """Play a move; the coach, if one is wanted, looks at it first."""
        if len(moves) == 1 and self._coached and self.take_help("hint"):
            self.say(_("Thinking …"))
            self._consider(moves[0], self.state)
        else:
            super().pick_move(moves)

    def ask_settings(self) -> None:
        """Ask also whether a coach is wanted."""
        from baliwords.settings import wants_coach

        super().ask_settings()
        alone = self.sitting.options.solitaire and self.sitting.words.installed
        self._coached = alone and wants_coach()

    @work(thread=True, exclusive=True, group="coach")
    def _consider(self, move: Assemble | Remove, state: State) -> None:
        from baliwords.play.letters.coach import warning

        report(self, self._considered, move, state, warning(self.sitting.match.game, state, move))

    def _considered(self, move: Move, state: State, warned: str | None) -> None:
        """Play the move, unless the player thinks again."""
        if state is not self.state:
            return
        if warned is None:
            self.play(move)
            return
        from baliwords.tui.shared.question import Question

        dialog = Question(warned, label("Play it"), label("Think again"))
        self.app.push_screen(dialog, lambda sure: self.play(move) if sure else self.redraw())

    def _call_person(self) -> None:
        """Tell the next person what happened; where several play, behind a curtain."""
        told = together(*self._untold)
        self._untold.clear()
        self._verdict = ""
        if told and len(self.sitting.people) > 1:
            from baliwords.tui.shared.curtain import Curtain

            self.say("")
            self.app.push_screen(Curtain(self.sitting.names[self.sitting.table.turn], told))
        elif told:
            self.say(told)

    def verdict(self) -> str:
        """Return who was right in the last challenge, if nobody has been told yet."""
        told, self._verdict = self._verdict, ""
        self._untold = [news for news in self._untold if news != told]
        return told

    def _end(self) -> None:
        from baliwords.tui.letters.ending import EndingScreen

        assert self.sitting.outcome is not None
        if self._verdict:
            self.app.notify(speak(self._verdict), markup=False)
        place = self.put_away()
        self.app.push_screen(EndingScreen(self.sitting, self.sitting.outcome, place))

    def choose(self, state: State) -> Move | None:
        """Return what the computers answer."""
        return self.sitting.choose(state)

    def computer_chose(self, move: Move | None) -> None:
        """Play what a computer has chosen; without an answer, people are asked."""
        if move is None:
            self.redraw()
            self.ask_for_doubts()
            return
        self.play(move)

    # --- other actions ------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to stop a solitaire, and to pass in other games."""
        alone = self.sitting.options.solitaire
        return {"stop": alone, "pass": not alone}.get(
            action, super().check_action(action, parameters)
        )

    def action_pass(self) -> None:
        """Pass."""
        if not self.idle:
            self.play(Pass())

    def action_stop(self) -> None:
        """End a solitaire, after a question."""
        from baliwords.tui.shared.question import Question

        question = label("Stop this game? The score stands, without a bonus.")
        self.app.push_screen(Question(question, label("Stop"), label("Play on")), self._stop)

    def _stop(self, sure: bool | None) -> None:
        if sure:
            self.play(Stop())

    def action_undo(self) -> None:
        """Take the last move back, with those of the computers after it."""
        if not self.thinking:
            self.ask_before_undo(lambda: self.attempt(self.sitting.undo))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if not self.thinking:
            self.attempt(self.sitting.redo)
