"""`baliwords stats`: a player's own games, summed up."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.show import Column, Columns, Shown
from baliwords.cli.signature import Option
from baliwords.cli.talk import complain
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from pathlib import Path

    from baliwords.core.game import Outcome
    from baliwords.core.record import Header
    from baliwords.letters.state import State
    from baliwords.play.honesty import Kind


def stats(
    player: Annotated[str | None, Option("Only the games of this player.")] = None,
) -> Reply:
    """Sum up the finished letter games kept on this machine, honest ones and others apart.

    Apart are games in which moves were taken back or the program gave hints or counted
    letters (assisted), deals that the player had met before (repeated), cards that somebody
    has chosen or left out (chosen), and games with real cards (real).

    Example: baliwords stats --player Anna
    """
    rows = [_sum_up(name, kind, games) for (name, kind), games in _sorted_games(player)]
    return Reply({"players": rows}, _shown(rows))


def _sorted_games(only: str | None) -> Iterator[tuple[tuple[str, "Kind"], list[dict[str, Any]]]]:
    """Yield the games of each player and kind: by name, honest ones first."""
    from baliwords.play.honesty import Kind, kinds

    played = list(_finished())
    found: dict[tuple[str, Kind], list[dict[str, Any]]] = {}
    told = kinds(header for header, *_end in played)
    for (header, state, outcome), kind in zip(played, told, strict=True):
        for seat, name in enumerate(header.players):
            if only in (None, name):
                found.setdefault((name, kind[seat]), []).append(_one_game(seat, state, outcome))
    order = list(Kind)
    yield from sorted(found.items(), key=lambda item: (item[0][0], order.index(item[0][1])))


def _finished() -> Iterator[tuple["Header", "State", "Outcome"]]:
    """Replay the finished games in the order of playing; a damaged file is named, not counted."""
    from baliwords.errors import BaliwordsError
    from baliwords.play.keeping import begun, finished_folder

    for path in filter(begun, sorted(finished_folder().glob("*.bali"), key=_when)):
        try:
            if ended := _ended(path):
                yield ended
        except BaliwordsError as error:
            why = speak(error.args[0])
            complain(_("{path} is left out: {why}", path=str(path), why=why))


def _when(path: "Path") -> tuple[float, str]:
    return path.stat().st_mtime, path.name


def _ended(path: "Path") -> "tuple[Header, State, Outcome] | None":
    """Replay one record to its end; None for another game, or one that did not end."""
    from baliwords.core.journal import file_bytes, read_bytes
    from baliwords.core.record import REAL, replay
    from baliwords.games import game_of
    from baliwords.letters.scoring import standing

    record = read_bytes(path, file_bytes(path))
    if record.header.game == "shrines":
        return None
    game = game_of(record)
    *_before, state = replay(record, game)
    outcome = game.outcome(state)
    if outcome is None and record.header.cards == REAL:  # people end such games as they like
        outcome = standing(state.table)
    return (record.header, state, outcome) if outcome else None


def _one_game(seat: int, state: "State", outcome: "Outcome") -> dict[str, Any]:
    from baliwords.letters.scoring import has_bali

    return {
        "score": outcome.scores[seat],
        "solitaire": len(outcome.scores) == 1,
        "won": len(outcome.scores) > 1 and seat in outcome.winners,
        "bali": has_bali(state.table, seat),
        "words": [(r.points, r.word) for r in state.removed if r.seat == seat],
    }


def _sum_up(name: str, kind: "Kind", games: list[dict[str, Any]]) -> dict[str, Any]:
    scores = [game["score"] for game in games]
    words = sorted((word for game in games for word in game["words"]), reverse=True)
    against = [game for game in games if not game["solitaire"]]
    return {
        "player": name,
        "kind": str(kind),
        "games": len(games),
        "mean": round(sum(scores) / len(scores), 1),
        "best": max(scores),
        "bali": sum(game["bali"] for game in games),
        "against": len(against),
        "won": sum(game["won"] for game in against),
        "best_words": [{"word": word, "points": points} for points, word in words[:5]],
    }


def _shown(players: list[dict[str, Any]]) -> Iterator[Shown]:
    if not players:
        yield _("No finished games yet; 'baliwords play' begins one.")
        return
    titles = (_("games"), _("mean"), _("best"), "BALI", _("won"))
    numbers = (Column(title, right=True) for title in titles)
    first = (Column(_("player"), "bold"), Column(_("kind")))
    columns = (*first, *numbers, Column(_("best words")))
    yield Columns(columns, [_row(player) for player in players])


def _row(player: dict[str, Any]) -> list[str]:
    words = ", ".join(f"{w['word']} {w['points']}" for w in player["best_words"])
    won = f"{player['won']}/{player['against']}" if player["against"] else ""
    numbers = [str(player[key]) for key in ("games", "mean", "best", "bali")]
    return [player["player"], _kind_in_words(player["kind"]), *numbers, won, words]


def _kind_in_words(kind: str) -> str:
    return {
        "honest": _("honest"),
        "assisted": _("assisted"),
        "repeated": _("met before"),
        "chosen": _("own cards"),
        "real": _("real cards"),
    }[kind]
