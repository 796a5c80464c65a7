import re
from pathlib import Path

from baliwords.shrines.options import Options, read_options
from baliwords.shrines.rulebook import find_rules, load_rules


def test_every_rule_is_there_once_and_in_order() -> None:
    printed = [f"T{n}" for n in (*range(1, 42), *range(50, 60))]
    settled = [f"D{n}" for n in range(41, 60)]
    assert [rule.id for rule in load_rules()] == printed + settled


def test_every_rule_that_the_tests_name_is_in_the_book() -> None:
    known = {rule.id.lower() for rule in load_rules()}
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        named |= set(re.findall(r"_([td]\d\d?)(?=_)", file.read_text(encoding="utf-8")))
    assert named <= known
    assert {"t12", "t14", "t22", "t26", "t31", "t39", "t40", "t41", "d52"} <= named


def test_a_house_rule_named_in_the_book_exists() -> None:
    for rule in load_rules():
        name, _, value = rule.option.partition("=")
        if value and "," not in name:
            assert read_options({name: value}) != Options()
        elif name:
            assert name.split(",")[0] in Options.__dataclass_fields__


def test_rules_are_found_by_all_their_words() -> None:
    rules = load_rules()
    assert [rule.id for rule in find_rules(rules, ["T1"])] == ["T1"]
    assert all("demon" in str(rule).lower() for rule in find_rules(rules, ["demon", "priest"]))
    assert find_rules(rules, ["frobnicate"]) == []
    assert find_rules(rules, []) == rules
