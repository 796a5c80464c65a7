"""`baliwords players`: the computer players by level, and how well they play."""

from collections.abc import Iterator
from typing import Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import Lang
from baliwords.cli.show import Column, Columns, Shown
from baliwords.translation import _, speak


def players(lang: Lang = None) -> Reply:
    """List the computer players, the weakest first, with what they reached when measured.

    Alone: mean points of a solitaire. The rating is that of games between two: 200 points more
    win three games of four; `greedy` has 1000.

    Example: baliwords players
    """
    from baliwords.settings import language

    value = _as_json(language(lang))
    return Reply(value, _shown(value))


def _as_json(lang: str) -> dict[str, Any]:
    from baliwords.games import PLAYERS
    from baliwords.solver.letters.ranking import figures

    measured = figures(lang)
    return {
        "lang": lang,
        "players": [
            {
                "name": level.name,
                "level": level.rank,
                "about": level.about,
                "solitaire": measured.get(level.name, {}).get("solitaire"),
                "solitaire_error": measured.get(level.name, {}).get("solitaire_error"),
                "rating": measured.get(level.name, {}).get("rating"),
                "rating_error": measured.get(level.name, {}).get("rating_error"),
            }
            for level in PLAYERS.values()
        ],
    }


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    numbers = (Column(title, right=True) for title in (_("alone"), _("rating")))
    columns = (Column(_("player"), "bold"), *numbers, Column(_("how it plays"), "dim"))
    yield Columns(columns, [_row(player) for player in value["players"]])


def _row(player: dict[str, Any]) -> list[str]:
    figures = (_figure(player, key) for key in ("solitaire", "rating"))
    return [player["name"], *figures, speak(player["about"])]


def _figure(player: dict[str, Any], key: str) -> str:
    """Write a figure with its error: some come from few games."""
    if player[key] is None:
        return ""
    return f"{player[key]:.0f} ± {player[f'{key}_error']:.0f}"
