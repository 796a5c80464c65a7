"""The statistics in an SQLite file of the data folder: made from the records, and made again.

The records are the source. The file only saves replaying them each time: it may be deleted at any
moment. One that is damaged is set aside and named; one of a later version of the program, or one
without rights, is left alone, and the figures are made in memory.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from baliwords.errors import BaliwordsError
from baliwords.files.folders import data_folder
from baliwords.files.trouble import reason_of
from baliwords.play.archive import Complain, Kept, kept_games, left_out, silent
from baliwords.play.keeping import finished_folder
from baliwords.play.letters.review import Review
from baliwords.play.statistics.entries import FinishedGame, entries_of
from baliwords.speech import _

_PATIENCE = 10.0
"""Seconds to wait for another program that writes."""

MIGRATIONS = (
    """
    CREATE TABLE games (
        path TEXT PRIMARY KEY, stamp TEXT NOT NULL, day TEXT NOT NULL, ended REAL NOT NULL
    );
    CREATE TABLE seats (
        path TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
        player TEXT NOT NULL, at TEXT NOT NULL, kind TEXT NOT NULL, deal TEXT NOT NULL,
        language TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL,
        bali INTEGER NOT NULL, PRIMARY KEY (path, seat)
    );
    CREATE TABLE words (
        path TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
        word TEXT NOT NULL, points INTEGER NOT NULL
    );
    CREATE INDEX words_of_seats ON words (path, seat);
    """,
    """
    CREATE TABLE reviews (
        path TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        par REAL NOT NULL, luck REAL NOT NULL, lost REAL NOT NULL, accuracy REAL NOT NULL
    );
    """,
    "UPDATE seats SET player = 'You' WHERE player IN ('Vous', 'Du');",
)
"""One for each version of the file; the version is how many were carried out."""


def ledger_file() -> Path:
    """Return where the statistics are kept."""
    return data_folder() / "statistics.sqlite"


@contextmanager
def open_ledger(complain: Complain = silent) -> Iterator[sqlite3.Connection]:
    """Open the statistics, brought up to date with the records."""
    ledger = _opened(ledger_file(), complain)
    try:
        bring_up_to_date(ledger, complain)
        yield ledger
    finally:
        ledger.close()


def _opened(path: Path, complain: Complain) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _connected(path)
    except _TooNew:
        complain(
            _("{path!r} is of a later version of this program and is left alone", path=str(path))
        )
    except (sqlite3.OperationalError, OSError) as error:
        complain(
            _(
                "{path!r} cannot be used and is left alone: {why}",
                path=str(path),
                why=reason_of(error),
            )
        )
    except sqlite3.DatabaseError:
        return _opened_anew(path, complain)
    return _ready(sqlite3.connect(":memory:", isolation_level=None))


def _opened_anew(path: Path, complain: Complain) -> sqlite3.Connection:
    """Set a damaged file aside and begin another one."""
    aside = next(
        place
        for number in range(1, 10_000)
        if not (place := path.with_suffix(f".damaged-{number}")).exists()
    )
    with suppress(OSError):
        path.rename(aside)
        complain(
            _(
                "{path!r} was damaged: it is kept as {aside!r}, and made again from the records",
                path=str(path),
                aside=aside.name,
            )
        )
        return _connected(path)
    return _ready(sqlite3.connect(":memory:", isolation_level=None))


def _connected(path: Path) -> sqlite3.Connection:
    path.touch(mode=0o600)  # what one has played is nobody else's business, as the records are
    return _ready(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None))


class _TooNew(Exception):
    """The file was written by a later version."""


def _ready(ledger: sqlite3.Connection) -> sqlite3.Connection:
    """Carry out the migrations that a file lacks."""
    try:
        ledger.execute("PRAGMA foreign_keys = ON")
        ledger.execute("SELECT count(*) FROM sqlite_master").fetchone()  # is it a database at all?
        with writing(ledger):
            (version,) = ledger.execute("PRAGMA user_version").fetchone()
            if version > len(MIGRATIONS):
                raise _TooNew
            for number, steps in enumerate(MIGRATIONS[version:], version + 1):
                for step in filter(str.strip, steps.split(";")):
                    ledger.execute(step)
                ledger.execute(f"PRAGMA user_version = {number}")
    except BaseException:
        ledger.close()
        raise
    return ledger


@contextmanager
def writing(ledger: sqlite3.Connection) -> Iterator[None]:
    """Write all or nothing, one program at a time."""
    ledger.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        ledger.execute("ROLLBACK")
        raise
    ledger.execute("COMMIT")


def bring_up_to_date(ledger: sqlite3.Connection, complain: Complain = silent) -> None:
    """Take up the records that are new or were changed, and forget those that are gone."""
    known = dict(ledger.execute("SELECT path, stamp FROM games"))
    there = {kept.path.name: kept for kept in kept_games(complain)}
    new = [kept for name, kept in there.items() if known.get(name) != stamp_of(kept)]
    gone = [name for name in known if name not in there]
    if not new and not gone:
        return
    read = [(kept, _entries(kept, complain)) for kept in reversed(new)]
    with writing(ledger):
        ledger.executemany("DELETE FROM games WHERE path = ?", [(name,) for name in gone])
        for kept, entries in read:
            if entries is not None:
                _note(ledger, kept, entries)


def stamp_of(kept: Kept) -> str:
    """Tell one state of a file from others."""
    with suppress(OSError):
        facts = kept.path.stat()
        return f"{facts.st_size} {facts.st_mtime_ns}"
    return ""


def _entries(kept: Kept, complain: Complain) -> list[FinishedGame] | None:
    """Return the entries of a record; None for one that does not replay, which is told of."""
    try:
        return entries_of(kept)
    except BaliwordsError as error:
        complain(left_out(kept.path, error))
        return None


def _note(ledger: sqlite3.Connection, kept: Kept, entries: list[FinishedGame]) -> None:
    name = kept.path.name
    ledger.execute("DELETE FROM games WHERE path = ?", (name,))
    game = name, stamp_of(kept), kept.day.isoformat(), kept.when
    ledger.execute("INSERT INTO games VALUES (?, ?, ?, ?)", game)
    for one in entries:
        seat = one.seat, one.player, one.table, one.kind, one.deal, one.language
        figures = one.points, one.won, one.bali
        ledger.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (name, *seat, *figures)
        )
        words = [(name, one.seat, word, points) for word, points in one.words]
        ledger.executemany("INSERT INTO words VALUES (?, ?, ?, ?)", words)


def remember(path: Path, review: Review) -> None:
    """Keep what an analysis found of a game, if it is one of the finished ones."""
    if path.absolute().parent == finished_folder().absolute():
        with open_ledger() as ledger:
            note_review(ledger, path, review)


def note_review(ledger: sqlite3.Connection, path: Path, review: Review) -> None:
    """Write down what an analysis found of a game that the statistics know."""
    figures = path.name, review.par, review.luck, review.lost, review.accuracy
    if ledger.execute("SELECT 1 FROM games WHERE path = ?", figures[:1]).fetchone():
        with writing(ledger):
            ledger.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)", figures)
