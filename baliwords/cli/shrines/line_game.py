"""The shrine game line by line: it asks at a prompt and answers in sentences."""

import sys
from collections.abc import Callable

from baliwords.cli.resume import kept
from baliwords.cli.show import say
from baliwords.errors import BaliwordsError
from baliwords.games import finish_match
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
from baliwords.shrines.state import Phase, State
from baliwords.shrines.view import View, view

HELP = """\
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


class LineGame:
    """Plays a match at the prompt: people type, computers answer by themselves."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.names = sitting.names
        self.at_screen: int | None = None
        self.shown_turn = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self._show_choices(),
            "help": lambda _: print(HELP),
            "table": self._table,
            "hand": self._hand,
            "hint": self._hint,
            "rules": self._rules,
        }

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def seen(self) -> View:
        """What the one who decides sees."""
        return view(self.state, self.state.decider)

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        print("Type help for help.")
        print(f"{self.names[self.state.active]} has the turn.")
        while self.match.outcome is None:
            seat = self.state.decider
            if computer := self.sitting.computers.get(seat):
                self._play(computer.choose(self.seen, self.sitting.memory[seat]))
            elif not self._ask(seat):
                print(kept(self.match.header.game))
                return
        self._show_end()
        if path := finish_match(self.match):
            print(f"Record: {path}")

    # --- asking ---------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Let a person make one move; False if he leaves the game."""
        moves = list(allowed_moves(self.seen))
        if len(moves) == 1:
            self._play(moves[0], note=NO_CHOICE)
            return True
        self._hand_over(seat)
        self._show_choices()
        while True:
            line = input(f"{self.names[seat]}> ").strip()
            name, _, rest = line.partition(" ")
            if name in ("quit", "exit", "q"):
                return False
            try:
                if name in self.commands:
                    self.commands[name](rest)
                    continue
                if name == "undo":
                    self._go_back()
                elif name == "redo":
                    self._go_on()
                else:
                    self._play(read_choice(self.seen, line))
                self.sitting.news_for(seat)
                return True
            except BaliwordsError as error:
                say(str(error))

    def _hand_over(self, seat: int) -> None:
        """Show the table when a person's turn comes, after the other has turned away."""
        fresh = self.shown_turn != self.state.turn or self.at_screen != seat
        if self.at_screen not in (seat, None) and len(self.sitting.people) > 1:
            input(f"\n{self.names[seat]}, come to the screen and press Enter. ")
            if sys.stdout.isatty():  # wipe the other's cards, tell the news again
                print("\033[2J\033[3J\033[H", end="")
                say("\n".join(self.sitting.news_for(seat)))
        self.at_screen, self.shown_turn = seat, self.state.turn
        if fresh:
            print()
            say("\n".join(table_lines(self.seen, self.names)))

    def _show_choices(self) -> None:
        seen = self.seen
        if seen.looked:
            say(own_lines(seen)[-1])
        say(question(seen))
        for number, move in numbered(seen).items():
            said = explain(seen, move)
            say(f"  {number}  {move}" + (f" ({said})" if said else ""))

    # --- commands -------------------------------------------------------------------------

    def _table(self, _rest: str) -> None:
        say("\n".join(table_lines(self.seen, self.names)))
        self._show_choices()

    def _hand(self, _rest: str) -> None:
        say("\n".join(own_lines(self.seen)))
        self._show_choices()

    def _go_back(self) -> None:
        self.sitting.go_back()
        self._start_again("Taken back; the game counts as practice from now on.")

    def _go_on(self) -> None:
        self.sitting.go_on()
        self._start_again("Played again.")

    def _start_again(self, sentence: str) -> None:
        self.shown_turn = 0  # show the table again; another person is still called first
        print(sentence)

    def _hint(self, _rest: str) -> None:
        from baliwords.play.shrines.advice import advise, ending

        notes = self.sitting.memory[self.state.decider]
        for advice in advise(self.seen, notes, self.sitting.budget, top=3):
            say(f"  {advice.move}: {ending(advice.margin)}; {advice.why}.")

    def _rules(self, words: str) -> None:
        from baliwords.shrines.rulebook import find_rules, load_rules

        for rule in find_rules(load_rules(), words.split())[:8]:
            say(str(rule))

    # --- playing and showing --------------------------------------------------------------

    def _play(self, move: Move, note: str = "") -> None:
        before = self.state
        if said := self.sitting.play(move, note):
            say(said)
        after = self.state
        if after.turn != before.turn and after.phase is not Phase.OVER:
            print()

    def _show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        values = altar_values(count_goods([offering.good for offering in self.state.altar]))
        say("\n".join(score_lines(final_scores(self.state), values, self.names)))
        say(winners_line(outcome.winners, self.names))
