"""Which day it is: one for everybody, by Coordinated Universal Time."""

from datetime import UTC, date, datetime

from baliwords.errors import BadInput
from baliwords.speech import _


def today() -> date:
    """Return the day that counts now, everywhere the same: it begins at midnight UTC."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """Read a day as it is written in records: 2026-11-17."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise BadInput(
            _("{text!r} is not a day (expected one like 2026-11-17)", text=text[:40])
        ) from None
