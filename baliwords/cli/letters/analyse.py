"""`baliwords analyse`: a recorded solitaire, each move against the solver's best."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.replay import read_record
from baliwords.cli.show import console, print_json, progress
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.core.record import Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("analyse")(analyse)


def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a solitaire.")],
    samples: Annotated[int, typer.Option(help="Rollouts to find the best move.")] = 600,
    shuffles: Annotated[int, typer.Option(help="Piles on which two moves are compared.")] = 100,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Compare each move of a recorded solitaire with the best one.

    Accuracy is the share of the points to be expected at the start that no move gave away.

    Example: baliwords analyse game.bali
    """
    for name, value in (("samples", samples), ("shuffles", shuffles)):
        if not 2 <= value <= 100_000:
            raise BadInput(f"--{name} {value} is not allowed (expected 2 to 100000)")
    answer = review(read_record(file), samples, shuffles)
    if json:
        print_json(answer)
    else:
        _show(answer)


def review(record: "Record", samples: int, shuffles: int) -> dict[str, Any]:
    """Return each move with the best one, the points it lost, and the accuracy of the game."""
    from baliwords.core.record import replay
    from baliwords.games import game_of
    from baliwords.letters.notation import read_move, write_move
    from baliwords.solver.letters.analysis import Analyst
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.computers import engine_for

    game = game_of(record)
    if record.header.game != "letters" or len(record.header.players) > 1:
        raise BadInput("only a solitaire of the letter game can be analysed")
    states = list(replay(record, game))
    before = states[:-1]
    moves = [read_move(state.table, text) for state, text in zip(before, record.moves, strict=True)]
    engine = engine_for(states[0].table.options)
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
    return {"moves": rows, "score": game_score(game, states[-1]), **_totals(rows)}


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


def _show(answer: dict[str, Any]) -> None:
    from rich.table import Table

    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", "lost", "±"):
        table.add_column(title, justify="right")
    for title in ("move", "better"):
        table.add_column(title)
    for number, row in enumerate(answer["moves"], 1):
        lost = f"{row['lost']:.1f}" if row["lost"] else ""
        error = f"{row['error']:.1f}" if row["lost"] else ""
        better = row["best"] if row["best"] != row["move"] else ""
        table.add_row(str(number), lost, error, row["move"], better)
    out.print(table)
    out.print(
        f"[bold]{answer['score']}[/bold] points; {answer['lost']:.0f} given away, "
        f"accuracy [bold]{answer['accuracy']:.0f} %[/bold]"
    )
