"""One program at a time: a lock that goes with the program, however it ends.

POSIX locks a file itself, and the lock stays with the file when that gets another name. On
Windows a locked or open file cannot be replaced, not even by its owner: there a file beside it
is locked, the same one for all files of a game (`game-0001.bali` and its draft).
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

Release: TypeAlias = Callable[[], None]
"""Lets a lock go."""


def lock_file(path: Path) -> Release | None:
    """Lock a file that is there; None if another program has locked it."""
    try:
        import fcntl
    except ImportError:
        return _lock_beside(path)
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # a pipe: do not wait
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    except OSError:  # a disk without locks: go on without
        return lambda: os.close(handle)
    try:
        same = os.path.samestat(os.fstat(handle), path.stat())
    except OSError:  # whoever had it locked has moved it away
        os.close(handle)
        raise
    if same:
        return lambda: os.close(handle)
    os.close(handle)  # another file has the name by now
    return lock_file(path)


def _lock_beside(path: Path) -> Release | None:
    """Lock the file beside that stands for all files of this name; ours may be locked again."""
    from filelock import FileLock, Timeout

    path.stat()  # what is not there cannot be locked
    lock = FileLock(path.with_suffix(".lock"), timeout=0, is_singleton=True)
    try:
        lock.acquire()
    except Timeout:
        return None
    return lock.release
