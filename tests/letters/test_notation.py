"""Moves as text and back, for tables of all kinds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.core.shuffle import Dice
from baliwords.errors import AmbiguousNotation, BadNotation, IllegalMove
from baliwords.letters.game import letter_game
from baliwords.letters.moves import Answer, Assemble, Challenge, Pass, Remove, Stop
from baliwords.letters.notation import parse_table, read_move, write_move
from baliwords.letters.options import Options
from baliwords.letters.state import Unit
from tests.letters.strategies import house_rules
from tests.letters.toy import row, rows, toy_words


@given(house_rules(), st.integers(0, 2**32), st.data())
def test_every_legal_move_is_read_as_it_is_written(
    options: Options, seed: int, data: st.DataObject
) -> None:
    game = letter_game(toy_words(options.language))
    state = game.new(options, seed)
    dice = Dice(seed)
    for _ in range(6):
        moves = list(game.legal_moves(state))
        if not moves:
            break
        for move in moves[:200]:
            assert game.read_move(state, game.write_move(state, move)) == move
        state = game.apply(state, moves[dice.below(len(moves))])


def test_repeated_columns_are_told_apart_by_their_place() -> None:
    table = row("T ON T").table
    assert write_move(table, Assemble((Unit(0, 2), Unit(0, 1)))) == "T@3+ON"
    assert read_move(table, "T@3+ON") == Assemble((Unit(0, 2), Unit(0, 1)))


def test_equal_columns_without_a_place_are_taken_from_the_left() -> None:
    table = row("S ON S").table
    assert read_move(table, "S+ON+S") == Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2)))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("m+u+r", Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2)))),
        (" M + Ü + R ! ", Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2)), remove=True)),
        ("M+U+R>3", Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2)), target=2)),
        ("1+2+3", Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2)))),
        ("4!", Remove(3)),
        ("tOn!", Remove(3)),
        ("?=e+M", Assemble((Unit(0, 4), Unit(0, 0)), "E")),
        ("2:ON+S@7", Assemble((Unit(1, 0), Unit(0, 6)))),
        ("2:1+S", Assemble((Unit(1, 0), Unit(0, 6)))),
        ("-", Pass()),
        ("STOP", Stop()),
        ("2:challenge", Challenge(1)),
        ("word mûrir", Answer("MURIR")),
        ("word -", Answer("")),
        ("word challenge", Answer("CHALLENGE")),  # a French word
    ],
)
def test_people_may_type_freely(text: str, move: object) -> None:
    table = rows("M Ü R ToN ? T S", "ON . . . . . .", pile="AB").table
    assert read_move(table, text) == move


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is not a column"),
        ("M", "is not a move"),
        ("M+", "is not a column"),
        ("X+Y", "'X' is not on the table \\(seat 1 has M U R\\)"),
        ("3:M+U", "there is no seat 3"),
        ("9:M+U", "there is no seat 9"),
        ("M@2+U", "'M@2' is not on the table"),
        ("M+U>x", "'x' is no place"),
        ("M+8", "'8' is not on the table"),
        ("x:challenge", "expected challenge"),
        ("word M4R", "'4' is no card"),
        ("M" * 10_000, "is not on the table"),
        ("M+U\x00", "is not"),
        ("1" * 5_000 + "+M", "is not a column"),
        ("M+U>" + "1" * 5_000, "is no place"),
        ("1" * 5_000 + ":challenge", "expected challenge"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_a_right_form(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint) as refused:
        read_move(rows("M U R", "ON . .", pile="A").table, text)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("S ON AI T LAM R E", ("S", "ON", "AI", "T", "LAM", "R", "E")),
        ("s on ai", ("S", "ON", "AI")),
        ("MuR ?", ("MuR", "?")),
        ("tür é", ("TÜR", "E")),
    ],
)
def test_a_table_is_its_columns_separated_by_spaces(text: str, columns: tuple[str, ...]) -> None:
    assert parse_table(text) == columns


@pytest.mark.parametrize(("letter", "read"), [("é", "E"), ("Ç", "C"), ("e\u0301", "E"), ("u", "U")])
def test_the_letter_of_a_joker_is_folded_like_all_others(letter: str, read: str) -> None:
    move = read_move(row("M ? R").table, f"M+?={letter}+R")
    assert isinstance(move, Assemble) and move.letters == read


@pytest.mark.parametrize("letter", ["ß", "ﬁ", "œ", "_", "ж"])
def test_a_joker_is_one_letter(letter: str) -> None:
    with pytest.raises(BadNotation, match="the BALI card is one letter, not") as refused:
        read_move(row("M ? R").table, f"M+?={letter}+R")
    assert letter in str(refused.value)


def test_a_word_with_the_joker_and_one_without_are_told_apart() -> None:
    table = rows("MuR MUR T", "A . .", pile="E").table
    for text in ("mur!", "mur+T", "Mur!"):
        with pytest.raises(AmbiguousNotation, match="MuR@1, MUR@2"):
            read_move(table, text)
    assert read_move(table, "MUR!") == read_move(table, "mur@2!") == Remove(1)
    assert read_move(table, "MuR!") == read_move(table, "mur@1!") == Remove(0)


@pytest.mark.parametrize("text", ["2:MUR!", "2:mur", "2:1!"])
def test_a_word_in_the_row_of_another_is_named_as_such(text: str) -> None:
    table = rows("T A", "MUR E", pile="E").table
    with pytest.raises(BadNotation, match="MUR lies in another's row: join it to a column"):
        read_move(table, text)


@pytest.mark.parametrize("text", ["S+?+?=E", "?+?=A+S", "?=A+?=B+S"])
def test_a_joker_named_twice_is_refused_and_quoted(text: str) -> None:
    """No card lies in two places: the move is read, written for the complaint, and refused."""
    game = letter_game(toy_words())
    match = Match(game, Header("letters", "S?TRAMEON", ("Anna",), {"language": "fr"}))
    move = game.read_move(match.state, text)
    assert game.write_move(match.state, move).startswith(text[:1])
    with pytest.raises(IllegalMove):
        match.play(move)
    assert not match.moves
