import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.rulebook import fit
from baliwords.rulebook.fit import distance, parts_of

KNOWN = ("katun", "karten", "handel", "kontrolle", "prison", "stadt")


def _plain_distance(one: str, other: str) -> int:
    """Optimal string alignment by its definition."""
    if not one or not other:
        return len(one) + len(other)
    costs = [
        _plain_distance(one[1:], other) + 1,
        _plain_distance(one, other[1:]) + 1,
        _plain_distance(one[1:], other[1:]) + (one[0] != other[0]),
    ]
    if len(one) > 1 and len(other) > 1 and one[:2] == other[1::-1]:
        costs.append(_plain_distance(one[2:], other[2:]) + 1)
    return min(costs)


@given(one=st.text("abc", max_size=5), other=st.text("abc", max_size=5))
def test_the_distance_is_that_of_its_definition(one: str, other: str) -> None:
    assert distance(one, other) == min(_plain_distance(one, other), 3)


def test_a_compound_is_taken_apart_where_both_halves_are_known() -> None:
    assert parts_of("katunkarte", KNOWN) == ["katun", "karte"]
    assert parts_of("handelskontrolle", KNOWN) == ["handels", "kontrolle"]


def test_a_word_that_is_known_or_no_compound_stays_whole() -> None:
    assert parts_of("karten", KNOWN) == ["karten"]
    assert parts_of("prisonnier", KNOWN) == ["prisonnier"]
    assert parts_of("katunfrei", KNOWN) == ["katunfrei"]


def test_a_word_longer_than_any_compound_is_not_taken_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It took ten seconds to try every place of 5,000 letters."""
    compared: list[str] = []
    plain_fit = fit._fit

    def counted(word: str, plain: str, other: str) -> float:
        compared.append(other)
        return plain_fit(word, plain, other)

    monkeypatch.setattr(fit, "_fit", counted)
    known = ("katun", "karte")
    assert fit.parts_of("A" * 5000, known) == ["A" * 5000]
    assert len(compared) <= len(known)
