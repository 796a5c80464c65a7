import pytest

from baliwords.balam.reference import BOOK, entries, entry, select
from baliwords.errors import BadNotation

PART_III = (
    [f"M{n}" for n in range(1, 51)]
    + [f"D{n}" for n in range(61, 79)]
    + [f"G{n}" for n in range(1, 13)]
)
# What part III of the rules marks as conjecture, or decides without any evidence.
CONJECTURES = {"D61", "D62", "D63", "D66", "D69", "D70", "D71", "D74", "D75"}


def test_every_id_of_part_iii_is_there_once() -> None:
    assert sorted(e.id for e in entries()) == sorted(PART_III)


def test_conjectures_are_marked_as_such() -> None:
    assert {e.id for e in entries() if e.confidence == "conjecture"} == CONJECTURES


def test_every_gap_is_lost_and_marks_the_rule_it_is_in() -> None:
    for gap in (e for e in entries() if e.kind == "gap"):
        assert gap.confidence == "lost"
        rules = [entry(name) for name in gap.see if name.startswith("M")]
        assert any(rule.is_partly_lost for rule in rules)


@pytest.mark.parametrize("name", PART_III)
def test_every_id_is_reachable_in_any_case(name: str) -> None:
    assert select([name.lower()])[0].id == entry(name).id == name


def test_every_entry_is_reachable_by_its_phase() -> None:
    by_phase = [e.id for phase in BOOK.topics for e in select([phase])]
    assert set(by_phase) == set(PART_III)


def test_phase_b_holds_what_a_turn_may_be() -> None:
    assert {e.topic for e in select(["B"])} == {"B", "build", "attack", "katun"}


@pytest.mark.parametrize("name", ["attack", "Angriff", "attaquer", "ATTAQUE"])
def test_a_phase_is_known_in_three_languages(name: str) -> None:
    assert {e.topic for e in select([name])} == {"attack"}


@pytest.mark.parametrize(
    ("name", "letter"), [("decisions", "D"), ("lacunes", "G"), ("Regeln", "M")]
)
def test_a_kind_can_be_asked_for(name: str, letter: str) -> None:
    assert {e.id[0] for e in select([name])} == {letter}


@pytest.mark.parametrize("name", ["M0", "M51", "D60", "G13", "X1", "M", "fight!"])
def test_an_unknown_rule_is_refused(name: str) -> None:
    with pytest.raises(BadNotation):
        select([name])


def test_the_phases_stand_in_the_order_of_a_round() -> None:
    round_of_play = ("setup", "A", "B", "build", "attack", "katun", "C", "end", "definitions")
    assert BOOK.topics == round_of_play


@pytest.mark.parametrize("name", ["M17", "M29"])
def test_a_rule_whose_picture_is_lost_is_partly_lost(name: str) -> None:
    assert entry(name).is_partly_lost
    assert "lost" in entry(name).text["en"]


@pytest.mark.parametrize(("name", "number"), [("M2", "33"), ("M20", "16")])
def test_a_number_that_the_aid_does_not_give_is_not_put_down_to_it(name: str, number: str) -> None:
    (sentence,) = (part for part in entry(name).text["en"].split(". ") if number in part)
    assert "found elsewhere, not in the aid" in sentence


def test_what_holds_for_every_destroyed_market_is_derived() -> None:
    assert entry("M32").confidence == "derived"
    assert "inferred" in entry("M32").text["en"]
