"""`baliwords stats`: a player's own games, summed up."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.show import console, print_json

if TYPE_CHECKING:
    from baliwords.core.game import Outcome
    from baliwords.core.record import Header
    from baliwords.letters.state import State


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("stats")(stats)


def stats(
    player: Annotated[str | None, typer.Option(help="Only the games of this player.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Sum up the finished letter games kept on this machine; practice does not count.

    Example: baliwords stats --player Anna
    """
    answer = {"players": [_sum_up(name, games) for name, games in _games_by_player(player)]}
    if json:
        print_json(answer)
    else:
        _show(answer)


def _games_by_player(only: str | None) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for header, state, outcome in _finished():
        for seat, name in enumerate(header.players):
            if only in (None, name):
                found.setdefault(name, []).append(_one_game(seat, state, outcome))
    yield from sorted(found.items())


def _finished() -> Iterator[tuple["Header", "State", "Outcome"]]:
    """Replay the finished games that count; a damaged file is left out."""
    from baliwords.core.record import Record, replay
    from baliwords.errors import BaliwordsError
    from baliwords.games import game_of
    from baliwords.play.keeping import finished_folder

    for path in sorted(finished_folder().glob("*.bali")):
        try:
            record = Record.parse(path.read_text(encoding="utf-8"))
            if record.header.practice or record.header.game != "letters":
                continue
            game = game_of(record)
            *_, state = replay(record, game)
        except (BaliwordsError, OSError, UnicodeDecodeError):
            continue
        if outcome := game.outcome(state):
            yield record.header, state, outcome


def _one_game(seat: int, state: "State", outcome: "Outcome") -> dict[str, Any]:
    from baliwords.letters.ends import has_bali

    return {
        "score": outcome.scores[seat],
        "solitaire": len(outcome.scores) == 1,
        "won": len(outcome.scores) > 1 and seat in outcome.winners,
        "bali": has_bali(state.table, seat),
        "words": [(r.points, r.word) for r in state.removed if r.seat == seat],
    }


def _sum_up(name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    scores = [game["score"] for game in games]
    words = sorted((word for game in games for word in game["words"]), reverse=True)
    against = [game for game in games if not game["solitaire"]]
    return {
        "player": name,
        "games": len(games),
        "mean": round(sum(scores) / len(scores), 1),
        "best": max(scores),
        "bali": sum(game["bali"] for game in games),
        "against": len(against),
        "won": sum(game["won"] for game in against),
        "best_words": [{"word": word, "points": points} for points, word in words[:5]],
    }


def _show(answer: dict[str, Any]) -> None:
    from rich.table import Table

    if not answer["players"]:
        console().print("No finished games yet; 'baliwords play' begins one.")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("player", style="bold")
    for column in ("games", "mean", "best", "BALI", "won"):
        table.add_column(column, justify="right")
    table.add_column("best words")
    for row in answer["players"]:
        words = ", ".join(f"{w['word']} {w['points']}" for w in row["best_words"])
        won = f"{row['won']}/{row['against']}" if row["against"] else ""
        numbers = map(str, (row["games"], row["mean"], row["best"], row["bali"]))
        table.add_row(row["player"], *numbers, won, words)
    console().print(table)
