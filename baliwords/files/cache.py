"""Files that can be built again: made once, kept in the cache folder, checked when opened.

The name of a cached file says all that must be true of it:

    words-fr.5.9c0131f2a0b7.5d0c77aa
    name, format, fingerprint of what it was built from, CRC-32 of its own bytes

So one rename publishes a finished file, two builders at once do no harm, and a damaged
file betrays itself. CRC-32 reads some 2 GB a second: 1 ms for the words of a language.
"""

import os
import stat
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from baliwords.files.folders import cache_folder

# Raise it when the bytes of any cached file change their meaning.
FORMAT = 6

_ABANDONED_SECONDS = 3600


def cached(name: str, fingerprint: str, build: Callable[[Path], None]) -> Path:
    """Return the file `name` built from what `fingerprint` stands for, building it if need be.

    `build` writes the file at the path it is given. `name` and `fingerprint` hold no dot.
    """
    key = f"{name}.{FORMAT}.{fingerprint}."
    folder = cache_folder()
    try:
        return _sound_file(folder, key) or _build(folder, key, build)
    except OSError:
        # A read-only home, a full disk: a temporary folder will do.
        folder = _private_folder()
        return _sound_file(folder, key) or _build(folder, key, build)


def forget(name: str) -> None:
    """Remove every cached file of this name."""
    with suppress(OSError):
        for path in cache_folder().glob(f"{name}.*"):
            path.unlink()


def _sound_file(folder: Path, key: str) -> Path | None:
    """Return the file with this key whose bytes agree with its name; remove damaged ones."""
    try:
        names = [name for name in os.listdir(folder) if name.startswith(key)]  # noqa: PTH208 - quicker
    except OSError:
        return None
    for name in names:
        path = folder / name
        with suppress(OSError):
            if name == key + checksum(path):
                return path
            path.unlink()
    return None


def checksum(path: Path) -> str:
    """Return the CRC-32 of a file, read piece by piece so that memory stays small."""
    crc, piece = 0, memoryview(bytearray(1 << 18))
    with path.open("rb", buffering=0) as file:
        while count := file.readinto(piece):
            crc = zlib.crc32(piece[:count], crc)
    return f"{crc:08x}"


def _build(folder: Path, key: str, build: Callable[[Path], None]) -> Path:
    """Build the file under another name, publish it by a rename, remove its forerunners."""
    from tempfile import TemporaryDirectory

    from baliwords.files.durable import replace

    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder, prefix=".building-") as workshop:
        unfinished = Path(workshop) / "file"
        build(unfinished)
        path = folder / (key + checksum(unfinished))
        replace(unfinished, path)
    _tidy(folder, key)
    return path


def _tidy(folder: Path, key: str) -> None:
    """Remove files of the same name built from something else, and abandoned workshops."""
    import shutil
    import time

    name = key.split(".")[0] + "."
    long_ago = time.time() - _ABANDONED_SECONDS
    for path in folder.iterdir():
        with suppress(OSError):  # another process may be quicker; Windows keeps open files
            if path.name.startswith(name) and not path.name.startswith(key):
                path.unlink()
            elif path.name.startswith(".building-") and path.stat().st_mtime < long_ago:
                shutil.rmtree(path)


def _private_folder() -> Path:
    """Return a temporary folder that is this user's alone, the same one each time if possible."""
    import atexit
    import shutil
    import tempfile

    if hasattr(os, "getuid"):
        shared = Path(tempfile.gettempdir()) / f"baliwords-{os.getuid()}"
        with suppress(OSError):
            shared.mkdir(mode=0o700, exist_ok=True)
            about = shared.lstat()
            # Anybody may have made it first: trust only a folder that nobody else can write.
            ours = stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid()
            if ours and not about.st_mode & 0o077:
                return shared
    folder = Path(tempfile.mkdtemp(prefix="baliwords-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
