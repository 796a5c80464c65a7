"""The file of a table with real cards: replaced whole with each entry, locked while in use."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from baliwords.core.journal import Journal, file_bytes, open_journals, read_bytes
from baliwords.core.record import Record
from baliwords.errors import BaliwordsError, MissingData
from baliwords.files.durable import write_whole
from baliwords.files.folders import data_folder
from baliwords.files.trouble import reason_of
from baliwords.play.keeping import finished_folder
from baliwords.speech import _


def tables_folder() -> Path:
    """Return where tables with real cards are kept."""
    return data_folder() / "tables"


class KeptTable:
    """One table on disk; after any interruption the old or the new one is there, whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Journal | None = None

    @classmethod
    def create(cls, text: str) -> "KeptTable":
        """Claim a file for a new table and write it."""
        folder, number = tables_folder(), 1
        while True:
            path = folder / f"table-{number:04}.bali"
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                path.touch(mode=0o600, exist_ok=False)
                break
            except FileExistsError:
                number += 1
            except OSError as error:
                raise _cannot_keep(folder, error) from error
        table = cls(path)
        try:
            table.hold()
            table.write(text)
        except (BaliwordsError, OSError):  # a full disk: leave nothing that looks like a table
            with suppress(OSError):
                path.unlink(missing_ok=True)
                table._beside.drop()
            raise
        return table

    @property
    def in_use(self) -> bool:
        """Whether another program keeps this table now."""
        return self._lock is None and self._beside.path.exists() and self._beside.in_use

    def hold(self) -> None:
        """Lock the table until this program ends; refuse if another program keeps it.

        The file itself is replaced with each entry, so a file beside it is locked.
        """
        self._beside.path.touch(mode=0o600)
        self._beside.hold()
        self._lock = self._beside

    @property
    def _beside(self) -> Journal:
        return Journal(self.path.with_suffix(".lock"))

    def read(self) -> Record:
        """Read the table back."""
        return read_bytes(self.path, file_bytes(self.path))

    def write(self, text: str) -> None:
        """Replace what is kept; it is on disk before this returns."""
        try:
            write_whole(self.path, text)
        except OSError as error:
            raise _cannot_keep(self.path, error) from error

    def release(self) -> None:
        """Let another program take the table up."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def finish(self, record: Record) -> Path:
        """Put the record of the ended game among the finished ones and return its place."""
        place = Journal(self.path).finish(record, finished_folder())
        if self._lock is not None:
            self._lock.drop()
        return place


def kept_tables() -> Iterator[KeptTable]:
    """Yield the tables that can be taken up, the one kept last first."""
    for file in open_journals(tables_folder()):
        table = KeptTable(file.path)
        try:
            table.read()
        except BaliwordsError:  # `damaged` tells of it
            continue
        if not table.in_use:
            yield table


def _cannot_keep(place: Path, error: OSError) -> MissingData:
    return MissingData(
        _(
            "cannot keep the table in {place!r}: {strerror}",
            place=str(place),
            strerror=reason_of(error),
        )
    )
