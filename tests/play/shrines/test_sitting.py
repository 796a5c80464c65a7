"""What a sitting tells, to whom, and what can be taken back."""

from collections.abc import Callable

import pytest

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.errors import BadNotation, IllegalMove, MissingData
from baliwords.play.shrines.sitting import Sitting, numbered, read_choice
from baliwords.shrines.game import SHRINES
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Buy, Keep, Move, Offer, Pass, Take
from baliwords.shrines.state import State
from baliwords.shrines.view import view
from baliwords.solver.shrines.search import Budget


def sitting(*players: str, seed: int = 5, **rules: str) -> Sitting:
    options = {"seats": str(len(players)), **rules}
    return Sitting(Match(SHRINES, Header("shrines", seed, players, options)), Budget(5))


def choose(state: State) -> Move:
    """Save stones for shrines, look at the altar, else take the first choice."""
    moves = list(allowed_moves(view(state, state.decider)))
    by_word = {str(move): move for move in moves}
    for word in ("look", "play shrine", "pass", "play stonemason"):
        if word in by_word:
            return by_word[word]
    return moves[0]


def play_until(at: Sitting, reached: Callable[[State, Move], bool]) -> Move:
    """Play on until a move is due that answers the question; play it and return it."""
    while at.match.outcome is None:
        state, move = at.state, choose(at.state)
        at.play(move)
        if reached(state, move):
            return move
    raise AssertionError("it never came to that")


def face_down(state: State, move: Move) -> bool:
    return isinstance(move, Offer) and state.decider == state.active


def test_between_several_people_nobody_is_told_what_was_laid_face_down() -> None:
    at = sitting("Anna", "Ben")
    play_until(at, face_down)
    assert at.story[-1].endswith(" offers a card face down.")


def test_a_person_alone_is_told_his_own_card_and_no_other() -> None:
    at = sitting("Anna", "greedy")
    offered = play_until(at, lambda state, move: face_down(state, move) and state.decider == 0)
    assert isinstance(offered, Offer)
    assert at.story[-1] == f"Anna offers a {offered.good} card face down."
    play_until(at, lambda state, move: face_down(state, move) and state.decider == 1)
    assert at.story[-1] == "greedy offers a card face down."


def test_a_resumed_match_has_the_same_story_and_memory() -> None:
    at = sitting("Anna", "greedy", "Ben", oracle="yes")
    play_until(at, lambda _state, move: isinstance(move, Keep))
    again = Sitting(at.match, at.budget)
    assert (again.story, again.memory) == (at.story, at.memory)
    assert again.news_for(0) == []


def test_everybody_reads_the_news_once() -> None:
    at = sitting("Anna", "Ben")
    play_until(at, lambda _state, move: isinstance(move, Take))
    assert at.news_for(1) == at.story != []
    assert at.news_for(1) == []
    assert at.news_for(0) == at.story


def test_a_new_column_is_not_taken_back() -> None:
    at = sitting("Anna", "random")
    pile = len(at.state.pile)
    while len(at.state.pile) == pile or at.state.decider != 0:
        at.play(choose(at.state))
    moves = at.match.moves
    with pytest.raises(IllegalMove, match="a new column was laid"):
        at.undo()
    assert at.match.moves == moves


def test_a_look_at_the_altar_is_not_taken_back() -> None:
    at = sitting("Anna", "Ben", oracle="yes")
    play_until(at, lambda _state, move: str(move) == "look")
    with pytest.raises(IllegalMove, match="the altar was looked at"):
        at.undo()


def test_a_sacrifice_that_was_shown_is_not_taken_back() -> None:
    at = sitting("Anna", "greedy")
    play_until(at, lambda state, move: face_down(state, move) and state.decider == 0)
    at.undo()  # the own card, still unseen by others
    assert str(choose(at.state)).startswith("offer")
    with pytest.raises(IllegalMove, match="a sacrifice card was shown"):
        at.undo()


def test_back_and_forth_the_memory_stays_true() -> None:
    at = sitting("Anna", "greedy")
    while at.state.turn < 2 or at.state.decider != 0:
        at.play(choose(at.state))
    memory, story, moves = at.memory, at.story, at.match.moves
    at.undo()
    assert len(at.match.moves) < len(moves)
    at.redo()
    assert (at.memory, at.story, at.match.moves) == (memory, story, moves)


def test_choices_keep_the_numbers_of_what_they_are_about() -> None:
    at = sitting("Anna", "Ben", seed=5, demon="yes")
    while not any(
        isinstance(move, Buy) for move in allowed_moves(view(at.state, at.state.decider))
    ):
        at.play(choose(at.state))
    seen = view(at.state, at.state.decider)
    choices = numbered(seen)
    assert choices[0] == Pass()
    assert all(
        number == move.good.place + 1 for number, move in choices.items() if isinstance(move, Buy)
    )
    at.play(Pass())
    at.play(choose(at.state))
    seen = view(at.state, at.state.decider)
    columns = {1, 2, 3, 4} - {(seen.demon or 0) + 1}
    assert numbered(seen) == {number: Take(number - 1) for number in sorted(columns)}
    with pytest.raises(BadNotation, match="none of the choices"):
        read_choice(seen, str((seen.demon or 0) + 1))
    with pytest.raises(BadNotation, match="the demon stands"):
        read_choice(seen, f"take {(seen.demon or 0) + 1}")


def test_what_is_remembered_fits_the_moves_also_where_the_disk_is_full_half_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = sitting("Anna", "greedy")
    play_until(at, lambda state, _move: state.decider == 1 and at.state.decider == 0)
    first, log = at._last_choice(), at.match._log
    assert len(at.match.moves) - first > 1

    def full_after_one(line: str) -> None:
        monkeypatch.setattr(at.match, "_log", full)
        log(line)

    def full(_line: str) -> None:
        raise MissingData("the disk is full")

    monkeypatch.setattr(at.match, "_log", full_after_one)
    with pytest.raises(MissingData):
        at.undo()
    again = Sitting(at.match, at.budget)
    assert (again.story, again.memory) == (at.story, at.memory)
    assert at.assisted
