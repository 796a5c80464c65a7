"""Between a table of several players and the kernels: which rules they know, how to lay it out."""

from typing import TypeAlias, TypeVar

from baliwords.errors import BadOption
from baliwords.letters.moves import Assemble, Pass, Remove
from baliwords.letters.options import Options
from baliwords.letters.state import Table, Unit
from baliwords.solver.letters.encode import bonus, encode
from baliwords.solver.letters.kernels import circle_layout as bits
from baliwords.solver.letters.kernels.circle import Circle
from baliwords.solver.letters.kernels.layout import LETTERS
from baliwords.solver.letters.kernels.rounds import Rounds
from baliwords.speech import _

C = TypeVar("C", bound=Circle)
Turn: TypeAlias = tuple[int, int, list[tuple[int, int]], list[int]]
"""What a kernel does: kind, slot, units by seat and slot, letters declared."""

_SUPPORTED = {"joker_fix": "on_join", "partial_rule": "factor", "unique_words": False}
_MOST_PACKS = 2


def why_unknown(options: Options) -> str | None:
    """Say which rule the kernels for several players do not know, None if they know all.

    They also see the words at a solitaire, but take no turns there.
    """
    if options.seats > bits.SEATS:
        return _(
            "seats: the solver knows up to {most} players, not {seats}",
            most=bits.SEATS,
            seats=options.seats,
        )
    if options.packs > _MOST_PACKS:
        return _("packs_by_players: the solver knows at most {packs} packs", packs=_MOST_PACKS)
    for key, known in _SUPPORTED.items():
        if getattr(options, key) != known:
            return _("{key}: the solver knows only {shown!r}", key=key, shown=str(known).lower())
    return None


def check_several(options: Options) -> None:
    """Refuse rules that the kernels for several players do not know."""
    if reason := why_unknown(options):
        raise BadOption(reason)


def with_rules(circle: C, options: Options) -> C:
    """Give the rows of a kernel their house rules."""
    switches = (
        bits.STEAL * options.steal_complete_words
        | bits.EMPTY_SLOT * options.build_in_empty_slot
        | bits.SAME_TURN * (options.endphase_removal == "same_turn")
        | bits.STRICT * (options.pass_policy == "strict")
        | bits.BY_ROUND * (options.refill == "round")
        | bits.JOKER_SCORES * options.joker_in_scored_word
    )
    circle.set_rules(options.seats, options.columns, switches, *bonus(options))
    return circle


def lay_out(circle: Circle, table: Table, pile: bytes | None = None) -> None:
    """Set a table up; without a pile one of unknown cards, which must not be drawn."""
    rows = [[encode(column) for column in row] for row in table.rows]
    circle.set_up(rows, bytes(table.pile_size) if pile is None else pile)
    circle.set_turn(table.turn, table.leader, table.passes, list(table.scores), list(table.skips))


def read_turn(
    kind: int, slot: int, units: list[tuple[int, int]], letters: list[int]
) -> Assemble | Remove | Pass:
    """Return the move of the rules for a turn that a kernel chose."""
    if kind == bits.TAKE_OFF:
        return Remove(slot)
    if kind == bits.PASS:
        return Pass()
    return read_assembly(units, letters, kind == bits.FINISH)


def read_assembly(units: list[tuple[int, int]], letters: list[int], remove: bool) -> Assemble:
    """Return the assembly of columns given by seat and slot, with the jokers' letters."""
    declared = "".join(LETTERS[letter] for letter in letters)
    return Assemble(tuple(Unit(*unit) for unit in units), declared, remove)


def take(rows: Rounds, turn: Turn) -> None:
    """Take a turn as the kernel writes it."""
    kind, slot, units, letters = turn
    if kind >= bits.LAY:
        rows.assemble(units, letters)
    elif kind == bits.TAKE_OFF:
        rows.remove(slot)
    else:
        rows.pass_on()


def write_turn(move: Assemble | Remove | Pass) -> Turn:
    """Return a move as the kernels know it; the inverse of `read_turn`."""
    if isinstance(move, Remove):
        return bits.TAKE_OFF, move.slot, [], []
    if isinstance(move, Pass):
        return bits.PASS, 0, [], []
    units = [(unit.seat, unit.slot) for unit in move.units]
    letters = [LETTERS.index(letter) for letter in move.letters]
    return bits.FINISH if move.remove else bits.LAY, 0, units, letters
