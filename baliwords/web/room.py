"""A table and who sits at it, folded from its events: the same events give the same room.

open      the first: which game, by which house rules, who is the host
rules     the host changed the house rules or the number of seats
sit       a guest took a seat under a name       stand     a seat was left or cleared
computer  a seat was given to a computer         name      a guest changed the name
deal      the cards were dealt: the game begins
move      a seat moved                           undo, redo   in a solitaire
resign    a seat gave up                         next      the table of the rematch
timeout   a computer plays for one who is away   back      who was away is here again
help      a hint was given, cards were counted: the game counts as assisted
pass      a seat's key for another device        key       such a key was used there
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from baliwords.core.game import NO_SEAT
from baliwords.core.record import Header
from baliwords.web.house_rules import seats_of
from baliwords.web.log import Event


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: empty, a guest's, or a computer's."""

    name: str = ""
    computer: str = ""
    """The computer player that has this seat; empty for a person."""
    keys: frozenset[str] = frozenset()
    """The hashed keys of the browsers that may play for this seat."""
    passes: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Hashed keys that open this seat to another device, and until when."""
    resigned: bool = False
    absent: bool = False
    """Whether a computer plays until the guest is back."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.name and not self.computer

    @property
    def label(self) -> str:
        """The name under which a record keeps this seat."""
        return self.computer or self.name


@dataclass(frozen=True, slots=True)
class Room:
    """All that is true of a table but the moves."""

    game: str
    rules: Mapping[str, str]
    chairs: tuple[Chair, ...]
    host: str = ""
    """The hashed key of who opened the table."""
    deal: str = ""
    """The cards as they were dealt, or the number of the deal of the day; empty while people
    gather."""
    following: str = ""
    """The code of the table where the rematch is played."""

    @property
    def dealt(self) -> bool:
        """Whether the cards have been dealt."""
        return bool(self.deal)

    @property
    def remaining(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    @property
    def deserted(self) -> bool:
        """Whether all but one of several have given up."""
        return len(self.chairs) > 1 and len(self.remaining) <= 1

    def seat_of(self, key: str) -> int:
        """Return the seat that a hashed key plays for, or `NO_SEAT`."""
        places = (seat for seat, chair in enumerate(self.chairs) if key and key in chair.keys)
        return next(places, NO_SEAT)

    def header(self) -> Header:
        """Return the header of the record of this game."""
        deal = int(self.deal) if self.deal.isdecimal() else self.deal
        return Header(self.game, deal, tuple(c.label for c in self.chairs), self.rules)

    def with_chair(self, seat: int, chair: Chair) -> "Room":
        """Return the room with one seat changed."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def opened(event: Event) -> Room:
    """Return the room that the first event opens."""
    rules = dict(event["rules"])
    return Room(event["game"], rules, (Chair(),) * seats_of(rules, event["game"]), event["host"])


def after(room: Room, event: Event) -> Room:
    """Return the room after an event; moves leave it as it is."""
    kind = event["kind"]
    if kind == "rules":
        return _with_rules(room, dict(event["rules"]))
    if kind == "deal":
        return replace(room, deal=event["deal"])
    if kind == "next":
        return replace(room, following=event["code"])
    if "seat" not in event:
        return room
    seat: int = event["seat"]
    return room.with_chair(seat, _chair_after(room.chairs[seat], event))


def _chair_after(chair: Chair, event: Event) -> Chair:
    match event["kind"]:
        case "sit":
            return Chair(event["name"], keys=frozenset({event["key"]}))
        case "computer":
            return Chair(computer=event["level"])
        case "stand":
            return Chair()
        case "name":
            return replace(chair, name=event["name"])
        case "resign":
            return replace(chair, resigned=True)
        case "timeout" | "back":
            return replace(chair, absent=event["kind"] == "timeout")
        case "pass":
            return replace(chair, passes={event["hash"]: event["until"]})
        case "key":
            left = {k: until for k, until in chair.passes.items() if k != event["hash"]}
            return replace(chair, passes=left, keys=chair.keys | {event["key"]})
    return chair


def _with_rules(room: Room, rules: dict[str, str]) -> Room:
    """Return the room under other rules; who sits keeps the seat while there is one."""
    seats = seats_of(rules, room.game)
    chairs = (*room.chairs, *(Chair(),) * seats)[:seats]
    return replace(room, rules=rules, chairs=chairs)
