"""A shrine game again, step by step: when it is over nothing is hidden any more.

Of a game that was given up before its end, only what everybody has seen is shown (D57).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from baliwords.core.game import NO_SEAT
from baliwords.core.match import Match
from baliwords.play.shrines.tell import table_lines, what_happened
from baliwords.shrines.moves import Move
from baliwords.shrines.options import Options
from baliwords.shrines.state import State
from baliwords.shrines.view import View, open_view, revealed, seen_move
from baliwords.speech import together

ShrineMatch: TypeAlias = Match[State, Move, Options, View]


class Shown(NamedTuple):
    """A decision as it is shown again: by whom, and what lay open before and after it."""

    seat: int
    move: Move
    before: View
    after: View


def tables(match: ShrineMatch) -> list[View]:
    """Return the table before the first decision and after each."""
    see = revealed if match.outcome else open_view
    return [see(state) for state in match.states]


def decisions(match: ShrineMatch) -> list[Shown]:
    """Return the decisions with the tables around them."""
    views, is_over = tables(match), match.outcome is not None
    steps = zip(match.states, match.played, views, views[1:], strict=False)
    return [
        Shown(state.decider, move if is_over else seen_move(state, move, NO_SEAT), before, after)
        for state, move, before, after in steps
    ]


def lines_after(match: ShrineMatch, moves: int, names: Sequence[str]) -> list[str]:
    """Tell the last of some moves, and the table after it."""
    view = tables(match)[moves]
    if not moves:
        return table_lines(view, names)
    done = decisions(match)[moves - 1]
    told = what_happened(done.before, done.move, done.after, names)
    return [together(*told), "", *table_lines(view, names)]
