"""A server that is killed while a guest plays: what it acknowledged, and what it kept."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
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

_TRAVELS = ("undo", "redo")
_DEALS = 20


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
            with ExitStack() as seats:
                code, seat = _begun(guest, seats)
                confirmed = 1
                for number in range(dice.randrange(1, 20)):
                    answer = seat.do(_TRAVELS[number % 2])
                    assert answer["t"] == "ok", answer
                    confirmed += 1
                what = _TRAVELS[(confirmed + 1) % 2]
                seat.socket.send(json.dumps({"id": "last", "t": "do", "what": what}))
                time.sleep(dice.random() * 0.01)
                server.send_signal(signal.SIGKILL)
        finally:
            server.kill()
    return code, confirmed


def _begun(guest: Any, seats: ExitStack) -> tuple[str, Any]:
    """Open a table and play a move that does not end the game, for then nothing is taken back.

    With few words a deal in twenty is stuck after its first move, or before it.
    """
    from tests.web.test_tables import first_join

    for _ in range(_DEALS):
        code = guest.opens(start=True)
        seat = seats.enter_context(guest.at(code))
        move = first_join(seat) if seat.table["waiting"] else "-"
        if move != "-":
            answer = seat.do("move", m=move)
            assert answer["t"] == "ok", answer
            if seat.until(lambda table, v=answer["v"]: table["v"] >= v)["waiting"]:
                return code, seat
    raise LookupError(f"{_DEALS} deals were stuck after a move")


def events_kept(store: Path, code: str) -> int:
    """Count the events of a table that a new server would read."""
    from baliwords.web.log import Log

    log = Log(store)
    try:
        events = asyncio.run(log.read(code))
        return sum(event["kind"] in ("move", "undo", "redo") for event in events)
    finally:
        log.close()
