"""The letter game, as the full screen knows it."""

from typing import TYPE_CHECKING

from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.letters.game import NAME
from baliwords.translation import _
from baliwords.tui.front import Front

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp
    from baliwords.tui.letters.form import NewGameScreen
    from baliwords.tui.letters.game_screen import GameScreen
    from baliwords.tui.letters.word_desk import DeskScreen
    from baliwords.tui.shared.rule_desk import RuleDesk


def _check(app: "BaliApp", header: Header) -> None:
    from baliwords.play.letters.sitting import Sitting

    Sitting.deal(header, app.shelf)


def _begin(app: "BaliApp", header: Header) -> "GameScreen":
    from baliwords.play.letters.sitting import Sitting
    from baliwords.tui.letters.game_screen import GameScreen

    return GameScreen(Sitting.begin(header, app.shelf))


def _resume(app: "BaliApp", journal: Journal) -> "GameScreen":
    from baliwords.play.letters.sitting import Sitting
    from baliwords.tui.letters.game_screen import GameScreen

    return GameScreen(Sitting.resume(journal, app.shelf))


def _form(app: "BaliApp") -> "NewGameScreen":
    from baliwords.settings import all_house_rules
    from baliwords.tui.letters.form import NewGameScreen

    return NewGameScreen(_language(app), all_house_rules())


def _desk(app: "BaliApp") -> "DeskScreen":
    from baliwords.tui.letters.word_desk import DeskScreen

    return DeskScreen(_language(app), app.shelf)


def _rules() -> "RuleDesk":
    from baliwords.letters.rulebook import BOOK
    from baliwords.tui.shared.rule_desk import RuleDesk

    return RuleDesk(BOOK, _title)


def _title() -> str:
    return _("Bali, the letter game")


def _language(app: "BaliApp") -> str:
    """Return the language of the game on the screen, else the one of the settings."""
    from baliwords.settings import language
    from baliwords.tui.letters.card_screen import CardScreen

    screen = app.table_screen
    return screen.sitting.options.language if isinstance(screen, CardScreen) else language()


FRONT = Front(
    game=NAME,
    title=_title,
    kind=lambda header: header.options.get("language", "fr"),
    check=_check,
    begin=_begin,
    resume=_resume,
    form=_form,
    desk=_desk,
    desk_title=lambda: _("Word desk"),
    desk_about=lambda: _("Check words, find words"),
    rules=_rules,
    help_page="letters/help.md",
)
