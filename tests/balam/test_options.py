from pathlib import Path

import pytest

from baliwords.balam.dice import DICE, Die
from baliwords.balam.goods import Good
from baliwords.balam.options import (
    Deck,
    Options,
    read_rules,
    read_rules_file,
)
from baliwords.balam.reference import entries
from baliwords.core.options import declared
from baliwords.errors import BadOption

APPENDIX_A = """die_faces katun_deck start_goods obsidian_timing prisoners_by bad_face control_by
    temple_pp chaak_gift end_finish final_bonus pelota_cities adjacency_blocked_by_pyramids"""

VALUES = [
    ("die_faces", "E", DICE["E"]),
    ("die_faces", "0,1,2,3,3,bad", DICE["D"]),
    ("die_faces", "1,2,3,4,5,6", Die((1, 2, 3, 4, 5, 6))),
    ("katun_deck", "prosperous:8,piles:3", Deck(8, 3)),
    ("start_goods", "corn:3,cacao:1", ((Good.CORN, 3), (Good.COCOA, 1))),
    ("obsidian_timing", "after", "after"),
    ("prisoners_by", "margin", "margin"),
    ("bad_face", "once", "once"),
    ("control_by", "sum", "sum"),
    ("chaak_gift", "1 corn each", "1 corn each"),
    ("end_finish", "turn", "turn"),
    ("final_bonus", "3", 3),
    ("pelota_cities", "own", "own"),
    ("adjacency_blocked_by_pyramids", "true", True),
    ("claim_pays_action", "true", True),
    ("cenote_pp", "1", 1),
]


def test_every_key_of_part_iii_is_a_house_rule() -> None:
    assert set(APPENDIX_A.split()) <= set(declared(Options))
    assert set(declared(Options)) == set(Options._fields) - {"chosen"}


def test_every_house_rule_has_its_decision_in_the_reference() -> None:
    decisions = {e.key: (e.id, e.confidence == "conjecture") for e in entries() if e.key}
    assert decisions == {key: (rule.id, rule.is_guess) for key, rule in declared(Options).items()}


def test_the_reference_allows_what_the_house_rules_allow() -> None:
    told = {entry.key: entry.allowed["en"] for entry in entries() if entry.key and entry.allowed}
    assert told == {key: rule.allowed for key, rule in declared(Options).items()}


@pytest.mark.parametrize(("key", "text", "value"), VALUES)
def test_a_house_rule_is_read_and_written_back(key: str, text: str, value: object) -> None:
    options = Options().with_rules({key: text})
    assert getattr(options, key) == value
    again = Options().with_rules(options.written())
    assert again == options
    assert again.chosen == {key}


def test_temple_values_not_named_keep_the_guess() -> None:
    values = dict(Options().with_rules({"temple_pp": "jade:3"}).temple_pp)
    assert (values[Good.JADE], values[Good.CORN]) == (3, 1)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("die_faces", "1,2"),
        ("die_faces", "1,2,3,4,5,x"),
        ("katun_deck", "prosperous:40"),
        ("katun_deck", "piles:0"),
        ("start_goods", "gold:1"),
        ("obsidian_timing", "never"),
        ("prisoners_by", "luck"),
        ("bad_face", "twice"),
        ("control_by", "most"),
        ("temple_pp", "corn:10"),
        ("end_finish", "now"),
        ("final_bonus", "-1"),
        ("pelota_cities", "some"),
        ("adjacency_blocked_by_pyramids", "maybe"),
        ("cenote_pp", "two"),
    ],
)
def test_a_bad_value_is_refused_with_key_value_and_what_is_allowed(key: str, text: str) -> None:
    with pytest.raises(BadOption) as caught:
        Options().with_rules({key: text})
    for part in (key, repr(text), declared(Options)[key].allowed):
        assert part in str(caught.value)


def test_an_unknown_key_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"'dice'.*die_faces"):
        Options().with_rules({"dice": "A"})


def test_a_rule_without_value_is_refused() -> None:
    with pytest.raises(BadOption, match="'bad_face' has no value"):
        read_rules(["bad_face"])


def test_a_file_may_use_the_types_of_toml(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        'die_faces = [0, 1, 2, 3, "bad", "bad"]\nadjacency_blocked_by_pyramids = true\n'
        "temple_pp = { corn = 2 }\nfinal_bonus = 3\n"
    )
    options = Options().with_rules(read_rules_file(path))
    assert options.die_faces == DICE["E"]
    assert options.adjacency_blocked_by_pyramids
    assert dict(options.temple_pp)[Good.CORN] == 2
    assert options.final_bonus == 3


def test_a_chosen_value_is_no_conjecture_any_more() -> None:
    assert Options().guesses("die_faces", "bad_face") == ["D61", "D66"]
    assert Options().with_rules({"die_faces": "A"}).guesses("die_faces", "bad_face") == ["D66"]
