"""What the solver answers: the order of moves that cannot be told apart."""

from hypothesis import given
from hypothesis import strategies as st

from baliwords.solver.letters.answer import Findings, Prospect

figures = st.floats(0, 20).map(lambda number: round(number, 1))


@st.composite
def findings(draw: st.DrawFn) -> Findings:
    expected = sorted(draw(st.lists(figures, max_size=8)), reverse=True)
    prospects = tuple(
        Prospect((number, 0, -1), points, draw(figures), None, None, 1, doubt=draw(figures))
        for number, points in enumerate(expected)
    )
    return Findings(prospects, 0.1, 1, exact=False)


@given(findings(), st.sets(st.integers(0, 7)))
def test_known_moves_come_first_and_never_before_a_better_one(
    found: Findings, known: set[int]
) -> None:
    ranked = found.known_first(lambda one: one.move[0] in known)
    assert sorted(ranked, key=lambda one: one.move) == list(found.prospects)
    if not ranked:
        return
    first, best = ranked[0], found.prospects[0]
    assert first in found.equals()
    assert best.expected - first.expected <= max(best.error, first.error)
    if first is not best:
        assert first.move[0] in known
        assert best.move[0] not in known


@given(findings())
def test_where_all_or_none_are_known_the_order_stays(found: Findings) -> None:
    assert found.known_first(lambda _one: True) == found.prospects
    assert found.known_first(lambda _one: False) == found.prospects
