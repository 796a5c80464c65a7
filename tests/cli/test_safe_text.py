"""Text from outside commands no terminal, and the full screen is opened only where there is one."""

import pytest

from baliwords.cli.show import has_full_screen, progress, waiting
from baliwords.core.journal import Journal
from baliwords.core.record import Header, Line, Record
from baliwords.core.signs import harmless
from baliwords.play.keeping import finished_folder
from tests.cli.conftest import Run


def test_signs_that_command_a_terminal_are_written_out() -> None:
    assert harmless("\x1b]0;x\x07\x9b") == "\\x1b]0;x\\x07\\x9b"
    assert harmless("Où\u202f? «\xa0là\xa0»\n\t") == "Où\u202f? «\xa0là\xa0»\n\t"


@pytest.mark.usefixtures("toy_list")
def test_a_name_is_no_markup_and_no_command(baliwords: Run) -> None:
    header = Header("letters", "MURSTONAMEX", ("[/b]\x1b[2J",), {"language": "fr"})
    folder = finished_folder()
    Journal(folder / "none").finish(Record(header, (Line(1, "stop"),)), folder)
    code, out, _err = baliwords("stats")
    assert code == 0
    assert "[/b]" in out
    assert "\x1b" not in out


@pytest.mark.usefixtures("toy_list")
def test_a_damaged_record_is_named_and_breaks_no_statistics(baliwords: Run) -> None:
    folder = finished_folder()
    folder.mkdir(parents=True)
    (folder / "game-0001.bali").write_text("baliwords 1\ngame: letters\nplayers: A\nseed: x\n\n")
    code, _out, err = baliwords("stats")
    assert code == 0
    assert "game-0001.bali" in err
    assert "not a whole number" in err


def test_an_argument_commands_no_terminal(baliwords: Run) -> None:
    code, _out, err = baliwords("check", "MURS", "--lang", "\x1b[2Jxx")
    assert code == 2
    assert "\x1b" not in err


def test_a_dumb_terminal_gets_the_line_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert has_full_screen()
    monkeypatch.setenv("TERM", "dumb")
    assert not has_full_screen()


def test_a_title_of_long_work_is_no_markup_and_no_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(progress(range(2), 2, "[/b]\x1b[2J")) == [0, 1]
    with waiting("[/b]\x1b[2J"):
        pass
    err = capsys.readouterr().err
    assert "[/b]" in err
    assert "\x1b[2J" not in err
