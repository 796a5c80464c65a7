"""A match keeps its moves as moves, and plays a record again line by line."""

from dataclasses import replace
from typing import Any

import pytest

from baliwords.core.game import Game
from baliwords.core.match import Match
from baliwords.core.record import Header, Record
from baliwords.errors import BadRecord
from baliwords.letters.game import letter_game
from tests.letters.toy import toy_words

HEADER = Header("letters", "MURSTONAMEX", ("You",), {"language": "fr"})
TEXT = (
    "baliwords 1\ngame: letters\nlanguage: fr\nplayers: You\npile: MURSTONAMEX\n\n"
    "M+U+R\nundo\nredo\nMUR!\nundo\n"
)


@pytest.fixture
def game() -> Game[Any, Any, Any, Any]:
    return letter_game(toy_words())


@pytest.fixture
def unread(game: Game[Any, Any, Any, Any]) -> Game[Any, Any, Any, Any]:
    """The game, in which no text can be read."""

    def read_move(state: object, text: str) -> object:
        raise AssertionError(f"{text} is parsed back")

    return replace(game, read_move=read_move)


def test_moves_are_kept_as_moves_beside_their_text(game: Game[Any, Any, Any, Any]) -> None:
    match = Match(game, HEADER)
    join = game.read_move(match.state, "M+U+R")
    match.play(join)
    match.play_text("MUR!")
    assert match.played[0] is join
    assert match.moves == ("M+U+R", "MUR!")
    written = [game.write_move(*pair) for pair in zip(match.states, match.played, strict=False)]
    assert written == list(match.moves)


def test_back_and_forth_no_text_is_parsed(unread: Game[Any, Any, Any, Any]) -> None:
    match = Match(unread, HEADER)
    move = next(unread.legal_moves(match.state))
    after = match.play(move)
    match.undo()
    assert (match.played, match.moves, len(match.states)) == ((), (), 1)
    assert match.redo() == after
    assert match.played == (move,)


def test_what_was_asked_for_does_not_change_with_the_game(game: Game[Any, Any, Any, Any]) -> None:
    match = Match(game, HEADER)
    states = match.states
    assert match.states is states
    match.play_text("M+U+R")
    assert (len(states), len(match.states)) == (1, 2)


def test_a_record_is_played_again_with_what_was_taken_back(game: Game[Any, Any, Any, Any]) -> None:
    match = Match.replay(game, Record.parse(TEXT))
    assert match.moves == ("M+U+R",)
    assert match.can_redo
    assert match.header.practice
    assert match.redo() == Match.replay(game, Record.parse(TEXT.removesuffix("undo\n"))).state


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("M+T", "line 7: 'M+T': MT is not a part"),
        ("Q+U", "line 7: 'Q+U': 'Q' is not on the table"),
        ("redo", "line 7: 'redo': there is no move to play again"),
    ],
)
def test_a_wrong_line_is_named_even_if_it_was_taken_back(
    game: Game[Any, Any, Any, Any], line: str, complaint: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.replay(game, Record.parse(TEXT.replace("M+U+R", line)))
    assert complaint in str(refused.value)
