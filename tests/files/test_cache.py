import multiprocessing
import os
import time
import zlib
from pathlib import Path

import pytest

from baliwords.files import cache
from baliwords.files.cache import cached
from tests.posix import posix

CONTENT = bytes(range(256)) * 50


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "baliwords"


def files_in(folder: Path) -> list[Path]:
    """What was built; the number that seals begin with lies beside it."""
    return [path for path in folder.iterdir() if path.name != ".seal"]


class Builder:
    """Writes its content and counts how often it was asked."""

    def __init__(self, content: bytes = CONTENT) -> None:
        self.content = content
        self.builds = 0

    def __call__(self, path: Path) -> None:
        self.builds += 1
        path.write_bytes(self.content)


def test_a_file_is_built_once(folder: Path) -> None:
    builder = Builder()
    first, second = cached("words", "f1", builder), cached("words", "f1", builder)
    assert first == second
    assert first.parent == folder
    assert first.read_bytes() == CONTENT
    assert builder.builds == 1


def test_a_new_fingerprint_builds_again_and_removes_the_old_file(folder: Path) -> None:
    old = cached("words", "f1", Builder())
    other = cached("words-mine", "f1", Builder())
    new = cached("words", "f2", Builder(b"new"))
    assert new.read_bytes() == b"new"
    assert not old.exists()
    assert other.exists()


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(b"", id="emptied"),
        pytest.param(CONTENT[:-1], id="cut"),
        pytest.param(CONTENT + b"x", id="lengthened"),
        pytest.param(CONTENT[:6000] + b"\x00" + CONTENT[6001:], id="one byte changed"),
    ],
)
def test_a_damaged_file_is_noticed_and_built_again(folder: Path, damage: bytes) -> None:
    assert damage != CONTENT
    cached("words", "f1", Builder()).write_bytes(damage)
    builder = Builder()
    assert cached("words", "f1", builder).read_bytes() == CONTENT
    assert builder.builds == 1


def test_a_failed_build_leaves_nothing_behind(folder: Path) -> None:
    def fail(path: Path) -> None:
        path.write_bytes(b"half")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        cached("words", "f1", fail)
    assert files_in(folder) == []


def test_abandoned_workshops_are_removed_and_busy_ones_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = folder / ".building-killed"
    workshop.mkdir(parents=True)
    cached("words", "f1", Builder())
    assert workshop.exists()
    monkeypatch.setattr(cache, "_ABANDONED_SECONDS", -1)
    cached("words", "f2", Builder())
    assert not workshop.exists()


def test_without_a_writable_home_a_private_temporary_folder_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()  # nobody, not even root, can make a folder inside a file
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    builder = Builder()
    path = cached("words", "f1", builder)
    assert path.read_bytes() == CONTENT
    assert path.parent.stat().st_mode & 0o077 == 0
    assert cached("words", "f1", builder) == path
    assert builder.builds == 1


@posix
def test_a_temporary_folder_that_others_can_write_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    planted = tmp_path / f"baliwords-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert cached("words", "f1", Builder()).parent != planted


def _slow_build(path: Path) -> None:
    path.write_bytes(CONTENT[:100])
    time.sleep(0.2)
    path.write_bytes(CONTENT)


def _build_in_a_process(_: int) -> bytes:
    return cached("words", "f1", _slow_build).read_bytes()


def test_two_processes_that_build_at_once_do_no_harm(folder: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(_build_in_a_process, range(2), chunksize=1) == [CONTENT] * 2
    assert len(files_in(folder)) == 1


def test_a_file_that_was_not_built_here_is_not_taken_for_ours(folder: Path) -> None:
    built = cached("words", "f1", Builder())
    planted = b"random bytes"
    built.unlink()
    (folder / f"words.{cache.FORMAT}.f1.{zlib.crc32(planted):08x}").write_bytes(planted)
    builder = Builder()
    assert cached("words", "f1", builder).read_bytes() == CONTENT
    assert builder.builds == 1


@pytest.mark.parametrize("seal", [b"", b"xyz", b"47af\xff336", b"0" * 40])
def test_a_damaged_seal_is_drawn_anew(folder: Path, seal: bytes) -> None:
    cached("words", "f1", Builder())
    (folder / ".seal").write_bytes(seal)
    assert cached("words", "f1", Builder()).read_bytes() == CONTENT
    builder = Builder()
    cached("words", "f1", builder)
    assert builder.builds == 0


def test_a_seal_that_another_program_drew_first_stays(folder: Path) -> None:
    cached("words", "f1", Builder())
    drawn = (folder / ".seal").read_bytes()
    cache._draw_secret(folder / ".seal")  # as by one who looked before it was there
    assert (folder / ".seal").read_bytes() == drawn


@posix
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_a_folder_that_others_can_write_is_not_used(
    folder: Path, mode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder.mkdir()
    folder.chmod(mode)
    assert cached("words", "f1", Builder()).parent != folder
    assert list(folder.iterdir()) == []


@posix
def test_a_folder_of_somebody_else_is_not_used(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    cached("words", "f1", Builder())
    monkeypatch.setattr("os.getuid", lambda: 12345)
    builder = Builder()
    assert cached("words", "f1", builder).parent != folder
    assert builder.builds == 1


def test_our_folder_is_for_us_alone(folder: Path) -> None:
    cached("words", "f1", Builder())
    assert folder.stat().st_mode & 0o077 == 0


def test_variants_used_long_ago_give_way_and_others_stay(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "_ROOM", 2 * len(CONTENT))
    plain = cached("graph-fr", "f1", Builder())
    variants = [cached(f"graph_{n}-fr", "f1", Builder()) for n in range(2)]
    for age, path in enumerate(variants):
        os.utime(path, (1000 - age, 1000 - age))
    cached("graph_1-fr", "f1", Builder())  # used again
    newest = cached("graph_2-fr", "f1", Builder())
    assert {path.name for path in folder.glob("graph*")} == {
        path.name for path in (plain, variants[1], newest)
    }


def test_files_of_older_formats_are_removed(folder: Path) -> None:
    cached("words", "f1", Builder())
    old = folder / f"dawg-fr.{cache.FORMAT - 1}.f0.12345678"
    newer = folder / f"trie-fr.{cache.FORMAT + 1}.f0.12345678"
    old.touch()
    newer.touch()
    cached("words", "f2", Builder())
    assert not old.exists()
    assert newer.exists()
