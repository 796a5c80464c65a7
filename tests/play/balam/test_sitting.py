from pathlib import Path

import pytest

from baliwords.balam.checklist import State
from baliwords.balam.options import Options
from baliwords.errors import BadInput, BadRecord, IllegalMove
from baliwords.play.balam.sitting import Sitting, find_sitting, unfinished

TABLE = State(("Anna", "Ben"))


def test_a_sitting_is_found_again_as_it_was_left(tmp_path: Path) -> None:
    options = Options().with_rules({"chaak_gift": "1 corn", "die_faces": "E"})
    sitting = Sitting.begin(State(("Anna", "Ben"), options), tmp_path)
    for event in ("next", "next", "next", "positive"):
        sitting.record(event)
    again = next(unfinished(tmp_path))
    assert again.table == sitting.table
    assert again.table.options.chosen == {"chaak_gift", "die_faces"}


def test_a_torn_last_line_is_forgotten(tmp_path: Path) -> None:
    sitting = Sitting.begin(TABLE, tmp_path)
    sitting.record("next")
    with sitting.path.open("a") as file:
        file.write("nex")
    assert next(unfinished(tmp_path)).table == sitting.table


def test_undo_takes_back_one_event_after_the_other(tmp_path: Path) -> None:
    sitting = Sitting.begin(TABLE, tmp_path)
    tables = [sitting.table] + [sitting.record("next") for _ in range(3)]
    for table in reversed(tables[:-1]):
        assert sitting.record("undo") == table
    with pytest.raises(IllegalMove, match="nothing to take back"):
        sitting.record("undo")
    assert next(unfinished(tmp_path)).table == TABLE


def test_a_forbidden_event_is_not_written(tmp_path: Path) -> None:
    sitting = Sitting.begin(TABLE, tmp_path)
    before = sitting.path.read_bytes()
    with pytest.raises(IllegalMove):
        sitting.record("build")
    assert sitting.path.read_bytes() == before


def test_events_are_rehearsed_without_a_trace(tmp_path: Path) -> None:
    sitting = Sitting.begin(TABLE, tmp_path)
    before = sitting.path.read_bytes()
    sitting.rehearse(["next", "undo", "next"])
    with pytest.raises(IllegalMove):
        sitting.rehearse(["next", "build"])
    with pytest.raises(IllegalMove, match="nothing to take back"):
        sitting.rehearse(["next", "undo", "undo"])
    assert (sitting.table, sitting.path.read_bytes()) == (TABLE, before)


def test_an_ended_game_is_kept_and_not_taken_up_again(tmp_path: Path) -> None:
    sitting = Sitting.begin(
        State(("Anna", "Ben"), Options().with_rules({"end_finish": "turn"})), tmp_path
    )
    for event in ("next", "next", "next", "pelota", "pelota", "next"):
        sitting.record(event)
    assert list(unfinished(tmp_path)) == []
    assert find_sitting(sitting.number, tmp_path).table.ended


def test_an_unknown_number_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no table 7"):
        find_sitting(7, tmp_path)


def test_a_damaged_file_is_named_with_its_line_and_stands_in_no_other_s_way(
    tmp_path: Path,
) -> None:
    whole = Sitting.begin(TABLE, tmp_path)
    sitting = Sitting.begin(TABLE, tmp_path)
    sitting.path.write_text(sitting.path.read_text() + "next\nfly\n")
    with pytest.raises(BadRecord, match=r"game-0002.*line 7: 'fly'"):
        find_sitting(2, tmp_path)
    assert find_sitting(1, tmp_path).table == whole.table
