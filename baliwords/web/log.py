"""The event log: every table is an append-only list of events in one SQLite file.

An append names the version it expects, so of two writers only one wins: the primary key (table,
version) is the guarantee. One thread writes; what waits while the disk is busy goes into the next
commit together, by one statement, so that the thread asks for Python's lock once a commit and not
once a row. An append returns only when its events are on the disk.
"""

import asyncio
import json
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from baliwords.errors import BaliwordsError, MissingData
from baliwords.files.trouble import reason_of
from baliwords.speech import _

Event: TypeAlias = dict[str, Any]
"""What happened: `kind`, and what belongs to it. Only plain JSON."""

FORMAT = 1
_MOST_IN_A_COMMIT = 500
_APART = 0.008
"""Seconds from one commit to the next: a lone move waits for nothing, many share a commit."""
_PAGES_AHEAD = 8000
"""So much is written before it is moved to its place, which holds up all: some seconds' worth of
moves of a thousand tables, 32 MB at most."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, version)
) WITHOUT ROWID;
"""
# Rows are [table, expected version, place after it, event]. What is not the next version becomes
# NULL, which the table refuses, and with it the whole statement.
_APPEND = """
INSERT INTO events
SELECT
    json_extract(value, '$[0]'),
    CASE json_extract(value, '$[1]')
        WHEN (
            SELECT coalesce(max(version), 0) FROM events
            WHERE code = json_extract(value, '$[0]')
        ) THEN json_extract(value, '$[1]') + json_extract(value, '$[2]')
    END,
    ?,
    json_extract(value, '$[3]')
FROM json_each(?)
"""


class Stale(BaliwordsError):
    """Somebody else has appended first: read the log again."""


class _Append(NamedTuple):
    """Events that wait to be written, and who waits for them."""

    code: str
    expected: int
    events: Sequence[Event]
    done: "asyncio.Future[None]"

    def rows(self) -> list[tuple[str, int, int, Event]]:
        """Return the rows to be written."""
        places = enumerate(self.events, 1)
        return [(self.code, self.expected, place, event) for place, event in places]


class Log:
    """The events of all tables."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # The deals of games under way are for no other eyes; SQLite's files beside it follow.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600))
            self._reader = _open(path)
            with closing(_open(path)) as first:
                first.executescript(_SCHEMA)
                _check_format(first, path)
        except (OSError, sqlite3.Error) as error:
            raise MissingData(
                _("cannot keep games in {path!r}: {error}", path=str(path), error=reason_of(error))
            ) from error
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    async def append(self, code: str, expected: int, events: Sequence[Event]) -> None:
        """Append events after version `expected`; when this returns they are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Append(code, expected, events, done))
        await done

    async def read(self, code: str) -> list[Event]:
        """Return all events of a table, the first one first; none if there is no such table."""
        return await asyncio.to_thread(self._read, code)

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._writer.join()
        self._reader.close()

    def _read(self, code: str) -> list[Event]:
        with self._reading:
            rows = self._reader.execute(
                "SELECT body FROM events WHERE code = ? ORDER BY version", (code,)
            ).fetchall()
        return [json.loads(body) for (body,) in rows]

    # --- the writer's thread ----------------------------------------------------------------

    def _write(self) -> None:
        with closing(_open(self.path)) as base:
            base.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_AHEAD}")
            last = 0.0
            while (first := self._waiting.get()) is not None:
                time.sleep(max(0.0, last + _APART - time.monotonic()))
                group, last = [first, *self._more()], time.monotonic()
                if not _commit(base, [one for one in group if one]):
                    return
                if None in group:
                    return

    def _more(self) -> list[_Append | None]:
        found: list[_Append | None] = []
        with suppress(queue.Empty):
            while len(found) < _MOST_IN_A_COMMIT and None not in found:
                found.append(self._waiting.get_nowait())
        return found


def _commit(base: sqlite3.Connection, group: list[_Append]) -> bool:
    """Write a group and tell everybody how it went; tell whether anybody is left to hear it."""
    try:
        _write_all(base, group)
        answers: list[BaliwordsError | None] = [None] * len(group)
    except sqlite3.IntegrityError:  # one of them is stale: find out which
        answers = [_write_one(base, one) for one in group]
    except sqlite3.Error as error:
        answers = [_unkept(error)] * len(group)
    told = {one.done.get_loop() for one in group}
    try:
        for loop in told:
            loop.call_soon_threadsafe(_tell, loop, group, answers)
    except RuntimeError:  # the loop has ended: nobody waits any more
        return False
    return True


def _write_all(base: sqlite3.Connection, group: list[_Append]) -> None:
    """Write all events of a group, or none of them, in one transaction."""
    rows = [row for one in group for row in one.rows()]
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    base.execute(_APPEND, (int(time.time()), text))


def _write_one(base: sqlite3.Connection, one: _Append) -> BaliwordsError | None:
    try:
        _write_all(base, [one])
    except sqlite3.IntegrityError:
        return Stale(f"the table {one.code} has gone on")
    except sqlite3.Error as error:
        return _unkept(error)
    return None


def _unkept(error: sqlite3.Error) -> MissingData:
    return MissingData(_("the game cannot be kept: {error}", error=reason_of(error)))


def _tell(
    loop: asyncio.AbstractEventLoop,
    group: list[_Append],
    answers: Sequence[BaliwordsError | None],
) -> None:
    """Answer those of a group who wait in this loop; who went away meanwhile is not missed."""
    for one, answer in zip(group, answers, strict=True):
        if one.done.get_loop() is not loop or one.done.done():
            continue
        if answer is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(answer)


def _open(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    return base


def _check_format(base: sqlite3.Connection, path: Path) -> None:
    (found,) = base.execute("PRAGMA user_version").fetchone()
    if found not in (0, FORMAT):
        raise MissingData(
            _(
                "{path!r} is of another version of baliwords (format {format})",
                path=str(path),
                format=found,
            )
        )
    base.execute(f"PRAGMA user_version = {FORMAT}")
