"""What an attack on kept games found, mended: each test failed before."""

import os
import stat
from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Header, Line, Record, one_line, write_header
from baliwords.errors import MissingData

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
