"""The move trees of fixed deals have as many lines as the twin of the rules once counted."""

import tomllib
from collections.abc import Iterator
from itertools import accumulate, islice
from typing import Any

import pytest

from baliwords.letters.game import letter_game
from baliwords.letters.options import options_from_toml, read_options
from tests.letters import twin
from tests.letters.toy import ToyWords

DEALS: dict[str, Any] = tomllib.loads(twin.DEALS.read_text("utf-8"))
COUNTS: dict[str, list[int]] = tomllib.loads(twin.COUNTS.read_text("utf-8"))

each_deal = pytest.mark.parametrize("name", DEALS["deal"])


def count_by_engine(name: str) -> Iterator[int]:
    """Yield the number of lines of 1, 2, 3 … moves until no game goes on."""
    deal = DEALS["deal"][name]
    options = read_options(options_from_toml(deal.get("house", {})))
    alphabet = twin.LATIN + "ÄÖÜ" if options.language == "de" else twin.LATIN
    game = letter_game(ToyWords(DEALS["words"][options.language], alphabet))
    states = [game.new(options, deal.get("pile", deal.get("seed")))]
    while lines := [(state, move) for state in states for move in game.legal_moves(state)]:
        yield len(lines)
        states = [game.apply(state, move) for state, move in lines]


def first_plies(name: str, positions: int) -> list[int]:
    """The counts for which no more than so many positions need be looked at."""
    counts = COUNTS[name]
    looked_at = accumulate([1, *counts])
    return [count for count, before in zip(counts, looked_at, strict=False) if before <= positions]


@each_deal
def test_the_engine_counts_as_many_lines(name: str) -> None:
    """`python -m tests.letters.soak --golden` counts to the last ply of the file."""
    counts = first_plies(name, positions=1_500)
    assert list(islice(count_by_engine(name), len(counts))) == counts


@each_deal
def test_the_twin_still_counts_the_first_plies(name: str) -> None:
    counts = first_plies(name, positions=250)
    assert list(islice(twin.count_lines([twin.start_of(DEALS, name)]), len(counts))) == counts


def test_every_deal_is_counted() -> None:
    assert list(COUNTS) == list(DEALS["deal"])
    assert all(COUNTS.values())
