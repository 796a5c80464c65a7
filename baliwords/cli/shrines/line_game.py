"""The shrine game line by line: it asks at a prompt and answers in sentences."""

from pathlib import Path

from baliwords.cli.line_loop import ANEW, LEAVE, Left, LineLoop
from baliwords.cli.resume import kept, sitting_wanted
from baliwords.cli.show import is_watched
from baliwords.cli.talk import ask, say, tell, wipe
from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.play.shrines.sitting import NO_CHOICE, Sitting, numbered, read_choice
from baliwords.play.shrines.tell import (
    explain,
    own_lines,
    question,
    score_lines,
    table_lines,
    winners_line,
)
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move
from baliwords.shrines.scoring import altar_values, count_goods, final_scores
from baliwords.shrines.state import Phase
from baliwords.shrines.view import View, view
from baliwords.solver.shrines.search import Budget
from baliwords.speech import to_or_of
from baliwords.translation import _, language, speak


def run_line_game(header: Header, budget: Budget, offer: bool, resume: bool) -> None:
    """Play at the prompt: an unfinished game if wanted, else a new one."""

    def take_up(journal: Journal) -> Sitting:
        return Sitting.resume(journal, budget)

    def begin(new: Header) -> Sitting:
        return Sitting.begin(new, budget)

    LineGame(sitting_wanted(header, take_up, begin, offer, resume)).run()


class LineGame(LineLoop):
    """Plays a match at the prompt: people type, computers answer by themselves."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.names = sitting.names
        self.at_screen = _first_at_screen(sitting)
        """The person who may see his own cards; None while nobody may."""
        self.shown_turn = 0
        self.commands = {
            "": lambda _rest: self._show_choices(),
            "help": lambda _rest: tell(_help()),
            "table": lambda _rest: self._table(),
            "hand": lambda _rest: self._hand(),
            "hint": lambda _rest: self._hint(),
            "rules": self._rules,
            "undo": lambda _rest: self._undo(),
            "redo": lambda _rest: self._redo(),
        }

    @property
    def view_now(self) -> View:
        """What the one who decides sees."""
        return view(self.sitting.state, self.sitting.state.decider)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.outcome is not None

    def begin(self) -> None:
        """Say whose turn it is."""
        name = self.names[self.sitting.state.active]
        tell(to_or_of(name, _("You have the turn."), _("{name} has the turn.", name=name)))

    def go_on(self) -> None:
        """Let a computer play, make a move without choice, or ask a person."""
        seat = self.sitting.state.decider
        if computer := self.sitting.computers.get(seat):
            self._play(computer.choose(self.view_now, self.sitting.memory[seat]))
            return
        moves = list(allowed_moves(self.view_now))
        if len(moves) == 1:
            self._play(moves[0], note=NO_CHOICE)
        else:
            self._ask(seat)

    def kept(self) -> str:
        """Say how the game is taken up again."""
        return kept("shrines play")

    def put_away(self) -> Path | None:
        """Keep the record of the ended game and return where."""
        return self.sitting.finish()

    def final_lines(self) -> list[str]:
        """Tell the final points and the winners."""
        state, outcome = self.sitting.state, self.sitting.outcome
        assert outcome is not None
        values = altar_values(count_goods([offering.good for offering in state.altar]))
        lines = score_lines(final_scores(state), values, self.names)
        return [*lines, winners_line(outcome.winners, self.names)]

    # --- asking ---------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Let a person make one move."""
        self._hand_over(seat)
        self._show_choices()
        move = self.ask(f"{self.names[seat]}> ", lambda line: read_choice(self.view_now, line))
        if move is not None:
            self._play(move)
        self.sitting.news_for(seat)  # his own deed is no news to him

    def _hand_over(self, seat: int) -> None:
        """Show the table when a person's turn comes, after the other has turned away."""
        fresh = self.shown_turn != self.sitting.state.turn or self.at_screen != seat
        if self.at_screen != seat:
            self._call(seat)
        self.at_screen, self.shown_turn = seat, self.sitting.state.turn
        if fresh:
            tell()
            say("\n".join(map(speak, table_lines(self.view_now, self.names))))

    def _call(self, seat: int) -> None:
        """Wipe the cards of the one before, then wait for the next person; tell the news."""
        wipe()
        call = "\n" + _("{name}, come to the screen and press Enter. ", name=self.names[seat])
        while typed := ask(call).strip():  # only Enter shows a hand
            if typed in LEAVE:
                raise Left
        if is_watched():
            say("\n".join(map(speak, self.sitting.news_for(seat))))

    def _show_choices(self) -> None:
        seen = self.view_now
        if seen.looked:
            say(speak(own_lines(seen)[-1]))
        say(speak(question(seen)))
        for number, move in numbered(seen).items():
            said = speak(explain(seen, move))
            say(f"  {number}  {move}" + (f" ({said})" if said else ""))

    # --- commands -------------------------------------------------------------------------

    def _table(self) -> None:
        say("\n".join(map(speak, table_lines(self.view_now, self.names))))
        self._show_choices()

    def _hand(self) -> None:
        say("\n".join(map(speak, own_lines(self.view_now))))
        self._show_choices()

    def _undo(self) -> str | None:
        if not self.may_take_back(self.sitting.assisted or not self.sitting.can_undo):
            return None
        self.sitting.undo()
        return self._begin_again(_("Taken back; the game counts as assisted."))

    def _redo(self) -> str:
        self.sitting.redo()
        return self._begin_again(_("Played again."))

    def _begin_again(self, sentence: str) -> str:
        self.shown_turn = 0  # show the table again; another person is still called first
        tell(sentence)
        return ANEW

    def _hint(self) -> None:
        from baliwords.play.shrines.advice import advise, ending

        self.sitting.take_help("hint")
        notes = self.sitting.memory[self.sitting.state.decider]
        for advice in advise(self.view_now, notes, self.sitting.budget, top=3):
            said = _(
                "  {move}: {ending}; {why}.",
                move=str(advice.move),
                ending=ending(advice.margin),
                why=advice.why,
            )
            say(said)

    def _rules(self, words: str) -> None:
        from baliwords.rulebook.entry import spoken
        from baliwords.rulebook.search import ask
        from baliwords.rulebook.tell import paragraph
        from baliwords.shrines.rulebook import BOOK

        for hit in ask(BOOK, words.split(), spoken(language()))[:8]:
            say(paragraph(BOOK, hit))

    # --- playing --------------------------------------------------------------------------

    def _play(self, move: Move, note: str = "") -> None:
        before = self.sitting.state
        if said := self.sitting.play(move, note):
            say(said)
        after = self.sitting.state
        if after.turn != before.turn and after.phase is not Phase.OVER:
            tell()


def _first_at_screen(sitting: Sitting) -> int | None:
    """Return who may see his cards without being called: only who plays with nobody else."""
    return sitting.people[0] if len(sitting.people) == 1 else None


def _help() -> str:
    return _(
        """\
Type the number of a choice, or the move in words; words may be shortened: pl pri, ta 3.
  buy rice         buy a sacrifice card       pass           decline what is optional
  play priest      play a card                play rice 2    two farmers at once, for 1 stone
  take 3           take the bottom card of column 3
  offer rice       put a card of yours on the altar
  top rice         lay a card from the supply on top of the altar
  table   show the table again      hand    your own cards
  hint    what the expert would do  rules WORDS   look a rule up, like rules T26
  undo    take your last move back  redo    play it again
  help    this text                 quit    leave; the game is kept and can be resumed"""
    )
