"""From a view and notes to simulated positions that the seat cannot tell from the real one."""

from collections import Counter

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import DECK, GOODS, ORACLES, Card
from baliwords.shrines.state import Player, State
from baliwords.shrines.view import View
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.histories import History, any_history
from baliwords.solver.shrines.kernels.layout import (
    ALTAR,
    ALTAR_SIZE,
    HAND,
    HAND_SIZE,
    ON_ALTAR,
    SACRIFICES,
)
from baliwords.solver.shrines.notes import Notes


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
            _write(numbers, any_history(self._notes, len(self._view.seats), dice))
            self._fill_hands(numbers, dice)
        return numbers

    def _fill_hands(self, numbers: list[int], dice: Dice) -> None:
        """Deal farmers of any good for those that others still hold from the start (T5, D57)."""
        for seat, public in enumerate(self._view.seats):
            for _ in range(public.hand_size - len(self._notes.hands[seat])):
                numbers[HAND + 8 * seat + dice.below(len(GOODS))] += 1
            numbers[HAND_SIZE + seat] = public.hand_size


def _write(numbers: list[int], history: History) -> None:
    for seat, counts in enumerate(history.held()):
        numbers[SACRIFICES + 4 * seat : SACRIFICES + 4 * seat + 4] = counts
    numbers[ALTAR_SIZE] = len(history.altar)
    for place, card in enumerate(history.altar):
        good = history.goods[card]
        numbers[ALTAR + place] = 2 * good + history.face_up[card]
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
    for farmers in notes.started_with:
        cards.update(farmers)
    cards.subtract(view.box)
    for pile in (*view.market, *notes.hands, *(seat.front for seat in view.seats)):
        cards.subtract(pile)
    return tuple(cards.elements())
