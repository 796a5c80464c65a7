"""The event log: every table is an append-only list of events in one SQLite file.

An append names the version it expects, so of two writers only one wins: the primary key (table,
version) is the guarantee. One thread writes; what waits while the disk is busy goes into the next
commit together. An append returns only when its events are on the disk.
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
from baliwords.speech import _

Event: TypeAlias = dict[str, Any]
"""What happened: `kind`, and what belongs to it. Only plain JSON."""

FORMAT = 1
_MOST_IN_A_COMMIT = 500

_SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, version)
) WITHOUT ROWID;
"""
_NEXT = (
    "INSERT INTO events SELECT ?, ?, ?, ? WHERE ? = ("
    "SELECT coalesce(max(version), 0) + 1 FROM events WHERE code = ?)"
)


class Stale(BaliwordsError):
    """Somebody else has appended first: read the log again."""


class _Append(NamedTuple):
    """Events that wait to be written, and who waits for them."""

    code: str
    expected: int
    events: Sequence[Event]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


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
                _("cannot keep games in {path!r}: {error}", path=str(path), error=str(error))
            ) from error
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    async def append(self, code: str, expected: int, events: Sequence[Event]) -> None:
        """Append events after version `expected`; when this returns they are on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Append(code, expected, events, loop, done))
        await asyncio.shield(done)

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
            while (first := self._waiting.get()) is not None:
                group = [first, *self._more()]
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
    """Write a group in one transaction and tell everybody how it went."""
    answers: list[BaliwordsError | None] = []
    try:
        base.execute("BEGIN IMMEDIATE")
        answers = [_insert(base, one) for one in group]
        base.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            base.execute("ROLLBACK")
        answers = [MissingData(_("the game cannot be kept: {error}", error=str(error)))] * len(
            group
        )
    for one, answer in zip(group, answers, strict=True):
        try:
            one.loop.call_soon_threadsafe(_tell, one.done, answer)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return False
    return True


def _insert(base: sqlite3.Connection, one: _Append) -> BaliwordsError | None:
    now = int(time.time())
    for number, event in enumerate(one.events, one.expected + 1):
        body = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
        row = (one.code, number, now, body, number, one.code)
        if base.execute(_NEXT, row).rowcount != 1:
            return Stale(f"the table {one.code} has gone on")
    return None


def _tell(done: "asyncio.Future[None]", answer: BaliwordsError | None) -> None:
    if done.done():
        return
    if answer is None:
        done.set_result(None)
    else:
        done.set_exception(answer)


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
