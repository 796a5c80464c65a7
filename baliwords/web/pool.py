"""Questions that take thought, in a pool of processes: a queue, a deadline, one question a seat."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from baliwords.web.hosted import Refused

T = TypeVar("T")


class ThinkingPool:
    """A pool that thinks; it starts with the first question."""

    def __init__(self, workers: int = 0, most_waiting: int = 64, seconds: float = 30.0) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._most_waiting = most_waiting
        self._seconds = seconds
        self._open: set[Hashable] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, who: Hashable, function: Callable[..., T], *parts: Any) -> T:
        """Let a function think; one question of `who` at a time, and none for too long."""
        if who in self._open:
            raise Refused("busy", "your last question is still being thought about")
        if len(self._open) >= self._most_waiting:
            raise Refused("busy", "too many questions wait; ask again in a moment")
        self._open.add(who)
        try:
            future = asyncio.wrap_future(self._running().submit(function, *parts))
            return await asyncio.wait_for(future, self._seconds)
        except TimeoutError:
            self.close()  # the only way to stop a process that thinks
            raise Refused("late", "this took too long to think about") from None
        except BrokenExecutor:
            self.close()
            raise Refused("late", "the thinking was interrupted; ask again") from None
        finally:
            self._open.discard(who)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
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


def _begin() -> None:
    """Prepare a thinking process: Ctrl-C is the server's, and the server's end is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
