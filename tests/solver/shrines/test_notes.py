from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import FARMERS, GOODS, Card
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.state import State
from baliwords.shrines.view import view
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.guesses import Guesser, unseen_cards
from baliwords.solver.shrines.kernels.layout import (
    ALTAR,
    ALTAR_SIZE,
    HAND,
    HAND_SIZE,
    SACRIFICES,
    SEATS,
    STONES,
    SUPPLY,
)
from baliwords.solver.shrines.memory import first_memory, remember
from baliwords.solver.shrines.notes import Notes, first_notes
from tests.shrines.checks import random_game


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.booleans(), st.booleans(), st.integers(0, 2**32))
def test_a_guess_agrees_with_all_that_is_seen_now(
    seats: int, oracle: bool, keep_optional: bool, seed: int
) -> None:
    options = Options(seats=seats, oracle=oracle, oracle_keep_optional=keep_optional)
    memory = first_memory(SHRINES.new(options, seed))
    dice = Dice(seed)
    for before, move, after in random_game(options, seed, eager=oracle):
        memory = remember(memory, before, move, after)
        for seat in range(seats):
            check_hands(after, memory[seat])
            assert Counter(unseen_cards(view(after, seat), memory[seat])) == Counter(after.pile)
        seat = seed % seats
        numbers = Guesser(view(after, seat), memory[seat]).position(dice)
        check_numbers(numbers, encode(after), seat)
        check_sacrifices(numbers, after, seat)


def check_hands(state: State, notes: Notes) -> None:
    """What is not known of a hand are farmers that its player began with."""
    for seat, player in enumerate(state.players):
        unknown = Counter(player.hand) - Counter(notes.hands[seat])
        begun = Counter(Card(good.value) for good in state.options.start_farmers[seat])
        assert Counter(notes.hands[seat]) <= Counter(player.hand)
        assert unknown == begun - Counter(notes.started_with[seat])


def check_numbers(numbers: list[int], real: list[int], seat: int) -> None:
    """What lies open is as it is, and hands have their size, of farmers where they are unknown."""
    assert numbers[STONES:SACRIFICES] == real[STONES:SACRIFICES]
    assert (
        numbers[HAND + 8 * seat : HAND + 8 * seat + 8]
        == real[HAND + 8 * seat : HAND + 8 * seat + 8]
    )
    for other in range(numbers[SEATS]):
        hand = numbers[HAND + 8 * other : HAND + 8 * other + 8]
        assert sum(hand) == numbers[HAND_SIZE + other]
        assert hand[len(FARMERS) :] == real[HAND + 8 * other : HAND + 8 * other + 8][len(FARMERS) :]


def check_sacrifices(numbers: list[int], state: State, seat: int) -> None:
    """The cards of the goods add up, one's own are known, and so is a top that lies open."""
    seats = range(len(state.players))
    held = [numbers[SACRIFICES + 4 * other : SACRIFICES + 4 * other + 4] for other in seats]
    altar = numbers[ALTAR : ALTAR + numbers[ALTAR_SIZE]]
    for other in seats:
        assert sum(held[other]) == len(state.players[other].sacrifices)
        assert min(held[other]) >= 0
    for good in range(len(GOODS)):
        laid = sum(card // 2 == good for card in altar)
        assert sum(row[good] for row in held) + laid + numbers[SUPPLY + good] == 25
    assert held[seat] == [state.players[seat].sacrifices.count(good) for good in GOODS]
    assert len(altar) == len(state.altar)
    if altar:
        top = view(state, seat).altar_top
        assert altar[-1] % 2 == (top is not None)
        assert top is None or altar[-1] == 2 * top.place + 1


def test_d57_the_farmers_that_others_begin_with_are_not_known() -> None:
    options = Options(seats=3)
    rice, *_ = GOODS
    house_rule = (options.start_farmers[0], *((rice, rice, rice),) * 3)
    told = [
        Guesser(seen, first_notes(seen)).position(Dice(5))
        for chosen in (options, replace(options, start_farmers=house_rule))
        for seen in [view(SHRINES.new(chosen, 7), 0)]
    ]
    assert told[0] == told[1]


def test_a_farmer_that_was_not_taken_openly_was_there_from_the_start() -> None:
    state = SHRINES.new(Options(starting_player=2), 7)
    memory = first_memory(state)
    for text in ("pass", "play rice"):
        move = SHRINES.read_move(state, text)
        after = SHRINES.apply(state, move)
        memory, state = remember(memory, state, move, after), after
    assert memory[0].started_with[1] == (Card.RICE,)
    assert memory[0].hands[1] == ()
    assert memory[1].hands[1] == state.players[1].hand
