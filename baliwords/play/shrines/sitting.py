"""A match at one screen: who plays, what each remembers, what is told, what is taken back.

The line mode and the full-screen table ask the same sitting; they differ only in looks.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from baliwords.core.journal import Journal
from baliwords.core.match import Match
from baliwords.core.names import labels
from baliwords.core.record import Header
from baliwords.errors import BadNotation, IllegalMove
from baliwords.play import sitting
from baliwords.play.keeping import deal, keep, take_up
from baliwords.play.shrines.advice import Advice, advise
from baliwords.play.shrines.tell import what_happened
from baliwords.shrines.game import SHRINES
from baliwords.shrines.legal import allowed_moves, why_forbidden
from baliwords.shrines.moves import (
    Buy,
    Keep,
    Look,
    Move,
    Offer,
    Pass,
    Replace,
    Take,
    Top,
    parse_move,
)
from baliwords.shrines.options import Options
from baliwords.shrines.state import Phase, State
from baliwords.shrines.view import View, seen_move, view
from baliwords.solver.shrines.computers import NAMES, Computer, make_player
from baliwords.solver.shrines.memory import Memory, first_memory, remember
from baliwords.solver.shrines.search import Budget
from baliwords.speech import _, label, to_or_of, together

NO_CHOICE = label("There was no choice.")

ShrineMatch = Match[State, Move, Options, View]


class Sitting(sitting.Sitting[State, Move]):
    """People and computers at one match; every computer and every person sees only a view."""

    match: ShrineMatch

    def __init__(self, match: ShrineMatch, budget: Budget) -> None:
        players = match.header.players
        seats = frozenset(seat for seat, name in enumerate(players) if name in NAMES)
        super().__init__(match, labels(players), seats)
        self.budget = replace(budget, stopped=self.left.is_set)
        seed = match.header.deal if isinstance(match.header.deal, int) else 0
        self.computers: dict[int, Computer] = {
            seat: make_player(players[seat], (seed << 3) + seat, self.budget) for seat in seats
        }
        self.memory: Memory
        self.story: list[str]
        self._recall()
        self.read_until = dict.fromkeys(self.people, len(self.story))

    @classmethod
    def deal(cls, header: Header, budget: Budget) -> "Sitting":
        """Deal a game that is not kept; one that cannot be played is refused."""
        return cls(deal(SHRINES, header), budget)

    @classmethod
    def begin(cls, header: Header, budget: Budget) -> "Sitting":
        """Sit down to a new game, which is kept on disk once it is sure that it can be played."""
        begun = cls.deal(header, budget)
        keep(begun.match)
        return begun

    @classmethod
    def resume(cls, journal: Journal, budget: Budget) -> "Sitting":
        """Sit down again to a game that was left."""
        return cls(take_up(SHRINES, journal), budget)

    def choose(self, state: State) -> Move:
        """Return what the computer that decides in a state answers; it changes nothing."""
        seat = state.decider
        return self.computers[seat].choose(view(state, seat), self.memory[seat])

    def hints(self, state: State, stopped: Callable[[], bool], top: int) -> list[Advice]:
        """Return the best moves for the one who decides, from what he can know."""
        seat = state.decider
        budget = replace(self.budget, stopped=lambda: self.left.is_set() or stopped())
        return advise(view(state, seat), self.memory[seat], budget, top=top)

    def play(self, move: Move, note: str = "") -> str:
        """Play a move and return what is told of it; nothing if it is no news."""
        before = self.state
        after = self.match.play(move)
        return self._tell(before, move, after, note)

    def _tell(self, before: State, move: Move, after: State, note: str = "") -> str:
        """Let everybody remember a move as he saw it, and tell it."""
        self.memory = remember(self.memory, before, move, after)
        if before.phase is Phase.BUY and isinstance(move, Pass):
            return ""
        seat = self._onlooker(before)
        seen = seen_move(before, move, seat)
        told = what_happened(view(before, seat), seen, view(after, seat), self.names)
        said = together(*told, note)
        self.story.append(said)
        return said

    def _onlooker(self, state: State) -> int:
        """Return for whose eyes a move is told: with several people, for nobody's own."""
        if len(self.people) == 1:
            return self.people[0]
        return (state.decider + 1) % len(self.names)

    def news_for(self, seat: int) -> list[str]:
        """Return what a person has not read yet; from now on he has."""
        news = self.story[self.read_until[seat] :]
        self.read_until[seat] = len(self.story)
        return news

    # --- back and forth -------------------------------------------------------------------

    def undo(self) -> None:
        """Take back to the last real decision of the one who decides now.

        What was hidden and has been seen stays seen, so no move before that comes back.
        """
        taken_back = self.match.moves[self._last_choice() :]
        with self._recalled():
            for _move in taken_back:
                self.match.undo()
                self.assisted = True

    @property
    def can_undo(self) -> bool:
        """Whether the one who decides now may take a move back."""
        try:
            self._last_choice()
        except IllegalMove:
            return False
        return True

    def _last_choice(self) -> int:
        """Return the number of the move that would be taken back; refuse where one stands."""
        seat, states = self.state.decider, self.match.states
        for number in reversed(range(len(self.match.moves))):
            before = states[number]
            if why := self._why_it_stands(seat, before, number):
                raise IllegalMove(why)
            if before.decider == seat and _is_choice(before):
                return number
        raise IllegalMove(_("there is no move of yours to take back"))

    def _why_it_stands(self, seat: int, before: State, number: int) -> str | None:
        """Say why a move of the match cannot be taken back by the one who decides now."""
        move = self.match.played[number]
        who = before.decider
        if who != seat and who in self.people and _is_choice(before):
            name = self.names[who]
            return to_or_of(
                name,
                _("you have moved since: it cannot be taken back"),
                _("{names} has moved since: it cannot be taken back", names=name),
            )
        if len(before.pile) != len(self.match.states[number + 1].pile):
            return _("a new column was laid: what was hidden has been seen and stays")
        if isinstance(move, Look | Keep):
            return _("the altar was looked at: what was hidden has been seen and stays")
        if isinstance(move, Offer) and who != seat:
            return _("a sacrifice card was shown: what was hidden has been seen and stays")
        return None

    def redo(self) -> None:
        """Play again what was taken back, with what the computers answered."""
        with self._recalled():
            self.match.redo()
            while self.match.can_redo and self.state.decider in self.computers:
                self.match.redo()

    @contextmanager
    def _recalled(self) -> Iterator[None]:
        """Find the memories of the moves that stand then, also where the disk stopped half-way."""
        try:
            yield
        finally:
            self._recall()

    def _recall(self) -> None:
        """Find again what everybody remembers, and the story, from the moves so far."""
        states = self.match.states
        self.memory, self.story = first_memory(states[0]), []
        for before, move, after in zip(states, self.match.played, states[1:], strict=False):
            self._tell(before, move, after)


def _is_choice(state: State) -> bool:
    return len(list(allowed_moves(view(state, state.decider)))) > 1


def numbered(seen: View) -> dict[int, Move]:
    """Number the choices; columns, goods and cards of the altar keep their own numbers."""
    choices: dict[int, Move] = {}
    for move in allowed_moves(seen):
        own = _own_number(move)
        choices[len(choices) + 1 if own is None else own] = move
    return dict(sorted(choices.items()))


def _own_number(move: Move) -> int | None:
    match move:
        case Pass():
            return 0
        case Take(column):
            return column + 1
        case Keep(int() as place):
            return place + 1
        case Buy(good) | Top(good) | Replace(good):
            return good.place + 1
        case Offer(good) if good:
            return good.place + 1
    return None


def read_choice(seen: View, text: str) -> Move:
    """Read the number of a choice or a move in words; complain about what is not allowed."""
    if text.isascii() and text.isdecimal():
        choices = numbered(seen)
        if int(text[:4]) not in choices:
            numbers = ", ".join(map(str, choices))
            raise BadNotation(
                _("{text!r} is none of the choices ({numbers}).", text=text[:40], numbers=numbers)
            )
        return choices[int(text[:4])]
    move = parse_move(text)
    if reason := why_forbidden(seen, move):
        raise BadNotation(_("Not allowed: {reason}.", reason=reason))
    return move
