"""Many games at once on one server: `python -m benchmarks.serve --games 1000 --seconds 60`.

A server in a process of its own, on the loopback, with its store on the disk; two sockets a game,
each player moving about every four seconds (`--every`), all at different times. The tables are
dealt beforehand. At the end the store is compared with what was acknowledged: a lost move would be
missing, a doubled one there twice; and every table is opened again, so that each move is judged
once more. `--kills 50` kills the server with -9 again and again meanwhile, and every player comes
back and sends again what was not acknowledged. It stops by itself.

Latencies hold for a machine that does nothing else; processor time a move is steadier. What the
players' own clock was late is shown beside: such a wait is not the server's.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from baliwords.web.guests import COOKIE, hashed, new_code, new_key
from baliwords.web.house_rules import new_deal, read_rules
from baliwords.web.library import Library
from baliwords.web.log import Event, Log
from baliwords.web.pool import ThinkingPool
from baliwords.web.server import new_loop
from baliwords.web.tables import HostedTable
from benchmarks.crowd import Player, Tally

PORT = 8796
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


async def gather(games: int, store: Path, tally: Tally) -> list[Player]:
    """Deal at as many tables, two people sitting at each."""
    log, rules = Log(store), read_rules("letters", RULES)
    players, dealt = [], []
    for _ in range(games):
        code, keys = new_code(), [new_key(), new_key()]
        dealt.append(log.append(code, 0, _beginning(rules, [hashed(key) for key in keys])))
        players += [Player(code, f"{COOKIE}={key}", tally) for key in keys]
    await asyncio.gather(*dealt)
    log.close()
    return players


def _beginning(rules: dict[str, str], keys: Sequence[str]) -> list[Event]:
    anna, ben = keys
    return [
        {"kind": "open", "game": "letters", "rules": rules, "host": anna},
        {"kind": "sit", "seat": 0, "name": "Anna", "key": anna},
        {"kind": "sit", "seat": 1, "name": "Ben", "key": ben},
        {"kind": "deal", "deal": new_deal("letters", rules)},
    ]


async def load(
    players: list[Player], seconds: float, server: Server, kills: int
) -> tuple[float, float]:
    """Let all play for a while; kill the server meanwhile, as often as wished.

    Return the processor time that it took once everybody had come, and our own.
    """
    tally = players[0].tally
    for start in range(0, len(players), 50):
        await asyncio.gather(*(player.come() for player in players[start : start + 50]))
    async with asyncio.timeout(120):
        while not all(player.table for player in players):
            await asyncio.sleep(0.2)
    await asyncio.sleep(2 * tally.pause)  # until all have moved once, at different times
    tally.clear()
    begin, own, until = server.seconds, time.process_time(), time.monotonic() + seconds
    for number in range(kills):
        await asyncio.sleep(max(0.5, (until - time.monotonic()) / (kills - number + 1)))
        server.end(signal.SIGKILL)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    spent = server.seconds - begin, time.process_time() - own
    tally.over = True
    await asyncio.sleep(1)  # the last answers
    for player in players:
        player.leave()
    return spent


def check(players: list[Player], store: Path) -> tuple[int, int]:
    """Return how many acknowledged moves are missing, and how many are there twice."""
    kept: dict[tuple[str, str], list[int]] = {}
    rows = sqlite3.connect(store).execute("SELECT code, version, body FROM events")
    for code, version, body in rows:
        if name := json.loads(body).get("cmd"):
            kept.setdefault((code, name.partition(".")[2]), []).append(version)
    made = [
        (player.code, name, version) for player in players for name, version in player.made.items()
    ]
    lost = sum(version not in kept.get((code, name), ()) for code, name, version in made)
    doubled = sum(len(versions) > 1 for versions in kept.values())
    return lost, doubled


async def replay(players: list[Player], store: Path) -> int:
    """Play every table again from its events, which raises where a move is not legal."""
    log, library = Log(store), Library()
    moves = 0
    for code in {player.code for player in players}:
        events = await log.read(code)
        HostedTable(code, events, library, ThinkingPool(), 0.0)
        moves += sum(event["kind"] == "move" for event in events)
    log.close()
    return moves


def main() -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=4.0, help="seconds between a player's moves")
    parser.add_argument("--kills", type=int, default=0)
    asked = parser.parse_args()
    # Each answers the other's column and lays one: a player who moves every 4 s thinks for 2 s.
    tally = Tally(PORT, asked.every / 2)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        store = Path(folder) / "tables.sqlite"
        players = runner.run(gather(asked.games, store, tally))
        server = Server(store)
        empty = server.megabytes
        try:
            spent, own = runner.run(load(players, asked.seconds, server, asked.kills))
            wall, full = asked.seconds, server.megabytes
        finally:
            server.end(signal.SIGTERM)
        lost, doubled = check(players, store)
        replayed = runner.run(replay(players, store))
    times = sorted(tally.acknowledged)
    moves = len(times)
    print(f"{asked.games} games, {2 * asked.games} sockets, {wall:.0f} s, {asked.kills} kills -9")
    print(f"acknowledged {moves} moves ({moves / wall:.0f}/s), refused {tally.refused}, ", end="")
    print(f"sent again {tally.sent_again}; lost {lost}, doubled {doubled}")
    print("acknowledged after", _shares(times), "; our own clock was late by", _shares(tally.late))
    each = (full - empty) * 1024 / asked.games
    print(f"processor time of the server: {1000 * spent / moves:.2f} ms a move", end="")
    print(f" ({100 * spent / wall:.0f} % of one core), {each:.0f} KB a game; ", end="")
    print(f"of the players {100 * own / wall:.0f} %; came back {tally.returned} times")
    print(f"{replayed} moves of all tables were judged again: all legal")


def _shares(times: Sequence[float]) -> str:
    ordered = sorted(times)
    shares = [1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99)]
    return "p50 {:.1f}, p95 {:.1f}, p99 {:.1f} ms".format(*shares)


if __name__ == "__main__":
    main()
