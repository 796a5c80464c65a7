"""One suite for every game: what the common shape promises."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from baliwords.core.game import NO_SEAT
from baliwords.core.journal import Journal, open_journals
from baliwords.core.match import Match
from baliwords.core.record import Header, Record, replay
from baliwords.core.shuffle import Dice, SystemDice
from baliwords.errors import BadInput, BadRecord, IllegalMove
from tests.games.entries import ENTRIES, Entry

SEEDS = range(3)
CASES = [
    pytest.param(entry, options, id=f"{entry.game.name}-{number}")
    for entry in ENTRIES
    for number, options in enumerate(entry.options)
]
each_variant = pytest.mark.parametrize(("entry", "options"), CASES)
each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.name)


def header_of(entry: Entry, options: Any, seed: int = 1) -> Header:
    seats = entry.game.seats(entry.game.new(options, seed))
    names = tuple(f"player{seat + 1}" for seat in range(seats))
    return Header(entry.game.name, seed, names, entry.game.write_options(options))


def played(entry: Entry, options: Any, seed: int, journal: Journal | None = None) -> Any:
    """A whole random game."""
    match: Any = Match(entry.game, header_of(entry, options, seed), journal)
    dice = Dice(~seed)
    while match.outcome is None:
        moves = list(entry.game.legal_moves(match.state))
        match.play(moves[dice.below(len(moves))])
        assert len(match.moves) <= entry.longest
    return match


@each_variant
def test_legal_moves_apply_and_are_read_as_they_are_written(entry: Entry, options: Any) -> None:
    game = entry.game
    for seed in SEEDS:
        for state in played(entry, options, seed).states[:-1]:
            moves = list(game.legal_moves(state))
            assert moves, "who is to move has a legal move"
            for move in moves:
                assert game.why_illegal(state, move) is None
                assert game.apply(state, move) != state
                assert game.read_move(state, game.write_move(state, move)) == move


@each_variant
def test_a_finished_game_has_winners_and_no_moves(entry: Entry, options: Any) -> None:
    for seed in SEEDS:
        match = played(entry, options, seed)
        outcome = match.outcome
        assert outcome.reason
        assert len(outcome.scores) == entry.game.seats(match.state)
        assert set(outcome.winners) <= set(range(len(outcome.scores)))
        assert list(entry.game.legal_moves(match.state)) == []


@each_variant
def test_other_moves_are_explained_and_refused(entry: Entry, options: Any) -> None:
    """Moves of the game that are not legal now: those of other states serve as a pool."""
    game = entry.game
    states = [state for seed in SEEDS for state in played(entry, options, seed).states[:-1]]
    pool = {move for state in states[:: len(states) // 20 + 1] for move in game.legal_moves(state)}
    refused = 0
    for state in states[:: len(states) // 15 + 1]:
        for move in pool.difference(game.legal_moves(state)):
            if game.why_illegal(state, move) is None:
                continue  # legal, but left out of the list by the game's own rule
            with pytest.raises(IllegalMove):
                game.apply(state, move)
            refused += 1
    assert refused


@each_game
def test_a_forbidden_move_raises_and_changes_nothing(entry: Entry) -> None:
    match: Any = Match(entry.game, header_of(entry, entry.options[0]))
    before = match.state
    for text in entry.forbidden:
        with pytest.raises(IllegalMove):
            match.play_text(text)
    assert match.state == before
    assert match.moves == ()


@each_game
def test_what_cannot_be_read_raises_and_changes_nothing(entry: Entry) -> None:
    match: Any = Match(entry.game, header_of(entry, entry.options[0]))
    before = match.state
    for text in entry.unreadable:
        with pytest.raises(BadInput):
            match.play_text(text)
    assert match.state == before


@each_variant
def test_a_seed_always_deals_the_same_and_another_seed_another(entry: Entry, options: Any) -> None:
    deals = [entry.game.new(options, seed) for seed in range(5)]
    assert deals == [entry.game.new(options, seed) for seed in range(5)]
    assert all(first != second for first, second in pairwise(deals))


@each_variant
def test_a_deal_that_is_written_down_deals_as_its_seed(entry: Entry, options: Any) -> None:
    game = entry.game
    for seed in SEEDS:
        written = game.deal(options, Dice(seed))
        assert game.new(options, written) == game.new(options, seed)


@each_variant
def test_the_system_never_deals_the_same_twice(entry: Entry, options: Any) -> None:
    deals = {entry.game.deal(options, SystemDice()) for _ in range(20)}
    assert len(deals) == 20


@each_variant
def test_options_are_read_as_they_are_written(entry: Entry, options: Any) -> None:
    assert entry.game.read_options(entry.game.write_options(options)) == options
    assert set(entry.game.write_options(entry.options[0])) <= {"language"}


@each_game
def test_an_unknown_option_is_refused(entry: Entry) -> None:
    with pytest.raises(BadInput, match="frobnication"):
        entry.game.read_options({"frobnication": "yes"})


@each_variant
def test_a_record_is_read_as_it_is_written_and_replays(entry: Entry, options: Any) -> None:
    match = played(entry, options, 2)
    text = str(match.record)
    again = Record.parse(text)
    assert str(again) == text
    assert tuple(replay(again, entry.game)) == match.states


@each_game
def test_a_damaged_record_is_refused_with_its_line(entry: Entry) -> None:
    match = played(entry, entry.options[0], 2)
    lines = str(match.record).splitlines()
    lines[-1] = "frobnicate"
    with pytest.raises(BadRecord, match=f"line {len(lines)}: 'frobnicate'"):
        list(replay(Record.parse("\n".join(lines)), entry.game))


@each_variant
def test_a_journal_resumes_after_any_move(entry: Entry, options: Any, tmp_path: Path) -> None:
    match = played(entry, options, 1, Journal.create(tmp_path, header_of(entry, options)))
    (journal,) = open_journals(tmp_path)
    assert Match.resume(entry.game, journal).states == match.states


@each_game
def test_a_torn_last_line_is_cut_off(entry: Entry, tmp_path: Path) -> None:
    options = entry.options[0]
    match = played(entry, options, 1, Journal.create(tmp_path, header_of(entry, options)))
    (journal,) = open_journals(tmp_path)
    whole = journal.path.read_bytes()
    for torn in (whole[:-1], whole[:-2]):
        journal.path.write_bytes(torn)
        assert Match.resume(entry.game, journal).states == match.states[:-1]


@each_variant
def test_undo_and_redo_lead_through_the_same_states(entry: Entry, options: Any) -> None:
    match = played(entry, options, 1)
    states = match.states
    back = min(5, len(match.moves))
    for _ in range(back):
        match.undo()
    assert match.states == states[:-back]
    for _ in range(back):
        match.redo()
    assert match.states == states
    assert match.header.practice


@each_variant
def test_a_view_does_not_show_what_is_hidden(entry: Entry, options: Any) -> None:
    if entry.hidden_changed is None:
        pytest.skip("nothing is hidden in this game")
    game = entry.game
    for state in played(entry, options, 1).states[::3]:
        for seat in range(game.seats(state)):
            other = entry.hidden_changed(state, seat, 9)
            assert game.view(other, seat) == game.view(state, seat)


@each_variant
def test_who_has_no_seat_sees_nothing_that_is_hidden(entry: Entry, options: Any) -> None:
    if entry.hidden_changed is None:
        pytest.skip("nothing is hidden in this game")
    game = entry.game
    for state in played(entry, options, 1).states[::3]:
        other = state
        for seat in range(game.seats(state)):
            other = entry.hidden_changed(other, seat, 9 + seat)
        assert game.onlooker(other) == game.onlooker(state)
        assert game.onlooker(state).seat == NO_SEAT
