from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import GOODS
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.view import seen_move, view
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.guesses import Guesser, unseen_cards
from baliwords.solver.shrines.kernels.layout import (
    ALTAR,
    ALTAR_SIZE,
    HAND,
    PILE,
    SACRIFICES,
    STONES,
    SUPPLY,
)
from baliwords.solver.shrines.notes import first_notes
from tests.shrines.checks import random_game


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.booleans(), st.booleans(), st.integers(0, 2**32))
def test_a_guess_agrees_with_all_that_was_seen(
    seats: int, oracle: bool, keep_optional: bool, seed: int
) -> None:
    options = Options(seats=seats, oracle=oracle, oracle_keep_optional=keep_optional)
    start = SHRINES.new(options, seed)
    notes = [first_notes(view(start, seat)) for seat in range(seats)]
    dice = Dice(seed)
    for before, move, after in random_game(options, seed):
        for seat in range(seats):
            seen = seen_move(before, move, seat)
            notes[seat] = notes[seat].after(view(before, seat), seen, view(after, seat))
            assert notes[seat].hands == tuple(player.hand for player in after.players)
            assert Counter(unseen_cards(view(after, seat), notes[seat])) == Counter(after.pile)
        seat = seed % seats
        numbers = Guesser(view(after, seat), notes[seat]).position(dice)
        real = encode(after)
        assert numbers[STONES:SACRIFICES] == real[STONES:SACRIFICES]
        assert numbers[HAND:PILE] == real[HAND:PILE]
        for other in range(seats):
            held = numbers[SACRIFICES + 4 * other : SACRIFICES + 4 * other + 4]
            assert sum(held) == len(after.players[other].sacrifices)
            assert min(held) >= 0
        for good in range(4):
            held_by_all = sum(numbers[SACRIFICES + 4 * s + good] for s in range(seats))
            laid = sum(numbers[ALTAR + i] // 2 == good for i in range(numbers[ALTAR_SIZE]))
            assert held_by_all + laid + numbers[SUPPLY + good] == 25
        own = numbers[SACRIFICES + 4 * seat : SACRIFICES + 4 * seat + 4]
        assert own == [after.players[seat].sacrifices.count(good) for good in GOODS]
        top = view(after, seat).altar_top
        if top:
            assert numbers[ALTAR + numbers[ALTAR_SIZE] - 1] == 2 * top.place + 1
        faces = [numbers[ALTAR + i] % 2 for i in range(numbers[ALTAR_SIZE])]
        assert len(faces) == len(after.altar)
