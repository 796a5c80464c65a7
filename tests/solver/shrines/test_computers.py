import pytest

from baliwords.errors import BadInput
from baliwords.shrines.game import SHRINES, legal_moves
from baliwords.shrines.options import Options
from baliwords.shrines.state import State
from baliwords.shrines.view import view
from baliwords.solver.shrines.computers import NAMES, make_player
from baliwords.solver.shrines.contest import play_game
from baliwords.solver.shrines.memory import first_memory, remember
from baliwords.solver.shrines.notes import Notes
from baliwords.solver.shrines.search import Budget, search
from tests.shrines.checks import random_game

QUICK = Budget(rounds=4)


def positions(options: Options, seed: int) -> list[tuple[State, Notes]]:
    """Some positions of a random game, with the notes of the one who decides."""
    memory = first_memory(SHRINES.new(options, seed))
    found = []
    for number, (before, move, after) in enumerate(random_game(options, seed)):
        if number % 11 == 0:
            found.append((before, memory[before.decider]))
        memory = remember(memory, before, move, after)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_computer_makes_legal_moves(name: str, seats: int) -> None:
    options = Options(seats=seats, oracle=True, demon=True, oracle_keep_optional=True)
    player = make_player(name, 1, QUICK)
    for state, notes in positions(options, seats):
        move = player.choose(view(state, state.decider), notes)
        assert move in list(legal_moves(state))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_a_computer_play_the_same(name: str) -> None:
    games = [play_game(Options(oracle=True), (name, "greedy"), 3, QUICK) for _ in range(2)]
    assert games[0] == games[1]


def test_the_search_tries_the_best_move_most_often() -> None:
    state, notes = positions(Options(seats=3), 5)[2]
    choices = search(view(state, state.decider), notes, Budget(rounds=60), 1)
    assert sum(choice.visits for choice in choices) == 60
    assert choices == sorted(choices, key=lambda choice: -choice.visits)
    assert all(0 < choice.chance < 1 for choice in choices)


def test_a_forced_move_needs_no_thinking() -> None:
    state, notes = next(
        (state, notes)
        for state, notes in positions(Options(), 7)
        if len(list(legal_moves(state))) == 1
    )
    (choice,) = search(view(state, state.decider), notes, Budget(rounds=1000), 1)
    assert choice.visits == 1


def test_thinking_by_the_clock_ends() -> None:
    state, notes = positions(Options(), 7)[0]
    assert search(view(state, state.decider), notes, Budget(None, seconds=0.01), 1)


def test_greedy_beats_random() -> None:
    won = sum(
        play_game(Options(), ("greedy", "random"), s, QUICK).winners == (0,) for s in range(12)
    )
    assert won >= 10


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(BadInput, match="unknown player 'wizard'"):
        make_player("wizard", 1, QUICK)


def test_with_open_information_nothing_is_guessed() -> None:
    options = Options(open_information=True, oracle=True)
    outcome = play_game(options, ("greedy", "greedy"), 3, QUICK)
    assert len(outcome.scores) == 2
