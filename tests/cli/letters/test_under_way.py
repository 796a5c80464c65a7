"""Commands beside a letter game that goes on: they show no more than its player may see."""

import os
from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.files.locks import lock_file
from baliwords.play.keeping import damaged, journal_folder
from tests.cli.conftest import Run
from tests.posix import posix

HEADER = Header("letters", "TMUZERQKVRA", ("You",))
QUICK = ("--samples", "20", "--shuffles", "2")


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    """A game in which MUR was taken off, and RE joined of what came then."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    under_way = Journal.create(journal_folder(), HEADER)
    for line in ("M+U+R!", "R+E"):
        under_way.append(line)
    under_way.release()
    return under_way


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_word_that_is_gone_is_not_shown_again(
    baliwords: Run, journal: Journal, form: tuple[str, ...]
) -> None:
    code, out, _ = baliwords("replay", str(journal.path), *form)
    assert code == 0
    assert "M+U+R" not in out
    assert "a word of 3 off +9" in out
    assert "R+E" in out  # it still lies on the table


def test_a_game_that_is_analysed_before_its_end_counts_as_assisted(
    baliwords: Run, journal: Journal
) -> None:
    assert baliwords("analyse", str(journal.path), *QUICK)[0] == 0
    assert journal.read().header.help == ("hint",)
    assert baliwords("analyse", str(journal.path), *QUICK)[0] == 0
    assert journal.read().header.help == ("hint",)


def test_the_pile_of_a_hint_holds_no_joker_that_is_declared(baliwords: Run) -> None:
    code, out, err = baliwords("hint", "T M Z E R Q U", "--pile", "uA")
    assert (code, out) == (2, "")
    assert "D4" in err


def test_a_name_of_the_settings_is_one_line(
    baliwords: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from baliwords.settings import whoever

    config = tmp_path / "baliwords" / "config.toml"
    config.parent.mkdir()
    config.write_text('name = "An\\n\\u001bna "\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert whoever() == "An  na"


@posix
def test_a_pipe_among_the_games_is_named(journal: Journal) -> None:
    pipe = journal_folder() / "pipe.bali"
    os.mkfifo(pipe)
    assert [str(pipe) in str(complaint) for complaint in damaged()] == [True]


@pytest.mark.parametrize("top", ["18446744073709551616", "9" * 60])
def test_more_examples_than_there_can_be_are_no_trouble(baliwords: Run, top: str) -> None:
    code, _out, err = baliwords("part", "??", "--top", top)
    assert code in (0, 2)
    assert "Traceback" not in err


@posix
def test_a_game_that_another_program_plays_is_not_said_to_be_gone(
    baliwords: Run, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", _leave)
    release = lock_file(journal.path)  # as another program does it
    assert release is not None
    _, _, complaint = baliwords("play", "--plain", "--resume")
    release()
    assert "Another program plays the unfinished game" in complaint


def _leave(_prompt: str) -> str:
    raise EOFError
