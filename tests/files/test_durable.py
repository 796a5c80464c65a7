"""The refusals of systems that do not run here are simulated: macOS, Windows, network disks."""

import errno
import os
import sys
import time
from functools import partial
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest

from baliwords.files import durable
from baliwords.files.durable import replace, sync_folder


class Calls(list[tuple[object, ...]]):
    """A function that notes what it is called with, and refuses at first."""

    def __init__(self, *refusals: OSError) -> None:
        self.refusals = list(refusals)

    def __call__(self, *arguments: object) -> int:
        self.append(arguments)
        if self.refusals:
            raise self.refusals.pop(0)
        return 0


@pytest.fixture
def file(tmp_path: Path) -> int:
    return os.open(tmp_path / "file", os.O_CREAT | os.O_WRONLY)


def loaded() -> SimpleNamespace:
    """Return the module as a program finds it that starts on the system of now."""
    return SimpleNamespace(**run_path(durable.__file__))


def test_a_file_is_synced(file: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync = Calls()
    monkeypatch.setattr(os, "fsync", fsync)
    loaded().sync(file)
    assert fsync == [(file,)]


def test_on_macos_the_drive_itself_is_waited_for(
    file: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")  # Windows has none
    full, fsync = Calls(), Calls()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", full)
    monkeypatch.setattr(os, "fsync", fsync)
    mac = loaded()
    mac.sync(file)
    assert (full, fsync) == ([(file, 51)], [])
    full.refusals.append(OSError(errno.ENOTSUP, "not on this disk"))
    mac.sync(file)
    assert (full, fsync) == ([(file, 51)] * 2, [(file,)])


def test_a_disk_that_fails_is_not_hidden(
    file: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = OSError(errno.EIO, "the disk failed")
    monkeypatch.setattr(os, "fsync", Calls(failed, failed))
    anew = loaded()
    for write in (partial(anew.sync, file), partial(anew.sync_folder, tmp_path)):
        with pytest.raises(OSError, match="the disk failed"):
            write()
    with pytest.raises(FileNotFoundError):
        sync_folder(tmp_path / "none")


def test_a_folder_is_synced_and_closed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = Calls()
    monkeypatch.setattr(os, "fsync", fsync)
    loaded().sync_folder(tmp_path)
    [(handle,)] = fsync
    assert isinstance(handle, int)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(handle)


def test_systems_that_open_or_sync_no_folders_do_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as windows:
        windows.setattr(os, "open", Calls(PermissionError(errno.EACCES, "Permission denied")))
        sync_folder(tmp_path)
    monkeypatch.setattr(os, "fsync", Calls(OSError(errno.EINVAL, "not on this disk")))
    loaded().sync_folder(tmp_path)


def make(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_a_file_replaces_another(tmp_path: Path) -> None:
    old, new = make(tmp_path / "old", "old"), make(tmp_path / "new", "new")
    replace(new, old)
    assert (old.read_text(), new.exists()) == ("new", False)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Windows, where a file that somebody reads cannot be replaced; returns the waits."""
    waits = Calls()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(time, "sleep", waits)
    return waits


def test_on_windows_a_file_in_use_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: Calls
) -> None:
    in_use = PermissionError(errno.EACCES, "used by another process")
    attempts = Calls(in_use, in_use)
    monkeypatch.setattr(os, "replace", attempts)
    replace(tmp_path / "new", tmp_path / "old")
    assert attempts == [(tmp_path / "new", tmp_path / "old")] * 3
    assert len(windows) == 2


def test_on_windows_a_file_that_stays_in_use_is_an_error_after_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: Calls
) -> None:
    in_use = PermissionError(errno.EACCES, "used by another process")
    monkeypatch.setattr(os, "replace", Calls(*[in_use] * 100))
    with pytest.raises(PermissionError):
        replace(tmp_path / "new", tmp_path / "old")
    assert 0.5 < sum(durable._PATIENCE) < 1
    assert windows == [(seconds,) for seconds in durable._PATIENCE]


def test_elsewhere_a_refusal_is_final(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = Calls(PermissionError(errno.EACCES, "Permission denied"))
    monkeypatch.setattr(os, "replace", attempts)
    with pytest.raises(PermissionError):
        replace(tmp_path / "new", tmp_path / "old")
    assert len(attempts) == 1
