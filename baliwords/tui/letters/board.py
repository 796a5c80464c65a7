"""The rows of all players: the one to move tall, the others flat."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.reactive import reactive
from textual.widgets import Static

from baliwords.letters.assembly import target_slot
from baliwords.letters.moves import Assemble, Move
from baliwords.letters.state import Table, Unit
from baliwords.translation import _, counted
from baliwords.tui.glyphs import UNICODE, Glyphs
from baliwords.tui.letters.column import WIDE, CardColumn

_ROOM_FOR_WIDE = 20
SLIDE = 0.25
"""Seconds in which a card glides to its place."""


class LetterBoard(Vertical):
    """Draws one table; it holds a row of columns a player."""

    table: reactive[Table | None] = reactive(None)
    picked: reactive[tuple[Unit, ...]] = reactive(())
    complete: reactive[tuple[Unit, ...]] = reactive(())
    """The columns that are words and can be taken off."""
    pointer: reactive[Unit | None] = reactive(None)

    def __init__(self, players: tuple[str, ...], places: int, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(id="board")
        self.players = players
        self.places = places
        self.glyphs = glyphs
        self._homes: dict[Unit, Offset] = {}
        """Where each column stood when the table was last drawn."""

    def compose(self) -> ComposeResult:
        """Make a place for each column of each row."""
        for seat in range(len(self.players)):
            with Vertical(classes="row", id=f"row-{seat}"):
                if len(self.players) > 1:
                    yield Static(classes="owner", id=f"owner-{seat}", markup=False)
                with Horizontal(classes="places"):
                    for slot in range(self.places):
                        yield CardColumn(Unit(seat, slot), self.glyphs)

    def watch_table(self, table: Table | None) -> None:
        """Show the cards of a table."""
        if table is None:
            return
        self._stand_still()
        for column in self.query(CardColumn):
            column.values = table.options.letter_values
            column.flat = column.unit.seat != table.turn
            column.cards = table.column(column.unit)
        for seat in range(len(self.players)):
            self.query_one(f"#row-{seat}").set_class(seat == table.turn, "-to-move")
            if len(self.players) > 1:
                self.query_one(f"#owner-{seat}", Static).update(self._owner_line(table, seat))
        self._share_room()

    def slide(self, before: Table, move: Move) -> None:
        """Let the columns that a move has changed glide to their places, from where they come.

        The table itself is already as it will be: nobody has to wait, and the next move ends it.
        """
        made = _made_from(before, move)
        for column in self.query(CardColumn):
            unit, home = column.unit, self._homes[column.unit]
            if unit in made:
                column.offset = self._homes[made[unit]] - home
            elif column.cards and column.cards != before.column(unit):
                # It was drawn: the pile lies to the right.
                column.offset = Offset(self.region.right - home.x, 0)
            if column.offset:
                column.animate("offset", Offset(0, 0), duration=SLIDE, easing="out_cubic")

    def _stand_still(self) -> None:
        """End what still glides, and note where each column stands."""
        for column in self.query(CardColumn):
            self._homes[column.unit] = column.region.offset - column.offset
            if self.app.animator.is_being_animated(column, "offset"):
                self.app.animator.force_stop_animation(column, "offset")
            if column.offset:
                column.offset = Offset(0, 0)

    def watch_picked(self, picked: tuple[Unit, ...]) -> None:
        """Mark the picked columns with their order."""
        for column in self.query(CardColumn):
            chosen = column.unit in picked
            column.order = picked.index(column.unit) + 1 if chosen else 0
            column.set_class(chosen, "-picked")

    def watch_complete(self, complete: tuple[Unit, ...]) -> None:
        """Mark the columns that are words."""
        for column in self.query(CardColumn):
            column.complete = column.unit in complete
            column.set_class(column.complete, "-complete")

    def watch_pointer(self, pointer: Unit | None) -> None:
        """Mark the column that the arrow keys are on."""
        for column in self.query(CardColumn):
            column.pointed = column.unit == pointer

    def on_resize(self, _event: events.Resize) -> None:
        """Draw tall columns as tall as the screen allows."""
        self._share_room()

    def _owner_line(self, table: Table, seat: int) -> str:
        arrow = self.glyphs.arrow if seat == table.turn else " "
        told = _("{name}: {told}", name=self.players[seat], told=table.scores[seat])
        line = f"{arrow} {seat + 1} {told}"
        if table.skips[seat]:
            line += " " + counted(
                "(skips {count} turn)", "(skips {count} turns)", table.skips[seat]
            )
        return f"{line} {_('(began)')}" if seat == table.leader else line

    def _share_room(self) -> None:
        """Tell the columns how tall and how wide they may be drawn."""
        others = len(self.players) - 1
        taken = 3 * others + 1 if others else 0
        room = max(4, self.size.height - taken)
        wide = self.size.width >= self.places * (WIDE + 3) and room >= _ROOM_FOR_WIDE
        for column in self.query(CardColumn):
            column.room, column.wide = room, wide


def _made_from(before: Table, move: Move) -> dict[Unit, Unit]:
    """Return the column that a move has made, and the one from which its last cards came."""
    if not isinstance(move, Assemble) or move.remove:
        return {}
    made = Unit(before.turn, target_slot(before, move))
    others = [unit for unit in move.units if unit != made]
    return {made: others[-1]} if others else {}
