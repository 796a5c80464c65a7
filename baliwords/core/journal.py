"""A game in progress on disk: a record that grows by one line a move.

Each line is on the disk before the next move is asked for, so a game survives the loss of
the program or the power at any moment. A torn last line, one without its line end, was
never confirmed to the player and is cut off.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from baliwords.core.record import Header, Record, write_header
from baliwords.errors import BadRecord, MissingData


class Journal:
    """The file of one game in progress."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, folder: Path, header: Header) -> "Journal":
        """Begin a new journal in the folder, under the first free number."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path, handle = _claim(folder)
            _write(handle, write_header(header))
            _sync_folder(folder)
        except OSError as error:
            raise MissingData(
                f"cannot keep the game in {str(folder)!r}: {error.strerror}"
            ) from error
        return cls(path)

    def append(self, line: str) -> None:
        """Add one line and wait until it is on the disk."""
        _write(os.open(self.path, os.O_WRONLY | os.O_APPEND), line + "\n")

    def read(self) -> Record:
        """Read the game back; a torn last line is cut off, in the file too."""
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw):
            os.truncate(self.path, len(whole))
        try:
            return Record.parse(whole.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord(f"{self.path.name}: not UTF-8 text") from error

    def finish(self, record: Record, folder: Path) -> Path:
        """Keep the record of the ended game in the folder, then drop the journal."""
        folder.mkdir(parents=True, exist_ok=True)
        path, handle = _claim(folder)
        _write(handle, str(record))
        _sync_folder(folder)
        self.drop()
        return path

    def drop(self) -> None:
        """Remove the file: the game is given up, or kept elsewhere."""
        self.path.unlink(missing_ok=True)


def open_journals(folder: Path) -> Iterator[Journal]:
    """Yield the journals of unfinished games, the newest first."""
    paths = sorted(folder.glob("*.bali"), key=lambda p: p.stat().st_mtime, reverse=True)
    yield from (Journal(path) for path in paths)


def _claim(folder: Path) -> tuple[Path, int]:
    """Create a file that no other program has, and return it open."""
    number = 1
    while True:
        path = folder / f"game-{number:04}.bali"
        try:
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError:
            number += 1


def _write(handle: int, text: str) -> None:
    try:
        data = memoryview(text.encode("utf-8"))
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """Make sure that the name of a new file is on the disk too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
