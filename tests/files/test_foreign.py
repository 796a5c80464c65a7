import os
from collections.abc import Callable
from pathlib import Path

import pytest

from baliwords.balam.options import read_rules_file
from baliwords.errors import BadInput
from baliwords.files.foreign import LARGEST, foreign_bytes, foreign_text, foreign_toml
from baliwords.settings import load_settings, read_toml, settings_file
from tests.posix import posix


def settings(path: Path) -> object:
    """Read a file in the place of the settings."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().symlink_to(path)
    return load_settings()


READERS = [
    pytest.param(lambda path: foreign_bytes(path, "a map"), id="bytes"),
    pytest.param(lambda path: foreign_text(path, "a map"), id="text"),
    pytest.param(read_toml, id="house rules"),
    pytest.param(read_rules_file, id="house rules of Balam"),
    pytest.param(settings, id="settings"),
]


def refusal(read: Callable[[Path], object], path: Path) -> str:
    with pytest.raises(BadInput) as error:
        read(path)
    assert "\n" not in str(error.value)
    return str(error.value)


@posix
@pytest.mark.parametrize("read", READERS)
def test_what_is_no_file_is_refused_at_once(read: Callable[[Path], object], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path / "folder"):
        settings_file().unlink(missing_ok=True)
        assert "it is not a file (expected" in refusal(read, path)


@pytest.mark.parametrize("read", READERS)
def test_a_file_that_is_too_large_is_refused(
    read: Callable[[Path], object], tmp_path: Path
) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # takes no room on the disk
    assert "at most 1 MB" in refusal(read, path)
    with path.open("r+b") as file:
        file.truncate(LARGEST)
    assert len(foreign_bytes(path, "a map")) == LARGEST


def test_a_missing_file_and_a_path_that_is_none_are_refused(tmp_path: Path) -> None:
    assert "No such file" in refusal(read_toml, tmp_path / "none")
    assert r"'a\x00b'" in refusal(read_toml, Path("a\0b"))


def test_lines_may_end_in_any_way_and_a_mark_at_the_start_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffé\r\nb\rc\n".encode())
    assert foreign_text(path, "a map") == "é\nb\nc\n"


def test_another_encoding_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"a\nb\n\xe9t\xe9\n")
    assert refusal(lambda path: foreign_text(path, "a map"), path) == (
        "'text' is not UTF-8 text: see line 3 (expected a map)"
    )


@pytest.mark.parametrize("read", READERS[2:])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("a = ", "is not a TOML file: see its end", id="no value"),
        pytest.param("a = 1\nb = !", "see line 2, column 5", id="a bad value"),
        pytest.param("a = " + "[" * 100_000, "nested too deeply", id="lists in lists"),
        pytest.param("a = " + "{a = " * 100_000, "nested too deeply", id="tables in tables"),
        pytest.param("a." * 20_000 + "a = 1", "nested too deeply", id="a dotted key"),
        pytest.param("[" + "a." * 200_000 + "a]", "nested too deeply", id="a dotted heading"),
        pytest.param("a = " + "9" * 10_000, "a value in it cannot be read", id="a huge number"),
    ],
)
def test_bad_toml_is_refused_in_one_sentence(
    read: Callable[[Path], object], tmp_path: Path, text: str, why: str
) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text)
    assert why in refusal(read, path)


def test_tables_are_read(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('[rules]\nname = "é"\n', encoding="utf-8")
    assert foreign_toml(path, "house rules") == {"rules": {"name": "é"}}
