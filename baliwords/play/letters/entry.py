"""What a player is putting together: letters typed or columns picked, and what they would do.

A person who types MUR means the columns M, U and R; one who picks the columns 2, 3 and 6
means the same. Both become a `Preview`: which columns join, to what, and why not.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, product

from baliwords.errors import BadInput
from baliwords.letters.assembly import bluffs_allowed, column_of, joined
from baliwords.letters.cards import JOKER, JOKERS
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.notation import anothers_column, read_move, read_word
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit
from baliwords.speech import _, plain, points_of, together

_NOTATION = re.compile(r"[+=@:>]")
_MOST_WAYS = 60


@dataclass(frozen=True, slots=True)
class Entry:
    """Letters typed, or columns picked in the order in which they will stand."""

    letters: str = ""
    picked: tuple[Unit, ...] = ()
    turned: int = 0
    """Which of several ways is shown."""

    @property
    def empty(self) -> bool:
        """Whether nothing was entered."""
        return not self.letters and not self.picked

    def typed(self, letter: str) -> "Entry":
        """Add a letter."""
        return Entry(self.letters + letter)

    def pick(self, unit: Unit) -> "Entry":
        """Add a column, or leave it out again."""
        if unit in self.picked:
            return Entry(picked=tuple(other for other in self.picked if other != unit))
        return Entry(picked=(*self.picked, unit))

    def shorter(self) -> "Entry":
        """Drop the last letter or column."""
        return Entry(self.letters[:-1], self.picked[:-1])

    def turn(self) -> "Entry":
        """Show the next way."""
        return replace(self, turned=self.turned + 1)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an entry would do, in moves and in words."""

    sentence: str = ""
    units: tuple[Unit, ...] = ()
    """The columns that will join, in order."""
    keep: tuple[Assemble, ...] = ()
    """The moves that join and leave the column; several where the BALI card may be chosen."""
    take: tuple[Assemble | Remove, ...] = ()
    """The moves that take the word off."""
    completion: str = ""
    """The text that begins with the letters typed and that columns spell."""
    legal: bool = False


def preview(table: Table, entry: Entry, judge: Judge) -> Preview:
    """Say what an entry would do."""
    if entry.empty:
        return Preview()
    if entry.picked:
        return _preview_columns(table, entry.picked, judge)
    if _NOTATION.search(entry.letters):
        return _preview_notation(table, entry.letters, judge)
    try:
        text = read_word(entry.letters.rstrip("!"))
    except BadInput as error:
        return Preview(plain(error))
    return _preview_text(table, text, entry.turned, judge)


def column_in_hand(table: Table, entry: Entry, shown: Preview) -> str:
    """Return the column that an entry makes, as far as it goes: for J+Ü it is JÜ."""
    if entry.picked:
        return "".join(map(table.column, entry.picked))
    moves = (*shown.keep, *shown.take)
    if moves and _NOTATION.search(entry.letters):
        return column_of(table, moves[0])
    return _NOTATION.sub("", entry.letters.rstrip("!"))


def why_not_off(table: Table, shown: Preview, judge: Judge) -> str:
    """Say why what is entered cannot be taken off."""
    if len(shown.units) == 1 and shown.units[0].seat != table.turn:
        return anothers_column(table.column(shown.units[0]))
    if len(shown.units) == 1:
        reason = why_illegal(table, Remove(shown.units[0].slot), judge)
    elif shown.keep:
        reason = why_illegal(table, replace(shown.keep[0], remove=True), judge)
    else:
        return shown.sentence
    return plain(reason or "")


# --- letters typed ----------------------------------------------------------------------


def _preview_text(table: Table, text: str, turned: int, judge: Judge) -> Preview:
    ways = _standing(table, text, judge) or _ways(table, text, judge)
    if ways:
        units, letters = ways[turned % len(ways)]
        one = len(units) == 1
        shown = (
            _preview_one(table, units[0], judge)
            if one
            else _preview_way(table, units, (letters,), judge)
        )
        more = _("(Tab: another way)") if len(ways) > 1 else ""
        return replace(shown, sentence=together(shown.sentence, more))
    return _preview_unfinished(table, text, turned, judge)


def _standing(table: Table, text: str, judge: Judge) -> list[tuple[tuple[Unit, ...], str]]:
    """Return the own columns that read as a text, those without the BALI card first.

    Columns of the same cards are the same.
    """
    found = {table.column(unit): ((unit,), "") for unit in reversed(list(table.units(table.turn)))}
    columns = sorted(found, key=lambda column: sum(card in JOKERS for card in column))
    return [found[column] for column in columns if len(text) > 1 and judge.reads_as(column, text)]


def _ways(table: Table, text: str, judge: Judge) -> list[tuple[tuple[Unit, ...], str]]:
    """Return the ways to spell a text, to keep the column or to take it off."""
    found: dict[tuple[tuple[Unit, ...], str], None] = {}
    for remove in (False, True):
        for way in islice(ways_to_spell(table, text, judge, remove), _MOST_WAYS):
            found[way.units, way.letters] = None
    return list(found)


def _preview_unfinished(table: Table, text: str, turned: int, judge: Judge) -> Preview:
    """Say what a text that cannot be joined lacks: more letters, other columns, a word."""
    if JOKER in text:
        return Preview(_("Type the letter that the BALI card stands for."))
    bluff = bluffs_allowed(table)
    begun = [] if bluff else list(islice(_begun(table, text, judge), _MOST_WAYS))
    if begun:
        units, whole = begun[turned % len(begun)]
        named = "+".join(table.column(unit) for unit in units)
        sentence = _("{named} would read {whole} (Tab completes).", named=named, whole=whole)
        return Preview(sentence, units, completion=whole)
    pool = list(_pool(table))
    for units, letters in spellings(table, text, judge, pool):
        if len(units) == 1:
            return Preview(_("{text} …", text=text), units)
        reason = why_illegal(table, Assemble(units, letters), judge)
        return Preview(plain(reason or ""), units)
    if not bluff and not judge.is_part(text):
        return Preview(_("{text} is not a part of any word.", text=text))
    return Preview(_("No columns on the table spell {text}.", text=text))


def _begun(table: Table, text: str, judge: Judge) -> Iterator[tuple[tuple[Unit, ...], str]]:
    """Yield columns whose joined text begins with the letters typed so far."""
    pool = list(_pool(table))
    for size in range(len(text) - 1, -1, -1):
        for units, letters in spellings(table, text[:size], judge, pool) if size else [((), "")]:
            for unit in pool:
                for reading in judge.readings(table.column(unit)):
                    longer = len(reading) > len(text) - size
                    if unit in units or not longer or not reading.startswith(text[size:]):
                        continue
                    move = Assemble((*units, unit), letters)
                    if units and why_illegal(table, move, judge) is None:
                        yield move.units, text[:size] + reading


def _preview_notation(table: Table, text: str, judge: Judge) -> Preview:
    try:
        move = read_move(table, text)
    except BadInput as error:
        return Preview(plain(error))
    if isinstance(move, Remove):
        return _preview_one(table, Unit(table.turn, move.slot), judge)
    if not isinstance(move, Assemble):
        return Preview(_("Type columns like M+U+R."))
    shown = _preview_way(table, move.units, (move.letters,), judge)
    return replace(shown, keep=()) if move.remove else shown


# --- columns picked ---------------------------------------------------------------------


def _preview_columns(table: Table, units: tuple[Unit, ...], judge: Judge) -> Preview:
    if len(units) == 1:
        return _preview_one(table, units[0], judge)
    jokers = sum(table.column(unit).count(JOKER) for unit in units)
    if not jokers or table.options.joker_fix == "on_removal":
        return _preview_way(table, units, ("",), judge)
    choices = tuple(map("".join, product(judge.words.alphabet, repeat=jokers)))
    legal = [x for x in choices if _legal(table, units, x, judge)]
    if not legal:
        made = joined(table, Assemble(units))
        sentence = _("{made} is not a part of any word, whatever the BALI card is.", made=made)
        return Preview(sentence, units)
    return _preview_way(table, units, tuple(legal), judge)


def _legal(table: Table, units: tuple[Unit, ...], letters: str, judge: Judge) -> bool:
    return any(
        why_illegal(table, Assemble(units, letters, remove), judge) is None
        for remove in (False, True)
    )


def _preview_one(table: Table, unit: Unit, judge: Judge) -> Preview:
    """Say what can be done with one column alone: take it off, if it is a word."""
    column = table.column(unit)
    if unit.seat != table.turn:
        return Preview(_("{column}, and then?", column=column), (unit,))
    move = Remove(unit.slot)
    if why_illegal(table, move, judge) is None:
        points = score(column, table.options.letter_values).points
        sentence = _("{column}: take it off for {points}?", column=column, points=points_of(points))
        return Preview(sentence, (unit,), take=(move,), legal=True)
    return Preview(_("{column}, and then?", column=column), (unit,))


# --- both -------------------------------------------------------------------------------


def _preview_way(
    table: Table, units: tuple[Unit, ...], letters: tuple[str, ...], judge: Judge
) -> Preview:
    """Say what joining these columns would make, with each choice for the BALI card."""
    keep = [Assemble(units, x) for x in letters]
    take = [Assemble(units, x, remove=True) for x in letters]
    keep = [move for move in keep if why_illegal(table, move, judge) is None]
    take = [move for move in take if why_illegal(table, move, judge) is None]
    if not keep and not take:
        reason = why_illegal(table, Assemble(units, letters[0]), judge)
        return Preview(plain(reason or ""), units)
    sentence = _describe(table, (keep or take)[0] if len(letters) == 1 else None, units, judge)
    return Preview(sentence, units, tuple(keep), tuple(take), legal=True)


def _describe(table: Table, move: Assemble | None, units: tuple[Unit, ...], judge: Judge) -> str:
    named = "+".join(table.column(unit) for unit in units)
    if move is None:
        return _("{named}: choose the letter of the BALI card.", named=named)
    column = joined(table, move)
    if bluffs_allowed(table):
        return _("{named} = {column}. Others may doubt it.", named=named, column=column)
    if not judge.is_complete(column):
        return _("{named} = {column}: a part of a word.", named=named, column=column)
    points = score(column, table.options.letter_values).points
    return _(
        "{named} = {column}: a word, {points}.",
        named=named,
        column=column,
        points=points_of(points),
    )


def _pool(table: Table) -> Iterator[Unit]:
    for seat in table.seats_from(table.turn):
        yield from table.units(seat)


# --- which columns spell a text ---------------------------------------------------------


def ways_to_spell(
    table: Table, text: str, judge: Judge, remove: bool = False
) -> Iterator[Assemble]:
    """Yield the legal assemblies whose column reads as `text`, own columns and no joker first."""
    own = list(table.units(table.turn))
    others = [unit for seat in table.seats_from(table.turn)[1:] for unit in table.units(seat)]
    ways = [Assemble(u, x, remove) for u, x in spellings(table, text, judge, own + others)]
    ways = [way for way in ways if why_illegal(table, way, judge) is None]

    def cost(way: Assemble) -> tuple[int, int]:
        jokers = sum(card in JOKERS for card in joined(table, way))
        return sum(unit.seat != table.turn for unit in way.units), jokers

    yield from sorted(ways, key=cost)


def spellings(
    table: Table, text: str, judge: Judge, pool: list[Unit], used: tuple[Unit, ...] = ()
) -> Iterator[tuple[tuple[Unit, ...], str]]:
    """Yield the sequences of unused columns that read as the text, legal or not.

    With each comes the letters that its BALI cards would have to be declared.
    """
    if not text:
        yield used, ""
        return
    for unit in pool:
        column = table.column(unit)
        head = text[: len(column)]
        if unit in used or not judge.reads_as(column, head):
            continue
        declare = head if column == JOKER and table.options.joker_fix == "on_join" else ""
        for units, letters in spellings(table, text[len(column) :], judge, pool, (*used, unit)):
            yield units, declare + letters
