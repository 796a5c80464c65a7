"""The finished games on this machine: found, read, deleted; damaged ones are told of, not lost."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias

from baliwords.core.journal import file_bytes, read_bytes
from baliwords.core.record import Record
from baliwords.errors import BadInput, BaliwordsError, MissingData
from baliwords.files.foreign import write_foreign
from baliwords.files.trouble import reason_of
from baliwords.play.keeping import begun, finished_folder
from baliwords.speech import _

Complain: TypeAlias = Callable[[str], object]
"""Is told a sentence for each file that cannot be read."""


def silent(sentence: str) -> None:
    """Tell nobody."""


class Kept(NamedTuple):
    """One finished game on disk."""

    path: Path
    record: Record
    when: float
    """When it was put away, in seconds since 1970."""

    @property
    def day(self) -> date:
        """The day on which it ended, by the record; by the file where that does not say."""
        try:
            return date.fromisoformat(self.record.header.day)
        except ValueError:
            return datetime.fromtimestamp(self.when, UTC).date()

    @property
    def solitaire(self) -> bool:
        """Whether it is a letter game of one player whose cards the program dealt."""
        header = self.record.header
        return header.game == "letters" and len(header.players) == 1 and not header.cards


def kept_games(complain: Complain = silent) -> Iterator[Kept]:
    """Yield the finished games, the newest first."""
    paths = sorted(finished_folder().glob("*.bali"), key=_when, reverse=True)
    for path in filter(begun, paths):
        try:
            yield read_kept(path)
        except BaliwordsError as error:
            complain(left_out(path, error))


def read_kept(path: Path) -> Kept:
    """Read one finished game."""
    return Kept(path, read_bytes(path, file_bytes(path)), _when(path)[0])


def left_out(path: Path, error: BaliwordsError) -> str:
    """Say that a file cannot be read, and why."""
    return _("{path} is left out: {why}", path=str(path), why=error)


def last_solitaire(complain: Complain = silent) -> Kept:
    """Return the solitaire that was finished last."""
    for kept in kept_games(complain):
        if kept.solitaire:
            return kept
    raise MissingData(
        _("no solitaire with dealt cards is finished: 'baliwords play' begins one, or name a file")
    )


def export(kept: Kept, place: Path) -> None:
    """Write a finished game into a file of its own; what is there already stays."""
    if place.exists():
        raise BadInput(_("{place!r} is there already", place=str(place)))
    write_foreign(place, str(kept.record))


def delete(kept: Kept) -> None:
    """Delete a finished game for good."""
    try:
        kept.path.unlink(missing_ok=True)
    except OSError as error:
        raise MissingData(
            _("cannot delete {path!r}: {why}", path=str(kept.path), why=reason_of(error))
        ) from None


def _when(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:  # another program has just deleted it
        return 0.0, path.name
