"""Draws a column of cards as lines of styled text: as roomy as the screen allows."""

from baliwords.letters.cards import JOKER, is_joker
from baliwords.letters.values import Values
from baliwords.tui.glyphs import Frame, Glyphs, Line

NARROW, WIDE = 4, 7
"""How many characters a card is wide inside its frame."""

_LABEL = 1


def draw_tall(cards: str, values: Values, glyphs: Glyphs, frame: Frame, room: int) -> list[Line]:
    """Draw cards under one another in narrow frames; in `room` lines, or in one line."""
    count = len(cards)
    if 2 * count + 1 + _LABEL <= room:
        return _stack(cards, values, glyphs, frame, apart=True)
    if count + 2 + _LABEL <= room:
        return _stack(cards, values, glyphs, frame, apart=False)
    return [draw_flat(cards, glyphs, frame)]


def draw_wide(cards: str, values: Values, glyphs: Glyphs, frame: Frame, room: int) -> list[Line]:
    """Draw big cards, the letter in the middle and the value in the corner."""
    if 3 * len(cards) + 1 + _LABEL > room:
        return draw_tall(cards, values, glyphs, frame, room)
    lines: list[Line] = [[(frame.line(frame.top, WIDE), "")]]
    for place, card in enumerate(cards):
        if place:
            lines.append([(frame.line(frame.middle, WIDE), "")])
        lines += _big_card(card, values, glyphs, frame)
    lines.append([(frame.line(frame.bottom, WIDE), "")])
    return lines


def draw_flat(cards: str, glyphs: Glyphs, frame: Frame) -> Line:
    """Draw a column in one line; a declared BALI card keeps its star."""
    letters = "".join(glyphs.star + card.upper() if card.islower() else card for card in cards)
    return [(frame.side, ""), (letters or " ", "bold"), (frame.side, "")]


def _stack(cards: str, values: Values, glyphs: Glyphs, frame: Frame, apart: bool) -> list[Line]:
    lines: list[Line] = [[(frame.line(frame.top, NARROW), "")]]
    for place, card in enumerate(cards):
        if place and apart:
            lines.append([(frame.line(frame.middle, NARROW), "")])
        inside = glyphs.card(card, values)
        face, corner = (inside[:3], inside[3:]) if card != JOKER else (inside, "")
        style = "reverse " if is_joker(card) else ""
        dim = style or "dim"
        lines.append([(frame.side, ""), (face, style + "bold"), (corner, dim), (frame.side, "")])
    lines.append([(frame.line(frame.bottom, NARROW), "")])
    return lines


def _big_card(card: str, values: Values, glyphs: Glyphs, frame: Frame) -> list[Line]:
    inside = glyphs.card(card, values)
    face, corner = (inside[:3], inside[3:]) if card != JOKER else (inside, str(values.of(card)))
    style = "reverse bold" if is_joker(card) else "bold"
    left = " " * ((WIDE - len(face)) // 2)
    right = " " * (WIDE - len(face) - len(left))
    side = (frame.side, "")
    return [
        [side, (left, ""), (face, style), (right, ""), side],
        [side, (corner.rjust(WIDE - 1) + " ", "dim"), side],
    ]
