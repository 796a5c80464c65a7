"""`baliwords shrines replay`: a recorded game told again, every move checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.signature import Argument
from baliwords.core.game import NO_SEAT
from baliwords.speech import together
from baliwords.translation import _

if TYPE_CHECKING:
    from typing import TypeAlias

    from baliwords.core.match import Match
    from baliwords.shrines.moves import Move
    from baliwords.shrines.options import Options
    from baliwords.shrines.state import State
    from baliwords.shrines.view import View

    ShrineMatch: TypeAlias = Match[State, Move, Options, View]


def replay(file: Annotated[Path, Argument("A record of a game.")]) -> Reply:
    """Tell a recorded game again, and check every move.

    Example: baliwords shrines replay game.bali
    """
    from baliwords.cli.replay import read_record
    from baliwords.core.match import Match
    from baliwords.shrines.game import SHRINES

    match = Match.replay(SHRINES, read_record(file))
    return Reply(_as_json(match), _story(match))


def _as_json(match: "ShrineMatch") -> dict[str, Any]:
    from baliwords.shrines.scoring import final_scores

    end = match.outcome
    moves = [
        {"turn": before.turn, "seat": before.decider + 1, "move": str(_seen(match, before, move))}
        for before, move in zip(match.states, match.played, strict=False)
    ]
    players = match.state.players
    scores = [score.total for score in final_scores(match.state)] if end else []
    return {
        "game": "shrines",
        "players": list(match.header.players),
        "practice": match.header.practice,
        "assisted": match.header.assisted,
        "moves": moves,
        "over": end is not None,
        "scores": scores or [player.points for player in players],
        "winners": [seat + 1 for seat in end.winners] if end else [],
    }


def _seen(match: "ShrineMatch", before: "State", move: "Move") -> "Move":
    """Return a move as it is shown: while the game goes on, what is hidden stays hidden."""
    return move if match.outcome else match.game.seen_move(before, move, NO_SEAT)


def _view(match: "ShrineMatch", state: "State", seat: int) -> "View":
    """Return what is told from: after the game nothing is hidden any more."""
    return match.game.view(state, seat) if match.outcome else match.game.onlooker(state)


def _story(match: "ShrineMatch") -> Iterator[str]:
    """Tell all of it; of a game that is not finished, what everybody has seen."""
    from baliwords.core.names import labels
    from baliwords.play.shrines.tell import score_lines, what_happened, winners_line
    from baliwords.shrines.scoring import altar_values, count_goods, final_scores

    names, end = labels(match.header.players), match.outcome
    for before, move, after in zip(match.states, match.played, match.states[1:], strict=False):
        views = [_view(match, state, before.decider) for state in (before, after)]
        said = what_happened(views[0], _seen(match, before, move), views[1], names)
        yield together(f"{before.turn:3} ", *said)
    if end is None:
        yield _("The game is not finished; till then, what is hidden stays so.")
        return
    values = altar_values(count_goods([offering.good for offering in match.state.altar]))
    yield ""
    yield from score_lines(final_scores(match.state), values, names)
    yield winners_line(end.winners, names)
