"""Where the arrow keys lead on a table."""

from baliwords.letters.state import Table, Unit


def next_column(table: Table, pointer: Unit | None, right: int, down: int) -> Unit | None:
    """Return the column that lies next in a direction; beyond the last comes the first."""
    before = {1: -1, 0: 0, -1: len(table.rows[table.turn])}
    seat, slot = pointer or (table.turn, before[right])
    seat = (seat + down) % len(table.rows)
    places = [unit.slot for unit in table.units(seat)]
    if not places:
        return pointer
    if down:
        return Unit(seat, min(places, key=lambda place: abs(place - slot)))
    ahead = [place for place in places if (place - slot) * right > 0] or places
    return Unit(seat, min(ahead) if right > 0 else max(ahead))
