"""Players for a load: each has a socket, thinks as people do, and comes back when it was cut off.

They speak the protocol by `websockets`' own state machine straight from the loop: no tasks, few
timers, so that what is measured is the server and not its guests.
"""

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri


@dataclass
class Tally:
    """What happened in all games together."""

    port: int
    pause: float
    """How long a player thinks, on the average."""
    over: bool = False
    acknowledged: list[float] = field(default_factory=list)
    """How long each move waited for its answer, in seconds."""
    late: list[float] = field(default_factory=list)
    """How much too late our own clock rang: what a wait owes to this program itself."""
    refused: int = 0
    sent_again: int = 0
    returned: int = 0
    """How often a player came back after the connection was lost."""

    def clear(self) -> None:
        """Begin to count."""
        self.acknowledged.clear()
        self.late.clear()


class Player(asyncio.Protocol):
    """One seat: it moves when it is its turn."""

    def __init__(self, code: str, cookie: str, tally: Tally) -> None:
        self.code, self.cookie, self.tally = code, cookie, tally
        self.dice = random.Random(f"{code}{cookie}")
        self.made: dict[str, int] = {}
        """The version of the table that each acknowledged move has made, by its name."""
        self.table: dict[str, Any] = {}
        self._unanswered: tuple[str, str] | None = None
        self._asked = 0.0
        self._number = 0
        self._thinking: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._first = True
        """Nothing was thought of yet."""
        self._back = True
        """Connected, and not yet told of the table."""

    # --- the connection -----------------------------------------------------------------

    async def come(self) -> None:
        """Connect, however often it takes."""
        loop = asyncio.get_running_loop()
        while not self.tally.over:
            try:
                await loop.create_connection(lambda: self, "127.0.0.1", self.tally.port)
                return
            except OSError:
                await asyncio.sleep(0.2 + self.dice.random() * 0.3)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport, self._back = cast(asyncio.Transport, transport), True
        place = f"127.0.0.1:{self.tally.port}"
        self._protocol = ClientProtocol(
            parse_uri(f"ws://{place}/ws/{self.code}"), origin=Origin(f"http://{place}")
        )
        request = self._protocol.connect()
        request.headers["Cookie"] = self.cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hear what the server says."""
        self._protocol.receive_data(data)
        self._flush()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(json.loads(bytes(event.data)))

    def connection_lost(self, exc: Exception | None) -> None:
        """Come back in a moment."""
        del exc
        self._transport = None
        if not self.tally.over:
            self.tally.returned += 1
            delay = self.dice.random()
            loop = asyncio.get_running_loop()
            loop.call_later(delay, lambda: loop.create_task(self.come()))

    def leave(self) -> None:
        """Go away."""
        if self._thinking:
            self._thinking.cancel()
        if self._transport:
            self._transport.abort()

    def _flush(self) -> None:
        if self._transport:
            with suppress(RuntimeError):
                self._transport.write(b"".join(self._protocol.data_to_send()))

    def _send(self, text: str) -> None:
        if self._transport and self._protocol.state is State.OPEN:  # else it is sent again
            self._protocol.send_text(text.encode())
            self._flush()

    # --- the game -----------------------------------------------------------------------

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.table = message
            if self._unanswered and self._back:
                self.tally.sent_again += 1
                self._send(self._unanswered[1])
            self._back = False
            self._think()
        elif self._unanswered and message.get("id") == self._unanswered[0]:
            self._answered(message)

    def _answered(self, message: dict[str, Any]) -> None:
        assert self._unanswered
        if message["t"] == "ok":
            self.made[self._unanswered[0]] = message["v"]
            self.tally.acknowledged.append(time.perf_counter() - self._asked)
        else:
            self.tally.refused += 1
        self._unanswered = None
        self._think()

    def _think(self) -> None:
        """Wait as a person does; the first time anything up to twice as long, so that all mix."""
        due = self.table["you"] in self.table["waiting"] and not self._unanswered
        if not due or self._thinking or self.tally.over:
            return
        share = 2 * self.dice.random() if self._first else 0.5 + self.dice.random()
        self._first = False
        loop = asyncio.get_running_loop()
        self._thinking = loop.call_later(self.tally.pause * share, self._move)

    def _move(self) -> None:
        assert self._thinking
        self.tally.late.append(asyncio.get_running_loop().time() - self._thinking.when())
        self._thinking = None
        table = self.table
        if self._unanswered or table["you"] not in table["waiting"] or self.tally.over:
            return
        self._number += 1
        name = f"{self._number}x{self.dice.randrange(10**9)}"
        move = {"t": "do", "id": name, "what": "move", "m": self._choice(), "at": table["at"]}
        self._unanswered = (name, json.dumps(move))
        self._asked = time.perf_counter()
        self._send(self._unanswered[1])

    def _choice(self) -> str:
        """Join two own columns, which people may doubt; let the other's stand."""
        play = self.table["play"]
        if play["window"]:
            return "ok"
        row = play["rows"][self.table["you"]]
        here = [slot for slot, column in enumerate(row) if column and "?" not in column]
        if len(here) < 2 or play["ending"]:
            return "-"
        upper, lower = self.dice.sample(here, 2)
        return f"{row[upper]}@{upper + 1}+{row[lower]}@{lower + 1}"
