"""Every guessed world agrees with all that the seat has seen, from the first view to the last."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import FARMERS, GOODS, Offering, in_order
from baliwords.shrines.game import SHRINES
from baliwords.shrines.moves import Keep, Look, Move, Offer
from baliwords.shrines.options import Options
from baliwords.shrines.state import HAND, State, with_player
from baliwords.shrines.view import seen_move, view
from baliwords.solver.shrines.histories import History, any_history
from baliwords.solver.shrines.memory import first_memory, remember
from baliwords.solver.shrines.notes import Notes
from tests.shrines.checks import Step, random_game


def start_of(history: History, notes: Notes, state: State, dice: Dice) -> State:
    """The start of the game as the history has it; unseen farmers are any (T5)."""
    altar = tuple(Offering(GOODS[good], False) for good in history.goods[: history.starting])
    state = state._replace(altar=altar)
    for seat, player in enumerate(state.players):
        known = notes.started_with[seat]
        others = [FARMERS[dice.below(4)] for _ in range(HAND - len(known))]
        state = with_player(state, seat, player._replace(hand=in_order((*known, *others))))
    return state


def as_guessed(steps: list[Step], seat: int, history: History) -> Iterator[Move]:
    """The moves of the game, those that the seat did not see as the history has them."""
    offered = iter(history.unseen)
    kept = iter(history.kept)
    for before, move, _after in steps:
        seen = seen_move(before, move, seat)
        if seen == Offer(None):
            yield Offer(GOODS[history.goods[next(offered)]])
        elif seen == Keep(None):
            yield Keep(next(kept))
        else:
            yield move


def check_history(steps: list[Step], seat: int, notes: Notes, dice: Dice) -> None:
    """Play the guessed game by the rules: the seat must see the same at every moment."""
    history = any_history(notes, len(steps[0][0].players), dice)
    state = start_of(history, notes, steps[0][0], dice)
    for (before, _move, _after), move in zip(steps, as_guessed(steps, seat, history), strict=True):
        assert view(state, seat) == view(before, seat)
        state = SHRINES.apply(state, move)
    assert view(state, seat) == view(steps[-1][2], seat)
    held = [[player.sacrifices.count(good) for good in GOODS] for player in state.players]
    assert history.held() == held
    laid = [(GOODS[history.goods[card]], history.face_up[card]) for card in history.altar]
    assert laid == [(offering.good, offering.face_up) for offering in state.altar]


@settings(max_examples=40, deadline=None)
@given(
    st.integers(2, 4),
    st.booleans(),
    st.sampled_from(("per_column", "per_card")),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2**32),
)
def test_a_guessed_game_shows_the_seat_all_that_it_saw(
    seats: int, oracle: bool, looks: str, keep_optional: bool, eager: bool, seed: int
) -> None:
    options = Options(
        seats=seats, oracle=oracle, oracle_looks=looks, oracle_keep_optional=keep_optional
    )
    steps, dice = list(random_game(options, seed, eager)), Dice(seed)
    memory = first_memory(steps[0][0])
    for number, (before, move, after) in enumerate(steps, 1):
        memory = remember(memory, before, move, after)
        if number % 20 == 0 or number == len(steps) or isinstance(move, Look | Keep):
            for seat in range(seats):
                check_history(steps[:number], seat, memory[seat], dice)
