"""What a seat remembers is true: no card that is gone is thought to be in the pile for sure."""

from collections import Counter

import pytest

from baliwords.letters.game import letter_game
from baliwords.letters.options import Options
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.opponents import new_player
from baliwords.solver.letters.seat_memory import SeatMemory

game = letter_game(load_lexicon("fr"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_watches_knows_which_cards_are_in_the_pile(seats: int) -> None:
    options = Options(seats=seats)
    players = [new_player("greedy", options) for _ in range(seats)]
    state, memory = game.new(options, 3), SeatMemory()
    exact = total = 0
    while game.outcome(state) is None:
        seat = state.table.decider
        move = players[seat](game.view(state, seat))
        if seat == 1:
            hidden = Counter(memory.hidden(state.table))
            assert Counter(state.pile) <= hidden
            exact += hidden == Counter(state.pile)
            total += 1
            memory.note(state.table, move)
        state = game.apply(state, move)
    assert exact > 0.8 * total


def test_moves_that_were_taken_back_are_forgotten() -> None:
    options = Options(seats=2)
    state, memory, player = game.new(options, 3), SeatMemory(), new_player("greedy", options)
    states = [state]
    for _ in range(12):
        seat = state.table.decider
        move = player(game.view(state, seat))
        if seat == 0:
            memory.hidden(state.table)
            memory.note(state.table, move)
        state = game.apply(state, move)
        states.append(state)
    for earlier in (states[4], states[6], states[0]):
        assert len(memory.hidden(earlier.table)) >= earlier.table.pile_size
