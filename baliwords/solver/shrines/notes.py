"""What an attentive player remembers of what he has seen, and how he guesses the rest.

Cards are taken and played openly, so a good memory knows every hand; of the sacrifice
cards only those laid face down or kept from the altar are unknown (D57). Notes are made
from one seat's views and from moves as that seat saw them, never from a state.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import GOODS, Card, Good, farmer, in_order
from baliwords.shrines.moves import Buy, Keep, Look, Move, Offer, Play, Replace, Return, Take, Top
from baliwords.shrines.view import View

TRIES = 20

# Who laid a card of the altar unseen: a seat, nobody (at the start), or it was seen.
NOBODY, SEEN = -1, -2


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened to sacrifice cards: to a seat's own, to the altar, or to both."""

    what: str
    """`gain`, `offer`, `top`, `saw` or `keep`."""
    seat: int = 0
    good: Good | None = None
    """None if it was not seen."""
    face_up: bool = True
    goods: tuple[Good, ...] = ()
    """The cards seen in a look, the top one first."""
    place: int | None = None
    """The card kept, from the top; None if it was not seen."""
    top: Good | None = None
    """What lay visibly on top after a card was kept."""


@dataclass(frozen=True, slots=True)
class Notes:
    """One seat's memory."""

    hands: tuple[tuple[Card, ...], ...]
    altar_at_start: int
    changes: tuple[Change, ...] = ()

    def after(self, before: View, move: Move, after: View) -> "Notes":
        """Return the notes after a move, as this seat saw it."""
        return replace(
            self,
            hands=_hands_after(self.hands, before, move),
            changes=(*self.changes, *_changes(before, move, after)),
        )


def first_notes(view: View) -> Notes:
    """Return what is known when the game begins: the starting cards are no secret (D41)."""
    sets = view.options.start_farmers[: len(view.seats)]
    hands = tuple(in_order(farmer(good) for good in goods) for goods in sets)
    return Notes(hands, view.altar_size)


def _hands_after(
    hands: tuple[tuple[Card, ...], ...], before: View, move: Move
) -> tuple[tuple[Card, ...], ...]:
    hand = list(hands[before.active])
    if isinstance(move, Take):
        hand.append(before.market[move.column][-1])
    elif isinstance(move, Play):
        for _ in range(move.count):
            hand.remove(move.card)
    elif isinstance(move, Return):
        hand.remove(Card.SHRINE)
    else:
        return hands
    return (*hands[: before.active], in_order(hand), *hands[before.active + 1 :])


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
            goods = tuple(offering.good for offering in after.looked)
            found.append(Change("saw", who, goods=goods))
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


@dataclass(slots=True)
class Guess:
    """One way in which all that was seen can have happened: goods as numbers 0-3."""

    held: list[list[int]]
    """How many cards of each good each seat holds."""
    altar: list[list[int]]
    """From bottom to top: good, face up or not, who laid it unseen (or NOBODY, or SEEN)."""


class Contradiction(Exception):
    """A guess turned out to be impossible; begin again."""


def guess(notes: Notes, seats: int, dice: Dice) -> Guess:
    """Fill in at random what was not seen, so that all that was seen is possible."""
    for _ in range(TRIES):
        try:
            return _guess_once(notes, seats, dice, strict=True)
        except Contradiction:
            continue
    return _guess_once(notes, seats, dice, strict=False)


def _guess_once(notes: Notes, seats: int, dice: Dice, *, strict: bool) -> Guess:
    start = dice.shuffled(range(4))[: notes.altar_at_start]
    world = Guess([[1, 1, 1, 1] for _ in range(seats)], [[good, 0, NOBODY] for good in start])
    for change in notes.changes:
        _HOW[change.what](world, change, dice, strict)
    return world


def _gain(world: Guess, change: Change, dice: Dice, strict: bool) -> None:
    del dice, strict
    if change.good:
        world.held[change.seat][change.good.place] += 1


def _top(world: Guess, change: Change, dice: Dice, strict: bool) -> None:
    del dice, strict
    if change.good:
        world.altar.append([change.good.place, 1, SEEN])


def _offer(world: Guess, change: Change, dice: Dice, strict: bool) -> None:
    held = world.held[change.seat]
    if change.good is None:
        good = _any_of(held, dice)
        owner = change.seat
    else:
        good, owner = change.good.place, SEEN
        _make_sure(world, change.seat, good, dice, strict)
    held[good] = max(0, held[good] - 1)
    world.altar.append([good, int(change.face_up), owner])


def _saw(world: Guess, change: Change, dice: Dice, strict: bool) -> None:
    """Put right what was guessed about the cards that were now looked at."""
    for depth, good in enumerate(change.goods, 1):
        card = world.altar[-depth]
        if card[0] == good.place:
            continue
        owner = card[2]
        if owner >= 0:  # he held the other one back
            _make_sure(world, owner, good.place, dice, strict)
            world.held[owner][good.place] -= 1
            world.held[owner][card[0]] += 1
        else:
            _swap_unknown(world, card, good.place, strict)
        card[0] = good.place
    for depth in range(1, len(change.goods) + 1):
        world.altar[-depth][2] = SEEN


def _swap_unknown(world: Guess, card: list[int], good: int, strict: bool) -> None:
    """One of the four cards laid at the start is another than guessed: exchange two of them."""
    for other in world.altar:
        if other is not card and other[2] == NOBODY and other[0] == good:
            other[0] = card[0]
            return
    if strict:
        raise Contradiction


def _keep(world: Guess, change: Change, dice: Dice, strict: bool) -> None:
    place = change.place
    if place is None:
        place = _any_place(world, change.top, dice, strict)
    good, _, _ = world.altar.pop(len(world.altar) - 1 - place)
    world.held[change.seat][good] += 1


def _any_place(world: Guess, top: Good | None, dice: Dice, strict: bool) -> int:
    """Choose a card that can have been kept, seeing what lies on top now (D50)."""
    size = len(world.altar)
    places = [
        place
        for place in range(min(4, size))
        if _visible([card for i, card in enumerate(world.altar) if i != size - 1 - place]) is top
    ]
    if not places:
        if strict:
            raise Contradiction
        return 0
    return places[dice.below(len(places))]


def _visible(altar: list[list[int]]) -> Good | None:
    return GOODS[altar[-1][0]] if altar and altar[-1][1] else None


def _make_sure(world: Guess, seat: int, good: int, dice: Dice, strict: bool) -> None:
    """The seat turns out to hold this good: exchange it for a card it was thought to keep."""
    held = world.held[seat]
    if held[good]:
        return
    hidden = [card for card in world.altar if card[2] == seat and card[0] == good]
    if hidden and sum(held):
        other = _any_of(held, dice)
        held[other] -= 1
        held[good] += 1
        hidden[0][0] = other
    elif strict:
        raise Contradiction


def _any_of(counts: list[int], dice: Dice) -> int:
    chosen = dice.below(max(1, sum(counts)))
    for good, count in enumerate(counts):
        if chosen < count:
            return good
        chosen -= count
    return 0


_HOW: dict[str, Callable[[Guess, Change, Dice, bool], None]] = {
    "gain": _gain,
    "offer": _offer,
    "top": _top,
    "saw": _saw,
    "keep": _keep,
}
