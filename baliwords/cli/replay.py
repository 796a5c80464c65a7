"""`baliwords replay`: a recorded game again, every move checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument
from baliwords.core.game import NO_SEAT
from baliwords.speech import label
from baliwords.translation import _, counted, speak

if TYPE_CHECKING:
    from baliwords.core.game import Game
    from baliwords.core.match import Match
    from baliwords.core.record import Record


def replay(file: Annotated[Path, Argument("A record of a game.")]) -> Reply:
    """Play a recorded game again and check every move.

    Example: baliwords replay game.bali
    """
    value = _replayed(read_record(file))
    return Reply(value, _shown(value))


def read_record(file: Path) -> "Record":
    """Read a record, or say in one sentence why it cannot be read."""
    from baliwords.core.record import LONGEST, Record
    from baliwords.files.foreign import foreign_text

    return Record.parse(foreign_text(file, label("a record of a game"), LONGEST))


def _replayed(record: "Record") -> dict[str, Any]:
    """Return each move with the scores after it, and how the game ended."""
    from baliwords.core.match import Match
    from baliwords.games import game_of

    match = Match.replay(game_of(record), record)
    outcome = match.outcome
    turns = zip(match.states, match.played, match.states[1:], _veils(match), strict=False)
    moves = [
        {
            "seat": _who(match.game, before, move) + 1,
            "move": veil or _text(match.game, before, move, hidden=outcome is None),
            "scores": list(_scores(after)),
        }
        for before, move, after, veil in turns
    ]
    return {
        "game": match.header.game,
        "players": list(match.header.players),
        "practice": match.header.practice,
        "assisted": match.header.assisted,
        "moves": moves,
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "scores": list(outcome.scores if outcome else _scores(match.state)),
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
    }


def _who(game: "Game[Any, Any, Any, Any]", state: Any, move: Any) -> int:
    """Return the seat that made a move; any opponent may challenge, not only the next one."""
    from baliwords.letters.moves import Challenge

    return move.seat if isinstance(move, Challenge) else game.to_move(state)


def _veils(match: "Match[Any, Any, Any, Any]") -> list[str]:
    """Return what stands for each move of a letter game whose letters may not be seen again."""
    from baliwords.play.letters.tell import veils

    if _is_letters(match.header.game):
        return [speak(veil) for veil in veils(match)]
    return [""] * len(match.played)


def _is_letters(game: str) -> bool:
    from baliwords.letters.game import NAME
    from baliwords.letters.position import NAME as BEGUN

    return game in (NAME, BEGUN)


def _text(game: "Game[Any, Any, Any, Any]", before: Any, move: Any, hidden: bool) -> str:
    """Write a move; while the game goes on, what is hidden stays hidden."""
    return game.write_move(before, game.seen_move(before, move, NO_SEAT) if hidden else move)


def _scores(state: Any) -> tuple[int, ...]:
    """Return the running scores of a state, where a game keeps them openly."""
    table = getattr(state, "table", None)
    return tuple(getattr(table, "scores", ()))


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    from baliwords.core.names import labels

    names = labels(value["players"])
    for number, move in enumerate(value["moves"], 1):
        who = f"{names[move['seat'] - 1]}: " if len(names) > 1 else ""
        scores = " ".join(map(str, move["scores"]))
        yield [(f"{number:4}  {who}", ""), (move["move"], "bold"), (f"  {scores}", "")]
    final = ", ".join(f"{n} {s}" for n, s in zip(names, value["scores"], strict=False))
    ending = _("over") if value["over"] else _("not finished")
    yield counted(
        "{count} move, {ending}: {final}",
        "{count} moves, {ending}: {final}",
        len(value["moves"]),
        ending=ending,
        final=final,
    )
    if value["over"]:
        yield from _why_over(value["game"], value["reason"])


def _why_over(game: str, reason: str) -> Iterator[Shown]:
    """Say why a letter game was over; a shrine game ends in one way only."""
    from baliwords.play.letters.tell import why_it_ended

    if _is_letters(game):
        yield speak(why_it_ended(reason))
