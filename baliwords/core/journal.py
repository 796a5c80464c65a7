"""A game in progress on disk: a record that grows by one line a move.

Each line is on the disk before the next move is asked for, so a game survives the loss of
the program or the power at any moment. A torn last line, one without its line end, was
never confirmed to the player and is cut off. The program that plays a game locks its file, so
that no other one takes the same game up; the lock goes with the program, however it ends.
"""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from baliwords.core.record import LONGEST, Header, Record, one_line, write_header
from baliwords.errors import BadRecord, MissingData
from baliwords.files.durable import replace, sync, sync_folder
from baliwords.files.foreign import regular_bytes
from baliwords.files.locks import Release, lock_file
from baliwords.files.trouble import reason_of
from baliwords.speech import _

_OWN = 0o600
"""Who may read a game: its seed tells the hidden cards."""

_PATIENCE = (0.0, 0.02, 0.05, 0.1)
"""How long to wait, in seconds, before each attempt to lock: another program may just look."""

_held: dict[Path, Release] = {}
"""The files that this program has locked, and what lets each lock go."""
_BINARY = getattr(os, "O_BINARY", 0)  # Windows writes other line ends where nobody forbids it


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
        release = lock_file(self.path)
        if release is not None:
            release()
        return release is None

    def hold(self) -> None:
        """Lock the game until this program ends; refuse if another program plays it."""
        if self.path in _held:
            return
        for seconds in _PATIENCE:
            time.sleep(seconds)
            try:
                release = lock_file(self.path)
            except FileNotFoundError as error:
                raise _gone(self.path) from error
            if release is not None:
                _held[self.path] = release
                return
        raise MissingData(_("{path!r}: another program plays this game now", path=str(self.path)))

    def append(self, line: str) -> None:
        """Add one line and wait until it is on the disk; else the file stays as it was."""
        try:
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | _BINARY)
            size = os.fstat(handle).st_size
        except OSError as error:
            raise _cannot_keep(self.path, error) from error
        try:
            # What games write is one line already; nothing else may become two.
            _write(handle, (line if line.isprintable() else one_line(line)) + "\n")
        except OSError as error:
            with suppress(OSError):
                os.truncate(self.path, size)  # half a line would spoil the next one
            raise _cannot_keep(self.path, error) from error

    def read(self) -> Record:
        """Read the game back; a torn last line is left out.

        Whoever plays the game cuts the line off in the file too; nobody else may, for whoever
        plays it may just write on.
        """
        raw = file_bytes(self.path)
        whole = raw[: raw.rfind(b"\n") + 1]
        record = read_bytes(self.path, whole or raw)
        if len(whole) < len(raw) and self.path in _held:
            os.truncate(self.path, len(whole))
        return record

    def finish(self, record: Record, folder: Path) -> Path:
        """Move the journal, as the record of the ended game, to the finished ones.

        Killed on the way, the game is either still in progress or finished, never both. It is
        locked all the while, so nobody takes it up who has found it before.
        """
        draft = Journal(self.path.with_suffix(".draft"))
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY
            _write(os.open(draft.path, flags, _OWN), str(record))
            draft.hold()
            replace(draft.path, self.path)
            self._take_lock(draft)
            path, handle = _claim(folder)
            os.close(handle)
            replace(self.path, path)
            sync_folder(folder)
        except OSError as error:
            with suppress(OSError):
                draft.drop()
            raise _cannot_keep(folder, error) from error
        self.release()  # the name in the journal is free: another program may have it by now
        return path

    def _take_lock(self, other: "Journal") -> None:
        """Take the lock of a file that has our name now: a lock goes with its file."""
        self.release()
        _held[self.path] = _held.pop(other.path)

    def drop(self) -> None:
        """Remove the file: the game is given up."""
        self.path.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        """Let another program take the game up."""
        if self.path in _held:
            _held.pop(self.path)()


def open_journals(folder: Path) -> Iterator[Journal]:
    """Yield the journals of unfinished games, the newest first."""
    yield from map(Journal, sorted(folder.glob("*.bali"), key=_changed, reverse=True))


def file_bytes(path: Path) -> bytes:
    """Return the contents of the file of a game, or say what is wrong with it."""
    try:
        raw = regular_bytes(path, LONGEST + 1)
    except FileNotFoundError as error:
        raise _gone(path) from error
    except OSError as error:
        raise BadRecord(_("{name}: {why}", name=path.name, why=reason_of(error))) from error
    if len(raw) > LONGEST:
        raise BadRecord(_("{name}: too long for a game", name=path.name))
    return raw


def read_bytes(path: Path, raw: bytes) -> Record:
    """Read the contents of the file of a game."""
    try:
        return Record.parse(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(_("{name}: not UTF-8 text", name=path.name)) from error


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # another program has just finished this game
        return 0.0


def _gone(path: Path) -> MissingData:
    return MissingData(_("{path!r}: this game is not there any more", path=str(path)))


def _cannot_keep(place: Path, error: OSError) -> MissingData:
    return MissingData(
        _(
            "cannot keep the game in {place!r}: {strerror} (another folder can be given by "
            "XDG_DATA_HOME)",
            place=str(place),
            strerror=reason_of(error),
        )
    )


def _claim(folder: Path) -> tuple[Path, int]:
    """Create a file that no other program has and no other person reads, and return it open."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"game-{number:04}.bali"
        try:
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _OWN)
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
