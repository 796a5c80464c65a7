"""Files from outside, which may be anything: a pipe that never ends, a picture, a device.

Whatever reads a file that a person names, or could have put where we look, reads it here.
Only a regular file of a sensible size is read at all; everything else is one sentence.
"""

import os
import stat
from errno import EINVAL
from pathlib import Path
from typing import Any

from baliwords.errors import BadInput
from baliwords.files.trouble import place_of, reason_of
from baliwords.speech import _

LARGEST = 1 << 20
"""More bytes than settings, maps or records of games have; a mistake beyond that."""
MOST_DOTS = 100
"""More dots than a line of a TOML file has: each may open a table within a table, and to read
so many takes memory by their square."""


def foreign_bytes(path: Path, expected: str, largest: int = LARGEST) -> bytes:
    """Return the contents of a file, `expected` to be "a word list", "a map" or the like."""
    contents = foreign_start(path, expected, largest + 1)
    if len(contents) > largest:
        limit = _("{size} MB", size=largest >> 20)
        raise BadInput(
            _(
                "{name!r} is too large for {expected} (expected at most {limit})",
                name=path.name,
                expected=expected,
                limit=limit,
            )
        )
    return contents


def foreign_start(path: Path, expected: str, most: int) -> bytes:
    """Return the first bytes of a file, however long it is."""
    try:
        return regular_bytes(path, most)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        why = error.args[0] if isinstance(error, ValueError) else reason_of(error)
        raise BadInput(
            _(
                "cannot read {path!r}: {why} (expected {expected})",
                path=str(path),
                why=why,
                expected=expected,
            )
        ) from None


def regular_bytes(path: Path, most: int) -> bytes:
    """Return the first bytes of a regular file; a pipe may never end, a device never does."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(EINVAL, _("it is not a file"), str(path))
        with open(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)


def write_foreign(path: Path, text: str | bytes) -> None:
    """Write into a file that a person names; a pipe or a device is none."""
    flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        handle = os.open(path, flags, 0o666)
        contents = text.encode() if isinstance(text, str) else text
        with open(handle, "wb") as file:  # noqa: PTH123 - a handle
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise OSError(EINVAL, _("it is not a file"), str(path))
            file.truncate(0)
            file.write(contents)
    except (OSError, ValueError) as error:
        why = reason_of(error)
        raise BadInput(_("cannot write {path!r}: {why}", path=str(path), why=why)) from None


def foreign_text(path: Path, expected: str, largest: int = LARGEST) -> str:
    """Return the text of a file in UTF-8, whichever way its lines end."""
    contents = foreign_bytes(path, expected, largest)
    try:
        text = contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + contents.count(b"\n", 0, error.start)
        raise BadInput(
            _(
                "{name!r} is not UTF-8 text: see line {line} (expected {expected})",
                name=path.name,
                line=line,
                expected=expected,
            )
        ) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def foreign_toml(path: Path, expected: str) -> dict[str, Any]:
    """Return the tables of a TOML file."""
    text = foreign_text(path, expected)
    import tomllib  # only now: most people have no such file

    try:
        if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
            raise RecursionError
        return tomllib.loads(text)
    except ValueError as error:
        raise BadInput(
            _(
                "{name!r} is not a TOML file: {place} (expected {expected})",
                name=path.name,
                place=place_of(error),
                expected=expected,
            )
        ) from None
    except RecursionError:
        raise BadInput(
            _(
                "{name!r} is not a TOML file that can be read: its tables are nested too "
                "deeply (expected {expected})",
                name=path.name,
                expected=expected,
            )
        ) from None
