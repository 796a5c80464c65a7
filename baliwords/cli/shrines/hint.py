"""`baliwords shrines hint`: the best moves in a game under way."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.show import Shown
from baliwords.cli.shrines.options import Thinking
from baliwords.cli.signature import Argument, Option, check_range
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.core.record import Record


def hint(
    file: Annotated[Path | None, Argument("A record; without it the game in progress.")] = None,
    top: Annotated[int, Option("How many moves to show.")] = 3,
    *,
    thinking: Thinking,
) -> Reply:
    """Show the best moves for the player who decides next, from what that player can know.

    Example: baliwords shrines hint game.bali --seconds-per-move 2
    """
    check_range("top", top, 1, 100)
    budget = thinking.budget(seconds=2.0)
    value = _advice(_record(file), budget, top)
    return Reply(value, _shown(value))


def _record(file: Path | None) -> "Record":
    from baliwords.cli.replay import read_record
    from baliwords.play.keeping import note_help, unfinished

    if file is not None:
        return read_record(file)
    for journal, record in unfinished(["shrines"], in_use=True):
        note_help(journal, record, "hint")
        return record
    raise BadInput(
        sentence("there is no game in progress: name a record, like 'shrines hint game.bali'")
    )


def _advice(record: "Record", budget: Any, top: int) -> dict[str, Any]:
    """Return the best moves after the last move of a record."""
    from baliwords.core.match import Match
    from baliwords.play.shrines.advice import advise
    from baliwords.play.shrines.tell import question
    from baliwords.shrines.game import SHRINES
    from baliwords.shrines.state import Phase
    from baliwords.shrines.view import view
    from baliwords.solver.shrines.computers import NAMES
    from baliwords.solver.shrines.memory import memory_of

    match = Match.replay(SHRINES, record)
    if match.state.phase is Phase.OVER:
        raise BadInput(sentence("the game is over: there is no move to look for"))
    seat = match.state.decider
    player = record.header.players[seat]
    if player in NAMES:
        raise BadInput(
            sentence(
                "{player} decides now, a computer whose cards are hidden: ask when a person does",
                player=player,
            )
        )
    memory = memory_of(match.states, match.played)
    seen = view(match.state, seat)
    found = advise(seen, memory[seat], budget, top=top)
    moves = [
        {"move": str(a.move), "margin": a.margin, "chance": a.chance, "visits": a.visits}
        | {"why": a.why}
        for a in found
    ]
    return {"seat": seat + 1, "player": player, "question": question(seen), "moves": moves}


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    from baliwords.play.shrines.advice import ending

    yield sentence("{name}: {told}", name=value["player"], told=value["question"])
    for found in value["moves"]:
        yield sentence(
            "  {move}: {ending}, wins {chance:.0f} %; {why}",
            move=found["move"],
            ending=ending(found["margin"]),
            chance=100 * found["chance"],
            why=found["why"],
        )
