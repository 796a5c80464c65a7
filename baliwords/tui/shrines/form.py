"""The form of a new shrine game: who plays, with which variants and house rules."""

from textual.app import ComposeResult

from baliwords.core.record import Header
from baliwords.shrines.options import describe_options, read_options, write_options
from baliwords.solver.shrines.computers import NAMES
from baliwords.translation import _
from baliwords.tui.shared.game_form import PERSON, GameForm, choose
from baliwords.tui.shared.house_rules import Rulebook

VARIANTS = ("oracle", "demon")


class ShrineForm(GameForm):
    """Asks also for the oracles and the demon."""

    GAME = "shrines"
    LEAST = 2

    def opponents(self) -> list[str]:
        """Name the computers."""
        return list(NAMES)

    def reserved(self) -> tuple[str, ...]:
        """Name the computers."""
        return NAMES

    def usually(self, seat: int, first: str) -> str:
        """A person plays against the expert."""
        return {0: PERSON, 1: "expert"}.get(seat, first)

    def own_fields(self) -> ComposeResult:
        """Ask for the variants."""
        answers = [(_("without"), "no"), (_("with"), "yes")]
        yield from self.field(_("Oracles"), choose("oracle", answers, "no"))
        yield from self.field(_("Demon"), choose("demon", answers, "no"))

    def rulebook(self) -> Rulebook:
        """Return the house rules of the shrine game."""
        return Rulebook(tuple(describe_options()), read_options, self._settled())

    def _settled(self) -> dict[str, str]:
        seats = sum(bool(self.chosen(f"who-{seat}")) for seat in range(4))
        return {"seats": str(seats), **{name: self.chosen(name) for name in VARIANTS}}

    def header(self) -> Header:
        """Return the header of the game that was chosen."""
        options = read_options({**self.rules, **self._settled()})
        return Header(self.GAME, self.deal(), self.players(), write_options(options))
