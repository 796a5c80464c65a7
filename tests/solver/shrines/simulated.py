"""A random game in the quick simulation, checked at the end of every turn."""

from baliwords.shrines.cards import DECK, ORACLES, SACRIFICES_PER_GOOD, Card
from baliwords.shrines.options import Options
from baliwords.shrines.setup import new
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.kernels.layout import (
    ALTAR_SIZE,
    COLUMN_SIZE,
    FRONT,
    HAND,
    HAND_SIZE,
    LAST,
    LEFT,
    ON_ALTAR,
    ORACLE,
    OVER,
    PHASE,
    PILE_SIZE,
    SACRIFICES,
    SHRINE,
    STONES,
    SUPPLY,
    TURN,
)
from baliwords.solver.shrines.kernels.simulator import Simulator
from tests.shrines.checks import all_cards

KINDS = tuple(Card)


def check_simulated_game(options: Options, seed: int) -> None:
    """Play at random to the end; cards are conserved, stones never owed, the end is right."""
    whole = [all_cards(options)[card] for card in KINDS]
    simulator = Simulator()
    simulator.load(encode(new(options, seed)))
    simulator.set_dice(seed)
    turn = 1
    while moves := simulator.moves():
        simulator.step(moves[simulator.below(len(moves))])
        if simulator.turn() != turn:
            turn = simulator.turn()
            check_cards(simulator.dump(), whole, options.seats)
    end = simulator.dump()
    check_cards(end, whole, options.seats)
    check_end(end, options)


def check_cards(n: list[int], whole: list[int], seats: int) -> None:
    """Every card is somewhere; only shrines and oracles can be in the box."""
    for kind, total in enumerate(whole):
        rows = range(kind, 8 * seats, 8)  # the numbers of this kind, one a seat
        lying = n[LEFT + kind] + sum(n[HAND + row] + n[FRONT + row] for row in rows)
        assert 0 <= lying <= total
        assert lying == total or kind in (SHRINE, ORACLE), (kind, lying, total)
    for good in range(4):
        held = sum(n[SACRIFICES + 4 * seat + good] for seat in range(seats))
        assert held + n[SUPPLY + good] + n[ON_ALTAR + good] == SACRIFICES_PER_GOOD
    assert sum(n[ON_ALTAR : ON_ALTAR + 4]) == n[ALTAR_SIZE]
    assert min(n[STONES : STONES + seats]) >= 0
    assert min(n[COLUMN_SIZE : COLUMN_SIZE + 4]) >= 1
    if n[PHASE] != OVER:
        assert n[HAND_SIZE : HAND_SIZE + seats] == [3] * seats


def check_end(n: list[int], options: Options) -> None:
    """II.4: two cards were left for the last column, and the game was neither short nor long."""
    assert n[PILE_SIZE] == 0
    assert n[COLUMN_SIZE + n[LAST]] == 2
    if not options.oracle:
        taken = sum(DECK.values()) - sum(n[COLUMN_SIZE : COLUMN_SIZE + 4])
        assert 36 <= taken <= 45
        assert 12 <= n[TURN] <= 45
    else:
        assert 0 <= n[LEFT + ORACLE] <= min(2, ORACLES)
