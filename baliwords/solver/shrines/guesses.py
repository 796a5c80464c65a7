"""From a view and notes to simulated positions that the seat cannot tell from the real one."""

from collections import Counter

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import DECK, GOODS, ORACLES, SACRIFICES_PER_GOOD, Card, farmer
from baliwords.shrines.state import Player, State
from baliwords.shrines.view import View
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.kernels.layout import ALTAR, ALTAR_SIZE, ON_ALTAR, SACRIFICES
from baliwords.solver.shrines.notes import SEEN, Guess, Notes, guess


class Guesser:
    """Makes positions that agree with all that one seat has seen; the pile in any order."""

    def __init__(self, view: View, notes: Notes) -> None:
        self._view = view
        self._notes = notes
        self._known = encode(_known_state(view, notes))

    def position(self, dice: Dice) -> list[int]:
        """Return one position as the numbers of a `World`; its pile is not shuffled."""
        numbers = self._known[:]
        if self._view.laid_open is None:
            found = guess(self._notes, len(self._view.seats), dice)
            _correct_own(found, self._view)
            _balance(found, self._view)
            _write(numbers, found)
        return numbers


def _correct_own(found: Guess, view: View) -> None:
    """A seat sees its own cards, and the altar while it looks."""
    found.held[view.seat] = [view.sacrifices.count(good) for good in GOODS]
    for card, offering in zip(reversed(found.altar), view.looked, strict=False):
        card[:] = [offering.good.place, int(offering.face_up), SEEN]


def _balance(found: Guess, view: View) -> None:
    """Where guesses about the altar clashed, exchange unseen cards until the numbers are right."""
    extra = [_count(found, place) + view.supply[place] - SACRIFICES_PER_GOOD for place in range(4)]
    while max(extra) > 0:
        much, little = extra.index(max(extra)), extra.index(min(extra))
        _exchange(found, view.seat, much, little)
        extra[much] -= 1
        extra[little] += 1


def _count(found: Guess, good: int) -> int:
    held = sum(counts[good] for counts in found.held)
    return held + sum(card[0] == good for card in found.altar)


def _exchange(found: Guess, own: int, much: int, little: int) -> None:
    for card in found.altar:
        if card[0] == much and card[2] != SEEN:
            card[0] = little
            return
    for seat, counts in enumerate(found.held):
        if seat != own and counts[much]:
            counts[much] -= 1
            counts[little] += 1
            return


def _write(numbers: list[int], found: Guess) -> None:
    for seat, counts in enumerate(found.held):
        numbers[SACRIFICES + 4 * seat : SACRIFICES + 4 * seat + 4] = counts
    numbers[ON_ALTAR : ON_ALTAR + 4] = [0, 0, 0, 0]
    numbers[ALTAR_SIZE] = len(found.altar)
    for place, (good, face_up, _) in enumerate(found.altar):
        numbers[ALTAR + place] = 2 * good + face_up
        numbers[ON_ALTAR + good] += 1


def _known_state(view: View, notes: Notes) -> State:
    """Return a state with what is known; sacrifice cards and altar only if they lie open."""
    laid_open = view.laid_open
    players = tuple(
        Player(
            hand=notes.hands[seat],
            front=public.front,
            sacrifices=laid_open.sacrifices[seat] if laid_open else (),
            stones=public.stones,
            points=public.points,
        )
        for seat, public in enumerate(view.seats)
    )
    return State(
        options=view.options,
        players=players,
        market=view.market,
        pile=unseen_cards(view, notes),
        supply=view.supply,
        altar=laid_open.altar if laid_open else (),
        active=view.active,
        decider=view.decider,
        phase=view.phase,
        turn=view.turn,
        box=view.box,
        demon=view.demon,
        last_column=view.last_column,
        looks=view.looks,
        scored=view.scored,
        shares=view.shares,
    )


def unseen_cards(view: View, notes: Notes) -> tuple[Card, ...]:
    """Return the cards of the pile in no order: all that have not been seen elsewhere."""
    cards = Counter(DECK)
    cards[Card.STONEMASON] += len(view.seats)
    cards[Card.ORACLE] += ORACLES if view.options.oracle else 0
    for goods in view.options.start_farmers[: len(view.seats)]:
        cards.update(farmer(good) for good in goods)
    cards.subtract(view.box)
    for pile in (*view.market, *notes.hands, *(seat.front for seat in view.seats)):
        cards.subtract(pile)
    return tuple(cards.elements())
