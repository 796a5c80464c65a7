"""How long a search may take, and that Ctrl-C ends it with the best so far."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

_LEAST_SECONDS, _MOST_SECONDS = 0.01, 3600.0


def check_seconds(seconds: float) -> None:
    """Refuse a time that is no time, or a day."""
    if not _LEAST_SECONDS <= seconds <= _MOST_SECONDS:
        raise BadInput(
            sentence(
                "--seconds {seconds:g} is not allowed (expected {low:g} to {high:g})",
                seconds=seconds,
                low=_LEAST_SECONDS,
                high=_MOST_SECONDS,
            )
        )


@contextmanager
def interruptible() -> Iterator[list[int]]:
    """Collect Ctrl-C instead of dying of it: the search then ends with its best so far."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))  # noqa: ARG005
    try:
        yield caught
    finally:
        signal.signal(signal.SIGINT, before)
