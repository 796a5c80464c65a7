"""Guests: codes of tables, the keys by which a browser is known again, names as plain text.

A browser has one key, 128 random bits in a cookie that no script can read. The log holds only its
hash, so who reads the store cannot take a seat. A code names a table and opens it to anybody who
has it; eight letters of 23 are 78 thousand million codes, and `limits` allows ten wrong ones a
minute and address: among a thousand tables, one address guesses one in seven years.
"""

import hashlib
import re
import secrets
import unicodedata

from baliwords.errors import BadInput
from baliwords.speech import _

COOKIE = "bali"
KEEP_SECONDS = 400 * 24 * 3600  # the longest that browsers allow

_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"  # no I, O, Q: they look like others
_CODE = re.compile(f"[{_LETTERS}]{{8}}")
_KEY = re.compile(r"[A-Za-z0-9_-]{22}")
_LONGEST_NAME = 24
_KEPT_OUT = ("C", "Zl", "Zp")  # control signs, half characters, line ends


def new_code() -> str:
    """Return the code of a new table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def read_code(text: str) -> str:
    """Read a code as a person writes it: any case, with a hyphen or a space in it."""
    code = re.sub(r"[\s-]", "", text[:40]).upper()
    if not _CODE.fullmatch(code):
        raise BadInput(
            _("{text!r} is no code of a table (expected one like KWPT-RDXM)", text=text[:40])
        )
    return code


def new_key() -> str:
    """Return a new key: 128 random bits."""
    return secrets.token_urlsafe(16)


def is_key(text: str) -> bool:
    """Tell whether a text has the form of a key."""
    return _KEY.fullmatch(text) is not None


def hashed(key: str) -> str:
    """Return what is kept of a key; 128 random bits need no salt and no slow hash."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def read_name(text: str) -> str:
    """Read a name as plain text on one line that a record's header can hold."""
    normal = unicodedata.normalize("NFC", text[:200])
    kept = "".join(
        " " if sign.isspace() else sign
        for sign in normal
        if sign.isspace() or not unicodedata.category(sign).startswith(_KEPT_OUT)
    )
    name = " ".join(kept.replace(",", " ").split())[:_LONGEST_NAME].strip()
    if not any(sign.isalnum() for sign in name):
        raise BadInput(_("{text!r} is no name (expected one like Anna)", text=text[:40]))
    return name
