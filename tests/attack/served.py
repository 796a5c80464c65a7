"""A server that is killed while a guest plays: what it acknowledged, and what it kept."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

_HOST = """
import sys, time
from pathlib import Path
from tests.web.running import Host
host = Host(Path(sys.argv[1]))
print(host.port, flush=True)
time.sleep(600)
"""


class Address:
    """Where a server listens that runs elsewhere."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"


def confirmed_events(store: Path, dice: Random) -> tuple[str, int]:
    """Play against a server and kill it; return the table and its acknowledged deeds."""
    from tests.web.running import Guest

    command = [sys.executable, "-c", _HOST, str(store)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            host: Any = Address(int(server.stdout.readline()))
            guest = Guest(host)
            code = guest.opens(start=True)
            with guest.at(code) as seat:
                deeds = _deeds(_join(seat), dice.randrange(1, 20))
                for what, facts in deeds[:-1]:
                    assert seat.do(what, **facts)["t"] == "ok"
                what, facts = deeds[-1]
                seat.socket.send(json.dumps({"id": "last", "t": "do", "what": what, **facts}))
                time.sleep(dice.random() * 0.01)
                server.send_signal(signal.SIGKILL)
        finally:
            server.kill()
    return code, len(deeds) - 1


def _join(seat: Any) -> str:
    """Return a move that joins two columns; `-` where the server shows none."""
    from tests.web.test_tables import first_join

    try:
        return first_join(seat)
    except KeyError:  # it has too much to do to answer questions
        return "-"


def _deeds(move: str, count: int) -> list[tuple[str, dict[str, str]]]:
    """A move, taken back and played again so many times; none where no two columns join."""
    if move == "-":
        return [("resign", {})]
    travels = ("undo", "redo")
    return [("move", {"m": move}), *((travels[number % 2], {}) for number in range(count))]


def events_kept(store: Path, code: str) -> int:
    """Count the events of a table that a new server would read."""
    from baliwords.web.log import Log

    log = Log(store)
    try:
        events = asyncio.run(log.read(code))
        return sum(event["kind"] in ("move", "undo", "redo") for event in events)
    finally:
        log.close()
