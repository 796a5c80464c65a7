from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.shrines.game import legal_moves
from baliwords.shrines.options import Options
from baliwords.shrines.state import Phase
from baliwords.solver.shrines.encode import decode_move, encode, encode_move
from baliwords.solver.shrines.kernels.layout import (
    ALTAR,
    ALTAR_SIZE,
    COLUMN_SIZE,
    MARKET,
    PILE,
    PILE_SIZE,
    SHARE_AMOUNT,
    SHARE_AT,
    SHARE_COUNT,
    SHARE_SEAT,
    STONES,
)
from baliwords.solver.shrines.kernels.world import World
from tests.shrines.checks import random_game
from tests.shrines.test_random_games import some_options
from tests.solver.shrines.simulated import check_simulated_game


def same_position(world: World, numbers: list[int]) -> bool:
    return tidy(world.dump()) == tidy(numbers)


def tidy(n: list[int]) -> list[object]:
    """Only what lies on the table, not what is left over in unused places."""
    shares = range(n[SHARE_AT], n[SHARE_COUNT])
    return [
        n[:SHARE_AT],
        n[SHARE_COUNT + 1 : MARKET],
        [n[MARKET + 4 * c : MARKET + 4 * c + n[COLUMN_SIZE + c]] for c in range(4)],
        [(n[SHARE_SEAT + i], n[SHARE_AMOUNT + i]) for i in shares],
        n[STONES:PILE],
        n[PILE : PILE + n[PILE_SIZE]],
        n[ALTAR : ALTAR + n[ALTAR_SIZE]],
    ]


@settings(max_examples=100, deadline=None)
@given(some_options, st.integers(0, 2**64 - 1))
def test_the_simulation_keeps_the_same_rules(options: Options, seed: int) -> None:
    world = World()
    for before, move, after in random_game(options, seed):
        if before.turn == 1 and before.phase is Phase.BUY:
            world.load(encode(before))
        expected = {encode_move(legal) for legal in legal_moves(before)}
        assert set(world.moves()) == expected
        assert decode_move(encode_move(move)) == move
        world.step(encode_move(move))
        assert same_position(world, encode(after))


@settings(max_examples=50, deadline=None)
@given(some_options, st.integers(0, 2**64 - 1))
def test_a_simulated_game_loses_no_card_and_ends_as_it_should(options: Options, seed: int) -> None:
    check_simulated_game(options, seed)
