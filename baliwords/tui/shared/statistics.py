"""The statistics on the screen: each sort of games, then charts of the longest row."""

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from baliwords.play.chart import bars, curve
from baliwords.play.statistics.account import Account, accounts
from baliwords.play.statistics.ledger import open_ledger
from baliwords.play.statistics.tell import account_line
from baliwords.translation import _, speak
from baliwords.tui.shared.from_worker import report
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.page import Page

_HEIGHT = 6


class StatisticsPage(Page):
    """Reads the records behind the screen, then shows the figures."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(_("Statistics"), id="title", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Static(_("Reading the finished games …"), id="told", markup=False)
        yield Keys()

    def fill(self) -> None:
        """Begin to read."""
        self._read()

    @work(thread=True)
    def _read(self) -> None:
        told: list[str] = []
        with open_ledger(told.append) as ledger:
            found = accounts(ledger)
        report(self, self._show, found, told)

    def _show(self, found: list[Account], told: list[str]) -> None:
        lines = [speak(account_line(account)) for account in found]
        if not found:
            lines = [_("No finished games yet.")]
        else:
            lines += self._charts(max(found, key=lambda account: len(account.games)))
        text = "\n".join([*lines, *map(speak, told)])
        self.query_one("#told", Static).update(text)

    def _charts(self, account: Account) -> list[str]:
        if len(account.games) < 3:
            return []
        width, plain = max(20, min(90, self.size.width - 12)), not self.bali.glyphs.unicode
        shares = [(str(low), float(count)) for low, count in account.distribution()]
        title = _("{player}: games by points", player=account.player)
        trend = [
            "",
            _("Mean of the last ten games"),
            *curve(account.trend(), width, _HEIGHT, plain),
        ]
        return ["", title, *bars(shares, width, plain), *trend]
