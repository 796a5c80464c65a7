"""`baliwords stats`: a player's own games, summed up."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.show import Column, Columns, Shown
from baliwords.cli.signature import Option
from baliwords.core.signs import harmless
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.core.game import Outcome
    from baliwords.core.record import Header
    from baliwords.letters.state import State


def stats(
    player: Annotated[str | None, Option("Only the games of this player.")] = None,
) -> Reply:
    """Sum up the finished letter games kept on this machine; practice does not count.

    Example: baliwords stats --player Anna
    """
    rows = [_sum_up(name, games) for name, games in _games_by_player(player)]
    return Reply({"players": rows}, _shown(rows))


def _games_by_player(only: str | None) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for header, state, outcome in _finished():
        for seat, name in enumerate(header.players):
            if only in (None, name):
                found.setdefault(name, []).append(_one_game(seat, state, outcome))
    yield from sorted(found.items())


def _finished() -> Iterator[tuple["Header", "State", "Outcome"]]:
    """Replay the finished games that count; a damaged file is named and left out."""
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
            *_before, state = replay(record, game)
        except (BaliwordsError, OSError, UnicodeDecodeError) as error:
            why = speak(error.args[0]) if isinstance(error, BaliwordsError) else str(error)
            told = _("{path} is left out: {why}", path=str(path), why=why)
            print(harmless(told), file=sys.stderr)
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


def _shown(players: list[dict[str, Any]]) -> Iterator[Shown]:
    if not players:
        yield _("No finished games yet; 'baliwords play' begins one.")
        return
    titles = (_("games"), _("mean"), _("best"), "BALI", _("won"))
    numbers = (Column(title, right=True) for title in titles)
    columns = (Column(_("player"), "bold"), *numbers, Column(_("best words")))
    yield Columns(columns, [_row(player) for player in players])


def _row(player: dict[str, Any]) -> list[str]:
    words = ", ".join(f"{w['word']} {w['points']}" for w in player["best_words"])
    won = f"{player['won']}/{player['against']}" if player["against"] else ""
    numbers = [str(player[key]) for key in ("games", "mean", "best", "bali")]
    return [player["player"], *numbers, won, words]
