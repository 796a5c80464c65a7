"""`baliwords shrines hint`: the best moves in a game under way."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.shrines.options import AsJson, Iterations, SecondsPerMove, check, read_budget
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.core.record import Record


def register(group: typer.Typer) -> None:
    """Add the command."""
    group.command("hint")(hint)


def hint(
    file: Annotated[
        Path | None, typer.Argument(help="A record; without it the game in progress.")
    ] = None,
    top: Annotated[int, typer.Option(help="How many moves to show.")] = 3,
    iterations: Iterations = None,
    seconds_per_move: SecondsPerMove = None,
    json: AsJson = False,
) -> None:
    """Show the best moves for the player who decides next, from what that player can know.

    Example: baliwords shrines hint game.bali --seconds-per-move 2
    """
    from baliwords.play.shrines.advice import ending
    from baliwords.solver.shrines.search import Budget

    check("top", top, 1, 100)
    budget = read_budget(iterations, seconds_per_move, Budget(None, seconds=2.0))
    answer = hint_in(_record(file), budget, top)
    if json:
        from baliwords.cli.show import print_json

        print_json(answer)
        return
    print(f"{answer['player']}: {answer['question']}")
    for found in answer["moves"]:
        print(
            f"  {found['move']}: {ending(found['margin'])}, wins "
            f"{100 * found['chance']:.0f} %; {found['why']}"
        )


def _record(file: Path | None) -> "Record":
    from baliwords.cli.replay import read_record
    from baliwords.play.keeping import unfinished

    if file is not None:
        return read_record(file)
    for _journal, record in unfinished(["shrines"], in_use=True):
        return record
    raise BadInput("there is no game in progress: name a record, like 'shrines hint game.bali'")


def hint_in(record: "Record", budget: Any, top: int) -> dict[str, Any]:
    """Return the best moves after the last move of a record."""
    from baliwords.core.record import replay
    from baliwords.play.shrines.advice import advise
    from baliwords.play.shrines.tell import question
    from baliwords.shrines.game import SHRINES
    from baliwords.shrines.moves import parse_move
    from baliwords.shrines.state import Phase
    from baliwords.shrines.view import view
    from baliwords.solver.shrines.memory import memory_of

    states = list(replay(record, SHRINES))
    if states[-1].phase is Phase.OVER:
        raise BadInput("the game is over: there is no move to look for")
    memory = memory_of(states, map(parse_move, record.moves))
    seat = states[-1].decider
    seen = view(states[-1], seat)
    found = advise(seen, memory[seat], budget, top=top)
    moves = [
        {"move": str(a.move), "margin": a.margin, "chance": a.chance, "visits": a.visits}
        | {"why": a.why}
        for a in found
    ]
    player = record.header.players[seat]
    return {"seat": seat + 1, "player": player, "question": question(seen), "moves": moves}
