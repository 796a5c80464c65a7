"""What the system says when a file cannot be read or written, as a sentence.

The system speaks English, whatever the person speaks; what happens to people is known here.
"""

import errno

from baliwords.speech import label

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


def reason_of(error: Exception) -> str:
    """Return why the system refused."""
    said = _SAID.get(getattr(error, "errno", None) or 0)
    return said or getattr(error, "strerror", None) or str(error)
