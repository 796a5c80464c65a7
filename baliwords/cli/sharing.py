"""Many games shared out: among processes of this machine, or the machines of a Dask scheduler."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

from baliwords.cli.signature import Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from distributed import Client

Scheduler: TypeAlias = Annotated[
    str | None, Option("A Dask scheduler whose machines play, like tcp://192.168.1.7:8786.")
]

Task = TypeVar("Task")
T = TypeVar("T")

_ANSWERS_WITHIN = 10
"""Seconds in which a scheduler must answer."""
_SCHEMES = ("tcp", "tls")


def shared_out(
    play: Callable[[Task], T], tasks: Sequence[Task], jobs: int, scheduler: str | None = None
) -> Iterator[T]:
    """Yield what comes of each task, in order."""
    if scheduler is not None:
        yield from _among_machines(play, tasks, scheduler)
    elif jobs == 1:
        yield from map(play, tasks)
    else:
        from multiprocessing import Pool

        with Pool(jobs) as pool:
            yield from pool.imap(play, tasks, chunksize=max(1, min(20, len(tasks) // jobs // 4)))


def _among_machines(
    play: Callable[[Task], T], tasks: Sequence[Task], scheduler: str
) -> Iterator[T]:
    with _client(scheduler) as client:
        # Equal games are played each time: the same seed with the same time may end otherwise.
        for future in client.map(play, tasks, pure=False):
            yield future.result()


def _client(address: str) -> "Client":
    """Return the scheduler at an address, or say what is wrong with it."""
    scheme, _slashes, place = address.partition("://")
    host, _colon, port = place.rpartition(":")
    if scheme not in _SCHEMES or not host or not (port.isascii() and port.isdecimal()):
        raise BadInput(
            sentence(
                "--scheduler {address!r}: expected an address like tcp://192.168.1.7:8786",
                address=address[:60],
            )
        )
    try:
        from distributed import Client
    except ImportError:
        raise BadInput(
            sentence("--scheduler needs Dask: pip install distributed, here and there")
        ) from None
    try:
        return Client(address, timeout=_ANSWERS_WITHIN)
    except OSError:
        raise BadInput(
            sentence(
                "no scheduler answers at {address!r} (one is started by: dask scheduler)",
                address=address[:60],
            )
        ) from None
