"""What the system says when a file cannot be read or written, as a sentence.

The system speaks English, whatever the person speaks; what happens to people is known here.
"""

import errno
import re

from baliwords.speech import _, label

_SAID = {
    errno.ENOENT: label("No such file or directory"),
    errno.EACCES: label("Permission denied"),
    errno.EPERM: label("Operation not permitted"),
    errno.EISDIR: label("Is a directory"),
    errno.ENOTDIR: label("Not a directory"),
    errno.EEXIST: label("File exists"),
    errno.ENOSPC: label("No space left on device"),
    errno.EROFS: label("Read-only file system"),
    errno.ENAMETOOLONG: label("File name too long"),
    errno.ELOOP: label("Too many levels of symbolic links"),
    errno.EADDRINUSE: label("Address already in use"),
    errno.EADDRNOTAVAIL: label("Cannot assign requested address"),
    errno.EIO: label("Input/output error"),
}
_DATABASE = {
    "database is locked": label("another program uses it"),
    "unable to open database file": label("it cannot be opened"),
    "attempt to write a readonly database": label("it is write-protected"),
    "database or disk is full": label("No space left on device"),
    "disk I/O error": label("Input/output error"),
}


def reason_of(error: Exception) -> str:
    """Return why the system refused."""
    said = _SAID.get(getattr(error, "errno", None) or 0)
    text: str = getattr(error, "strerror", None) or str(error)
    return said or _DATABASE.get(text) or text


def place_of(error: Exception) -> str:
    """Return where a file is written wrongly, of which a parser complains in English."""
    found = re.search(r"line (\d+),? col(?:umn)? (\d+)", str(error))
    if found is None:
        ended = "end of" in str(error)
        return label("see its end") if ended else label("a value in it cannot be read")
    return _("see line {line}, column {column}", line=found[1], column=found[2])
