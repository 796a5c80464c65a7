"""The shrine game, as the full screen knows it."""

from typing import TYPE_CHECKING

from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.shrines.game import SHRINES
from baliwords.translation import _
from baliwords.tui.front import Front

if TYPE_CHECKING:
    from baliwords.solver.shrines.search import Budget
    from baliwords.tui.app import BaliApp
    from baliwords.tui.shared.rule_desk import RuleDesk
    from baliwords.tui.shrines.form import ShrineForm
    from baliwords.tui.shrines.game_screen import ShrineScreen

_SECONDS = 1.0


def _check(app: "BaliApp", header: Header) -> None:
    from baliwords.play.shrines.sitting import Sitting

    Sitting.deal(header, _budget(app))


def _begin(app: "BaliApp", header: Header) -> "ShrineScreen":
    from baliwords.play.shrines.sitting import Sitting
    from baliwords.tui.shrines.game_screen import ShrineScreen

    return ShrineScreen(Sitting.begin(header, _budget(app)))


def _resume(app: "BaliApp", journal: Journal) -> "ShrineScreen":
    from baliwords.play.shrines.sitting import Sitting
    from baliwords.tui.shrines.game_screen import ShrineScreen

    return ShrineScreen(Sitting.resume(journal, _budget(app)))


def _budget(app: "BaliApp") -> "Budget":
    from baliwords.solver.shrines.search import Budget

    return app.opening.budget or Budget(None, _SECONDS)


def _form(app: "BaliApp") -> "ShrineForm":
    del app
    from baliwords.tui.shrines.form import ShrineForm

    return ShrineForm({})


def _rules() -> "RuleDesk":
    from baliwords.shrines.rulebook import BOOK
    from baliwords.tui.shared.rule_desk import RuleDesk

    return RuleDesk(BOOK, _title)


def _title() -> str:
    return _("Bali of 2017, the shrine game")


FRONT = Front(
    game=SHRINES.name,
    title=_title,
    kind=lambda header: _("shrine game"),  # noqa: ARG005 - they are all alike
    check=_check,
    begin=_begin,
    resume=_resume,
    form=_form,
    desk=lambda app: _rules(),  # noqa: ARG005 - rules ask for nothing
    desk_title=lambda: _("Rule desk"),
    desk_about=lambda: _("Look rules up"),
    rules=_rules,
    help_page="shrines/help.md",
)
