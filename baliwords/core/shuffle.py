"""A seeded shuffle whose result never changes.

Python promises a stable `random()` but no stable `shuffle()`, and a seed must deal the
same cards for ever, so the generator is written down here: SplitMix64 (Steele, Lea and
Flood 2014), integers below n by rejection, and the shuffle of Fisher and Yates from the
last place down to the second.
"""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MASK64 = (1 << 64) - 1
STEP, MIX_ONE, MIX_TWO = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The numbers of SplitMix64."""


class Dice:
    """A stream of random numbers that depends on its seed alone."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK64

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self._state = (self._state + STEP) & MASK64
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & MASK64
        return mixed ^ (mixed >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError(f"cannot choose below {n}: give a number of 1 or more")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            bits = self.bits()
            if bits < limit:
                return bits % n

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return the things in random order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class SystemDice(Dice):
    """Random numbers of the system, for deals that nobody can find out by trying seeds."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def bits(self) -> int:
        """Return 64 random bits that depend on nothing."""
        return int.from_bytes(os.urandom(8), "big")
