from typing import Any

import pytest
from hypothesis import given

from baliwords.errors import BadOption
from baliwords.letters.options import (
    Options,
    describe_options,
    options_from_toml,
    read_options,
    write_options,
)
from tests.letters.strategies import house_rules

APPENDIX_A = """bali_bonus min_word_length joker_fix umlaut_as_plain letter_values word_list
partial_rule joker_in_scored_word unique_words show_removed cut_joker columns_by_players
packs_by_players refill steal_complete_words build_in_empty_slot endphase_removal pass_policy
validation allow_inconsistent_values"""


def test_every_house_rule_of_the_appendix_is_an_option() -> None:
    keys = {key for key, _, _ in describe_options()}
    assert keys == {"language", "seats", *APPENDIX_A.split()}


@given(house_rules())
def test_options_are_written_and_read_back(options: Options) -> None:
    assert read_options(write_options(options)) == options


def test_only_the_language_and_what_differs_is_written() -> None:
    assert write_options(Options()) == {"language": "fr"}
    assert write_options(Options(refill="round")) == {"language": "fr", "refill": "round"}


BAD: list[tuple[dict[str, Any], list[str]]] = [
    ({"bali_bonus": "lots"}, ["bali_bonus", "'lots'", "x2 or x3"]),
    ({"bali_bonus": -5}, ["bali_bonus", "'-5'"]),
    ({"min_word_length": 2}, ["min_word_length", "'2'", "3 to 15"]),
    ({"min_word_length": True}, ["min_word_length", "'true'"]),
    ({"joker_fix": "late"}, ["joker_fix", "'late'", "on_join or on_removal"]),
    ({"umlaut_as_plain": "maybe"}, ["umlaut_as_plain", "'maybe'", "true or false"]),
    ({"partial_rule": "suffix"}, ["partial_rule", "'suffix'", "factor or prefix"]),
    ({"refil": "turn"}, ["'refil'", "'refill'"]),
    ({"columns_by_players": {"two": 7}}, ["columns_by_players", "two:7"]),
    ({"columns_by_players": {"1": 9}}, ["columns_by_players", "1:9"]),
    ({"letter_values": {"A": 0}}, ["letter_values", "'B' is missing"]),
    ({"letter_values": "scrabble"}, ["letter_values", "'scrabble'", "fr_freq"]),
    ({"seats": 5}, ["seats", "5", "columns_by_players"]),
    ({"language": "it"}, ["language", "'it'", "fr or de"]),
    ({"word_list": "../etc"}, ["word_list", "'../etc'"]),
    ({"word_list": "p\udc80"}, ["word_list", r"'p\udc80'"]),
]


@pytest.mark.parametrize(("table", "parts"), BAD)
def test_a_bad_value_is_refused_by_key_value_and_what_is_allowed(
    table: dict[str, Any], parts: list[str]
) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(options_from_toml(table))
    assert all(part in str(refused.value) for part in parts)


def test_toml_values_of_all_kinds_are_taken() -> None:
    table = {"bali_bonus": 60, "unique_words": True, "columns_by_players": {"1": 6, "2": 5}}
    options = read_options(options_from_toml(table))
    assert (options.bali_bonus, options.unique_words, options.columns) == ("60", True, 6)


def test_a_flag_of_the_settings_is_one_of_the_choices_of_the_form() -> None:
    texts = options_from_toml({"unique_words": "yes"})
    rules = {rule.key: rule.rule for rule in describe_options()}
    assert texts["unique_words"] in rules["unique_words"].choices
    assert read_options(texts).unique_words


@pytest.mark.parametrize("key", ["columns_by_players", "packs_by_players"])
def test_a_number_of_players_is_named_once(key: str) -> None:
    with pytest.raises(BadOption, match="'1:1 1:3'"):
        read_options({key: "1:1 1:3"})
