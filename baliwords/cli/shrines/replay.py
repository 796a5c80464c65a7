"""`baliwords shrines replay`: a recorded game told again, every move checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.signature import Argument

if TYPE_CHECKING:
    from baliwords.core.record import Record


def replay(file: Annotated[Path, Argument("A record of a game.")]) -> Reply:
    """Tell a recorded game again, and check every move.

    Example: baliwords shrines replay game.bali
    """
    from baliwords.cli.replay import read_record

    record = read_record(file)
    states = _states(record)
    return Reply(_as_json(record, states), _story(record, states))


def _states(record: "Record") -> list[Any]:
    from baliwords.core.record import replay as replay_states
    from baliwords.shrines.game import SHRINES

    return list(replay_states(record, SHRINES))


def _as_json(record: "Record", states: list[Any]) -> dict[str, Any]:
    from baliwords.shrines.game import outcome
    from baliwords.shrines.scoring import final_scores

    end = outcome(states[-1])
    moves = [
        {"turn": state.turn, "seat": state.decider + 1, "move": text}
        for state, text in zip(states, record.moves, strict=False)
    ]
    return {
        "game": "shrines",
        "players": list(record.header.players),
        "practice": record.header.practice,
        "moves": moves,
        "over": end is not None,
        "scores": [score.total for score in final_scores(states[-1])],
        "winners": [seat + 1 for seat in end.winners] if end else [],
    }


def _story(record: "Record", states: list[Any]) -> Iterator[str]:
    """Tell all of it: after the game nothing is hidden any more."""
    from baliwords.play.shrines.tell import score_lines, told, winners_line
    from baliwords.shrines.game import outcome
    from baliwords.shrines.moves import parse_move
    from baliwords.shrines.scoring import altar_values, count_goods, final_scores
    from baliwords.shrines.view import view
    from baliwords.solver.shrines.contest import labels

    names = labels(record.header.players)
    for before, text, after in zip(states, record.moves, states[1:], strict=False):
        seat = before.decider
        said = told(view(before, seat), parse_move(text), view(after, seat), names)
        yield f"{before.turn:3}  " + " ".join(said)
    end = outcome(states[-1])
    values = altar_values(count_goods([offering.good for offering in states[-1].altar]))
    yield "" if end else "The game is not finished; the points as they stand:"
    yield from score_lines(final_scores(states[-1]), values, names)
    if end:
        yield winners_line(end.winners, names)
