"""What words of whole columns can use, against the plain definition."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baliwords.letters.options import Options
from baliwords.solver.letters import encode, reference
from tests.solver.letters.kernels import roller, toy_index

VALUES = Options().letter_values
letters = st.text("AEST", min_size=1, max_size=3)


@pytest.mark.parametrize("plain", [False, True])
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    words=st.sets(st.text("AEST", min_size=3, max_size=5), min_size=3, max_size=30),
    row=st.lists(letters, min_size=2, max_size=5),
    pile=st.text("AEST", min_size=1, max_size=6),
)
def test_the_cover_after_each_move_is_the_best_one(
    tmp_path: Path, plain: bool, words: set[str], row: list[str], pile: str
) -> None:
    options = Options()
    words = {word for word in words if encode.can_lay(word, options)}
    row = [column for column in row if len(column) == 1 or any(column in w for w in words)]
    table = roller(toy_index(words, options, tmp_path), options, plain)
    table.set_up([encode.encode(column) for column in row], encode.encode(pile), 0)
    for a, b, _ in table.legal_moves():
        rest = tuple(column for i, column in enumerate(row) if i not in (a, b))
        after = rest if b < 0 else (row[a] + row[b], *rest)
        secured, left, lacking = reference.cover(after, pile, words, VALUES)
        assert table.cover_of(a, b)[:2] == (secured, left)
        if b < 0:
            assert table.cover_of(a, b)[2] == lacking
        else:  # the kernel takes the best order of the columns, which may lack less than this one
            assert 0 <= table.cover_of(a, b)[2] <= lacking


def test_a_lacking_card_counts_less_the_more_would_do(tmp_path: Path) -> None:
    options = Options()
    table = roller(toy_index({"MUR", "MURS", "SON", "SONS"}, options, tmp_path), options, False)
    row = [encode.encode(column) for column in ("MU", "S", "O", "N")]
    table.set_up(row, encode.encode("RR"), 0)
    assert table.cover_of(2, 3) == (6, 1, 6)  # SON can be made; MU waits for one of two R
    table.set_up(row, encode.encode("R"), 0)
    assert table.cover_of(2, 3) == (6, 1, 8)
