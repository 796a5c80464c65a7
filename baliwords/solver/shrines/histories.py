"""Ways in which all that one seat has seen of the sacrifice cards can have happened.

Unknown are the cards that lay on the altar at the start (T50), those that others laid face
down (T18) and those that others kept from it (D50). A history fills all of this in so that
every view that the seat ever had would have been the same. Goods are the numbers 0 to 3.

First the places of the kept cards are settled, since tops and looks that were seen depend on
them alone; then the cards that went through another's hands; and then each seat lays down
nothing that it was seen to need later, so that the last step cannot fail.
"""

from dataclasses import dataclass, field

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import GOODS, Good
from baliwords.solver.shrines.notes import Change, Notes

UNKNOWN = -1
KINDS = range(len(GOODS))


@dataclass(slots=True)
class History:
    """One way in which it can have happened, told as far as it is settled."""

    starting: int
    """How many cards lay on the altar at the start: the first so many of `goods`."""
    goods: list[int]
    """Of every card that was laid on the altar or gained, in that order."""
    face_up: list[bool]
    altar: list[int]
    """The cards that lie there, as places in `goods`, from bottom to top."""
    deeds: list[list[tuple[int, int]]]
    """Of each seat, in order: 1 and a card that it got, or -1 and a card that it laid."""
    unseen: list[int] = field(default_factory=list)
    """The cards that others laid face down, in order."""
    kept: list[int] = field(default_factory=list)
    """The places, from the top, of the cards that others kept, in order."""

    def copy(self) -> "History":
        """Return the same history, to be told on in another way."""
        return History(
            self.starting,
            self.goods[:],
            self.face_up[:],
            self.altar[:],
            [deeds[:] for deeds in self.deeds],
            self.unseen[:],
            self.kept[:],
        )

    def held(self) -> list[list[int]]:
        """Count the cards of each good that each seat holds in the end."""
        return [_known_cards(self, seat) for seat in range(len(self.deeds))]


def any_history(notes: Notes, seats: int, dice: Dice) -> History:
    """Return a history that agrees with all that was seen, each unknown filled in at random."""
    start = notes.altar_at_start
    history = History(
        start, [UNKNOWN] * start, [False] * start, list(range(start)), [[] for _ in range(seats)]
    )
    found = _told(history, notes.changes, 0, dice)
    if found is None:  # cannot be: what has happened is one of them
        raise ValueError("what was seen cannot have happened")
    return found


def _told(history: History, changes: tuple[Change, ...], number: int, dice: Dice) -> History | None:
    """Tell the changes from one on; None if the history so far contradicts them."""
    while number < len(changes):
        change = changes[number]
        number += 1
        if change.what == "keep" and change.place is None:
            return _told_with_any_place(history, changes, number, dice)
        if not _tell(history, change):
            return None
    return _filled_in(history, dice)


def _told_with_any_place(
    history: History, changes: tuple[Change, ...], number: int, dice: Dice
) -> History | None:
    """Tell on after another's choice that was not seen, from any place that fits."""
    change = changes[number - 1]
    for place in dice.shuffled(range(min(4, len(history.altar)))):
        trial = history.copy()
        trial.kept.append(place)
        _keep(trial, change.seat, place)
        if _visible(trial) is change.top and (found := _told(trial, changes, number, dice)):
            return found
    return None


def _tell(history: History, change: Change) -> bool:
    """Tell one change that was wholly seen; False if it cannot have happened so."""
    match change.what:
        case "gain":
            _gain(history, change)
        case "saw":
            return _see(history, change)
        case "keep":
            _keep(history, change.seat, change.place or 0)
        case _:
            _lay(history, change)
            return not history.kept or _may_have_laid(history, change.seat)
    return True


def _gain(history: History, change: Change) -> None:
    history.deeds[change.seat].append((1, _new_card(history, change)))


def _lay(history: History, change: Change) -> None:
    card = _new_card(history, change)
    history.altar.append(card)
    if change.what == "offer":  # the top comes from the supply (T19)
        history.deeds[change.seat].append((-1, card))
    if change.good is None:
        history.unseen.append(card)


def _new_card(history: History, change: Change) -> int:
    history.goods.append(UNKNOWN if change.good is None else change.good.place)
    history.face_up.append(change.face_up)
    return len(history.goods) - 1


def _keep(history: History, seat: int, place: int) -> None:
    card = history.altar.pop(len(history.altar) - 1 - place)
    history.deeds[seat].append((1, card))


def _see(history: History, change: Change) -> bool:
    """Settle the cards that were looked at, if they can be those."""
    for card, offering in zip(reversed(history.altar), change.cards, strict=False):
        good = offering.good.place
        if history.face_up[card] != offering.face_up:
            return False
        if history.goods[card] == UNKNOWN and good in _possible(history, card):
            history.goods[card] = good
        if history.goods[card] != good:
            return False
    return True


def _visible(history: History) -> Good | None:
    if not history.altar or not history.face_up[history.altar[-1]]:
        return None
    return GOODS[history.goods[history.altar[-1]]]


def _possible(history: History, card: int) -> list[int]:
    """Return the goods that an unknown card can be; at the start each lay there once (T50)."""
    settled = history.goods[: history.starting] if card < history.starting else []
    return [good for good in KINDS if good not in settled]


def _may_have_laid(history: History, seat: int) -> bool:
    """Whether a seat can have laid what it did; exact once all cards that it got are settled."""
    deeds = history.deeds[seat]
    got = sum(sign > 0 and history.goods[card] == UNKNOWN for sign, card in deeds)
    if got:
        return got >= -sum(min(0, count) for count in _known_cards(history, seat))
    spare = enumerate(_spare_cards(history, deeds))
    return all(min(counts) >= 0 and sum(counts) >= laid for laid, counts in spare)


def _known_cards(history: History, seat: int) -> list[int]:
    """Count the cards of each good that a seat is known to have got, less those it laid."""
    held = [1] * len(GOODS)  # T6
    for sign, card in history.deeds[seat]:
        if history.goods[card] != UNKNOWN:
            held[history.goods[card]] += sign
    return held


def _filled_in(history: History, dice: Dice) -> History | None:
    """Settle all cards that are still unknown, if what the seats laid allows it."""
    seats = range(len(history.deeds))
    got = [(seat, card) for seat in seats for sign, card in history.deeds[seat] if sign > 0]
    unsettled = [(seat, card) for seat, card in got if history.goods[card] == UNKNOWN]
    possible = all(_may_have_laid(history, seat) for seat in seats)
    if not (possible and _settle(history, unsettled, dice)):
        return None
    for deeds in history.deeds:
        _choose_unseen(history, deeds, dice)
    _settle_start(history, dice)
    return history


def _settle(history: History, cards: list[tuple[int, int]], dice: Dice) -> bool:
    """Settle cards that seats got, as those that they lacked if need be; False if none will do."""
    if not cards:
        return True
    (seat, card), *others = cards
    held = _known_cards(history, seat)
    concerned = [s for s, deeds in enumerate(history.deeds) if s == seat or (-1, card) in deeds]
    goods = dice.shuffled(_possible(history, card))
    for good in sorted(goods, key=lambda good: min(0, held[good])):
        history.goods[card] = good
        possible = all(_may_have_laid(history, other) for other in concerned)
        if possible and _settle(history, others, dice):
            return True
    history.goods[card] = UNKNOWN
    return False


def _settle_start(history: History, dice: Dice) -> None:
    """Settle the cards of the start that nobody has taken or seen."""
    for card in range(history.starting):
        if history.goods[card] == UNKNOWN:
            goods = _possible(history, card)
            history.goods[card] = goods[dice.below(len(goods))]


def _spare_cards(history: History, deeds: list[tuple[int, int]]) -> list[list[int]]:
    """Count the cards of each good that a seat can have laid unseen, up to each such card.

    The first count is before any; no later count may be needed for what was laid openly.
    """
    now = [1] * len(GOODS)  # T6
    least = [now[:]]
    for sign, card in deeds:
        good = history.goods[card]
        if good == UNKNOWN:
            least.append(now[:])
        else:
            now[good] += sign
            least[-1][good] = min(least[-1][good], now[good])
    for earlier, later in zip(least[-2::-1], least[::-1], strict=False):
        earlier[:] = map(min, earlier, later)
    return least


def _choose_unseen(history: History, deeds: list[tuple[int, int]], dice: Dice) -> None:
    """Settle what a seat laid unseen: any card that it could spare."""
    spare = _spare_cards(history, deeds)
    unseen = [card for _, card in deeds if history.goods[card] == UNKNOWN]
    laid = [0] * len(GOODS)
    for card, counts in zip(unseen, spare[1:], strict=True):
        cards = [good for good in KINDS for _ in range(counts[good] - laid[good])]
        good = cards[dice.below(len(cards))]
        laid[good] += 1
        history.goods[card] = good
