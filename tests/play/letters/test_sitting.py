"""One letter game at one table, driven without any screen."""

import pytest

from baliwords.errors import BadOption, IllegalMove
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Pass
from baliwords.letters.notation import read_move
from baliwords.letters.options import read_options
from baliwords.letters.state import Unit
from baliwords.play.keeping import journal_folder, unfinished
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import Due, Sitting, new_header
from baliwords.play.letters.tell import what_happened
from tests.tui.stage import toy_shelf

PILE = "SETLIRA" + "MURONXY" + "TE" + "BCDFGHJKLMN"
"""Seat 2 gets the first row, seat 1, who leads, the second."""


def sit(*players: str, pile: str = PILE, shelf: Shelf | None = None, **rules: str) -> Sitting:
    options = read_options({"seats": str(len(players)), "pass_policy": "lenient", **rules})
    sitting = Sitting.begin(new_header(options, pile, players), shelf or toy_shelf())
    sitting.words.open()
    return sitting


def lay(sitting: Sitting, seat: int, text: str) -> None:
    sitting.act(seat, read_move(sitting.table, text))


def test_it_says_what_is_due_and_from_whom() -> None:
    sitting = sit("Anna", "Ben", validation="challenge")
    assert (sitting.due, sitting.deciders) == (Due.TURN, [0])
    lay(sitting, 0, "X+Y")
    assert (sitting.due, sitting.deciders, sitting.laid_column) == (Due.DOUBTS, [1], "XY")
    sitting.act(1, Challenge(1))
    assert (sitting.due, sitting.deciders, sitting.doubted) == (Due.WORD, [0], True)
    sitting.act(0, Answer(""))
    assert (sitting.due, sitting.deciders) == (Due.TURN, [1])
    assert sitting.table.rows[0] == tuple("MURONXY")


def test_a_seat_cannot_move_for_another() -> None:
    sitting = sit("Anna", "Ben", "Carla", validation="challenge", pile="ABCDEFGHIKLMNOPRSTU")
    with pytest.raises(IllegalMove, match="not for Ben"):
        sitting.act(1, Pass())
    lay(sitting, 0, "+".join(filter(None, sitting.table.rows[0][:2])))
    with pytest.raises(IllegalMove, match="for another"):
        sitting.act(1, Challenge(2))


def test_players_of_one_name_are_told_apart() -> None:
    sitting = sit("Anna", "fast", "fast", pile="ABCDEFGHIKLMNOPRSTU")
    assert sitting.names == ["Anna", "fast", "fast#2"] and sitting.people == [0]
    sitting.play(Pass())
    for _turn in range(2):
        move = sitting.choose(sitting.state)
        assert move is not None
        sitting.play(move)
    assert [line.partition(":")[0] for line in sitting.move_list()] == sitting.names
    assert sitting.match.header.players == ("Anna", "fast", "fast")


def test_a_column_stands_once_every_opponent_lets_it_stand() -> None:
    sitting = sit("Anna", "Ben", "Carla", validation="challenge", pile="ABCDEFGHIKLMNOPRSTU")
    lay(sitting, 0, "+".join(filter(None, sitting.table.rows[0][:2])))
    assert sitting.act(1, Accept()) is None
    assert sitting.deciders == [2]
    with pytest.raises(IllegalMove):
        sitting.act(1, Challenge(1))
    assert sitting.act(2, Accept()) is not None
    assert (sitting.due, sitting.table.turn) == (Due.TURN, 1)


def test_computers_are_asked_by_view_and_change_nothing_by_choosing() -> None:
    sitting = sit("You", "greedy")
    assert not sitting.computer_is_asked
    assert sitting.choose(sitting.state) is None
    sitting.play(Assemble((Unit(0, 0), Unit(0, 1), Unit(0, 2))))
    before = sitting.state
    assert sitting.computer_is_asked
    assert sitting.choose(before) == sitting.choose(before)
    assert sitting.state is before


def test_a_computer_is_asked_about_a_column_and_doubts_what_no_word_holds() -> None:
    sitting = sit("You", "greedy", validation="challenge")
    lay(sitting, 0, "M+U+R")
    assert sitting.computer_is_asked
    assert sitting.choose(sitting.state) == Accept()  # there is no other person to ask
    sitting.play(Accept())
    sitting.play(read_move(sitting.table, "S+E+T"))
    sitting.play(Accept())
    lay(sitting, 0, "X+2:SET")
    assert sitting.choose(sitting.state) == Challenge(1)  # its word comes back


def test_a_computer_lets_nonsense_stand_that_harms_only_its_maker() -> None:
    bluffing = sit("You", "greedy", validation="challenge")
    lay(bluffing, 0, "X+Y")
    assert bluffing.choose(bluffing.state) == Accept()


def test_taking_back_goes_to_the_last_turn_of_a_person() -> None:
    sitting = sit("You", "greedy")
    lay(sitting, 0, "M+U+R")
    move = sitting.choose(sitting.state)
    assert move is not None
    sitting.play(move)
    sitting.undo()
    assert (sitting.table.turn, sitting.table.rows[0]) == (0, tuple("MURONXY"))
    sitting.redo()
    assert sitting.table.turn == 0
    assert len(sitting.match.moves) == 2


@pytest.mark.parametrize("refill", ["turn", "round"])
def test_a_lost_bluff_is_told_as_lost_however_gaps_are_filled(refill: str) -> None:
    sitting = sit("Anna", "Ben", validation="challenge", refill=refill)
    lay(sitting, 0, "X+Y")
    sitting.act(1, Challenge(1))
    happening = sitting.act(0, Answer(""))
    assert happening is not None
    told = what_happened(happening, sitting.names, sitting.judge)
    assert "No word for XY: the columns go back" in told


def test_a_game_that_is_refused_leaves_nothing_on_disk() -> None:
    with pytest.raises(BadOption):
        sit("expert", unique_words="true", shelf=Shelf())
    assert not list(journal_folder().glob("*"))


def test_a_game_without_a_move_is_forgotten_any_other_waits() -> None:
    sit("You").leave()
    assert not list(unfinished(["letters"]))
    played = sit("You")
    lay(played, 0, "S+E+T!")
    played.leave()
    ((_journal, record),) = unfinished(["letters"])
    assert record.moves == ("S+E+T!",)
