"""What a seat remembers of the cards that are gone, as a person who watches would (L27, D17)."""

from collections import Counter

from baliwords.letters.assembly import column_of, joined, target_slot
from baliwords.letters.cards import PACK, faces
from baliwords.letters.moves import Assemble, Move, takes_off, units_of
from baliwords.letters.state import Table
from baliwords.letters.unseen import in_order, unseen_cards


class SeatMemory:
    """Counts the cards that were taken off, from one own turn to the next.

    A word that another seat takes off has lain open since its last turn, so it was seen. What
    cannot be told for sure stays among the cards that may be in the pile.
    """

    def __init__(self) -> None:
        self._gone: Counter[str] = Counter()
        self._left: tuple[str, ...] = ()
        """The columns that lay there after the own last turn."""
        self._pile_size = 0

    def hidden(self, table: Table) -> str:
        """Return the cards that may be in the pile; called when it is the seat's turn."""
        columns = _columns(table)
        whole = len(PACK) * table.options.packs
        if sum(map(len, columns)) + table.pile_size == whole:
            self._gone.clear()  # nothing is gone yet: a new game
        elif self._left:
            self._gone += self._taken_off(columns, table)
        self._left = ()
        unseen = unseen_cards(columns, table.options.packs)
        known = unseen - self._gone
        if known.total() < table.pile_size:  # moves were taken back
            self._gone.clear()
            return in_order(unseen)
        return in_order(known)

    def _taken_off(self, columns: tuple[str, ...], table: Table) -> Counter[str]:
        """Return the cards that the others have taken off since the own last turn."""
        before, now = faces(self._left), faces(columns)
        drawn = self._pile_size - table.pile_size
        if drawn == 0:
            return before - now
        count = before.total() + drawn - now.total()
        shortest = table.options.min_word_length
        gone = [one for one in self._left if len(one) >= shortest and not _holds(columns, one)]
        cards = faces(gone)
        return cards if cards.total() == count else Counter()

    def note(self, table: Table, move: Move) -> Move:
        """Note what the seat does, and return it."""
        rows = [list(row) for row in table.rows]
        for unit in units_of(move, table.turn):
            rows[unit.seat][unit.slot] = ""
        if takes_off(move):
            self._gone += faces([column_of(table, move)])
        elif isinstance(move, Assemble):
            rows[table.turn][target_slot(table, move)] = joined(table, move)
        self._left = tuple(column for row in rows for column in row if column)
        self._pile_size = table.pile_size
        return move


def _columns(table: Table) -> tuple[str, ...]:
    return tuple(column for row in table.rows for column in row if column)


def _holds(columns: tuple[str, ...], part: str) -> bool:
    return any(part in column for column in columns)
