"""Start the server, say where it is, stop cleanly."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from baliwords.errors import BadInput
from baliwords.files.trouble import reason_of
from baliwords.speech import _
from baliwords.web.app import Setup, make_app
from baliwords.web.limits import MESSAGE_BYTES

INTERRUPTED = 130


class Server(uvicorn.Server):
    """A server that leaves signals to whoever runs it, and does not wait for long thoughts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(configured(setup))
        self._pool = setup.pool

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell those who wait for an answer that none comes, then let everybody go."""
        self._pool.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or say in one sentence why that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        host.encode("idna")  # what is no name of a host is refused before a socket is made
        taken = socket.create_server((host, port), family=family, backlog=2048)
        # Guests' sockets inherit it: two messages in a row must not wait 40 ms for each other.
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return taken
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadInput(
            _(
                "cannot listen at {place}: {reason} (try --port 8001)",
                place=f"{host}:{port}",
                reason=reason_of(error),
            )
        ) from None


def configured(setup: Setup) -> uvicorn.Config:
    """Return how uvicorn is to serve: small messages, few words, a quick end."""
    return uvicorn.Config(
        make_app(setup),
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def serve(setup: Setup, taken: socket.socket, ready: Callable[[], None]) -> int:
    """Serve until Ctrl-C or SIGTERM; return the exit code."""
    _collect_seldom()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_run(Server(setup), taken, ready))


def _collect_seldom() -> None:
    """Look seldom for garbage in circles: games hold none, and a look at them all takes long."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def new_loop() -> asyncio.AbstractEventLoop:
    """Return the quickest loop that is there: uvloop, or Python's own (as on Windows)."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    found: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return found


async def _run(server: Server, taken: socket.socket, ready: Callable[[], None]) -> int:
    caught: list[int] = []

    def stop(number: int) -> None:
        caught.append(number)
        server.should_exit = True

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop, number)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda got, _frame: loop.call_soon_threadsafe(stop, got))
    running = loop.create_task(server.serve(sockets=[taken]))
    while not (server.started or running.done()):
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await running
    return INTERRUPTED if signal.SIGINT in caught else 0
