"""The shrine game line by line: it asks at a prompt and answers in sentences."""

import sys
from collections.abc import Callable

from baliwords.cli.resume import kept
from baliwords.cli.show import say
from baliwords.core.match import Match
from baliwords.errors import BadNotation, BaliwordsError
from baliwords.games import finish_match
from baliwords.shrines.arena import Memory, first_memory, labels, remember
from baliwords.shrines.game import SHRINES
from baliwords.shrines.legal import allowed_moves, why_forbidden
from baliwords.shrines.moves import Keep, Move, Pass, Take, parse_move
from baliwords.shrines.options import Options
from baliwords.shrines.players import NAMES, Computer, make_player
from baliwords.shrines.scoring import altar_values, count_goods, final_scores
from baliwords.shrines.search import Budget
from baliwords.shrines.seen import seen_move
from baliwords.shrines.state import Phase, State, View, view
from baliwords.shrines.tell import (
    explain,
    own_lines,
    question,
    score_lines,
    table_lines,
    told,
    winners_line,
)

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

    def __init__(self, match: Match[State, Move, Options, View], budget: Budget) -> None:
        self.match = match
        self.budget = budget
        self.names = labels(match.header.players)
        seed = match.header.deal if isinstance(match.header.deal, int) else 0
        self.computers: dict[int, Computer] = {
            seat: make_player(name, (seed << 3) + seat, budget)
            for seat, name in enumerate(match.header.players)
            if name in NAMES
        }
        self.people = [seat for seat in range(len(self.names)) if seat not in self.computers]
        self.memory = self._recall()
        self.at_screen: int | None = None
        self.shown_turn = 0
        self.story: list[str] = []
        self.read_until = dict.fromkeys(self.people, 0)
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

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        print("Type help for help.")
        print(f"{self.names[self.state.active]} has the turn.")
        while self.match.outcome is None:
            seat = self.state.decider
            if seat in self.computers:
                seen = view(self.state, seat)
                self._play(self.computers[seat].choose(seen, self.memory[seat]))
            elif not self._ask(seat):
                print(kept(self.match.header.game))
                return
        self._show_end()
        if path := finish_match(self.match):
            print(f"Record: {path}")

    # --- asking ---------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Let a person make one move; False if he leaves the game."""
        moves = list(allowed_moves(view(self.state, seat)))
        if len(moves) == 1:
            self._play(moves[0], note=" There was no choice.")
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
                    self._play(self._read(line))
                self.read_until[seat] = len(self.story)
                return True
            except BaliwordsError as error:
                say(str(error))

    def _hand_over(self, seat: int) -> None:
        """Show the table when a person's turn comes, after the other has turned away."""
        fresh = self.shown_turn != self.state.turn or self.at_screen != seat
        if self.at_screen not in (seat, None) and len(self.people) > 1:
            input(f"\n{self.names[seat]}, come to the screen and press Enter. ")
            if sys.stdout.isatty():  # wipe the other's cards, tell the news again
                print("\033[2J\033[3J\033[H", end="")
                say("\n".join(self.story[self.read_until[seat] :]))
        self.at_screen, self.shown_turn = seat, self.state.turn
        if fresh:
            print()
            say("\n".join(table_lines(view(self.state, seat), self.names)))

    def _show_choices(self) -> None:
        seen = view(self.state, self.state.decider)
        if seen.looked:
            say(own_lines(seen)[-1])
        say(question(seen))
        for number, move in self._numbered().items():
            said = explain(seen, move)
            say(f"  {number}  {move}" + (f" ({said})" if said else ""))

    def _numbered(self) -> dict[int, Move]:
        """Number the choices; columns and cards of the altar keep their own numbers."""
        moves = list(allowed_moves(view(self.state, self.state.decider)))
        numbered: dict[int, Move] = {}
        for move in moves:
            if isinstance(move, Take):
                numbered[move.column + 1] = move
            elif isinstance(move, Keep) and move.place is not None:
                numbered[move.place + 1] = move
            elif isinstance(move, Pass):
                numbered[0] = move
            else:
                numbered[len(numbered) + 1] = move
        return dict(sorted(numbered.items()))

    def _read(self, line: str) -> Move:
        numbered = self._numbered()
        if line.isascii() and line.isdecimal():
            if int(line[:4]) not in numbered:
                raise BadNotation(f"{line[:40]!r} is none of the choices ({_range(numbered)}).")
            return numbered[int(line[:4])]
        move = parse_move(line)
        if reason := why_forbidden(view(self.state, self.state.decider), move):
            raise BadNotation(f"Not allowed: {reason}.")
        return move

    # --- commands -------------------------------------------------------------------------

    def _table(self, _rest: str) -> None:
        say("\n".join(table_lines(view(self.state, self.state.decider), self.names)))
        self._show_choices()

    def _hand(self, _rest: str) -> None:
        say("\n".join(own_lines(view(self.state, self.state.decider))))
        self._show_choices()

    def _go_back(self) -> None:
        """Take back to the last real decision of the same person."""
        seat = self.state.decider
        decided = [
            number
            for number, state in enumerate(self.match.states[:-1])
            if state.decider == seat and len(list(SHRINES.legal_moves(state))) > 1
        ]
        if not decided:
            raise BadNotation("There is no move of yours to take back.")
        for _ in range(len(self.match.moves) - decided[-1]):
            self.match.undo()
        self._start_again("Taken back; the game counts as practice from now on.")

    def _go_on(self) -> None:
        self.match.redo()
        while self.match.can_redo and self.state.decider in self.computers:
            self.match.redo()
        self._start_again("Played again.")

    def _start_again(self, sentence: str) -> None:
        self.memory = self._recall()
        self.at_screen = None
        print(sentence)

    def _hint(self, _rest: str) -> None:
        from baliwords.shrines.advice import advise, ending

        seen = view(self.state, self.state.decider)
        for advice in advise(seen, self.memory[seen.seat], self.budget, top=3):
            say(f"  {advice.move}: {ending(advice.margin)}; {advice.why}.")

    def _rules(self, words: str) -> None:
        from baliwords.shrines.rulebook import find_rules, load_rules

        for rule in find_rules(load_rules(), words.split())[:8]:
            say(str(rule))

    # --- playing and showing --------------------------------------------------------------

    def _play(self, move: Move, note: str = "") -> None:
        before = self.state
        after = self.match.play(move)
        self.memory = remember(self.memory, before, move, after)
        seat = self._onlooker(before)
        seen = seen_move(before, move, seat)
        if before.phase is not Phase.BUY or not isinstance(move, Pass):  # no news
            said = told(view(before, seat), seen, view(after, seat), self.names)
            say(" ".join(said) + note)
            self.story.append(" ".join(said))
        if after.turn != before.turn and after.phase is not Phase.OVER:
            print()

    def _onlooker(self, state: State) -> int:
        """Return for whose eyes a move is told: with several people, for nobody's own."""
        if len(self.people) == 1:
            return self.people[0]
        return (state.decider + 1) % len(self.names)

    def _recall(self) -> Memory:
        """Return what every seat remembers of the game so far."""
        states = self.match.states
        memory = first_memory(states[0])
        for before, text, after in zip(states, self.match.moves, states[1:], strict=False):
            memory = remember(memory, before, parse_move(text), after)
        return memory

    def _show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        values = altar_values(count_goods([offering.good for offering in self.state.altar]))
        say("\n".join(score_lines(final_scores(self.state), values, self.names)))
        say(winners_line(outcome.winners, self.names))


def _range(numbered: dict[int, Move]) -> str:
    return ", ".join(str(number) for number in numbered)
