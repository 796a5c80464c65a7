"""Many games at once on one server: `python -m benchmarks.serve --games 1000 --seconds 60`.

A server in a process of its own, on the loopback, with its store on the disk; two sockets a game,
each player moving about every four seconds. At the end every table is opened again and its version
compared with the last acknowledgement: a lost move would be missing, a doubled one too many.
`--kills 50` kills the server with -9 again and again meanwhile, and every player comes back and
sends again what was not acknowledged. It stops by itself.

Latencies hold for a machine that does nothing else; processor time a move is steadier.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from math import inf
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

PORT = 8796
ORIGIN = f"http://127.0.0.1:{PORT}"
RULES = {"language": "fr", "seats": "2", "validation": "challenge"}
_SERVER = """
import sys
from pathlib import Path
from baliwords.web.app import Setup
from baliwords.web.limits import Limits
from baliwords.web.server import listen, serve
free = (1e9, 1e9)
limits = Limits(messages=free, requests=free, opened=free, wrong_codes=free, sockets=10**9)
serve(Setup(store=Path(sys.argv[1]), limits=limits), listen("127.0.0.1", int(sys.argv[2])),
      lambda: print("ready", flush=True))
"""


class Server:
    """The server, which is killed and started again at the same address."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._spent = 0.0
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        arguments = [sys.executable, "-c", _SERVER, str(self._store), str(PORT)]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self._before = self._now()

    def _now(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def seconds(self) -> float:
        """Processor time since it was ready, over all its lives."""
        return self._spent + self._now() - self._before

    @property
    def megabytes(self) -> float:
        """Memory that it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def end(self, number: int) -> None:
        """Stop it, or kill it."""
        self._spent = self.seconds
        self.process.send_signal(number)
        self.process.wait()


@dataclass
class Tally:
    """What happened in all games together."""

    until: float = inf
    """When all stop; known once everybody has come."""
    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    sent_again: int = 0


def request(path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """POST to the server; return the answer and the cookie it gave."""
    connection = HTTPConnection("127.0.0.1", PORT)
    headers = {"Origin": ORIGIN, **({"Cookie": cookie} if cookie else {})}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    given = answer.getheader("set-cookie") or ""
    found = json.loads(answer.read())
    connection.close()
    return found, given.partition(";")[0] or cookie


class Player:
    """One seat: it moves when it is its turn, and comes back when it was cut off."""

    def __init__(self, code: str, cookie: str, tally: Tally, pause: float) -> None:
        self.code, self.cookie, self.tally, self.pause = code, cookie, tally, pause
        self.dice = random.Random(f"{code}{cookie}")
        self.made: dict[str, int] = {}
        """The version of the table that each acknowledged move has made, by its name."""
        self._unanswered: tuple[str, str] | None = None
        self._asked = 0.0
        self._number = 0
        self.table: dict[str, Any] = {}

    async def play(self) -> None:
        """Play until the time is over, through any number of connections."""
        while time.monotonic() < self.tally.until:
            try:
                address = f"ws://127.0.0.1:{PORT}/ws/{self.code}"
                headers = {"Cookie": self.cookie}
                async with connect(
                    address,
                    origin=Origin(ORIGIN),
                    additional_headers=headers,
                    compression=None,
                    proxy=None,
                    open_timeout=60,
                ) as socket:
                    await self._sit(socket)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.2 + self.dice.random() * 0.3)

    async def _sit(self, socket: ClientConnection) -> None:
        if self._unanswered:
            self.tally.sent_again += 1
            await socket.send(self._unanswered[1])
        think = None
        while (left := self.tally.until - time.monotonic()) > 0:
            try:
                text = await asyncio.wait_for(socket.recv(), min(left, 1.0))
            except TimeoutError:
                continue
            message = json.loads(text)
            if message["t"] == "table":
                self.table = message
                if think is None or think.done():
                    think = asyncio.create_task(self._think(socket))
            elif self._unanswered and message.get("id") == self._unanswered[0]:
                self._answered(message)
        if think:
            think.cancel()

    def _answered(self, message: dict[str, Any]) -> None:
        assert self._unanswered
        if message["t"] == "ok":
            self.made[self._unanswered[0]] = message["v"]
            self.tally.acknowledged.append(time.perf_counter() - self._asked)
        else:
            self.tally.refused += 1
        self._unanswered = None

    async def _think(self, socket: ClientConnection) -> None:
        """Wait as a person does, then move if it is still one's turn."""
        await asyncio.sleep(self.pause * (0.5 + self.dice.random()))
        table = self.table
        if self._unanswered or table["you"] not in table["waiting"]:
            return
        self._number += 1
        name = f"{self._number}x{self.dice.randrange(10**9)}"
        move = {"t": "do", "id": name, "what": "move", "m": self._move(table), "at": table["at"]}
        self._unanswered = (name, json.dumps(move))
        self._asked = time.perf_counter()
        with suppress(WebSocketException):  # then it is sent again
            await socket.send(self._unanswered[1])

    def _move(self, table: dict[str, Any]) -> str:
        """Join two own columns, which people may doubt; let the other's stand."""
        if table["play"]["window"]:
            return "ok"
        row = table["play"]["rows"][table["you"]]
        here = [slot for slot, column in enumerate(row) if column and "?" not in column]
        if len(here) < 2:
            return "-"
        upper, lower = self.dice.sample(here, 2)
        return f"{row[upper]}@{upper + 1}+{row[lower]}@{lower + 1}"


def gather(games: int, tally: Tally, pause: float) -> list[Player]:
    """Open tables, let two people sit down at each, and deal."""
    from websockets.sync.client import connect as connect_now

    players = []
    for number in range(games):
        _, anna = request("/api/guest", {})
        _, ben = request("/api/guest", {})
        wish = {"game": "letters", "rules": RULES, "name": "Anna"}
        code = request("/api/tables", wish, anna)[0]["code"]
        for cookie, deed in ((ben, {"what": "sit", "name": "Ben"}), (anna, {"what": "start"})):
            with connect_now(
                f"ws://127.0.0.1:{PORT}/ws/{code}",
                origin=Origin(ORIGIN),
                additional_headers={"Cookie": cookie},
                compression=None,
                proxy=None,
            ) as socket:
                socket.send(json.dumps({"t": "do", "id": "x", **deed}))
                while json.loads(socket.recv()).get("id") != "x":
                    pass
        players += [Player(code, cookie, tally, pause) for cookie in (anna, ben)]
        if number % 100 == 99:
            print(f"  {number + 1} tables", flush=True)
    return players


async def load(players: list[Player], seconds: float, server: Server, kills: int) -> float:
    """Let all play for a while; kill the server meanwhile, as often as wished.

    Return the processor time that it took once everybody had come.
    """
    tasks = [asyncio.create_task(player.play()) for player in players]
    while not all(player.table for player in players):
        await asyncio.sleep(0.2)
    tally = players[0].tally
    tally.acknowledged.clear()
    begin = server.seconds
    until = tally.until = time.monotonic() + seconds
    for number in range(kills):
        await asyncio.sleep(max(0.5, (until - time.monotonic() - 5) / (kills - number + 1)))
        server.end(signal.SIGKILL)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*tasks)
    return server.seconds - begin


def check(players: list[Player], store: Path) -> tuple[int, int]:
    """Return how many acknowledged moves are missing, and how many are there twice."""
    import sqlite3

    kept: dict[tuple[str, str], list[int]] = {}
    rows = sqlite3.connect(store).execute("SELECT code, version, body FROM events")
    for code, version, body in rows:
        if name := json.loads(body).get("cmd"):
            kept.setdefault((code, name.partition(".")[2]), []).append(version)
    made = [
        (player.code, name, version) for player in players for name, version in player.made.items()
    ]
    lost = sum(version not in kept.get((code, name), ()) for code, name, version in made)
    doubled = sum(len(versions) > 1 for (_, name), versions in kept.items() if name != "x")
    return lost, doubled


def main() -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=4.0)
    parser.add_argument("--kills", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.sqlite"
        server, tally = Server(store), Tally()
        empty = server.megabytes
        players = gather(asked.games, tally, asked.pause)
        spent = asyncio.run(load(players, asked.seconds, server, asked.kills))
        wall, full = asked.seconds, server.megabytes
        server.end(signal.SIGTERM)
        lost, doubled = check(players, store)
    times = sorted(tally.acknowledged)
    moves = len(times)
    print(f"{asked.games} games, {2 * asked.games} sockets, {wall:.0f} s, {asked.kills} kills -9")
    print(f"acknowledged {moves} moves ({moves / wall:.0f}/s), refused {tally.refused}, ", end="")
    print(f"sent again {tally.sent_again}; lost {lost}, doubled {doubled}")
    share = [1000 * times[min(moves - 1, int(moves * p))] for p in (0.5, 0.95, 0.99)]
    print("acknowledged after p50 {:.1f}, p95 {:.1f}, p99 {:.1f} ms".format(*share))
    each = (full - empty) * 1024 / asked.games
    print(f"processor time of the server: {1000 * spent / moves:.2f} ms a move", end="")
    print(f" ({100 * spent / wall:.0f} % of one core), {each:.0f} KB a game")


if __name__ == "__main__":
    main()
