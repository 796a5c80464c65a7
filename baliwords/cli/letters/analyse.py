"""`baliwords analyse`: a recorded solitaire, each move against the solver's best."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.replay import read_record
from baliwords.cli.show import Column, Columns, Shown, pieces, progress
from baliwords.cli.signature import Argument, Option, check_range
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.core.record import Record


def analyse(
    file: Annotated[Path, Argument("A record of a solitaire.")],
    samples: Annotated[int, Option("Rollouts to find the best move.")] = 600,
    shuffles: Annotated[int, Option("Piles on which two moves are compared.")] = 100,
) -> Reply:
    """Compare each move of a recorded solitaire with the best one.

    Accuracy is the share of the points to be expected at the start that no move gave away.

    Example: baliwords analyse game.bali
    """
    check_range("samples", samples, 2, 100_000)
    check_range("shuffles", shuffles, 2, 100_000)
    value = review(read_record(file), samples, shuffles)
    return Reply(value, _shown(value))


def review(record: "Record", samples: int, shuffles: int) -> dict[str, Any]:
    """Return each move with the best one, the points it lost, and the accuracy of the game."""
    from baliwords.core.match import Match
    from baliwords.games import game_of
    from baliwords.letters.notation import write_move
    from baliwords.solver.letters.analysis import Analyst
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.computers import engine_for

    game = game_of(record)
    if record.header.game != "letters" or len(record.header.players) > 1:
        raise BadInput(sentence("only a solitaire of the letter game can be analysed"))
    match = Match.replay(game, record)
    before, moves = match.states[:-1], match.played
    engine = engine_for(match.state.table.options)
    analyst = Analyst(engine, game, Effort(samples=samples), shuffles)
    rows = []
    for state, found in zip(
        before, progress(analyst.review(before, moves), len(moves), "analysing"), strict=True
    ):
        rows.append(
            {
                "move": write_move(state.table, found.played),
                "best": write_move(state.table, found.best),
                "expected": round(found.expected, 1),
                "lost": round(found.lost, 1),
                "error": round(found.error, 1),
            }
        )
    return {"moves": rows, "score": game_score(game, match.state), **_totals(rows)}


def game_score(game: Any, state: Any) -> int:
    """Return the final score, or the score so far of an unfinished game."""
    outcome = game.outcome(state)
    score: int = outcome.scores[0] if outcome else state.table.scores[0]
    return score


def _totals(rows: list[dict[str, Any]]) -> dict[str, float]:
    lost = sum(row["lost"] for row in rows)
    start = rows[0]["expected"] + rows[0]["lost"] if rows else 0
    kept = max(0.0, 1 - lost / start) if start else 1.0
    return {"lost": round(lost, 1), "accuracy": round(100 * kept, 1)}


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    numbers = (Column(title, right=True) for title in ("", _("lost"), "±"))
    columns = (*numbers, Column(_("move")), Column(_("better")))
    yield Columns(columns, [_row(number, move) for number, move in enumerate(value["moves"], 1)])
    yield pieces(
        "{score} points; {lost} given away, accuracy {accuracy}",
        score=(str(value["score"]), "bold"),
        lost=f"{value['lost']:.0f}",
        accuracy=(f"{value['accuracy']:.0f} %", "bold"),
    )


def _row(number: int, move: dict[str, Any]) -> list[str]:
    lost = f"{move['lost']:.1f}" if move["lost"] else ""
    error = f"{move['error']:.1f}" if move["lost"] else ""
    better = move["best"] if move["best"] != move["move"] else ""
    return [str(number), lost, error, move["move"], better]
