"""One column of cards. It knows no rules: it reports what the player chose."""

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.errors import NoWidget
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from baliwords.letters.cards import JOKER, JOKERS, PLAIN, UNKNOWN
from baliwords.letters.state import Unit
from baliwords.letters.values import DEFAULT_VALUES, Values
from baliwords.tui.glyphs import FRAMES, UNICODE, Frame, Glyphs, Line, box

NARROW, WIDE = 4, 7
"""How many characters a card is wide inside its frame."""

_BOXES = {(frame, width): box(frame, width) for frame in FRAMES for width in (NARROW, WIDE)}
"""Drawn once: every key draws the columns anew."""

_LABEL = 1


class CardColumn(Widget):
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
    complete: reactive[bool] = reactive(False)
    """Whether it is a word that can be taken off."""
    wide: reactive[bool] = reactive(False, layout=True)
    flat: reactive[bool] = reactive(False, layout=True)
    room: reactive[int] = reactive(99, layout=True)
    """How many lines a tall column may take."""

    def __init__(self, unit: Unit, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(id=f"column-{unit.seat}-{unit.slot}")
        self.unit = unit
        self.glyphs = glyphs
        self.values: Values = DEFAULT_VALUES

    def render(self) -> Content:
        """Draw the label and the cards."""
        if self.flat:
            lines = [draw_flat(self.cards, self.glyphs, self._frame())]
        elif not self.cards:
            lines = []
        else:
            draw = draw_wide if self.wide else draw_tall
            lines = draw(self.cards, self.values, self.glyphs, self._frame(), self.room)
        drawn = [Content.assemble(*line) for line in lines]
        width = max((line.cell_length for line in drawn), default=NARROW + 2)
        return Content("\n").join([Content(self._label(width)), *drawn])

    def _label(self, width: int) -> str:
        """The number of the place, its place in the word if it is picked, `!` if it is a word."""
        label = str(self.unit.slot + 1)
        if self.order:
            picked = f"{self.glyphs.arrow}{self.order}"
            label = f"{label} {picked}" if width > len(label) + len(picked) else picked
        elif self.complete:
            label += "!"
        return (f"[{label}]" if self.pointed else label).center(width)

    def _frame(self) -> Frame:
        return self.glyphs.picked if self.order else self.glyphs.plain

    # --- mouse --------------------------------------------------------------------------

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Take hold of the column."""
        event.stop()
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show that the column follows the mouse."""
        if self.app.mouse_captured is self:
            under = self._under(event)
            for column in self.screen.query(CardColumn):
                column.set_class(column is under and column is not self, "-target")
            self.set_class(under is not self, "-dragged")

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Let go: on another column it joins, on itself it is picked."""
        if self.app.mouse_captured is not self:
            return
        self.release_mouse()
        self.screen.query(CardColumn).remove_class("-target", "-dragged")
        under = self._under(event)
        if under is self:
            self.post_message(self.Picked(self.unit))
        elif under is not None:
            above = event.screen_y <= under.region.y + 1
            self.post_message(self.Dropped(self.unit, under.unit, above))

    def _under(self, event: events.MouseEvent) -> "CardColumn | None":
        """Return the column under the mouse."""
        try:
            widget, _region = self.screen.get_widget_at(event.screen_x, event.screen_y)
        except NoWidget:
            return None
        return widget if isinstance(widget, CardColumn) else None


# --- how cards are drawn: as roomy as the screen allows -----------------------------------


def draw_tall(cards: str, values: Values, glyphs: Glyphs, frame: Frame, room: int) -> list[Line]:
    """Draw cards under one another in narrow frames; in `room` lines, or in one line."""
    count = len(cards)
    if 2 * count + 1 + _LABEL <= room:
        return _stack(cards, values, glyphs, frame, apart=True)
    if count + 2 + _LABEL <= room:
        return _stack(cards, values, glyphs, frame, apart=False)
    return [draw_flat(cards, glyphs, frame)]


def draw_wide(cards: str, values: Values, glyphs: Glyphs, frame: Frame, room: int) -> list[Line]:
    """Draw big cards, the letter in the middle and the value in the corner.

    Of a covered card the upper edge is seen; the last one lies open, as tall as there is room.
    """
    needed = 3 * len(cards) + 1 + _LABEL
    if needed > room:
        return draw_tall(cards, values, glyphs, frame, room)
    lines: list[Line] = [[(_BOXES[frame, WIDE].top, "")]]
    for card in cards[:-1]:
        lines += [*_big_card(card, values, glyphs, frame), [(_BOXES[frame, WIDE].middle, "")]]
    letter, corner = _big_card(cards[-1], values, glyphs, frame)
    inside: Line = [(frame.side, ""), (" " * WIDE, ""), (frame.side, "")]
    open_card = needed + 2 <= room
    lines += [inside, letter, inside, corner] if open_card else [letter, corner]
    lines.append([(_BOXES[frame, WIDE].bottom, "")])
    return lines


def draw_flat(cards: str, glyphs: Glyphs, frame: Frame) -> Line:
    """Draw a column in one line; a declared BALI card keeps its star."""
    letters = "".join(glyphs.star + card.upper() if card.islower() else card for card in cards)
    return [(frame.side, ""), (letters or " ", "bold"), (frame.side, "")]


def _stack(cards: str, values: Values, glyphs: Glyphs, frame: Frame, apart: bool) -> list[Line]:
    lines: list[Line] = [[(_BOXES[frame, NARROW].top, "")]]
    for place, card in enumerate(cards):
        if place and apart:
            lines.append([(_BOXES[frame, NARROW].middle, "")])
        inside = face_of(card, values, glyphs)
        face, corner = (inside[:3], inside[3:]) if card != JOKER else (inside, "")
        style = "reverse " if card in JOKERS else ""
        dim = style or "dim"
        lines.append([(frame.side, ""), (face, style + "bold"), (corner, dim), (frame.side, "")])
    lines.append([(_BOXES[frame, NARROW].bottom, "")])
    return lines


def _big_card(card: str, values: Values, glyphs: Glyphs, frame: Frame) -> list[Line]:
    inside = face_of(card, values, glyphs)
    face, corner = (inside[:3], inside[3:]) if card != JOKER else (inside, str(values.of(card)))
    style = "reverse bold" if card in JOKERS else "bold"
    left = " " * ((WIDE - len(face)) // 2)
    right = " " * (WIDE - len(face) - len(left))
    side = (frame.side, "")
    return [
        [side, (left, ""), (face, style), (right, ""), side],
        [side, (corner.rjust(WIDE - 1) + " ", "dim"), side],
    ]


def face_of(card: str, values: Values, glyphs: Glyphs) -> str:
    """Draw the inside of a card, four characters: mark, letter, dots, value."""
    if card == JOKER:
        return "BALI"
    if card == UNKNOWN:
        return "  . "
    mark = glyphs.star if card in JOKERS else " "
    dotted = card in PLAIN and not glyphs.unicode
    letter = f'{PLAIN[card]}"' if dotted else f"{card.upper()} "
    return f"{mark}{letter}{values.of(card)}"
