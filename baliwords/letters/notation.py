"""Moves as text, and back: `M+U+R`, `M+U+R!`, `MUR!`, `M+?=U+R`, `S+2:ON`, `ON@3+S`.

`-` passes, `stop` ends a solitaire, `ok` lets an assembly stand, `challenge` doubts it
(`3:challenge` where it is not the next player who does), `word MAISON` answers. A target
other than the first own column is written behind: `M+U+R>6`. Places may be typed instead of
letters: `2+3+6`, `S+2:4`.
"""

import re
import unicodedata

from baliwords.errors import AmbiguousNotation, BadNotation
from baliwords.letters.cards import JOKER, PLAIN, declared_letter, parse_cards
from baliwords.letters.moves import (
    Accept,
    Answer,
    Assemble,
    Challenge,
    Move,
    Pass,
    Remove,
    Stop,
)
from baliwords.letters.state import Table, Unit
from baliwords.speech import _, label

_UNIT = re.compile(r"(?:(\d{1,3}):)?(\d{1,3}|[^\d\s:@=>]+)(?:@(\d{1,3}))?(?:=(\w))?")
_CHALLENGE = re.compile(r"(?:([^+:]*):\s*)?challenge", re.IGNORECASE)
_FORMS = label("expected a move like M+U+R, M+U+R!, MUR!, M+?=U+R, S+2:ON or ON@3+S")
_ANSWER = "word "
_WORDS: dict[str, Move] = {"-": Pass(), "stop": Stop(), "ok": Accept()}


def write_move(table: Table, move: Move) -> str:
    """Write a move as it would be typed at this table."""
    if isinstance(move, Assemble):
        return _write_assembly(table, move)
    if isinstance(move, Remove):
        return _write_unit(table, Unit(table.turn, move.slot)) + "!"
    if isinstance(move, Challenge):
        nearest = table.window is not None and table.left_of(table.window.seat) == move.seat
        return "challenge" if nearest else f"{move.seat + 1}:challenge"
    if isinstance(move, Answer):
        return f"{_ANSWER}{move.word or '-'}"
    return next(text for text, plain in _WORDS.items() if plain == move)


def read_move(table: Table, text: str) -> Move:
    """Read a move at this table; the inverse of `write_move`."""
    text = unicodedata.normalize("NFC", text.strip())
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if challenge := _CHALLENGE.fullmatch(text):
        return _read_challenge(table, text, challenge[1])
    if text.lower().startswith(_ANSWER):
        return read_answer(text)
    return _read_columns(table, text)


def read_answer(text: str) -> Answer:
    """Read the word that answers a challenge, `word MAISON` or `MAISON`; `-` admits there is none.

    So does nothing at all.
    """
    named = (text[len(_ANSWER) :] if text.lower().startswith(_ANSWER) else text).strip()
    return Answer("" if named in ("", "-") else read_word(named))


def read_word(text: str) -> str:
    """Read a word that was named: upper case, accents folded, umlauts kept."""
    text = text.upper()
    return text if text.isascii() and text.isalpha() else parse_cards(text)


def anothers_column(column: str) -> str:
    """Say what can be done with a column that lies in another's row (L44)."""
    return _("{column} lies in another's row: join it to a column of yours.", column=column)


def parse_table(text: str) -> tuple[str, ...]:
    """Read a row of columns separated by spaces: `S ON AI T LAM R E`."""
    if not text.strip():
        raise BadNotation(_("the table is empty (expected columns like S ON AI T LAM R E)"))
    lower = not any(letter.isupper() for letter in text)
    return tuple(parse_cards(column.upper() if lower else column) for column in text.split())


# --- writing ----------------------------------------------------------------------------


def _write_assembly(table: Table, move: Assemble) -> str:
    letters = iter(move.letters)
    parts = []
    for unit in move.units:
        part = _write_unit(table, unit)
        # A move that is refused may name one joker twice: it is written too, to be quoted.
        if table.column(unit) == JOKER and (letter := next(letters, "")):
            part += f"={letter}"
        parts.append(part)
    target = "" if move.target is None else f">{move.target + 1}"
    return "+".join(parts) + target + ("!" if move.remove else "")


def _write_unit(table: Table, unit: Unit) -> str:
    column = table.column(unit)
    seat = "" if unit.seat == table.turn else f"{unit.seat + 1}:"
    repeated = table.rows[unit.seat].count(column) > 1
    return f"{seat}{column}" + (f"@{unit.slot + 1}" if repeated else "")


# --- reading ----------------------------------------------------------------------------


def _read_challenge(table: Table, text: str, number: str | None) -> Challenge:
    if number is not None:
        if not re.fullmatch(r"\s*\d{1,3}\s*", number):
            raise BadNotation(_("{text!r}: expected challenge or 2:challenge", text=text[:60]))
        return Challenge(int(number) - 1)
    builder = table.window.seat if table.window else table.turn
    return Challenge(table.left_of(builder))


def _read_columns(table: Table, text: str) -> Move:
    body, remove = (text[:-1].rstrip(), True) if text.endswith("!") else (text, False)
    body, _sign, target = body.partition(">")
    if target and not re.fullmatch(r"\s*\d{1,3}\s*", target):
        raise BadNotation(
            _(
                "{text!r}: {target!r} is no place (expected M+U+R>6)",
                text=text[:60],
                target=target[:60],
            )
        )
    units: list[Unit] = []
    letters = ""
    for part in body.split("+"):
        unit, letter = _read_unit(table, part.strip(), units)
        units.append(unit)
        letters += letter
    if len(units) > 1:
        return Assemble(tuple(units), letters, remove, int(target) - 1 if target else None)
    if units[0].seat != table.turn and not letters and not target:
        raise BadNotation(anothers_column(table.column(units[0])))
    if not remove or letters or target:
        raise BadNotation(_("{text!r} is not a move: {forms}", text=text[:60], forms=_FORMS))
    return Remove(units[0].slot)


def _read_unit(table: Table, part: str, used: list[Unit]) -> tuple[Unit, str]:
    match = _UNIT.fullmatch(part)
    if match is None:
        raise BadNotation(_("{part!r} is not a column: {forms}", part=part[:60], forms=_FORMS))
    number, letters, slot, declared = match.groups()
    seat = int(number) - 1 if number else table.turn
    if not 0 <= seat < len(table.rows):
        raise BadNotation(
            _("{part!r}: there is no seat {number} at this table", part=part[:60], number=number)
        )
    places = _places(table, seat, letters)
    if slot:
        places = [unit for unit in places if unit.slot == int(slot) - 1]
    if not places:
        raise BadNotation(
            _(
                "{part!r} is not on the table ({row})",
                part=part[:60],
                row=_describe_row(table, seat),
            )
        )
    if len({table.column(unit) for unit in places}) > 1:
        raise AmbiguousNotation(
            _(
                "{part!r} may be any of {columns}: type one of them",
                part=part[:60],
                columns=", ".join(f"{table.column(unit)}@{unit.slot + 1}" for unit in places),
            )
        )
    # Equal columns of one row differ only in place: take the first that is still free.
    free = [unit for unit in places if unit not in used]
    return (free or places)[0], declared_letter(declared, part) if declared else ""


def _places(table: Table, seat: int, letters: str) -> list[Unit]:
    """Find the columns that the text names: exactly, else in any case, else without umlauts."""
    if letters.isdecimal():
        unit = Unit(seat, int(letters) - 1)
        return [unit] if table.column(unit) else []
    for same in (str, str.upper, _plain):
        wanted = same(letters)
        found = [unit for unit in table.units(seat) if same(table.column(unit)) == wanted]
        if found:
            return found
    return []


def _plain(column: str) -> str:
    return "".join(PLAIN.get(card, card) for card in column.upper())


def _describe_row(table: Table, seat: int) -> str:
    columns = " ".join(filter(None, table.rows[seat]))
    if not columns:
        return _("seat {seat} has no columns", seat=seat + 1)
    return _("seat {seat} has {columns}", seat=seat + 1, columns=columns)
