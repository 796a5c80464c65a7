"""The expert after a look at the altar: it decides by the cards, not by their places."""

from baliwords.core.shuffle import Dice
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.state import Phase, State
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.kernels.layout import ALTAR, ALTAR_SIZE, KEEP, KEEPS, LOOKS_UP
from baliwords.solver.shrines.kernels.simulator import Simulator
from baliwords.solver.shrines.search import MOVES, _keys


def before_a_look() -> State:
    for seed in range(200):
        dice, state = Dice(seed), SHRINES.new(Options(oracle=True), seed)
        while SHRINES.outcome(state) is None:
            if state.phase is Phase.LOOK and len(state.altar) >= 3:
                return state
            moves = list(SHRINES.legal_moves(state))
            state = SHRINES.apply(state, moves[dice.below(len(moves))])
    raise AssertionError("no game came to a look")


def looked(numbers: list[int]) -> tuple[list[int], list[int]]:
    simulator = Simulator()
    simulator.load(numbers)
    simulator.step(LOOKS_UP)
    assert simulator.phase() == KEEP
    return simulator.moves(), _keys(simulator, simulator.moves())


def test_the_same_cards_in_other_places_are_the_same_sight() -> None:
    numbers = encode(before_a_look())
    top = ALTAR + numbers[ALTAR_SIZE] - 1
    numbers[top], numbers[top - 1], numbers[top - 2] = 1, 3, 5  # three goods
    moves, keys = looked(numbers)
    numbers[top], numbers[top - 1] = numbers[top - 1], numbers[top]
    _moves, turned = looked(numbers)
    assert moves[0] == KEEPS and set(keys) == set(turned)
    assert keys[0] == turned[1] and keys[1] == turned[0]


def test_other_cards_are_another_sight() -> None:
    numbers = encode(before_a_look())
    top = ALTAR + numbers[ALTAR_SIZE] - 1
    numbers[top], numbers[top - 1], numbers[top - 2] = 1, 3, 5
    _moves, keys = looked(numbers)
    numbers[top - 2] = 7
    _moves, others = looked(numbers)
    assert not set(keys) & set(others)
    assert keys[0] % MOVES == others[0] % MOVES
