"""The same chance each time: cards that nobody chose, and the day, do not change with the run.

What a test shows must not hang on what is dealt today; deals that differ are tried by the soaks.
"""

from collections.abc import Callable
from datetime import datetime, tzinfo
from types import SimpleNamespace
from typing import Self

from baliwords.core import shuffle
from baliwords.play import calendar, keeping

SEED = 2


class ThatDay(datetime):
    """A clock that stands at noon of one day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(2026, 11, 17, 12, tzinfo=tz)


def fix_chance(put: Callable[[object, str, object], object] = setattr) -> None:
    """Take deals from a seed and stop the calendar; `put` sets what is to be set."""
    dice = shuffle.Dice(SEED)
    put(shuffle.SystemDice, "bits", lambda _system: dice.bits())
    put(keeping, "secrets", SimpleNamespace(randbits=lambda bits: dice.bits() >> (64 - bits)))
    put(calendar, "datetime", ThatDay)
