"""`baliwords shrines replay`: a recorded game told again, every move checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.signature import Argument

if TYPE_CHECKING:
    from typing import TypeAlias

    from baliwords.core.match import Match
    from baliwords.core.record import Record
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

    record = read_record(file)
    match = Match.replay(SHRINES, record)
    return Reply(_as_json(record, match), _story(match))


def _as_json(record: "Record", match: "ShrineMatch") -> dict[str, Any]:
    from baliwords.shrines.scoring import final_scores

    end = match.outcome
    moves = [
        {"turn": state.turn, "seat": state.decider + 1, "move": text}
        for state, text in zip(match.states, record.moves, strict=False)
    ]
    return {
        "game": "shrines",
        "players": list(match.header.players),
        "practice": match.header.practice,
        "assisted": match.header.assisted,
        "moves": moves,
        "over": end is not None,
        "scores": [score.total for score in final_scores(match.state)],
        "winners": [seat + 1 for seat in end.winners] if end else [],
    }


def _story(match: "ShrineMatch") -> Iterator[str]:
    """Tell all of it: after the game nothing is hidden any more."""
    from baliwords.play.shrines.tell import score_lines, what_happened, winners_line
    from baliwords.shrines.scoring import altar_values, count_goods, final_scores
    from baliwords.shrines.view import view
    from baliwords.solver.shrines.contest import labels

    names = labels(match.header.players)
    for before, move, after in zip(match.states, match.played, match.states[1:], strict=False):
        seat = before.decider
        said = what_happened(view(before, seat), move, view(after, seat), names)
        yield f"{before.turn:3}  " + " ".join(said)
    end = match.outcome
    values = altar_values(count_goods([offering.good for offering in match.state.altar]))
    yield "" if end else "The game is not finished; the points as they stand:"
    yield from score_lines(final_scores(match.state), values, names)
    if end:
        yield winners_line(end.winners, names)
