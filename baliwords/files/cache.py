"""Files that can be built again: made once, kept in the cache folder, checked when opened.

The name of a cached file says all that must be true of it:

    words-fr.7.9c0131f2a0b7.5d0c77aa
    name, format, fingerprint of what it was built from, seal: a CRC-32 of its own bytes

So one rename publishes a finished file, two builders at once do no harm, and a damaged
file betrays itself. The seal begins with a number that each folder draws for itself, so a file
that was made elsewhere is not taken for ours: what is mapped into compiled code was built
here. CRC-32 reads some 2 GB a second: 1 ms for the words of a language.

A folder that belongs to somebody else, or that others can write, is not used at all.
"""

import os
import stat
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from baliwords.files.folders import cache_folder

# Raise it when the bytes of any cached file change their meaning.
FORMAT = 7

_ABANDONED_SECONDS = 3600
_ROOM = 250 << 20
"""Bytes that the variants of a kind may take, like `graph_1f0c` for other house rules."""
_SECRET, _DIGITS = ".seal", 8


def cached(name: str, fingerprint: str, build: Callable[[Path], None]) -> Path:
    """Return the file `name` built from what `fingerprint` stands for, building it if need be.

    `build` writes the file at the path it is given. `name` and `fingerprint` hold no dot. What
    stands in a name behind `_` tells variants apart, of which those used last are kept.
    """
    key = f"{name}.{FORMAT}.{fingerprint}."
    try:
        folder = _own_folder(cache_folder())
        return _sound_file(folder, key) or _build(folder, key, build)
    except OSError:
        # A read-only home, a full disk, a folder of somebody else: a temporary folder will do.
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
            if name == key + checksum(path, _secret(folder)):
                if "_" in key:
                    os.utime(path)  # variants that were used last are kept
                return path
            path.unlink()
    return None


def checksum(path: Path, start: int = 0) -> str:
    """Return the CRC-32 of a file, read piece by piece so that memory stays small."""
    crc, piece = start, memoryview(bytearray(1 << 18))
    with path.open("rb", buffering=0) as file:
        while count := file.readinto(piece):
            crc = zlib.crc32(piece[:count], crc)
    return f"{crc:08x}"


def _secret(folder: Path) -> int:
    """Return the number that all seals of a folder begin with, drawn when it is first needed."""
    path = folder / _SECRET
    found = _read_secret(path)
    if found is None:
        _draw_secret(path)
        found = _read_secret(path)
    if found is None:
        raise OSError(f"cannot seal what is built in {folder}")
    return found


def _read_secret(path: Path) -> int | None:
    with suppress(OSError, ValueError):
        text = path.read_bytes()
        return int(text, 16) if len(text) == _DIGITS else None
    return None


def _draw_secret(path: Path) -> None:
    """Draw a number where no sound one lies; of several programs the first draws for all."""
    draft = path.with_name(f"{_SECRET}-{os.getpid()}")
    draft.write_text(os.urandom(_DIGITS // 2).hex())
    try:
        if path.exists():
            if _read_secret(path) is None:  # damaged, and not drawn meanwhile by another
                draft.replace(path)
        else:
            os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # a disk without links
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _build(folder: Path, key: str, build: Callable[[Path], None]) -> Path:
    """Build the file under another name, publish it by a rename, remove its forerunners."""
    from tempfile import TemporaryDirectory

    from baliwords.files.durable import replace

    with TemporaryDirectory(dir=folder, prefix=".building-") as workshop:
        unfinished = Path(workshop) / "file"
        build(unfinished)
        path = folder / (key + checksum(unfinished, _secret(folder)))
        replace(unfinished, path)
    _tidy(folder, key)
    return path


def _tidy(folder: Path, key: str) -> None:
    """Remove files that nobody needs any more, and abandoned workshops."""
    import shutil
    import time

    long_ago = time.time() - _ABANDONED_SECONDS
    for path in [*folder.iterdir()]:
        with suppress(OSError):  # another process may be quicker; Windows keeps open files
            if path.name.startswith(".building-") and path.stat().st_mtime < long_ago:
                shutil.rmtree(path)
            elif _is_outdated(path.name, key):
                path.unlink()
    with suppress(OSError):
        for path in _spare_variants(folder, key):
            path.unlink()


def _is_outdated(name: str, key: str) -> bool:
    """Whether a file is of an older format, or of the same name and built from something else."""
    parts = name.split(".")
    old = len(parts) > 2 and parts[1].isdecimal() and int(parts[1]) < FORMAT
    return old or (parts[0] == key.split(".")[0] and not name.startswith(key))


def _spare_variants(folder: Path, key: str) -> Iterator[Path]:
    """Yield the variants of a kind for which there is no room beside those used after them."""
    kind, variant, _rest = key.partition("_")
    taken = 0
    files = [path for path in folder.iterdir() if variant and path.name.startswith(f"{kind}_")]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        taken += path.stat().st_size
        if taken > _ROOM and not path.name.startswith(key):
            yield path


def _own_folder(folder: Path) -> Path:
    """Return the folder, made if need be, if it is ours and nobody else can write it."""
    try:
        about = folder.stat()
    except FileNotFoundError:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = folder.stat()
    if not _is_ours(about):
        raise PermissionError(f"others can write {folder}")
    return folder


def _is_ours(about: os.stat_result) -> bool:
    """Whether nobody else can put files into a folder; Windows asks for that by other means."""
    if not hasattr(os, "getuid"):
        return True
    return stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and not about.st_mode & 0o022


def _private_folder() -> Path:
    """Return a temporary folder that is this user's alone, the same one each time if possible."""
    import atexit
    import shutil
    import tempfile

    if hasattr(os, "getuid"):
        shared = Path(tempfile.gettempdir()) / f"baliwords-{os.getuid()}"
        with suppress(OSError):
            shared.mkdir(mode=0o700, exist_ok=True)
            if _is_ours(shared.lstat()):  # anybody may have made it first
                return shared
    folder = Path(tempfile.mkdtemp(prefix="baliwords-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
