import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from baliwords.core.journal import Journal, open_journals
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.errors import BadRecord, IllegalMove, MissingData
from baliwords.letters.game import letter_game
from tests.letters.toy import toy_words

game = letter_game(toy_words("fr"))
HEADER = Header("letters", "TMUZERQKVRTON", ("You",), {"language": "fr"})


def new_match(folder: Path) -> Match[object, object, object, object]:
    return Match(game, HEADER, Journal.create(folder, HEADER))  # type: ignore[arg-type]


def resumed(folder: Path) -> Match[object, object, object, object]:
    return Match.resume(game, next(open_journals(folder)))  # type: ignore[arg-type]


def test_a_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    match = new_match(tmp_path)
    match.play_text("M+U+R")
    assert resumed(tmp_path).state == match.state


def test_undo_and_redo_survive_and_mark_practice(tmp_path: Path) -> None:
    match = new_match(tmp_path)
    match.play_text("M+U")
    match.undo()
    match.play_text("M+U+R")
    match.play_text("MUR!")
    match.undo()
    again = resumed(tmp_path)
    assert again.moves == ("M+U+R",)
    assert again.can_redo and again.header.practice
    assert again.redo() == match.redo()


def test_a_torn_last_line_is_cut_off(tmp_path: Path) -> None:
    match = new_match(tmp_path)
    match.play_text("M+U")
    path = next(tmp_path.iterdir())
    path.write_bytes(path.read_bytes() + b"MU+")
    assert resumed(tmp_path).moves == ("M+U",)
    assert path.read_text().endswith("M+U\n")


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_file_cut_anywhere_is_read_or_refused_but_never_fatal(tmp_path: Path, cut: int) -> None:
    match = new_match(tmp_path)
    match.play_text("M+U")
    path = next(tmp_path.iterdir())
    left = path.read_bytes()[:-cut]
    path.write_bytes(left)
    try:
        assert resumed(tmp_path).moves == ()
    except BadRecord:
        assert path.read_bytes() == left  # what cannot be read is left alone
        assert not left.endswith(b"\n") or b"pile" not in left


def test_an_illegal_move_changes_nothing(tmp_path: Path) -> None:
    match = new_match(tmp_path)
    before = next(tmp_path.iterdir()).read_bytes()
    with pytest.raises(IllegalMove):
        match.play_text("T+Q")
    assert next(tmp_path.iterdir()).read_bytes() == before
    assert match.moves == ()


def test_two_games_at_once_have_two_files(tmp_path: Path) -> None:
    new_match(tmp_path)
    new_match(tmp_path)
    assert len(list(open_journals(tmp_path))) == 2


def test_a_game_that_another_program_plays_is_not_taken_up(tmp_path: Path) -> None:
    new_match(tmp_path)
    path = next(tmp_path.iterdir())
    code = (
        "import sys; from pathlib import Path; from baliwords.core.journal import Journal; "
        "journal = Journal(Path(sys.argv[1])); print(journal.in_use); journal.hold()"
    )
    other = [sys.executable, "-c", code, str(path)]
    shown = subprocess.run(other, capture_output=True, text=True, check=False)
    assert shown.stdout == "True\n"
    assert "another program plays this game now" in shown.stderr
    Journal(path).drop()
    path.write_text("")  # the same name, free again
    assert subprocess.run(other, check=False, capture_output=True).returncode == 0


def test_a_line_that_does_not_fit_on_the_disk_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(tmp_path)
    before = next(tmp_path.iterdir()).read_bytes()
    write = os.write
    written: list[int] = []

    def fill_the_disk(handle: int, data: bytes) -> int:
        if written:
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(write(handle, data[:2]))
        return written[-1]

    monkeypatch.setattr(os, "write", fill_the_disk)
    with pytest.raises(MissingData, match="No space left on device"):
        match.play_text("M+U+R")
    assert next(tmp_path.iterdir()).read_bytes() == before
    assert match.moves == ()


def test_a_finished_game_is_kept_as_a_record(tmp_path: Path) -> None:
    match = new_match(tmp_path / "journal")
    match.play_text("stop")
    assert match.journal is not None
    path = match.journal.finish(match.record, tmp_path / "games")
    assert path.read_text() == str(match.record)
    assert not list(open_journals(tmp_path / "journal"))


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MissingData, match="cannot keep the game"):
        Journal.create(tmp_path / "file" / "journal", HEADER)


def test_nothing_to_undo_or_redo_is_said() -> None:
    match = Match(game, HEADER)
    for action in (match.undo, match.redo):
        with pytest.raises(IllegalMove, match="there is no move"):
            action()


def test_a_game_killed_while_finishing_is_in_one_place_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(tmp_path / "journal")
    match.play_text("stop")
    assert match.journal is not None
    with monkeypatch.context() as killed, pytest.raises(KeyboardInterrupt):
        killed.setattr("baliwords.core.journal._claim", raise_interrupt)
        match.journal.finish(match.record, tmp_path / "games")
    again = resumed(tmp_path / "journal")
    assert again.journal is not None
    again.journal.finish(again.record, tmp_path / "games")
    assert len(list((tmp_path / "games").iterdir())) == 1
    assert not list((tmp_path / "journal").iterdir())


def raise_interrupt(folder: Path) -> None:
    raise KeyboardInterrupt
