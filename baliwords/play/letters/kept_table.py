"""The file of a table with real cards: replaced whole with each entry, locked while in use."""

import os
from collections.abc import Iterator
from pathlib import Path

from baliwords.core.journal import Journal
from baliwords.core.record import Record
from baliwords.errors import BaliwordsError, MissingData
from baliwords.files.folders import data_folder
from baliwords.play.keeping import finished_folder
from baliwords.speech import _


def tables_folder() -> Path:
    """Return where tables with real cards are kept."""
    return data_folder() / "tables"


class KeptTable:
    """One table on disk; after any interruption the old or the new one is there, whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._journal = Journal(path)

    @classmethod
    def create(cls, text: str) -> "KeptTable":
        """Claim a file for a new table and write it."""
        folder, number = tables_folder(), 1
        while True:
            path = folder / f"table-{number:04}.bali"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path.touch(exist_ok=False)
                break
            except FileExistsError:
                number += 1
            except OSError as error:
                raise _cannot_keep(folder, error) from error
        table = cls(path)
        table.hold()
        table.write(text)
        return table

    def hold(self) -> None:
        """Lock the table until this program ends; refuse if another program keeps it."""
        self._journal.hold()

    def read(self) -> Record:
        """Read the table back."""
        return Record.parse(self.path.read_text(encoding="utf-8"))

    def write(self, text: str) -> None:
        """Replace what is kept; it is on disk before this returns."""
        beside = self.path.with_suffix(".new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            raise _cannot_keep(self.path, error) from error

    def finish(self, record: Record) -> Path:
        """Put the record of the ended game among the finished ones and return its place."""
        return self._journal.finish(record, finished_folder())


def kept_tables() -> Iterator[KeptTable]:
    """Yield the tables that can be taken up, the one kept last first."""
    paths = [path for path in tables_folder().glob("*.bali") if path.stat().st_size]
    for path in sorted(paths, key=lambda p: p.stat().st_mtime, reverse=True):
        table = KeptTable(path)
        try:
            table.read()
        except (BaliwordsError, UnicodeDecodeError):
            continue
        yield table


def _cannot_keep(place: Path, error: OSError) -> MissingData:
    return MissingData(
        _(
            "cannot keep the table in {place!r}: {strerror}",
            place=str(place),
            strerror=error.strerror,
        )
    )
