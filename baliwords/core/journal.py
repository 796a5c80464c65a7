"""A game in progress on disk: a record that grows by one line a move.

Each line is on the disk before the next move is asked for, so a game survives the loss of
the program or the power at any moment. A torn last line, one without its line end, was
never confirmed to the player and is cut off. The program that plays a game locks its file, so
that no other one takes the same game up; the lock goes with the program, however it ends.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from baliwords.core.record import Header, Record, write_header
from baliwords.errors import BadRecord, MissingData
from baliwords.files.durable import replace, sync, sync_folder
from baliwords.speech import _

_OWN = 0o600
"""Who may read a game: its seed tells the hidden cards."""

_held: dict[Path, int] = {}
"""The files that this program has locked, with the handle that keeps each lock."""


class Journal:
    """The file of one game in progress."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, folder: Path, header: Header) -> "Journal":
        """Begin a new journal in the folder, under the first free number."""
        try:
            path, handle = _claim(folder)
        except OSError as error:
            raise _cannot_keep(folder, error) from error
        journal = cls(path)
        try:
            journal.hold()
            _write(handle, write_header(header))
            sync_folder(folder)
        except OSError as error:  # a full disk: leave nothing that looks like a game
            journal.drop()
            raise _cannot_keep(folder, error) from error
        return journal

    @property
    def in_use(self) -> bool:
        """Whether another program plays this game now."""
        if self.path in _held:
            return False
        handle = _lock(self.path)
        if handle is not None:
            os.close(handle)
        return handle is None

    def hold(self) -> None:
        """Lock the game until this program ends; refuse if another program plays it."""
        if self.path in _held:
            return
        handle = _lock(self.path)
        if handle is None:
            raise MissingData(
                _("{path!r}: another program plays this game now", path=str(self.path))
            )
        _held[self.path] = handle

    def append(self, line: str) -> None:
        """Add one line and wait until it is on the disk; else the file stays as it was."""
        try:
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND)
            size = os.fstat(handle).st_size
        except OSError as error:
            raise _cannot_keep(self.path, error) from error
        try:
            _write(handle, line + "\n")
        except OSError as error:
            with suppress(OSError):
                os.truncate(self.path, size)  # half a line would spoil the next one
            raise _cannot_keep(self.path, error) from error

    def read(self) -> Record:
        """Read the game back; a torn last line is cut off, in the file too."""
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw) and not self.in_use:
            os.truncate(self.path, len(whole))
        try:
            return Record.parse(whole.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord(_("{name}: not UTF-8 text", name=self.path.name)) from error

    def finish(self, record: Record, folder: Path) -> Path:
        """Move the journal, as the record of the ended game, to the finished ones.

        Killed on the way, the game is either still in progress or finished, never both.
        """
        draft = self.path.with_suffix(".draft")
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _OWN), str(record))
            replace(draft, self.path)
            path, handle = _claim(folder)
            os.close(handle)
            replace(self.path, path)
            sync_folder(folder)
        except OSError as error:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise _cannot_keep(folder, error) from error
        self.release()  # the name in the journal is free: another program may have it by now
        return path

    def drop(self) -> None:
        """Remove the file: the game is given up."""
        self.path.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        """Let another program take the game up."""
        if self.path in _held:
            os.close(_held.pop(self.path))


def open_journals(folder: Path) -> Iterator[Journal]:
    """Yield the journals of unfinished games, the newest first."""
    yield from map(Journal, sorted(folder.glob("*.bali"), key=_changed, reverse=True))


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # another program has just finished this game
        return 0.0


def _lock(path: Path) -> int | None:
    """Return a handle that locks a file, or None if another program has locked it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    except (ImportError, OSError):  # a system or a disk without locks: go on without
        pass
    return handle


def _cannot_keep(place: Path, error: OSError) -> MissingData:
    return MissingData(
        _(
            "cannot keep the game in {place!r}: {strerror} (another folder can be given by "
            "XDG_DATA_HOME)",
            place=str(place),
            strerror=error.strerror,
        )
    )


def _claim(folder: Path) -> tuple[Path, int]:
    """Create a file that no other program has and no other person reads, and return it open."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"game-{number:04}.bali"
        try:
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWN)
        except FileExistsError:
            number += 1


def _write(handle: int, text: str) -> None:
    try:
        data = memoryview(text.encode("utf-8"))
        while data:
            data = data[os.write(handle, data) :]
        sync(handle)
    finally:
        os.close(handle)
