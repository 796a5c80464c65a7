"""Questions that take thought, in a pool of processes: a queue, a deadline, one question a seat."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any, TypeVar

from baliwords.errors import BaliwordsError
from baliwords.speech import _
from baliwords.web.hosted import Refused

T = TypeVar("T")
_log = logging.getLogger(__name__)


class ThinkingPool:
    """A pool that thinks; it starts with the first question."""

    def __init__(self, workers: int = 0, most_waiting: int = 64, seconds: float = 60.0) -> None:
        self._workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self._most_waiting = most_waiting
        self._seconds = seconds
        self._open: set[Hashable] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._prepared: set[Hashable] = set()
        self.closed = False
        """Whether nothing is answered any more: the server stops."""

    async def ask(
        self, who: Hashable, function: Callable[..., T], *parts: Any, seconds: float = 0
    ) -> T:
        """Let a function think; one question of `who` at a time, and none for too long."""
        if who in self._open:
            raise Refused("busy", _("your last question is still being thought about"))
        if len(self._open) >= self._most_waiting:
            raise Refused("busy", _("too many questions wait; ask again in a moment"))
        if self.closed:
            raise _interrupted()
        self._open.add(who)
        try:
            asked = self._running().submit(function, *parts)
            return await self._answer(asked, seconds or self._seconds)
        finally:
            self._open.discard(who)

    def prepare(self, function: Callable[..., object], *parts: Hashable) -> None:
        """Let a process get ready while nobody waits for it, so that the first answer is quick."""
        if not self.closed and (function, *parts) not in self._prepared:
            self._running().submit(function, *parts)
            self._prepared.add((function, *parts))

    async def _answer(self, asked: "Future[T]", seconds: float) -> T:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), seconds)
        except TimeoutError:
            self._end()  # the only way to stop a process that thinks
            raise Refused("late", _("this took too long to think about")) from None
        except BrokenExecutor:
            self._end()
            raise _interrupted() from None
        except BaliwordsError:
            raise
        except Exception:  # a fault of the solver must not leave a guest without an answer
            _log.exception("a thought has failed")
            raise Refused("late", _("this could not be thought out")) from None
        except asyncio.CancelledError:
            if asked.cancelled() and self._pool is None:  # it went with the pool
                raise _interrupted() from None
            raise

    def close(self) -> None:
        """Answer nothing more: who still waits is told so at once."""
        self.closed = True
        self._end()

    def _end(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        self._prepared.clear()
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool


def _interrupted() -> Refused:
    return Refused("late", _("the thinking was interrupted; ask again"))


def _begin() -> None:
    """Prepare a thinking process: Ctrl-C is the server's, and the server's end is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
