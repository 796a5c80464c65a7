"""Writing so that what is confirmed survives a power cut, on every system.

- POSIX keeps a file's bytes and its name apart: both have to be synced.
- macOS answers `fsync` when the drive has the bytes, not the platter: F_FULLFSYNC waits for it.
- Windows opens no folders, keeps names safe by itself, and replaces no file that somebody
  reads: a virus scanner or an indexer lets go of it within a moment.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import EACCES, EBADF, EINVAL, EISDIR, ENOTSUP, EPERM
from pathlib import Path

_PATIENCE = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""How long to wait, in seconds, before each new attempt to replace a file that is in use."""

# What systems answer that sync no folders, or do not open them: Windows, network disks.
_NO_FOLDERS = (EACCES, EBADF, EINVAL, EISDIR, ENOTSUP, EPERM)


def _wait_for_platter(handle: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):  # a network disk may not know it
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


sync: Callable[[int], None] = _wait_for_platter if sys.platform == "darwin" else os.fsync
"""Returns when everything written to an open file is on the disk."""


def sync_folder(folder: Path) -> None:
    """Return when the names of the files in a folder are on the disk, where one can ask for it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        if error.errno in _NO_FOLDERS:
            return
        raise
    try:
        sync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDERS:
            raise
    finally:
        os.close(handle)


def write_whole(path: Path, text: str, mode: int = 0o600) -> None:
    """Replace what a file holds; after any interruption the old or the new text is there, whole.

    A draft is written beside it, under a name that tells programs apart.
    """
    draft = path.with_name(f"{path.stem}-{os.getpid()}.new")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(handle, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 - a handle
            file.write(text)
            file.flush()
            sync(file.fileno())
        replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def replace(source: Path, target: Path) -> None:
    """Give a finished file the name of another, which it replaces at one stroke.

    A file that somebody else has open is waited for, a second at most (Windows).
    """
    for seconds in _PATIENCE:
        try:
            return os.replace(source, target)  # noqa: PTH105 - returns nothing
        except PermissionError:
            if sys.platform != "win32":
                raise
            import time

            time.sleep(seconds)
    return os.replace(source, target)  # noqa: PTH105
