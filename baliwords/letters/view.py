"""What one seat may see of the letter game."""

from dataclasses import dataclass

from baliwords.letters.state import Removal, State, Table


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see; it has no field for the pile."""

    seat: int
    table: Table
    cuts: tuple[tuple[int, str], ...] = ()
    removed: tuple[Removal, ...] | None = None
    """The words taken off, or None while they may not be looked at (L27)."""


def view(state: State, seat: int, over: bool = False) -> View:
    """Return what a seat may see; removed words only at the end, or by house rule (L27, D17).

    Where each word counts once, the table tells the used words, and nothing else of them (D16).
    """
    open_words = over or state.table.options.show_removed
    return View(seat, state.table, state.cuts, state.removed if open_words else None)
