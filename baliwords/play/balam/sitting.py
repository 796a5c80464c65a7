"""A checklist on disk: each event is safe before the next one is asked for.

A sitting is a journal (see `core/journal.py`), one event a line, in a folder of its own. The
table it stands at is found again by playing the lines; `undo` takes the last one back.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from baliwords.balam.checklist import State, apply, begin, read_event
from baliwords.balam.options import Options
from baliwords.core.journal import Journal, open_journals
from baliwords.core.record import UNDO, Header, Record, complaints_of, standing
from baliwords.errors import BadInput, BadRecord, IllegalMove
from baliwords.files.folders import data_folder
from baliwords.speech import _

GAME = "balam"
PILE = "on the table"  # the cards are real ones; no seed can know them


class Sitting:
    """A table whose events are kept in a file."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        try:
            self._tables = _replay(journal.read())
        except BadRecord as error:
            raise BadRecord(_("{path}: {error}", path=journal.path, error=error)) from error

    @classmethod
    def begin(cls, table: State, folder: Path | None = None) -> "Sitting":
        """Begin a new sitting under the first free number."""
        header = Header(GAME, PILE, table.players, table.options.written())
        return cls(Journal.create(folder or sittings_folder(), header))

    @property
    def path(self) -> Path:
        """The file of the sitting."""
        return self._journal.path

    @property
    def number(self) -> int:
        """The number by which the table is asked for again."""
        return _number(self._journal)

    @property
    def table(self) -> State:
        """The table as it stands."""
        return self._tables[-1]

    def hold(self) -> None:
        """Refuse to go on if another program keeps this table, and keep it from all others."""
        self._journal.hold()

    def rehearse(self, events: Iterable[str]) -> None:
        """Complain if one of the events, `undo` among them, is forbidden; nothing is written."""
        rehearse(self._tables, events)

    def record(self, event: str) -> State:
        """Apply an event or `undo` and keep it; nothing is written if the rules forbid it."""
        tables = rehearse(self._tables, [event])
        self._journal.append(event)
        self._tables = tables
        return self.table


def rehearse(tables: Sequence[State], events: Iterable[str]) -> list[State]:
    """Return a table after each event that stands, given those so far; `undo` takes one back."""
    played = list(tables)
    for event in events:
        if event != UNDO:
            played.append(apply(played[-1], event))
        elif len(played) > 1:
            played.pop()
        else:
            raise IllegalMove(_("there is nothing to take back"))
    return played


def sittings_folder() -> Path:
    """Return the folder of the sittings."""
    return data_folder() / "balam"


def unfinished(folder: Path | None = None) -> Iterator[Sitting]:
    """Yield the sittings that have not ended, the newest first."""
    for journal in open_journals(folder or sittings_folder()):
        sitting = Sitting(journal)
        if not sitting.table.ended:
            yield sitting


def find_sitting(number: int, folder: Path | None = None) -> Sitting:
    """Return the sitting of a number, also one that has ended."""
    for journal in open_journals(folder or sittings_folder()):
        if _number(journal) == number:
            return Sitting(journal)
    raise BadInput(_("there is no table {number} (begin one, like --new 3)", number=number))


def _number(journal: Journal) -> int:
    digits = journal.path.stem.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def _replay(record: Record) -> list[State]:
    if record.header.game != GAME:
        raise BadRecord(
            _("this is a record of {game!r}, not of {game2!r}", game=record.header.game, game2=GAME)
        )
    try:
        tables = [begin(record.header.players, Options().with_rules(record.header.options))]
    except BadInput as error:
        raise BadRecord(_("header: {error}", error=error)) from error
    for line in standing(record.lines):
        with complaints_of(line):
            tables = rehearse(tables, [read_event(line.text)])
    return tables
