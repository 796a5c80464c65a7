"""The players `fast` and `expert` play whole legal games."""

import pytest

from baliwords.games import letters, make_player
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.solver.letters.computers import engine_for, fast_game
from baliwords.solver.letters.contest import play_out, solitaire_result
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.training import deal

LATE = 12


@pytest.mark.parametrize("language", ["fr", "de"])
def test_fast_plays_the_same_game_by_the_rules_and_in_the_kernel(language: str) -> None:
    options = Options(language=language)
    game = letters(language)
    for seed in range(3):
        state = new_game(options, seed)
        pile = "".join(state.table.rows[0]) + state.pile
        end = play_out(game, state, [make_player("fast", options, seed)])
        assert solitaire_result(game, end) == fast_game(options, pile)


def test_expert_plays_a_legal_game() -> None:
    options = Options()
    game = letters("fr")
    end = play_out(game, new_game(options, 1), [make_player("expert", options, 1, 0.01)])
    assert solitaire_result(game, end).score > 100


def test_fast_looks_ahead_near_the_end_but_never_into_the_pile() -> None:
    table, pile = engine_for(Options()).table(), encode("".join(deal(5)))
    table.deal(pile)
    while (left := table.state()[1]) > LATE:
        move = table.fast_move()
        assert move is not None
        table.move(*move)
    hidden = list(pile[len(pile) - left :])
    moves = set()
    for turn in range(left):
        table.hide(table.columns(), bytes(hidden[turn:] + hidden[:turn]), left, 0)
        moves.add(table.fast_move())
    assert len(moves) == 1
