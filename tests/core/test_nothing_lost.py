"""What an attack on kept games found, mended: each test failed before."""

import fcntl
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from baliwords.core.journal import Journal, open_journals
from baliwords.core.record import Header, Line, Record, one_line, write_header
from baliwords.errors import BadRecord, MissingData

BREAKS = ["\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]


@pytest.mark.parametrize("sign", BREAKS)
def test_a_line_break_in_a_header_breaks_no_record(sign: str) -> None:
    header = Header(
        "letters", f"TMU{sign}seed: 4", (f"Anna{sign}practice: yes",), {"word_list": f"x{sign}y"}
    )
    read = Record.parse(write_header(header)).header
    assert read.players == ("Anna practice: yes",)
    assert read.deal == "TMU seed: 4"
    assert not read.practice
    assert dict(read.options) == {"word_list": "x y"}


def test_a_name_adds_no_other_player() -> None:
    read = Record.parse(write_header(Header("letters", 1, ("Anna, Ben", "Carla")))).header
    assert read.players == ("Anna  Ben".replace("  ", " "), "Carla")


def test_what_commands_a_terminal_stands_in_no_header() -> None:
    assert one_line("\x1b]0;title\x07 Anna\x9b2J") == "]0;title Anna 2J"


def test_finishing_leaves_the_game_that_another_program_began_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, finished = tmp_path / "journal", tmp_path / "games"
    header = Header("letters", 1, ("Anna",))
    journal = Journal.create(folder, header)
    moved = os.replace

    def meanwhile(source: Path, target: Path) -> None:
        moved(source, target)
        if Path(target).parent == finished:
            Path(source).write_text(write_header(header) + "M+U+R\n")  # a new game, same name

    monkeypatch.setattr("baliwords.files.durable.os.replace", meanwhile)
    journal.finish(Record(header, (Line(1, "stop"),)), finished)
    assert journal.path.read_text().endswith("M+U+R\n")


def test_a_full_disk_leaves_no_empty_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("baliwords.core.journal.sync", full)
    with pytest.raises(MissingData, match="No space left"):
        Journal.create(tmp_path, Header("letters", 1, ("Anna",)))
    assert not list(tmp_path.iterdir())


def test_games_are_for_the_eyes_of_their_owner(tmp_path: Path) -> None:
    folder, finished = tmp_path / "journal", tmp_path / "games"
    header = Header("letters", 1, ("Anna",))
    journal = Journal.create(folder, header)
    assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    record = journal.finish(Record(header, (Line(1, "stop"),)), finished)
    assert stat.S_IMODE(record.stat().st_mode) == 0o600


def test_a_game_is_locked_until_it_lies_among_the_finished_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = Header("letters", 1, ("Anna",))
    journal = Journal.create(tmp_path / "journal", header)
    moved = os.replace
    locked: list[bool] = []

    def look(source: Path, target: Path) -> None:
        moved(source, target)
        locked.append(_locked_for_others(Path(target)))

    monkeypatch.setattr("baliwords.files.durable.os.replace", look)
    journal.finish(Record(header, (Line(1, "stop"),)), tmp_path / "games")
    assert locked == [True, True]


def _locked_for_others(path: Path) -> bool:
    code = (
        "import fcntl, sys\n"
        "file = open(sys.argv[1])\n"
        "try: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)\n"
        "except BlockingIOError: sys.exit(3)"
    )
    return subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode == 3


def test_a_lock_that_outlives_the_name_of_its_file_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = Header("letters", 1, ("Anna",))
    path = Journal.create(tmp_path, header).path
    monkeypatch.setattr("baliwords.core.journal._held", {})
    locks = fcntl.flock

    def meanwhile(handle: int, how: int) -> None:
        """The game is finished, and another begins under its name, just before we lock it."""
        monkeypatch.setattr(fcntl, "flock", locks)
        path.rename(tmp_path / "finished")
        Journal.create(tmp_path, header)

    monkeypatch.setattr(fcntl, "flock", meanwhile)
    with pytest.raises(MissingData, match="another program"):
        Journal(path).hold()


def test_only_who_plays_a_game_cuts_its_torn_line_off(tmp_path: Path) -> None:
    path = Journal.create(tmp_path, Header("letters", 1, ("Anna",))).path
    Journal(path).release()
    torn = path.read_bytes() + b"M+U+R\nM+"
    path.write_bytes(torn)
    assert [line.text for line in Journal(path).read().lines] == ["M+U+R"]
    assert path.read_bytes() == torn  # whoever plays it may be writing that line


def test_what_is_no_game_is_not_cut(tmp_path: Path) -> None:
    path = tmp_path / "game-0001.bali"
    path.write_bytes(b"\xff\xfe something of mine, without a line end")
    journal = Journal(path)
    journal.hold()
    with pytest.raises(BadRecord, match="UTF-8"):
        journal.read()
    assert path.read_bytes().endswith(b"line end")
    journal.release()


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir])
def test_what_is_no_file_keeps_nobody_waiting(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "game-0001.bali")
    (journal,) = open_journals(tmp_path)
    with pytest.raises(BadRecord, match="not a file"):
        journal.read()
    assert not journal.in_use


def test_a_line_of_a_journal_is_one_line(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, Header("letters", 1, ("Anna",)))
    journal.append("word A\nundo\x85undo")
    assert [line.text for line in journal.read().lines] == ["word A undo undo"]
