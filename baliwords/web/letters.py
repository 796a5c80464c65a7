"""The letter game at a table of the server: a sitting, seen by each seat."""

from collections.abc import Mapping
from typing import Any

from baliwords.core.game import NO_SEAT, Outcome
from baliwords.core.record import Header
from baliwords.letters.assembly import honest
from baliwords.letters.legal import actions
from baliwords.letters.moves import Challenge, Pass
from baliwords.letters.notation import write_move
from baliwords.letters.state import Unit
from baliwords.letters.view import view
from baliwords.play.letters.entry import Entry, preview
from baliwords.play.letters.sitting import Sitting
from baliwords.speech import _
from baliwords.web import wire
from baliwords.web.hosted import Message, MoveMade, Refused, check_turn
from baliwords.web.library import Library

_MOST_PICKED = 28


class HostedLetters:
    """One letter game; the computers think elsewhere and act as people do."""

    def __init__(self, header: Header, library: Library) -> None:
        match = library.match(header)
        options = match.state.table.options
        words = library.dictionary(options.language, options.word_list)
        self.sitting = Sitting(match, words, library.judge(options), computers_act=True)
        self.match = self.sitting.match
        self.judge = self.sitting.judge

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.match.outcome

    @property
    def in_doubt(self) -> bool:
        """Whether a column may be challenged now (D33)."""
        return self.sitting.may_be_doubted

    @property
    def waiting(self) -> list[int]:
        """The seats from which something is awaited."""
        return self.sitting.deciders

    def play(self, seat: int, text: str) -> MoveMade:
        """Let a seat move; a column stands when all others let it stand."""
        check_turn(self.waiting, seat)
        before = self.match.state
        move = self.match.game.read_move(before, text)
        if self.in_doubt and isinstance(move, Challenge):
            move = Challenge(seat)
        happened = self.sitting.act(seat, move)
        return MoveMade(seat, move, before, happened.after if happened else before)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return self.match.state.table.scores

    def any_move(self) -> str:
        """Return the first move that comes along."""
        table = self.match.state.table
        if table.window:
            return "ok" if self.in_doubt else "word -"
        return write_move(table, next(actions(honest(table), self.judge), Pass()))

    def view(self, seat: int) -> Message:
        """Return what a seat sees."""
        seen = view(self.match.state, seat, over=self.outcome is not None)
        return wire.letters_view(seen, self.judge, self._agreed())

    def _agreed(self) -> list[int]:
        """Return the seats that let the laid column stand."""
        if not self.in_doubt:
            return []
        waiting = self.waiting
        return [doubter for doubter in self.sitting.doubters if doubter not in waiting]

    def news(self, step: MoveMade, seat: int) -> Message:
        """Return what a seat sees of a move: all moves are made openly."""
        del seat
        before, after = step.before, step.after
        taken = after.removed[-1] if len(after.removed) > len(before.removed) else None
        return wire.letters_news(step.by, step.move, before.table, after.table, taken)

    def replayed(self) -> Message:
        """Return every table, and the moves as they are written; the words lie open at the end."""
        states = self.match.states
        over = len(states) - 1
        plays = [
            wire.letters_view(view(state, NO_SEAT, over=at == over), self.judge, [])
            for at, state in enumerate(states)
        ]
        return {"plays": plays, "moves": list(self.match.moves)}

    def ask(self, seat: int, what: str, about: Mapping[str, Any]) -> Message:
        """Answer: what would these columns make (`preview`), which cards are unseen (`count`)."""
        table = self.match.state.table
        if what == "preview":
            if self.in_doubt or self.outcome or table.turn != seat:
                raise Refused("not_your_turn", _("it is not your turn"))
            entry = Entry(picked=read_units(about))
            return wire.letters_preview(table, preview(table, entry, self.judge), self.judge)
        if what == "count" and table.options.solitaire:
            return wire.letters_count(self.sitting.unseen())
        raise Refused("unknown", _("{what!r} cannot be asked here", what=what[:40]))


def read_units(about: Mapping[str, Any]) -> tuple[Unit, ...]:
    """Read columns from a message: `[[seat, slot], …]`, from 0."""
    picked = about.get("units")
    if not isinstance(picked, list) or not 1 <= len(picked) <= _MOST_PICKED:
        raise Refused("unreadable", _("units: expected columns like [[0, 2], [0, 5]]"))
    units = []
    for pair in picked:
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)):
            raise Refused("unreadable", _("units: expected columns like [[0, 2], [0, 5]]"))
        units.append(Unit(*pair))
    return tuple(units)
