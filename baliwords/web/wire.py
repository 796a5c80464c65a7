"""What leaves the server: the only module that turns what a seat sees into messages.

Every field is written by name. Nothing here is ever given a state: views, open tables and what
was seen of a move come in, plain JSON goes out. A field that nobody wrote here cannot leak.

From the server, `t` being the kind:
    table   everything a guest sees of the table, always whole; `news` is what has just happened
    ok, no  a command was followed (and is on the disk), or why not
    answer  to a question          pong   the server is there
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from baliwords.core.game import Outcome
from baliwords.errors import BaliwordsError
from baliwords.letters.assembly import bluffs_allowed, column_of, joined
from baliwords.letters.cards import CARDS
from baliwords.letters.judge import Judge
from baliwords.letters.moves import (
    Accept,
    Answer,
    Assemble,
    Challenge,
    Pass,
    Remove,
    Stop,
)
from baliwords.letters.moves import Move as LettersMove
from baliwords.letters.notation import write_move
from baliwords.letters.scoring import has_bali, score
from baliwords.letters.state import Removal, Table, Unit
from baliwords.letters.values import Values
from baliwords.letters.view import View as LettersView
from baliwords.play.letters.entry import Preview
from baliwords.shrines.cards import GOODS
from baliwords.shrines.legal import allowed_moves, price
from baliwords.shrines.moves import Move as ShrinesMove
from baliwords.shrines.scoring import FinalScore
from baliwords.shrines.state import Phase
from baliwords.shrines.view import View as ShrinesView
from baliwords.speech import plain
from baliwords.translation import ENGLISH, speak
from baliwords.web.room import Chair, Room

Message: TypeAlias = dict[str, Any]


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encoded(message: Message) -> str:
    """Write a message as text; equal messages are equal byte for byte."""
    return _ENCODER.encode(message)


# --- the table ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Common:
    """What everybody at a table is told alike."""

    version: int
    at: int
    """How many times the game has changed."""
    here: Sequence[bool]
    """For each seat, whether somebody sits there now."""
    watching: int
    waiting: Sequence[int]
    seconds: int | None
    """What is left of the time to doubt."""
    outcome: Outcome | None
    back: bool
    forth: bool
    practice: bool


def table_message(
    code: str,
    room: Room,
    common: Common,
    *,
    seat: int,
    host: bool,
    helped: bool,
    play: Message | None,
    news: Message | None,
) -> Message:
    """Return all that a guest sees of a table."""
    return {
        "t": "table",
        "v": common.version,
        "at": common.at,
        "code": code,
        "game": room.game,
        "rules": dict(room.rules),
        "chairs": [_chair(c, h) for c, h in zip(room.chairs, common.here, strict=True)],
        "you": seat,
        "host": host,
        "watching": common.watching,
        "helped": helped,
        "waiting": list(common.waiting),
        "seconds": common.seconds,
        "play": play,
        "outcome": _outcome(common.outcome) if common.outcome else None,
        "back": common.back,
        "forth": common.forth,
        "practice": common.practice,
        "following": room.following,
        "news": news,
    }


def _chair(chair: Chair, here: bool) -> Message:
    return {
        "name": chair.name,
        "computer": chair.computer,
        "here": here,
        "resigned": chair.resigned,
        "absent": chair.absent,
    }


def _outcome(outcome: Outcome) -> Message:
    return {
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
    }


def followed(command: str, version: int) -> Message:
    """Say that a command was followed and is on the disk."""
    return {"t": "ok", "id": command, "v": version}


def refused(command: str, version: int, why: str, say: str) -> Message:
    """Say that a command was not followed, and why: a word for the page, a sentence for people."""
    return {"t": "no", "id": command, "v": version, "why": why, "say": say}


def complaint(command: str, version: int, error: BaliwordsError, language: str) -> Message:
    """Say what an error complains of, in the language of the guest."""
    why = getattr(error, "why", None) or type(error).__name__
    return refused(command, version, why, speak(plain(error), language))


def pong(version: int) -> Message:
    """Say that the server is there, and how far the table has come."""
    return {"t": "pong", "v": version}


def answered(question: str, what: str, answer: Message, language: str = ENGLISH) -> Message:
    """Answer a question, sentences in the language of the guest."""
    said = {key: speak(v, language) if isinstance(v, str) else v for key, v in answer.items()}
    return {"t": "answer", "id": question, "what": what, "answer": said}


# --- the letter game ----------------------------------------------------------------------


def letters_view(view: LettersView, judge: Judge, agreed: Sequence[int]) -> Message:
    """Return what a seat sees of a letter game."""
    table = view.table
    return {
        "rows": [list(row) for row in table.rows],
        "whole": _whole(table, judge),
        "pile": table.pile_size,
        "scores": list(table.scores),
        "removals": list(table.removals),
        "skips": list(table.skips),
        "turn": table.turn,
        "leader": table.leader,
        "ending": table.ending,
        "bluffs": bluffs_allowed(table),
        "alone": table.options.solitaire,
        "window": _window(table),
        "agreed": list(agreed),
        "cuts": [list(cut) for cut in view.cuts],
        "used": sorted(table.used_words),  # where each word counts once, open to all (D16)
        "removed": None if view.removed is None else list(map(_removal, view.removed)),
        "bali": [has_bali(table, seat) for seat in range(len(table.rows))],
        "values": _values(table.options.letter_values),
    }


@lru_cache(maxsize=64)
def _values(values: Values) -> str:
    """Write what each card is worth, a digit a card."""
    return "".join(str(values.of(card)) for card in CARDS)


def _whole(table: Table, judge: Judge) -> list[list[bool]]:
    """Mark complete words, where columns are judged by the list and not by people."""
    if bluffs_allowed(table):
        return []
    return [[judge.is_complete(column) for column in row] for row in table.rows]


def _window(table: Table) -> Message | None:
    window = table.window
    if window is None:
        return None
    return {"seat": window.seat, "slot": window.slot, "challenger": window.challenger}


def _removal(removal: Removal) -> Message:
    return {"seat": removal.seat, "word": removal.word, "points": removal.points}


def letters_news(
    by: int, move: LettersMove, before: Table, after: Table, taken: Removal | None
) -> Message:
    """Return what everybody sees of a move of the letter game."""
    news: Message = {"by": by, "drawn": before.pile_size - after.pile_size}
    match move:
        case Assemble():
            news |= {"what": "join", "column": joined(before, move)}
        case Remove():
            news |= {"what": "off", "column": column_of(before, move)}
        case Challenge(seat):
            news |= {"what": "doubt", "doubter": seat, "column": _doubted(before)}
        case Answer(word):
            news |= {"what": "word", "word": word, "column": _doubted(before)}
            news |= {"right": not _undone(before, after)}
        case Accept():
            news |= {"what": "stand" if after.window is None else "agree"}
            news |= {"column": _doubted(before)}
        case Pass():
            news |= {"what": "pass"}
        case Stop():
            news |= {"what": "stop"}
    if taken is not None:
        news |= {"what": "off", "word": taken.word, "points": taken.points}
    return news


def _doubted(table: Table) -> str:
    return table.column(Unit(table.window.seat, table.window.slot)) if table.window else ""


def _undone(before: Table, after: Table) -> bool:
    return before.window is not None and after.rows == before.window.rows_before


def letters_preview(table: Table, shown: Preview, judge: Judge) -> Message:
    """Return what chosen columns would make: the moves that keep it and those that take it off."""
    return {
        "units": [list(unit) for unit in shown.units],
        "keep": [_choice(table, move, judge) for move in shown.keep],
        "take": [_choice(table, move, judge) for move in shown.take],
        "say": shown.sentence,
    }


def _choice(table: Table, move: Assemble | Remove, judge: Judge) -> Message:
    """Return one way to go on; where people doubt, it says nothing about words."""
    column = column_of(table, move)
    open_words = not bluffs_allowed(table)
    return {
        "m": write_move(table, move),
        "column": column,
        "letters": move.letters if isinstance(move, Assemble) else "",
        "word": judge.is_complete(column) if open_words else None,
        "points": score(column, table.options.letter_values).points,
    }


def letters_count(unseen: Counter[str]) -> Message:
    """Return how many cards of each kind nobody has seen yet."""
    return {"cards": [[card, unseen[card]] for card in CARDS if unseen[card]]}


# --- the shrine game ----------------------------------------------------------------------


def shrines_view(view: ShrinesView, sheet: Sequence[FinalScore] | None) -> Message:
    """Return what a seat sees of a shrine game; the sheet when it is over."""
    return {
        "hand": [card.value for card in view.hand],
        "sacrifices": [good.value for good in view.sacrifices],
        "looked": [str(offering) for offering in view.looked],
        "seats": [
            {
                "front": [card.value for card in seat.front],
                "stones": seat.stones,
                "points": seat.points,
                "hand": seat.hand_size,
                "sacrifices": seat.sacrifice_count,
            }
            for seat in view.seats
        ],
        "market": [[card.value for card in column] for column in view.market],
        "pile": view.pile_size,
        "supply": list(view.supply),
        "altar": view.altar_size,
        "top": view.altar_top.value if view.altar_top else None,
        "active": view.active,
        "decider": view.decider,
        "phase": view.phase.name.lower(),
        "turn": view.turn,
        "demon": view.demon,
        "scored": view.scored.value if view.scored else None,
        "choices": _choices(view),
        "prices": [price(view, good) for good in GOODS],
        "open": _laid_open(view),
        "sheet": None if sheet is None else list(map(_final, sheet)),
    }


def _choices(view: ShrinesView) -> list[str]:
    if view.seat != view.decider or view.phase is Phase.OVER:
        return []
    return [str(move) for move in allowed_moves(view)]


def _laid_open(view: ShrinesView) -> Message | None:
    """Return the cards that lie open where the group plays so (D57)."""
    if view.laid_open is None:
        return None
    return {
        "hands": [[card.value for card in hand] for hand in view.laid_open.hands],
        "sacrifices": [[good.value for good in held] for held in view.laid_open.sacrifices],
        "altar": [str(offering) for offering in view.laid_open.altar],
    }


def _final(final: FinalScore) -> Message:
    return {
        "tokens": final.tokens,
        "shrines": final.shrines,
        "stones": final.stones,
        "sacrifices": list(final.sacrifices),
        "total": final.total,
    }


def shrines_news(by: int, seen: ShrinesMove, before: ShrinesView, after: ShrinesView) -> Message:
    """Return what a seat sees of a decision: the move as seen, and what lies open of its effect."""
    return {
        "by": by,
        "m": str(seen),
        "phase": before.phase.name.lower(),
        "stones": [a.stones - b.stones for a, b in zip(after.seats, before.seats, strict=True)],
        "points": [a.points - b.points for a, b in zip(after.seats, before.seats, strict=True)],
        "sacrifices": [
            a.sacrifice_count - b.sacrifice_count
            for a, b in zip(after.seats, before.seats, strict=True)
        ],
        "new_turn": after.turn != before.turn,
    }
