"""The moves of the letter game, as values."""

from dataclasses import dataclass
from typing import TypeAlias

from baliwords.letters.state import Unit


@dataclass(frozen=True, slots=True)
class Assemble:
    """Join columns, in this order, into one column of the player's row (L15, D10)."""

    units: tuple[Unit, ...]
    letters: str = ""
    """The letters declared for undeclared jokers, in the order in which they stand (D4)."""
    remove: bool = False
    """Take the word off at once (D14, D28)."""
    target: int | None = None
    """The own slot where it will stand; None for that of the first own column."""


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a complete word off the own row (L26, L51)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing this turn (L54)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End a solitaire of one's own will (D36)."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Let an assembly stand: nobody challenges it."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt that an assembly is a part of any word (L55)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Name the word one has in mind when challenged; an empty one admits there is none."""

    word: str


Move: TypeAlias = Assemble | Remove | Pass | Stop | Accept | Challenge | Answer


def takes_off(move: Move) -> bool:
    """Tell whether a move takes a word off the table."""
    return isinstance(move, Remove) or (isinstance(move, Assemble) and move.remove)


def units_of(move: Move, seat: int) -> tuple[Unit, ...]:
    """Return the columns that a move of a seat joins or takes off."""
    if isinstance(move, Remove):
        return (Unit(seat, move.slot),)
    return move.units if isinstance(move, Assemble) else ()
