"""Limits: how much one socket and one address may ask for."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

MESSAGE_BYTES = 4096
BODY_BYTES = 4096


@dataclass(slots=True)
class Bucket:
    """An allowance that fills up again: `most` at once, `rate` a second."""

    most: float
    rate: float
    level: float = field(default=-1.0)
    filled: float = 0.0

    def take(self, now: float) -> bool:
        """Take one, or tell that nothing is left."""
        if self.level < 0:
            self.level, self.filled = self.most, now
        self.level = min(self.most, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; a family around one table never meets these."""

    messages: tuple[float, float] = (60, 15)
    """Messages of one socket: at once, and a second."""
    excess: int = 100
    """So many messages too many close the socket."""
    requests: tuple[float, float] = (120, 20)
    """Requests of one address."""
    opened: tuple[float, float] = (30, 0.2)
    """New tables of one address."""
    wrong_codes: tuple[float, float] = (10, 1 / 6)
    """Codes of no table tried by one address: ten, then ten a minute."""
    sockets: int = 60
    """Sockets of one address at the same time."""


class Gate:
    """Counts by address what was taken of the limits; forgets addresses that are quiet."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def allows(self, what: str, address: str) -> bool:
        """Take one request, opened table or wrong code of an address."""
        return self._bucket(what, address).take(self._clock())

    def has_left(self, what: str, address: str) -> bool:
        """Tell whether an address has any left, without taking it."""
        bucket = self._bucket(what, address)
        if bucket.take(self._clock()):
            bucket.level += 1
            return True
        return False

    def new_socket_bucket(self) -> Bucket:
        """Return the allowance of one socket."""
        return Bucket(*self.limits.messages)

    def open_socket(self, address: str) -> bool:
        """Count a socket in; refuse one too many."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        """Count a socket out."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _bucket(self, what: str, address: str) -> Bucket:
        if len(self._buckets) > 10_000:
            self._forget()
        most, rate = getattr(self.limits, what)
        return self._buckets.setdefault((what, address), Bucket(most, rate))

    def _forget(self) -> None:
        """Drop the allowances that have filled up again."""
        now = self._clock()
        self._buckets = {
            key: one
            for key, one in self._buckets.items()
            if one.level + (now - one.filled) * one.rate < one.most
        }


def network_of(address: str) -> str:
    """Return what counts as one address: a home's whole network in IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6 and not found.ipv4_mapped:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)
