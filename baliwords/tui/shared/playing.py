"""What the screens of all games have in common: they play a match that is kept on disk."""

from pathlib import Path
from typing import Any

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.errors import MissingData
from baliwords.play.keeping import Keeper
from baliwords.speech import _, plainly
from baliwords.tui.shared.screen import BaliScreen


class Playing(BaliScreen):
    """A screen on which a match is played."""

    match: Match[Any, Any, Any, Any]
    keeper: Keeper

    def put_away(self) -> Path | None:
        """Put the finished match among the played ones and return where it lies."""
        try:
            return self.keeper.finish(self.match)
        except MissingData as error:
            self.app.notify(plainly(str(error)), severity="error", markup=False)
            return None


def deal_of(header: Header) -> str:
    """Name the deal of a game."""
    if isinstance(header.deal, int):
        return _("deal {seed}", seed=header.deal)
    return _("own cards")
