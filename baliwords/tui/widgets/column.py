"""One column of cards. It knows no rules: it reports what the player chose."""

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.errors import NoWidget
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from baliwords.letters.cards import is_joker
from baliwords.letters.state import Unit
from baliwords.letters.values import DEFAULT_VALUES, Values
from baliwords.tui.glyphs import UNICODE, Frame, Glyphs

_INSIDE = 4


class Column(Widget):
    """Draws the cards of one place of a row, tall for the player to move, else flat."""

    @dataclass
    class Picked(Message):
        """The player chose a column."""

        unit: Unit

    @dataclass
    class Dropped(Message):
        """The player dragged a column onto another."""

        source: Unit
        target: Unit
        above: bool

    cards: reactive[str] = reactive("", layout=True)
    order: reactive[int] = reactive(0)
    """Its place among the picked columns, from 1; 0 if it is not picked."""
    pointed: reactive[bool] = reactive(False)
    flat: reactive[bool] = reactive(False, layout=True)
    room: reactive[int] = reactive(99, layout=True)
    """How many lines a tall column may take."""

    def __init__(self, unit: Unit, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(id=f"column-{unit.seat}-{unit.slot}")
        self.unit = unit
        self.glyphs = glyphs
        self.values: Values = DEFAULT_VALUES
        self._dragged = False

    def render(self) -> Content:
        """Draw the column."""
        return Content("\n").join(self._flat_lines() if self.flat else self._tall_lines())

    # --- drawing ------------------------------------------------------------------------

    def _label(self) -> str:
        """The number of the place and, if it is picked, its place in the word."""
        label = str(self.unit.slot + 1)
        if self.order:
            label += f" {self.glyphs.arrow}{self.order}"
        return f"[{label}]" if self.pointed else f" {label} "

    def _frame(self) -> Frame:
        return self.glyphs.picked if self.order else self.glyphs.plain

    def _tall_lines(self) -> list[Content]:
        frame = self._frame()
        lines = [Content(self._label().center(_INSIDE + 2))]
        if not self.cards:
            return lines
        spaced = 2 * len(self.cards) + 2 <= self.room
        lines.append(Content(frame.line(frame.top, _INSIDE)))
        for place, card in enumerate(self.cards):
            if place and spaced:
                lines.append(Content(frame.line(frame.middle, _INSIDE)))
            lines.append(self._card_line(card, frame))
        lines.append(Content(frame.line(frame.bottom, _INSIDE)))
        return lines

    def _card_line(self, card: str, frame: Frame) -> Content:
        inside = self.glyphs.card(card, self.values)
        if card == "?":
            face = Content.assemble((inside, "bold reverse"))
        elif is_joker(card):
            face = Content.assemble((inside[:3], "bold reverse"), (inside[3:], "reverse"))
        else:
            face = Content.assemble((inside[:3], "bold"), (inside[3:], "dim"))
        return Content.assemble(frame.side, face, frame.side)

    def _flat_lines(self) -> list[Content]:
        frame = self._frame()
        letters = "".join(map(self._flat_letter, self.cards))
        width = max(len(letters), len(self._label()) - 2)
        return [
            Content(self._label().center(width + 2)),
            Content.assemble(frame.side, (letters.center(width), "bold"), frame.side),
        ]

    def _flat_letter(self, card: str) -> str:
        """A card in a line: a declared BALI card keeps its star."""
        return self.glyphs.star + card.upper() if card.islower() else card

    # --- mouse --------------------------------------------------------------------------

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Take hold of the column."""
        event.stop()
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show that the column follows the mouse."""
        if self.app.mouse_captured is self:
            under = self._under(event)
            for column in self.screen.query(Column):
                column.set_class(column is under and column is not self, "-target")
            self.set_class(under is not self, "-dragged")

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Let go: on another column it joins, on itself it is picked."""
        if self.app.mouse_captured is not self:
            return
        self.release_mouse()
        self.screen.query(Column).remove_class("-target", "-dragged")
        under = self._under(event)
        if under is self:
            self.post_message(self.Picked(self.unit))
        elif under is not None:
            above = event.screen_y <= under.region.y + 1
            self.post_message(self.Dropped(self.unit, under.unit, above))

    def _under(self, event: events.MouseEvent) -> "Column | None":
        """Return the column under the mouse."""
        try:
            widget, _region = self.screen.get_widget_at(event.screen_x, event.screen_y)
        except NoWidget:
            return None
        return widget if isinstance(widget, Column) else None
