import pytest

from baliwords.errors import BadOption
from baliwords.letters.cards import LATIN, PACK
from baliwords.letters.options import Options
from baliwords.letters.values import PRESETS, Values, why_inconsistent


def own(**changes: int) -> Values:
    table = {letter: PRESETS["fr_freq"].of(letter) for letter in LATIN} | changes
    return Values.from_table(table)


@pytest.mark.parametrize(("preset", "total"), [("fr_freq", 71), ("en_inherit", 66)])
def test_the_pack_sums_to_the_known_total(preset: str, total: int) -> None:
    assert sum(map(PRESETS[preset].of, PACK)) == total  # L81, L82


@pytest.mark.parametrize("preset", PRESETS)
def test_l80_both_presets_satisfy_the_constraints(preset: str) -> None:
    assert why_inconsistent(PRESETS[preset]) is None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"A": 1}, "vowels"),
        ({"B": 0}, "consonants"),
        ({"K": 4, "Q": 5, "W": 4, "Z": 4, "J": 5, "X": 5, "M": 2}, None),
        ({"P": 2}, "PARTIE"),
        ({"Q": 4}, "PRATIQUEMENT"),
        ({"J": 5, "X": 5}, "each of 1 to 5"),
    ],
)
def test_l80_a_broken_constraint_is_named(changes: dict[str, int], reason: str | None) -> None:
    found = why_inconsistent(own(**changes))
    assert (found is None) if reason is None else (reason in str(found))


def test_l83_an_inconsistent_table_is_refused_in_french_only() -> None:
    with pytest.raises(BadOption, match="allow_inconsistent_values"):
        Options(letter_values=own(P=2))
    Options(letter_values=own(P=2), allow_inconsistent_values=True)
    Options(letter_values=own(P=2), language="de")


def test_values_are_written_and_read_back() -> None:
    for values in (*PRESETS.values(), own(B=5)):
        assert Values.parse(str(values)) == values


@pytest.mark.parametrize("text", ["fr_frec", "A0 B3", "A0 A0", "A0 B9 C1"])
def test_a_bad_table_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="letter_values"):
        Values.parse(text)
