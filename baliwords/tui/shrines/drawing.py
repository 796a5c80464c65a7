"""Draws what lies on the table of the shrine game, as lines of styled text.

The card that can be taken has an arrow, what is picked a thick frame, the sole leader of a
kind a plus, and every card its name: colours help, and nothing is said by colour alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from baliwords.shrines.cards import GOODS, Card, Good, farmer
from baliwords.shrines.legal import price
from baliwords.shrines.names import good_name, names_by_length
from baliwords.shrines.scoring import sole_leader
from baliwords.shrines.view import View
from baliwords.translation import _, counted, speak
from baliwords.tui.glyphs import Glyphs, Line, box

KINDS = (*map(farmer, GOODS), Card.STONEMASON, Card.PRIEST, Card.SHRINE)
"""What can lie in front of a player; oracles never do."""
_HUES = {
    farmer(Good.RICE): "$text-success",
    farmer(Good.PEANUT): "$text-warning",
    farmer(Good.BANANA): "$text-accent",
    farmer(Good.PEPPER): "$text-error",
    Card.PRIEST: "$text-primary",
    Card.SHRINE: "$text-secondary",
}
"""The colours of cards by the theme, readable on its ground."""


@dataclass(frozen=True, slots=True)
class Space:
    """How much room the screen has."""

    wide: bool = False
    tall: bool = False

    @property
    def card(self) -> int:
        """How many characters a card of the market is wide inside its frame."""
        return 17 if self.wide else 11

    def name(self, card: Card) -> str:
        """Name a card, with its trade if there is space."""
        full, *shorter = map(speak, names_by_length(card))
        names = [full, *shorter] if self.wide or not card.good else shorter
        return next((name for name in names if len(name) < self.card), names[-1][: self.card - 1])


def draw_column(seen: View, column: int, picked: bool, glyphs: Glyphs, space: Space) -> list[Line]:
    """Draw a column of the market; the lowest card can be taken."""
    closed = column == seen.demon
    frame = glyphs.picked if picked else glyphs.plain
    label = f"{column + 1} {_('demon')}" if closed else str(column + 1)
    lines: list[Line] = [[(label.center(space.card + 2), "bold")]]
    lines.append([(box(frame, space.card).top, "")])
    cards = seen.market[column]
    for place, card in enumerate(cards):
        if place and space.tall:
            lines.append([(box(frame, space.card).middle, "")])
        free = place == len(cards) - 1 and not closed
        mark = glyphs.arrow if free else " "
        text = f"{mark}{space.name(card)}".ljust(space.card)
        style = _HUES.get(card, "$foreground") + (" bold" if free else "")
        lines.append([(frame.side, ""), (text, style), (frame.side, "")])
    return [*lines, [(box(frame, space.card).bottom, "")]]


def draw_supply(seen: View, good: Good, picked: bool, glyphs: Glyphs, space: Space) -> list[Line]:
    """Draw a pile of sacrifice cards: how many are left, and what one costs the one who looks."""
    cost = price(seen._replace(decider=seen.seat), good)
    stones = counted("{count} stone", "{count} stones", cost) if cost else _("free")
    left = seen.supply[good.place]
    boxed = space.wide and space.tall
    width = space.card if boxed else space.card + 2
    mark = glyphs.arrow if picked else " "
    names = speak(good_name(good)), _kind_titles(Space())[good.place]  # the short one always fits
    heads = (f"{mark}{good.place + 1} {_named(name, left)}" for name in names)
    head = next((head for head in heads if len(head) <= width), "")
    lines = [head.ljust(width), f"   {stones}".ljust(width)]
    if not boxed:
        return [[(line, "")] for line in lines]
    frame = glyphs.picked if picked else glyphs.plain
    return [
        [(box(frame, width).top, "")],
        *([(frame.side, ""), (line, ""), (frame.side, "")] for line in lines),
        [(box(frame, width).bottom, "")],
    ]


def _named(name: str, told: object) -> str:
    return _("{name}: {told}", name=name, told=told)


def draw_card(text: str, picked: bool, glyphs: Glyphs, space: Space) -> list[Line]:
    """Draw a small card: in one line, or in a box if there is space."""
    frame = glyphs.picked if picked else glyphs.plain
    if not space.tall:
        return [[(frame.side, ""), (text, "bold"), (frame.side, "")]]
    inside = f" {text} " if space.wide else text
    return [
        [(box(frame, len(inside)).top, "")],
        [(frame.side, ""), (inside, "bold"), (frame.side, "")],
        [(box(frame, len(inside)).bottom, "")],
    ]


# What lies in front of the players


def draw_fronts(seen: View, names: Sequence[str], glyphs: Glyphs, space: Space) -> list[Line]:
    """Draw a line a player: cards in front by kind, stones, points, sacrifice cards."""
    across, narrower, named = (7, 6, 13) if space.wide else (4, 4, 12)
    kinds = "".join(title.rjust(across) for title in _fitting(_kind_titles, space, across))
    others = "".join(title.rjust(narrower) for title in _fitting(_other_titles, space, narrower))
    lines: list[Line] = [[(" " * named + kinds + others, "dim")]]
    leaders = [sole_leader([seat.front.count(kind) for seat in seen.seats]) for kind in KINDS]
    for seat, public in enumerate(seen.seats):
        mark = glyphs.arrow if seat == seen.active else " "
        line: Line = [(f"{mark} {_cut(names[seat], named - 3)}".ljust(named), "bold")]
        for kind, leader in zip(KINDS, leaders, strict=True):
            line.append(_count(public.front.count(kind), leader == seat, across))
        figures = (public.stones, public.points, public.sacrifice_count)
        line += [(str(figure).rjust(narrower), "bold") for figure in figures]
        lines.append(line)
    return lines


def _fitting(
    titles: Callable[[Space], tuple[str, ...]], space: Space, width: int
) -> tuple[str, ...]:
    """Return long titles where all of them fit, else the short ones; languages differ."""
    found = titles(space)
    return found if max(map(len, found)) < width else titles(Space())


def _kind_titles(space: Space) -> tuple[str, ...]:
    if not space.wide:
        return _("ric"), _("pea"), _("ban"), _("pep"), _("mas"), _("pri"), _("shr")
    goods = (_("rice"), _("peanut"), _("banana"), _("pepper"))
    return (*goods, _("mason"), _("priest"), _("shrine"))


def _other_titles(space: Space) -> tuple[str, ...]:
    return (_("stone"), _("point"), _("cards")) if space.wide else (_("sto"), _("pts"), _("sac"))


def _count(count: int, leads: bool, across: int) -> tuple[str, str]:
    """Write a number with a plus for the sole leader, who gets one more."""
    if not count:
        return "·".rjust(across), "dim"
    text = f"{count}+" if leads else str(count)
    return text.rjust(across), "bold" if leads else ""


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
