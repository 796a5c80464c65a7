from pathlib import Path

import pytest

from baliwords.files.parsed_once import parsed_once


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "source.toml"
    path.write_text("first")
    return path


class Maker:
    """Makes something of a file and counts how often it was asked."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.asked = 0

    def __call__(self) -> dict[str, object]:
        self.asked += 1
        return {"text": self.source.read_text(), "é": (1, 2.5, ["ñ"])}


def test_what_was_made_once_is_not_made_again(source: Path) -> None:
    make = Maker(source)
    first, second = (parsed_once("test", [source], make) for _ in range(2))
    assert first == second == {"text": "first", "é": (1, 2.5, ["ñ"])}
    assert make.asked == 1


def test_a_changed_source_is_read_again(source: Path) -> None:
    make = Maker(source)
    parsed_once("test", [source], make)
    source.write_text("other")
    assert parsed_once("test", [source], make)["text"] == "other"
    assert make.asked == 2


def test_a_damaged_file_is_made_again(source: Path, tmp_path: Path) -> None:
    make = Maker(source)
    parsed_once("test", [source], make)
    (kept,) = (tmp_path / "cache/baliwords").glob("test.*")
    kept.write_bytes(kept.read_bytes()[:-3])
    assert parsed_once("test", [source], make)["text"] == "first"
    assert make.asked == 2


def test_without_a_place_for_the_cache_it_is_made_each_time(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError("a full disk")

    monkeypatch.setattr("baliwords.files.parsed_once.cached", refuse)
    make = Maker(source)
    assert parsed_once("test", [source], make)["text"] == "first"
    assert parsed_once("test", [source], make)["text"] == "first"
    assert make.asked == 2
