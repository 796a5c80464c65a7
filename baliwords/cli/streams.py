"""The standard streams, made fit for everything the program may read and write."""

import codecs
import os
import sys
from io import TextIOWrapper

from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

_MOST_DIGITS = 6
"""No terminal has so many columns that their number would have as many digits."""
# The ways of Python itself; whoever chose another by PYTHONIOENCODING gets that.
_FRAGILE = ("strict", "surrogateescape")


def open_streams() -> None:
    """Stand in for closed streams; let no sign that a stream cannot bear stop the program."""
    _replace_closed()
    codecs.register_error("baliwords.spelled", _spell)
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors in _FRAGILE:
        sys.stdout.reconfigure(errors="baliwords.spelled")
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors in _FRAGILE:
        sys.stdin.reconfigure(errors="backslashreplace")  # what is then refused can be quoted


def forget_wild_sizes() -> None:
    """Drop a size of the terminal that is none: whoever draws would trip over it."""
    for name in ("COLUMNS", "LINES"):
        told = os.environ.get(name, "1")
        if not (told.isdecimal() and len(told) < _MOST_DIGITS and int(told)):
            del os.environ[name]


def silence_output() -> None:
    """Nobody reads standard output any more: let Python's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_closed() -> None:
    """Stand in for streams that were closed before the program began: Python has None there."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - for good
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        raise BadInput(sentence("standard output is closed: there is nowhere to write the answer"))


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Write the signs that an encoding lacks by those that every one has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    from baliwords.core.signs import in_ascii  # only now: most streams know every sign

    return "".join(map(in_ascii, error.object[error.start : error.end])), error.end
