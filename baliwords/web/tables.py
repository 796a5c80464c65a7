"""Tables: one game each, with its version, its guests and whoever looks on.

Commands of one table come one after the other. A change is made, written to the log, and told only
when it is on the disk; if it cannot be written, the table is forgotten and read again.
"""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from baliwords.core.game import NO_SEAT, Outcome
from baliwords.core.record import REDO, UNDO
from baliwords.errors import BadNotation, BaliwordsError, IllegalMove
from baliwords.speech import _
from baliwords.web import thinking, wire
from baliwords.web.decide import Asked, decide
from baliwords.web.hosted import HostedGame, Message, MoveMade, Refused
from baliwords.web.keep import keep_record
from baliwords.web.letters import HostedLetters
from baliwords.web.library import Library
from baliwords.web.log import Event, Log
from baliwords.web.pool import ThinkingPool
from baliwords.web.room import Room, after, opened
from baliwords.web.shrines import HostedShrines

DOUBT_SECONDS = 30
"""How long others may think whether they doubt a column."""
_STAND_IN = "greedy"
"""Who plays on for one who has given up or is away, while others go on."""
_REMEMBERED = 500
_MOST_OUTSTANDING = 64

_HOSTED: dict[str, type[HostedLetters] | type[HostedShrines]] = {
    "letters": HostedLetters,
    "shrines": HostedShrines,
}


class Link:
    """One socket at a table: whose it is, and what waits to be sent."""

    def __init__(self, key: str, watches: bool = False, language: str = "en") -> None:
        self.key = key
        self.language = language
        """The language in which the guest is spoken to."""
        self.watches = watches
        """Looks on, though the guest may have a seat: a television."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(_MOST_OUTSTANDING)

    def send(self, text: str) -> None:
        """Queue a message; who does not read is let go, and gets the whole table on return."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Let the socket go, whatever still waits to be sent."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class HostedTable:
    """One table, rebuilt from its events."""

    def __init__(
        self, code: str, events: Sequence[Event], library: Library, pool: ThinkingPool, pace: float
    ) -> None:
        self.code = code
        self.version = 0
        self.at = 0
        """How many times the game has changed: what a move must have seen."""
        self.room: Room = opened(events[0])
        self.hosted: HostedGame | None = None
        self.links: set[Link] = set()
        self._away: dict[int, float] = {}
        """The people who are away, and since when."""
        self.lock = asyncio.Lock()
        self._library, self._pool, self._pace = library, pool, pace
        self._done: OrderedDict[str, int] = OrderedDict()
        self._doubts: asyncio.TimerHandle | None = None
        """Ends the time in which a column may be doubted."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        for event in events:
            self._apply(event)
            self._remember(event)

    # --- what is true -------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by its rules, or because all but one gave up."""
        if self.hosted is None:
            return None
        found = self.hosted.outcome
        if found or not self.room.deserted:
            return found
        return Outcome("resigned", self.hosted.scores, tuple(self.room.remaining))

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.hosted is None or self.outcome else self.hosted.waiting

    def record(self) -> str:
        """Return the game as a record."""
        return str(self.hosted.match.record) if self.hosted else ""

    def level(self, seat: int) -> str:
        """Return the computer that plays a seat, or an empty text for a person."""
        chair = self.room.chairs[seat]
        return chair.computer or (_STAND_IN if chair.resigned or chair.absent else "")

    @property
    def _people(self) -> list[int]:
        """The seats of people who have not given up."""
        chairs = enumerate(self.room.chairs)
        return [seat for seat, chair in chairs if not (chair.computer or chair.resigned)]

    def _awaited(self) -> dict[int, float]:
        """Return the people who are to act and are away, and for how many seconds."""
        now = asyncio.get_running_loop().time()
        seats = [seat for seat in self.waiting if seat in self._away and not self.level(seat)]
        return {seat: now - self._away[seat] for seat in seats}

    # --- changes ------------------------------------------------------------------------

    def _apply(self, event: Event) -> MoveMade | None:
        """Let an event happen; an illegal move raises and changes nothing."""
        kind = event["kind"]
        step = None
        if kind == "move":
            assert self.hosted is not None
            step = self.hosted.play(event["seat"], event["m"])
            if step.after is not step.before:
                self.at = self.version + 1
        elif kind in (UNDO, REDO):
            assert self.hosted is not None
            getattr(self.hosted.match, kind)()
            self.at = self.version + 1
        elif kind == "help":
            assert self.hosted is not None
            self.hosted.match.take_help(event["what"])
        elif kind != "open":
            self.room = after(self.room, event)
            if kind == "deal":
                self.hosted = _HOSTED[self.room.game](self.room.header(), self._library)
                self.at = self.version + 1
        self.version += 1
        return step

    def _remember(self, event: Event) -> None:
        """Remember a command, which may be sent again."""
        if "cmd" in event:
            self._done[event["cmd"]] = self.version
            if len(self._done) > _REMEMBERED:
                self._done.popitem(last=False)

    async def do(self, log: Log, link: Link, message: Mapping[str, Any]) -> Message:
        """Follow a command of a guest; the answer comes when it is on the disk."""
        name = read_id(message)
        command = f"{link.key[:12]}.{name}"
        async with self.lock:
            if command in self._done:
                return wire.followed(name, self._done[command])
            if link.watches or not link.key:
                refusal = Refused("no_seat", _("you only look on here"))
                return wire.complaint(name, self.version, refusal, link.language)
            try:
                over = self.outcome is not None
                asked = Asked(self.room, link.key, over, message, self._awaited)
                events = [{**event, "cmd": command} for event in decide(asked)]
                self._check_seen(message)
                await self.change(log, events)
            except BaliwordsError as error:
                return wire.complaint(name, self.version, error, link.language)
            return wire.followed(name, self.version)

    def _check_seen(self, message: Mapping[str, Any]) -> None:
        """Refuse a move that was thought of at another table than this one."""
        at = message.get("at")
        if message.get("what") in ("move", UNDO, REDO) and at is not None and at != self.at:
            raise Refused("stale", _("the game has gone on meanwhile"))

    async def change(self, log: Log, events: Sequence[Event]) -> None:
        """Make a change, keep it, tell it; called under the lock."""
        before = self.version
        step = None
        for event in events:
            step = self._apply(event)
        try:
            await log.append(self.code, before, events)
        except BaliwordsError:
            self.forget()
            raise
        for event in events:
            self._remember(event)
        self._go_on(log)
        self.tell(step)

    def forget(self) -> None:
        """Let everybody go: what this table remembers is not what is kept."""
        for link in self.links:
            link.close()
        self.links.clear()
        self.stop()

    def stop(self) -> None:
        """End what goes on by itself."""
        self._stop_doubts()
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    # --- what is told -------------------------------------------------------------------

    def seat_of(self, link: Link) -> int:
        """Return the seat whose eyes a socket has."""
        return NO_SEAT if link.watches else self.room.seat_of(link.key)

    def tell(self, step: MoveMade | None = None) -> None:
        """Send everybody the table as he sees it, and what has just happened."""
        common = self._common()
        texts: dict[tuple[int, bool], str] = {}
        for link in self.links:
            eyes = (self.seat_of(link), link.key == self.room.host and not link.watches)
            if eyes not in texts:
                texts[eyes] = wire.encoded(self._message(*eyes, common, step))
            link.send(texts[eyes])

    def _common(self) -> wire.Common:
        """Return what everybody is told alike."""
        seats, people = [self.seat_of(link) for link in self.links], self._people
        outcome = self.outcome
        match = self.hosted.match if self.hosted else None
        alone = match is not None and len(self.room.chairs) == 1 and not outcome
        return wire.Common(
            version=self.version,
            at=self.at,
            here=[s in seats or s not in people for s in range(len(self.room.chairs))],
            watching=seats.count(NO_SEAT),
            waiting=self.waiting,
            seconds=self._seconds_left(),
            outcome=outcome,
            back=match is not None and alone and match.can_undo,
            forth=match is not None and alone and match.can_redo,
            practice=match.header.assisted if match else False,
        )

    def _message(
        self, seat: int, host: bool, common: wire.Common, step: MoveMade | None
    ) -> Message:
        """Return the table as a seat sees it."""
        return wire.table_message(
            self.code,
            self.room,
            common,
            seat=seat,
            host=host,
            helped=self._people == [seat],
            play=self.hosted.view(seat) if self.hosted else None,
            news=self.hosted.news(step, seat) if self.hosted and step else None,
        )

    def greet(self, log: Log, link: Link) -> None:
        """Let a socket in: it gets the whole table, the others see who is here."""
        self.links.add(link)
        self._note_who_is_away()
        self._go_on(log)
        self.tell()

    async def welcome_back(self, log: Log, link: Link) -> None:
        """Give the seat back to one for whom a computer has played; called under the lock."""
        seat = self.seat_of(link)
        if seat != NO_SEAT and self.room.chairs[seat].absent:
            await self.change(log, [{"kind": "back", "seat": seat}])

    def leave(self, link: Link) -> None:
        """Let a socket go."""
        if link in self.links:
            self.links.discard(link)
            self._note_who_is_away()
            self.tell()

    def _note_who_is_away(self) -> None:
        """Remember since when nobody is here for a seat."""
        here, now = {self.seat_of(link) for link in self.links}, asyncio.get_running_loop().time()
        self._away = {s: self._away.get(s, now) for s in self._people if s not in here}

    async def ask(self, log: Log, link: Link, message: Mapping[str, Any]) -> Message:
        """Answer a question of a guest; one that helps is written down first."""
        name, what = read_id(message), str(message.get("what"))[:20]
        seat = self.seat_of(link)
        try:
            if self.hosted is None or seat == NO_SEAT:
                raise Refused("no_seat", _("you have no seat in a game here"))
            if what in _HELP and self.outcome is None:
                await self._take_help(log, self.hosted, seat, what)
            answer = await self._answer(self.hosted, link, seat, what, message)
        except BaliwordsError as error:
            return wire.complaint(name, self.version, error, link.language)
        return wire.answered(name, what, answer, link.language)

    async def _answer(
        self, hosted: HostedGame, link: Link, seat: int, what: str, message: Mapping[str, Any]
    ) -> Message:
        if what in _THOUGHT:
            self._check_may_ask(seat, what)
            parts: Sequence[object] = ()
            known_first = message.get("known") is not False
            if what == "hint":
                parts = (seat, link.language, known_first)
            elif what == "review":
                parts = (link.language,)
            elif what == "peek":
                parts = (str(message.get("column"))[:60], known_first)
            function = getattr(thinking, what)
            record, seconds = self.record(), _LONG if what in _AFTERWARDS else 0
            who = (self.code, seat)
            return dict(await self._pool.ask(who, function, record, *parts, seconds=seconds))
        async with self.lock:
            return hosted.ask(seat, what, message)

    async def _take_help(self, log: Log, hosted: HostedGame, seat: int, what: str) -> None:
        """Let the game count as assisted from now on."""
        self._check_may_ask(seat, what)
        async with self.lock:
            if what not in hosted.match.header.help:
                await self.change(log, [{"kind": "help", "seat": seat, "what": what}])

    def _check_may_ask(self, seat: int, what: str) -> None:
        """Refuse help that others at the table would not have, or that comes too early or late."""
        solitaire = len(self.room.chairs) == 1 and self.room.game == "letters"
        if self._people != [seat] or not (solitaire or what == "hint"):
            raise Refused("not_alone", _("only who plays alone can ask for that"))
        if what == "hint" and seat not in self.waiting:
            raise Refused("not_your_turn", _("it is not your turn"))
        if what in _AFTERWARDS and self.outcome is None:
            raise Refused("not_over", _("the game is not over"))

    # --- what goes on by itself ---------------------------------------------------------

    def _go_on(self, log: Log) -> None:
        """Let computers think, doubts run out, and finished games be kept."""
        if self.hosted is None:
            return
        if self.outcome:
            self.stop()
            if self.hosted.match.moves:
                keep_record(self.code, self.hosted.match.record)
            return
        for seat in self.waiting:
            if self.level(seat):
                self._start(f"seat {seat}", self._think(log, seat))
        self._watch_doubts(log)

    def _watch_doubts(self, log: Log) -> None:
        """Let the time to doubt run, or end it: a timer, which costs less than a task."""
        assert self.hosted is not None
        if not self.hosted.in_doubt:
            self._stop_doubts()
        elif self._doubts is None:
            loop = asyncio.get_running_loop()
            self._doubts = loop.call_later(DOUBT_SECONDS, self._time_is_up, log)

    def _time_is_up(self, log: Log) -> None:
        self._start("doubts", self._end_doubts(log, self.at))

    def _stop_doubts(self) -> None:
        if self._doubts is not None:
            self._doubts.cancel()
            self._doubts = None

    def _seconds_left(self) -> int | None:
        if self._doubts is None:
            return None
        return max(0, math.ceil(self._doubts.when() - asyncio.get_running_loop().time()))

    def _start(self, name: str, work: Any) -> None:
        if name in self._tasks and not self._tasks[name].done():
            work.close()
            return
        self._tasks[name] = asyncio.get_running_loop().create_task(work)

    async def _end_doubts(self, log: Log, at: int) -> None:
        """Let a column stand when the time to doubt it is over."""
        async with self.lock:
            if self.at == at and self.hosted and self.hosted.in_doubt:
                events = [{"kind": "move", "seat": s, "m": "ok", "late": 1} for s in self.waiting]
                self._tasks.pop("doubts", None)
                await self.change(log, events)

    async def _think(self, log: Log, seat: int) -> None:
        """Let a computer decide for its seat."""
        at, level = self.at, self.level(seat)
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self._pace
        try:
            who = (self.code, f"computer {seat}")
            move = await self._pool.ask(who, thinking.computer_move, self.record(), seat, level)
        except Refused:
            if self._pool.closed:
                return
            move = ""
        await asyncio.sleep(max(0.0, earliest - loop.time()))
        async with self.lock:
            self._tasks.pop(f"seat {seat}", None)
            expected = seat in self.waiting and self.level(seat) == level
            if self.hosted is None or at != self.at or not expected:
                self._go_on(log)
                return
            try:
                await self.change(log, [{"kind": "move", "seat": seat, "m": move}])
            except (IllegalMove, BadNotation):  # it found none in time, or knows other words
                some = self.hosted.any_move()
                await self.change(log, [{"kind": "move", "seat": seat, "m": some}])


_AFTERWARDS = ("rivals", "review")
_LONG = 180.0
"""Seconds that a whole game may be thought about."""
_HELP = ("hint", "count")
_THOUGHT = ("hint", "peek", *_AFTERWARDS)


def read_id(message: Mapping[str, Any]) -> str:
    """Return the name that a guest gave a command or a question."""
    name = message.get("id")
    if not isinstance(name, str) or not 1 <= len(name) <= 24 or not name.isalnum():
        raise Refused("unreadable", _("id: expected a name of up to 24 letters and digits"))
    return name
