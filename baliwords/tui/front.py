"""What the full screen needs to know of a game: its screen, its form, its desk, its help."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from baliwords.core.journal import Journal
from baliwords.core.record import Header

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp
    from baliwords.tui.shared.desk import Desk
    from baliwords.tui.shared.game_form import GameForm
    from baliwords.tui.shared.rule_desk import RuleDesk
    from baliwords.tui.shared.table_screen import TableScreen


@dataclass(frozen=True, slots=True)
class Front:
    """One game on the screen; what is shown is imported when it is first wanted."""

    game: str
    """The name of the game in records."""
    title: Callable[[], str]
    """What the game is called."""
    kind: Callable[[Header], str]
    """What tells a waiting game from others."""
    check: Callable[["BaliApp", Header], object]
    """Refuses a game that cannot be played, before the screen is taken."""
    begin: Callable[["BaliApp", Header], "TableScreen[Any]"]
    """Sits down to a new game."""
    resume: Callable[["BaliApp", Journal], "TableScreen[Any]"]
    """Sits down again to a game that was left."""
    form: Callable[["BaliApp"], "GameForm"]
    """Asks for a new game."""
    desk: Callable[["BaliApp"], "Desk"]
    """Answers questions, and is called by `desk_title`."""
    desk_title: Callable[[], str]
    desk_about: Callable[[], str]
    rules: Callable[[], "RuleDesk"]
    """Looks rules up."""
    help_page: str
    """The page of help, beside the file of the front."""


_FRONTS = {"letters": "baliwords.tui.letters.front", "shrines": "baliwords.tui.shrines.front"}


def front_of(game: str) -> Front:
    """Return the front of a game by its name in records."""
    front: Front = import_module(_FRONTS[game]).FRONT
    return front


def all_fronts() -> list[Front]:
    """Return the fronts of all games."""
    return list(map(front_of, _FRONTS))
