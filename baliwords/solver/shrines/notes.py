"""What an attentive player remembers of what he has seen.

Cards are taken and played openly, so a good memory knows every hand but for the farmers that
the others began with (T5), and every sacrifice card but for those laid face down or kept from
the altar (D57). Notes are made from one seat's views and from moves as that seat saw them,
never from a state.
"""

from dataclasses import dataclass, replace

from baliwords.shrines.cards import Card, Good, Offering, in_order
from baliwords.shrines.moves import Buy, Keep, Look, Move, Offer, Play, Replace, Return, Take, Top
from baliwords.shrines.view import View

Hands = tuple[tuple[Card, ...], ...]
"""Cards of every seat."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened to sacrifice cards: to a seat's own, to the altar, or to both."""

    what: str
    """`gain`, `offer`, `top`, `saw` or `keep`."""
    seat: int = 0
    good: Good | None = None
    """None if it was not seen."""
    face_up: bool = True
    cards: tuple[Offering, ...] = ()
    """The cards seen in a look, the top one first."""
    place: int | None = None
    """The card kept, from the top; None if it was not seen."""
    top: Good | None = None
    """What lay visibly on top after a card was kept."""


@dataclass(frozen=True, slots=True)
class Notes:
    """One seat's memory."""

    hands: Hands
    """The cards that are known to be in each hand."""
    started_with: Hands
    """The starting farmers of each seat that are known: one's own, and those played since."""
    altar_at_start: int
    changes: tuple[Change, ...] = ()

    def after(self, before: View, move: Move, after: View) -> "Notes":
        """Return the notes after a move, as this seat saw it."""
        who = before.active
        hand, started_with = _hand_after(self.hands[who], before, move)
        return replace(
            self,
            hands=_with(self.hands, who, hand),
            started_with=_with(self.started_with, who, (*self.started_with[who], *started_with)),
            changes=(*self.changes, *_changes(before, move, after)),
        )


def first_notes(view: View) -> Notes:
    """Return what is known when the game begins: one's own hand, of the others' nothing.

    Everybody holds three farmers (T5), but which ones is hidden (D57). The printed rules do
    not say it, so nobody is thought to know the sets of our conjecture (D41) by heart.
    """
    seats = range(len(view.seats))
    hands = tuple(view.hand if seat == view.seat else () for seat in seats)
    if view.laid_open:
        hands = view.laid_open.hands
    return Notes(hands, hands, view.altar_size)


def _with(hands: Hands, seat: int, cards: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def _hand_after(
    known: tuple[Card, ...], before: View, move: Move
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the known cards of the active hand, and the starting farmers that came to light."""
    hand, came_to_light = list(known), []
    if isinstance(move, Take):
        hand.append(before.market[move.column][-1])
    elif isinstance(move, Return):
        hand.remove(Card.SHRINE)
    elif isinstance(move, Play):
        for _ in range(move.count):
            if move.card in hand:
                hand.remove(move.card)
            else:
                came_to_light.append(move.card)
    return in_order(hand), tuple(came_to_light)


def _changes(before: View, move: Move, after: View) -> list[Change]:
    who = before.decider
    found = []
    match move:
        case Buy(good) | Replace(good):
            found.append(Change("gain", who, good))
        case Offer(offered):
            found.append(Change("offer", who, offered, face_up=who != before.active))
        case Top(good):
            found.append(Change("top", who, good))
        case Look() if after.looked:
            found.append(Change("saw", who, cards=after.looked))
        case Keep(place):
            found.append(Change("keep", who, place=place, top=after.altar_top))
    return found + _handed_out(before, move, after)


def _handed_out(before: View, move: Move, after: View) -> list[Change]:
    """T31: cards that were handed out without anybody deciding anything."""
    column = move.column if isinstance(move, Take) else before.last_column
    good = after.market[column][-1].good if column is not None else None
    if good is None:
        return []
    own_doing = {before.decider: -1 if isinstance(move, Offer) else 1}
    if not isinstance(move, Buy | Replace | Offer | Keep):
        own_doing = {}
    found = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        handed = new.sacrifice_count - old.sacrifice_count - own_doing.get(seat, 0)
        found += [Change("gain", seat, good)] * handed
    return found
