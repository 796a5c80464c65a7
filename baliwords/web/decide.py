"""What a guest's command comes to: the events that follow from it, or why it is refused.

Nothing changes here. A table applies the events, and the rules of the game have the last word on
moves; what is decided here is who may ask for what.
"""

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from baliwords.core.game import NO_SEAT
from baliwords.speech import _, counted
from baliwords.web.guests import hashed, read_name
from baliwords.web.hosted import Refused
from baliwords.web.house_rules import LEVELS, new_deal, read_rules
from baliwords.web.log import Event
from baliwords.web.room import Room

PASS_SECONDS = 24 * 3600
PATIENCE_SECONDS = 30
"""How long others wait for one who is away before they may go on."""
_LONGEST_MOVE = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A command: who asks, at which table, and what the message says."""

    room: Room
    key: str
    """The hashed key of the guest."""
    over: bool
    """Whether the game has ended."""
    message: Mapping[str, Any]
    awaited: Callable[[], Mapping[int, float]]
    """Tells the seats of people who are to act and are away, and for how many seconds."""

    @property
    def seat(self) -> int:
        """The guest's own seat, or `NO_SEAT`."""
        return self.room.seat_of(self.key)

    @property
    def hosts(self) -> bool:
        """Whether the guest opened the table."""
        return bool(self.key) and self.key == self.room.host

    def text(self, name: str, longest: int = 200) -> str:
        """Return a text of the message, or refuse it."""
        found = self.message.get(name)
        if not isinstance(found, str) or len(found) > longest:
            raise Refused(
                "unreadable",
                _(
                    "{name}: expected a text of at most {longest} letters",
                    name=name,
                    longest=longest,
                ),
            )
        return found


def decide(asked: Asked) -> list[Event]:
    """Return the events that a command asks for."""
    what = asked.text("what", 20)
    if what not in _COMMANDS:
        known = ", ".join(_COMMANDS)
        raise Refused(
            "unknown", _("{what!r} is no command (known: {known})", what=what, known=known)
        )
    return _COMMANDS[what](asked)


# --- while people gather ------------------------------------------------------------------


def _sit(asked: Asked) -> list[Event]:
    name = read_name(asked.text("name"))
    own = asked.seat
    others = (c.name.lower() for s, c in enumerate(asked.room.chairs) if s != own)
    if name.lower() in (*others, *LEVELS["letters"], *LEVELS["shrines"]):
        raise Refused(
            "name_taken", _("{name!r} is taken at this table: choose another name", name=name)
        )
    if own != NO_SEAT:
        return [{"kind": "name", "seat": own, "name": name}]
    _gathering(asked)
    seat = _empty_seat(asked)
    return [{"kind": "sit", "seat": seat, "name": name, "key": asked.key}]


def _empty_seat(asked: Asked) -> int:
    free = [seat for seat, chair in enumerate(asked.room.chairs) if chair.empty]
    if not free:
        raise Refused("full", _("all seats are taken; you can look on"))
    wanted = asked.message.get("seat")
    return wanted if type(wanted) is int and wanted in free else free[0]


def _stand(asked: Asked) -> list[Event]:
    _gathering(asked)
    seat = _a_seat(asked)
    if seat != asked.seat and not asked.hosts:
        raise Refused("not_host", _("only the host can clear the seat of another"))
    return [{"kind": "stand", "seat": seat}]


def _computer(asked: Asked) -> list[Event]:
    _gathering(asked)
    _hosting(asked)
    seat, level = _a_seat(asked), asked.text("level", 20)
    if level not in LEVELS[asked.room.game]:
        known = ", ".join(LEVELS[asked.room.game])
        raise Refused(
            "unknown", _("unknown player {name!r} (expected {names})", name=level, names=known)
        )
    if asked.room.chairs[seat].name:
        raise Refused("full", _("somebody sits there"))
    return [{"kind": "computer", "seat": seat, "level": level}]


def _rules(asked: Asked) -> list[Event]:
    _gathering(asked)
    _hosting(asked)
    rules = read_rules(asked.room.game, asked.message.get("rules"))
    return [{"kind": "rules", "rules": rules}]


def _start(asked: Asked) -> list[Event]:
    _gathering(asked)
    _hosting(asked)
    if any(chair.empty for chair in asked.room.chairs):
        raise Refused("seats", _("a seat is still empty"))
    return [{"kind": "deal", "deal": new_deal(asked.room.game, asked.room.rules)}]


# --- while the game is played -------------------------------------------------------------


def _move(asked: Asked) -> list[Event]:
    _in_play(asked)
    return [{"kind": "move", "seat": asked.seat, "m": asked.text("m", _LONGEST_MOVE)}]


def _back_or_forth(asked: Asked) -> list[Event]:
    _seated(asked)
    if not asked.room.dealt or len(asked.room.chairs) > 1:
        raise Refused("not_alone", _("only in a solitaire moves are taken back"))
    if asked.over:
        raise Refused("over", _("the game is over"))
    return [{"kind": asked.text("what", 20), "seat": asked.seat}]


def _resign(asked: Asked) -> list[Event]:
    _in_play(asked)
    if len(asked.room.chairs) == 1:
        return [{"kind": "move", "seat": asked.seat, "m": "stop"}]
    if asked.room.chairs[asked.seat].resigned:
        raise Refused("resigned", _("you have given up already"))
    return [{"kind": "resign", "seat": asked.seat}]


def _go_on(asked: Asked) -> list[Event]:
    """Let a computer play for one who is awaited and away, until he is back."""
    _in_play(asked)
    seat = _a_seat(asked)
    awaited = asked.awaited()
    if seat not in awaited:
        raise Refused("not_away", _("nobody who is away is awaited there"))
    left = math.ceil(PATIENCE_SECONDS - awaited[seat])
    if left > 0:
        raise Refused(
            "patience",
            counted(
                "{name} may be back at once: wait {count} second",
                "{name} may be back at once: wait {count} seconds",
                left,
                name=asked.room.chairs[seat].name,
            ),
        )
    return [{"kind": "timeout", "seat": seat}]


def _pass(asked: Asked) -> list[Event]:
    """Open the own seat to another device: the page made the secret, its hash is kept."""
    _seated(asked)
    secret = asked.text("secret", 22)
    until = int(time.time()) + PASS_SECONDS
    return [{"kind": "pass", "seat": asked.seat, "hash": hashed(secret), "until": until}]


_COMMANDS: dict[str, Callable[[Asked], list[Event]]] = {
    "sit": _sit,
    "stand": _stand,
    "computer": _computer,
    "rules": _rules,
    "start": _start,
    "move": _move,
    "undo": _back_or_forth,
    "redo": _back_or_forth,
    "resign": _resign,
    "go_on": _go_on,
    "pass": _pass,
}


# --- who may --------------------------------------------------------------------------------


def _seated(asked: Asked) -> None:
    if asked.seat == NO_SEAT:
        raise Refused("no_seat", _("you have no seat at this table"))


def _gathering(asked: Asked) -> None:
    if asked.room.dealt:
        raise Refused("started", _("the game has begun"))


def _hosting(asked: Asked) -> None:
    if not asked.hosts:
        raise Refused("not_host", _("only the host of the table can do that"))


def _in_play(asked: Asked) -> None:
    _seated(asked)
    if not asked.room.dealt:
        raise Refused("not_started", _("the game has not begun"))
    if asked.over:
        raise Refused("over", _("the game is over"))
    at = asked.message.get("at")
    if at is not None and type(at) is not int:
        raise Refused("unreadable", _("at: expected a whole number"))


def _a_seat(asked: Asked) -> int:
    seat = asked.message.get("seat", asked.seat)
    if type(seat) is not int or not 0 <= seat < len(asked.room.chairs):
        raise Refused("unreadable", _("there is no seat {number}", number=str(seat)[:20]))
    return seat
