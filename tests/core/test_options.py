"""House rules as every game declares them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, NamedTuple

import pytest

from baliwords.balam.options import Options as BalamOptions
from baliwords.core.options import (
    Described,
    HouseRule,
    check_options,
    choice,
    declared,
    describe,
    flag,
    number,
    options_from_toml,
    read_options,
    write_options,
)
from baliwords.errors import BadInput, BadOption
from baliwords.letters.options import Options as LetterOptions
from baliwords.shrines.options import Options as ShrineOptions
from baliwords.speech import any_of

GAMES = [LetterOptions, ShrineOptions, BalamOptions]


def read_colour(text: str) -> str:
    if text == "green":
        raise BadInput("green is for frogs")
    return text.lower()


PACE = choice("X1", "How one goes", "slow", "quick")
OPEN = flag("X2", "The door is open", "yes", "no")
STEPS = number("X3", "Steps to go", 1, 9)
COLOUR = HouseRule("X4", "Colour of the door", "a colour", read_colour, always_written=True)


@dataclass(frozen=True)
class Walk:
    """Options as a dataclass."""

    pace: Annotated[str, PACE] = "slow"
    open: Annotated[bool, OPEN] = False
    steps: Annotated[int, STEPS] = 3
    colour: Annotated[str, COLOUR] = "red"
    notes: str = ""


class QuickWalk(NamedTuple):
    """The same as a named tuple."""

    pace: Annotated[str, PACE] = "slow"
    open: Annotated[bool, OPEN] = False
    steps: Annotated[int, STEPS] = 3
    colour: Annotated[str, COLOUR] = "red"
    notes: str = ""


KINDS = [Walk, QuickWalk]


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_says_where_the_rules_speak_of_it_and_what_it_means(
    game: Callable[[], object],
) -> None:
    rules = declared(game).values()
    assert rules
    assert all(rule.id[:1] in "LTMD" and rule.id[1:].isdecimal() for rule in rules)
    assert all(rule.about and rule.allowed for rule in rules)
    assert all(rule.choices == () or rule.allowed == any_of(rule.choices) for rule in rules)


@pytest.mark.parametrize("game", GAMES)
def test_the_default_of_every_house_rule_is_allowed(
    game: Callable[[], object],
) -> None:
    check_options(game())


@pytest.mark.parametrize("kind", KINDS)
def test_a_field_without_a_declaration_is_no_house_rule(kind: Callable[[], object]) -> None:
    assert list(declared(kind)) == ["pace", "open", "steps", "colour"]
    assert describe(kind)[1] == Described("open", "no", OPEN)


@pytest.mark.parametrize("kind", KINDS)
def test_only_what_differs_or_must_be_named_is_written(kind: type[Walk | QuickWalk]) -> None:
    assert write_options(kind()) == {"colour": "red"}
    options = kind(pace="quick", open=True)
    assert write_options(options) == {"pace": "quick", "open": "yes", "colour": "red"}
    assert read_options(kind, write_options(options)) == options


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("true", True), ("false", False)])
def test_a_flag_is_read_by_either_pair_of_words_and_written_by_its_own(
    text: str, value: bool
) -> None:
    assert read_options(Walk, {"open": text}).open is value
    assert options_from_toml(Walk, {"open": text}) == {"open": "yes" if value else "no"}


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"pace": "lame"}, "pace: 'lame' is not allowed (expected slow or quick)"),
        ({"open": "maybe"}, "open: 'maybe' is not allowed (expected yes or no)"),
        ({"steps": "0"}, "steps: '0' is not allowed (expected a whole number from 1 to 9)"),
        ({"steps": "٣"}, "steps: '٣' is not allowed (expected a whole number from 1 to 9)"),
        ({"colour": "green"}, "'green' is not allowed (expected a colour; green is for frogs)"),
        ({"pase": "slow"}, "unknown house rule 'pase' (did you mean 'pace'?)"),
    ],
)
def test_a_wrong_value_is_refused_in_one_sentence(texts: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(Walk, texts)
    assert sentence in str(refused.value)


def test_a_value_that_could_not_be_read_cannot_be_hidden_in_the_options() -> None:
    with pytest.raises(BadOption, match="steps: '77'"):
        check_options(Walk(steps=77))


def test_toml_may_use_its_own_types() -> None:
    assert options_from_toml(Walk, {"steps": 4, "open": True}) == {"steps": "4", "open": "yes"}
    with pytest.raises(BadOption, match=r"expected a table \[rules\]"):
        options_from_toml(Walk, "quick")
