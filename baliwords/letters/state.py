"""The table that all may see, and the state that adds what is hidden.

Legality depends only on what lies openly on the table, so rules, players and the solver
judge moves by a `Table`. Only the refill needs the hidden pile.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar

from baliwords.letters.options import Options

P = ParamSpec("P")
T = TypeVar("T")

Row: TypeAlias = tuple[str, ...]
"""One player's columns from left to right; an empty string is a void."""


class Unit(NamedTuple):
    """A column as a thing to be moved: whose row it is in, and in which slot."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class Window:
    """The moment after an assembly in which it may be challenged (D33)."""

    seat: int
    """Who made the assembly."""
    slot: int
    """Where it stands in his row."""
    rows_before: tuple[Row, ...]
    challenger: int | None = None
    """Who challenged it; the word is then awaited."""


@dataclass(frozen=True, slots=True)
class Removal:
    """A word that was taken off."""

    seat: int
    column: str
    word: str
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """All that every player may see."""

    options: Options
    rows: tuple[Row, ...]
    pile_size: int
    scores: tuple[int, ...]
    removals: tuple[int, ...]
    """How many words each player has taken off."""
    skips: tuple[int, ...]
    """How many turns each player still owes for lost challenges (D34)."""
    turn: int = 0
    leader: int = 0
    passes: int = 0
    """How many turns in a row were passed."""
    window: Window | None = None
    stopped: bool = False
    used_words: frozenset[str] = frozenset()
    """Removed words, known only where each may be removed once (D16)."""

    def column(self, unit: Unit) -> str:
        """Return the letters of a column; a place that does not exist is empty."""
        inside = 0 <= unit.seat < len(self.rows) and 0 <= unit.slot < len(self.rows[unit.seat])
        return self.rows[unit.seat][unit.slot] if inside else ""

    def units(self, seat: int) -> Iterator[Unit]:
        """Yield the places of a row that hold a column."""
        for slot, column in enumerate(self.rows[seat]):
            if column:
                yield Unit(seat, slot)

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, beginning with the given one."""
        count = len(self.rows)
        return [(seat + step) % count for step in range(count)]

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.rows)

    @property
    def decider(self) -> int:
        """The seat that is to decide: the next opponent while an assembly may be challenged."""
        asked = self.window is not None and self.window.challenger is None
        return self.left_of(self.turn) if asked else self.turn

    @property
    def ending(self) -> bool:
        """Whether the last card was drawn: the end phase (D29)."""
        return self.pile_size == 0

    @property
    def voids_wait(self) -> bool:
        """Whether there are voids for which the pile has cards: within a round (D21)."""
        return not self.ending and any("" in row for row in self.rows)


def open_table(options: Options, rows: tuple[Row, ...], pile_size: int, leader: int = 0) -> Table:
    """Return a table on which nobody has scored yet; the leader is to move."""
    nothing = (0,) * len(rows)
    return Table(options, rows, pile_size, nothing, nothing, nothing, leader, leader)


@dataclass(frozen=True, slots=True)
class State:
    """The whole game at one moment, with what nobody may see."""

    table: Table
    pile: str = field(repr=False)
    """The cards still to be drawn, the next one first."""
    removed: tuple[Removal, ...] = ()
    cuts: tuple[tuple[int, str], ...] = ()
    """Who showed which card when the lead was cut for (L41)."""

    def __post_init__(self) -> None:
        if len(self.pile) != self.table.pile_size:
            raise ValueError("the table must know the size of the pile")


def at_table(rule: Callable[Concatenate[Table, P], T]) -> Callable[Concatenate[State, P], T]:
    """Let a rule for tables be asked about a state: what is hidden does not matter to it."""

    def asked(state: State, /, *rest: P.args, **named: P.kwargs) -> T:
        return rule(state.table, *rest, **named)

    return asked
