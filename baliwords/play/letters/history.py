"""The move list, as the rules allow to show it (L27)."""

from collections.abc import Iterator

from baliwords.core.match import Match
from baliwords.letters.assembly import column_of
from baliwords.letters.moves import Accept, Answer, Challenge, Move, Pass, takes_off
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.state import State, Table
from baliwords.letters.view import View
from baliwords.speech import _


def move_list(match: Match[State, Move, Options, View]) -> Iterator[str]:
    """Yield the moves in words; those whose letters are gone are told without the letters."""
    table = match.state.table
    openly = match.outcome is not None or table.options.show_removed
    columns = [column for row in table.rows for column in row]
    for before, move, text in zip(match.states, match.played, match.moves, strict=False):
        made = column_of(before.table, move)
        there = any(made in column for column in columns)
        told = (
            _told(before.table, move, text, match.header.players)
            if openly or there
            else _veiled(move, made)
        )
        name = match.header.players[before.table.turn]
        yield told if len(table.rows) == 1 else _("{name}: {told}", name=name, told=told)


def _told(table: Table, move: Move, text: str, players: tuple[str, ...]) -> str:
    if isinstance(move, Pass):
        return _("passes")
    if isinstance(move, Challenge):
        return _("doubted by {name}", name=players[move.seat])
    if isinstance(move, Accept):
        return _("stands")
    if isinstance(move, Answer):
        return _("names {word}", word=move.word or "-")
    if takes_off(move):
        points = score(column_of(table, move), table.options.letter_values).points
        return f"{text} +{points}"
    return text


def _veiled(move: Move, made: str) -> str:
    if takes_off(move):
        return _("a word of {count} off", count=len(made))
    return _("{count} letters joined", count=len(made))
