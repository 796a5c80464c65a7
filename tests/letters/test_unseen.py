"""What nobody has seen, and what a move touches: one answer for everybody who asks."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from baliwords.letters.assembly import column_of
from baliwords.letters.cards import PACK, UNKNOWN
from baliwords.letters.game import letter_game
from baliwords.letters.moves import Assemble, Move, Pass, Remove, Stop, takes_off, units_of
from baliwords.letters.options import Options
from baliwords.letters.state import Unit
from baliwords.letters.unseen import in_order, seen_columns, unseen_cards, unseen_letters
from tests.letters.toy import golden_words, row


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_every_game_the_unseen_cards_are_those_of_the_pile(seats: int) -> None:
    game, chance = letter_game(golden_words("fr")), Random(seats)
    state = game.new(Options(seats=seats), seats)
    while moves := [move for move in game.legal_moves(state) if not isinstance(move, Stop)]:
        assert unseen_letters(state) == Counter(state.pile)
        state = game.apply(state, chance.choice(moves))
    assert unseen_letters(state) == Counter(state.pile)


def test_a_declared_joker_was_seen_as_the_bali_card() -> None:
    assert unseen_cards(["MuR"])["?"] == 0
    assert unseen_cards(["MuR"])["U"] == 2
    assert unseen_cards(["MuR"], packs=2)["?"] == 1


def test_a_card_that_is_awaited_was_not_seen() -> None:
    state = row("MUR A")
    awaited = replace(state.table, rows=(("MUR", UNKNOWN, "A"),))
    state = replace(state, table=awaited)
    assert list(seen_columns(state)) == ["MUR", "A"]
    assert unseen_letters(state).total() == len(PACK) - 4


def test_counted_cards_are_written_by_the_alphabet() -> None:
    assert in_order(Counter("TATÜ?")) == "?ATTÜ"


MOVES: list[tuple[Move, bool, str, list[int]]] = [
    (Assemble((Unit(0, 1), Unit(0, 0))), False, "TMUR", [1, 0]),
    (Assemble((Unit(0, 0), Unit(0, 2)), "S"), False, "MURs", [0, 2]),
    (Assemble((Unit(0, 0), Unit(0, 2)), "S", remove=True), True, "MURs", [0, 2]),
    (Remove(0), True, "MUR", [0]),
    (Pass(), False, "", []),
    (Stop(), False, "", []),
]


@pytest.mark.parametrize(("move", "off", "column", "slots"), MOVES)
def test_a_move_says_what_it_takes_off_which_column_it_makes_and_which_it_touches(
    move: Move, off: bool, column: str, slots: list[int]
) -> None:
    table = row("MUR T ?").table
    assert takes_off(move) is off
    assert column_of(table, move) == column
    assert [unit.slot for unit in units_of(move, seat=0)] == slots
