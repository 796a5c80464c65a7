"""A move as one number and as three."""

import pytest

from baliwords.solver.letters.kernels.layout import ALPHABET, NOBODY, SLOTS
from baliwords.solver.letters.kernels.move_code import code_of, decoded


@pytest.mark.parametrize("slot", range(SLOTS))
def test_a_coded_move_is_read_back(slot: int) -> None:
    for under in range(NOBODY, SLOTS):
        for letter in range(NOBODY, ALPHABET):
            assert decoded(code_of(slot, under, letter)) == (slot, under, letter)
