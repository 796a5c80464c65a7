"""The games and players of this program by name."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from baliwords.core.game import Game
from baliwords.core.record import Record
from baliwords.errors import BadInput, BadRecord
from baliwords.solver.letters.levels import LEVELS
from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.letters.game import LetterGame
    from baliwords.letters.judge import Judge
    from baliwords.letters.options import Options
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.at_sight import Computer

PLAYERS = LEVELS
"""The computer players of the letter game by name, the weakest first."""


def letters(language: str = "fr", word_list: str = "") -> "LetterGame":
    """Return the letter game with a language's dictionary, or a list of the player's own."""
    from baliwords.lexicon.store import load_lexicon

    lexicon = load_lexicon(language, word_list or None)
    return _letters_with(language, word_list, lexicon.fingerprint)


@lru_cache(maxsize=4)
def _letters_with(language: str, word_list: str, fingerprint: str) -> "LetterGame":  # noqa: ARG001
    """Return the game, which remembers what it judged as long as its words are the same."""
    from baliwords.letters.game import letter_game
    from baliwords.lexicon.store import load_lexicon

    return letter_game(load_lexicon(language, word_list or None))


def _letters_by(options: dict[str, str]) -> Game[Any, Any, Any, Any]:
    from baliwords.letters.options import list_named

    return letters(*list_named(options))


def _shrines_by(options: dict[str, str]) -> Game[Any, Any, Any, Any]:
    del options  # they change nothing but the state
    from baliwords.shrines.game import SHRINES

    return SHRINES


def _table_by(options: dict[str, str]) -> Game[Any, Any, Any, Any]:
    from baliwords.letters.position import taken_up

    return taken_up(_letters_by(options))


# How a game is made from the options in a record's header.
GAMES: dict[str, Callable[[dict[str, str]], Game[Any, Any, Any, Any]]] = {
    "letters": _letters_by,
    "shrines": _shrines_by,
    "table": _table_by,  # a letter game that was taken up in its middle
}


def check_known(record: Record) -> None:
    """Refuse the record of a game that this program does not play."""
    name = record.header.game
    if name not in GAMES:
        raise BadRecord(
            _("unknown game {name!r} (known: {names})", name=name[:40], names=", ".join(GAMES))
        )


def game_of(record: Record) -> Game[Any, Any, Any, Any]:
    """Return the game that a record was played in."""
    check_known(record)
    return GAMES[record.header.game](dict(record.header.options))


def make_player(
    name: str,
    options: "Options",
    seed: int = 0,
    effort: "float | Effort" = 1.0,
    judge: "Judge | None" = None,
    stop: "Callable[[], bool] | None" = None,
) -> "Computer":
    """Return a computer player of the letter game by its name; `effort` may be seconds.

    It gives up thinking when `stop` says that nobody waits any more.
    """
    if name not in PLAYERS:
        raise BadInput(
            _(
                "unknown player {name!r} (expected {names})",
                name=name[:40],
                names=", ".join(PLAYERS),
            )
        )
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.opponents import new_player

    budget = effort if isinstance(effort, Effort) else Effort(effort)
    return new_player(name, options, seed, budget, judge, stop)
