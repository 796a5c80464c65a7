import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.record import Header, Line, Record, replay
from baliwords.errors import BadRecord
from baliwords.letters.game import letter_game
from baliwords.letters.options import write_options
from tests.letters.strategies import house_rules
from tests.letters.toy import toy_words

game = letter_game(toy_words("fr"))

TEXT = """\
baliwords 1
game: letters
language: fr
players: You
pile: T M U Z E R Q K V R T O N

M+U+R!
"""


def last_scores(text: str) -> tuple[int, ...]:
    states = list(replay(Record.parse(text), game))
    scores: tuple[int, ...] = states[-1].table.scores
    return scores


def test_a_record_is_read_and_written_byte_for_byte() -> None:
    assert str(Record.parse(TEXT)) == TEXT


def test_a_record_replays() -> None:
    assert last_scores(TEXT) == (9,)


def test_comments_and_empty_lines_are_for_people() -> None:
    edited = "# my best game\n" + TEXT.replace("M+U+R!", "# now!\n\n  m+u+r!  ")
    assert last_scores(edited) == (9,)


def test_a_mark_that_editors_write_at_the_start_is_no_damage() -> None:
    assert Record.parse("\ufeff" + TEXT.replace("\n", "\r\n")) == Record.parse(TEXT)


def test_moves_that_were_taken_back_do_not_stand() -> None:
    record = Record.parse(TEXT + "undo\nM+U+R\nundo\nredo\nMUR!\n")
    assert record.moves == ("M+U+R", "MUR!")
    assert str(Record.parse(str(record))) == str(record)


names = st.text(st.characters(categories=["L"]), min_size=1, max_size=8)


@given(house_rules(), st.integers(), st.booleans())
def test_a_header_is_written_and_read_back(options: object, seed: int, practice: bool) -> None:
    texts = write_options(options)  # type: ignore[arg-type]
    record = Record(Header("letters", seed, ("Anna", "Bea"), texts, practice), (Line(9, "-"),))
    again = Record.parse(str(record))
    assert (again.header, again.moves) == (record.header, record.moves)


DAMAGED = [
    ("", "line 1: '' is not a record"),
    ("hello", "line 1: 'hello' is not a record"),
    (TEXT.replace("baliwords 1", "baliwords 2"), "line 1: 'baliwords 2' is not a record"),
    (TEXT.replace("game: letters", "game letters"), "line 2: 'game letters' is not a header line"),
    (TEXT.replace("game: letters\n", ""), "'game' is missing"),
    (TEXT.replace("players: You\n", ""), "'players' is missing"),
    (TEXT.replace("language: fr", "language: xx"), "header: language: 'xx' is not allowed"),
    (TEXT.replace("language: fr", "langage: fr"), "unknown house rule 'langage'"),
    (TEXT.replace("language: fr", "game: fr"), "line 3: 'game' is given twice"),
    (TEXT.replace("pile: T M U Z", "seed: 4 2"), "line 5: seed"),
    (TEXT.replace("pile: T", "seed: 4\npile: T"), "either 'seed' or 'pile'"),
    (TEXT.replace("pile: T", "pile: 7"), "'7' is no card"),
    (TEXT.replace("pile: T", "pile: Q Q"), "3 cards 'Q': there is only 1"),
    (TEXT.replace("M+U+R!", "M+U+X!"), "line 7: 'M\\+U\\+X!': 'X' is not on the table"),
    (TEXT.replace("M+U+R!", "T+Q"), "line 7: 'T\\+Q': TQ is not a part of any word"),
    (TEXT + "stop\nstop\n", "line 9: 'stop': the game is over"),
    (TEXT.replace("M+U+R!", "undo"), "line 7: nothing to undo"),
    (TEXT.replace("You", "Anna, Bea"), "header: 'Anna, Bea' for 1 seats"),
    (TEXT.replace("players: You", "seats: 2\nplayers: You"), "header: 'You' for 2 seats"),
    (TEXT.replace("players: You", "practice: maybe\nplayers: You"), "line 4: practice 'maybe'"),
    (TEXT.replace("T M U Z E R Q K V R T O N", ""), "the pile is empty"),
    (TEXT.replace("M+U+R!", "9" * 5000 + "+M"), "line 7: '9+': '9+' is not a column"),
    (TEXT.replace("game: letters", "game: chess"), "record of 'chess'"),
]


@pytest.mark.parametrize(("text", "complaint"), DAMAGED)
def test_a_damaged_record_names_the_line_and_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        last_scores(text)
