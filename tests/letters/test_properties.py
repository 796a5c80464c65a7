"""What holds in every game, whatever the house rules (`random_games.py` says what)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.errors import IllegalMove
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Move, Remove
from baliwords.letters.options import Options
from baliwords.letters.state import State
from tests.letters.random_games import check_game, game_in, play_checked
from tests.letters.strategies import house_rules

CHUNKS, GAMES = 20, 50


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_thousand_random_games_keep_every_promise(chunk: int) -> None:
    """`python -m tests.letters.soak` plays more of them."""
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        assert play_checked(number).reason


@settings(max_examples=20, deadline=None)
@given(options=house_rules(), seed=st.integers(0, 2**64 - 1))
def test_any_house_rules_keep_every_promise(options: Options, seed: int) -> None:
    check_game(game_in(options.language), options, Random(seed))


# --- the checks notice a broken engine ------------------------------------------------------

FR = game_in("fr")


def play_some(game: LetterGame, **rules: Any) -> None:
    for seed in range(20):
        check_game(game, Options(**rules), Random(seed))


def with_rows(state: State, rows: tuple[tuple[str, ...], ...]) -> State:
    return replace(state, table=replace(state.table, rows=rows))


def test_a_lost_card_is_noticed() -> None:
    def apply(state: State, move: Move) -> State:
        after = FR.apply(state, move)
        first, *others = after.table.rows
        return with_rows(after, (("", *first[1:]), *others))

    with pytest.raises(AssertionError, match="are the packs"):
        play_some(replace(FR, apply=apply))


def test_a_split_column_is_noticed() -> None:
    def apply(state: State, move: Move) -> State:
        after = FR.apply(state, move)
        return with_rows(after, tuple(tuple(c[::-1] for c in row) for row in after.table.rows))

    with pytest.raises(AssertionError, match="was split"):
        play_some(replace(FR, apply=apply))


def test_an_illegal_move_in_the_list_is_noticed() -> None:
    def legal_moves(state: State) -> Iterator[Move]:
        yield from FR.legal_moves(state)
        yield Remove(0)

    with pytest.raises((IllegalMove, AssertionError)):
        play_some(replace(FR, legal_moves=legal_moves))


def test_a_view_that_shows_the_pile_is_noticed() -> None:
    def view(state: State, seat: int) -> Any:
        return state

    with pytest.raises(AssertionError, match="something hidden"):
        play_some(replace(FR, view=view))
