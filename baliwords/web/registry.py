"""All tables of the server: those in memory, and those that wait in the log."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from baliwords.core.game import NO_SEAT
from baliwords.errors import BaliwordsError
from baliwords.letters.game import NAME as LETTERS
from baliwords.letters.options import read_options
from baliwords.play.calendar import today
from baliwords.play.letters.daily import Daily
from baliwords.speech import _
from baliwords.web import thinking, wire
from baliwords.web.guests import hashed, new_code, read_name
from baliwords.web.hosted import Message, Refused
from baliwords.web.house_rules import LEVELS, new_deal, read_rules, seats_of
from baliwords.web.library import Library
from baliwords.web.log import Event, Log
from baliwords.web.pool import ThinkingPool
from baliwords.web.tables import HostedTable, Link, read_id


class Registry:
    """Finds, opens and forgets tables."""

    def __init__(self, log: Log, library: Library, pool: ThinkingPool, pace: float = 0.9) -> None:
        self.log, self.library, self.pool = log, library, pool
        self._pace = pace
        self._tables: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Future[HostedTable | None]] = {}

    async def find(self, code: str) -> HostedTable | None:
        """Return a table, read from the log if it is not in memory."""
        if code in self._tables:
            return self._tables[code]
        if code not in self._loading:  # read once, however many come at the same time
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> HostedTable | None:
        try:
            events = await self.log.read(code)
            if events:
                self._tables[code] = HostedTable(code, events, self.library, self.pool, self._pace)
        finally:
            del self._loading[code]
        return self._tables.get(code)

    async def enter(self, code: str, link: Link) -> HostedTable | None:
        """Let a socket in at a table."""
        table = await self.find(code)
        if table is not None:
            async with table.lock:
                table.greet(self.log, link)
                await table.welcome_back(self.log, link)
        return table

    def leave(self, table: HostedTable, link: Link) -> None:
        """Let a socket go; a table at which nobody is left waits in the log."""
        table.leave(link)
        if not table.links and not table.lock.locked():
            table.stop()
            if self._tables.get(table.code) is table:
                del self._tables[table.code]

    async def open(self, key: str, wish: Mapping[str, Any]) -> str:
        """Open a table as a message wishes, and return its code."""
        game, rules = str(wish.get("game")), read_rules(str(wish.get("game")), wish.get("rules"))
        name = read_name(str(wish.get("name") or ""))
        if name.lower() in (*LEVELS["letters"], *LEVELS["shrines"]):
            raise Refused("name_taken", _("{name!r} is the name of a computer", name=name))
        events: list[Event] = [
            {"kind": "open", "game": game, "rules": rules, "host": key},
            {"kind": "sit", "seat": 0, "name": name, "key": key},
        ]
        computers = wish.get("computers") or []
        if not isinstance(computers, list) or len(computers) >= seats_of(rules, game):
            computers = []
        for seat, level in enumerate(computers, 1):
            if level not in LEVELS[game]:
                raise Refused("unknown", _("unknown player {name!r}", name=str(level)[:20]))
            events.append({"kind": "computer", "seat": seat, "level": level})
        if wish.get("start") and len(computers) + 1 == seats_of(rules, game):
            events.append({"kind": "deal", "deal": _dealt(game, rules, wish.get("daily") is True)})
        if game == LETTERS:
            options = read_options(rules)
            self.pool.prepare(thinking.get_ready, options.language, options.seats)
        return await self._begin(events)

    async def _begin(self, events: Sequence[Event]) -> str:
        code = new_code()
        await self.log.append(code, 0, events)
        return code

    async def do(self, table: HostedTable, link: Link, message: Mapping[str, Any]) -> Message:
        """Follow a command of a guest."""
        if message.get("what") != "rematch":
            answer = await table.do(self.log, link, message)
        else:
            answer = await self._rematch(table, link, read_id(message))
        if not table.links and self._tables.get(table.code) is table:
            del self._tables[table.code]  # it could not be written: read it again
        return answer

    async def _rematch(self, table: HostedTable, link: Link, name: str) -> Message:
        """Open a table for the same people, everybody one seat on; all are led there."""
        async with table.lock:
            if table.room.following:
                return wire.followed(name, table.version)
            if table.outcome is None or table.seat_of(link) == NO_SEAT:
                return wire.complaint(
                    name,
                    table.version,
                    Refused("not_over", _("the game is not over")),
                    link.language,
                )
            try:
                code = await self._begin(_moved_on(table, link.key))
                await table.change(self.log, [{"kind": "next", "code": code}])
            except BaliwordsError as error:
                return wire.complaint(name, table.version, error, link.language)
            return wire.followed(name, table.version)

    async def redeem(self, table: HostedTable, key: str, secret: str, now: float) -> bool:
        """Let another device of the same person in, by the pass that the first one made."""
        wanted = hashed(secret)
        async with table.lock:
            for seat, chair in enumerate(table.room.chairs):
                if chair.passes.get(wanted, 0) > now:
                    event = {"kind": "key", "seat": seat, "key": key, "hash": wanted}
                    await table.change(self.log, [event])
                    return True
        return False

    def close(self) -> None:
        """Let everybody go."""
        for table in list(self._tables.values()):
            table.forget()
        self._tables.clear()


def _dealt(game: str, rules: Mapping[str, str], daily: bool) -> str:
    """Deal: by chance, or the cards that everybody has today."""
    if not daily:
        return new_deal(game, rules)
    if game != LETTERS or seats_of(rules, game) > 1:
        raise Refused("rules", _("the deal of the day is a solitaire"))
    return str(Daily(today(), read_options(rules)).seed)


def _moved_on(table: HostedTable, host: str) -> list[Event]:
    room = table.room
    chairs = (*room.chairs[1:], room.chairs[0])
    events: list[Event] = [
        {"kind": "open", "game": room.game, "rules": dict(room.rules), "host": host}
    ]
    for seat, chair in enumerate(chairs):
        if chair.computer:
            events.append({"kind": "computer", "seat": seat, "level": chair.computer})
            continue
        first, *others = sorted(chair.keys)
        events.append({"kind": "sit", "seat": seat, "name": chair.name, "key": first})
        events += [{"kind": "key", "seat": seat, "key": k, "hash": ""} for k in others]
    return events
