"""`baliwords hint` where several play: rows separated by a stroke."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from baliwords.cli.answer import INTERRUPTED, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.letters.thinking import interruptible
from baliwords.cli.show import Column, Columns, Shown, pieces
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import percent_of
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.seat_hint import Advice
    from baliwords.solver.letters.seat_search import Chances, SeatSituation

BETWEEN_ROWS = "/"


def hint_for_seat(
    text: str,
    pile: str | None,
    seen: str,
    seat: int,
    scores: str | None,
    players: str,
    effort: "Effort",
    seed: int,
    top: int,
    known_first: bool,
    house: House,
) -> Reply:
    """Answer `hint` for rows of several players."""
    from baliwords.letters.judge import Judge
    from baliwords.lexicon.store import lexicon_for
    from baliwords.solver.letters.seat_hint import advise_seat

    texts = text.split(BETWEEN_ROWS)
    if not 2 <= len(texts) <= 4:
        raise BadInput(
            sentence(
                "{text!r} has {count} rows (expected two to four, like M U R / T ON)",
                text=text[:80],
                count=len(texts),
            )
        )
    options = house.game_options(seats=len(texts))
    lexicon = lexicon_for(options)
    judge = Judge(lexicon, options)
    known = _read_seat(texts, pile, seen, seat, scores, options)
    _check_columns(known, judge)
    names = _read_names(players, len(texts))
    with interruptible() as interrupts:
        advice, chances = advise_seat(
            *(known, lexicon, judge, names, effort, seed, top),
            stop=lambda: bool(interrupts),
            known_first=known_first,
        )
    value = _as_json(known, advice, chances)
    if scores is None:
        value["assumed"] = sentence("The scores so far are taken to be 0: give --scores.")
    return Reply(value, _shown(value), YES if chances.finished else INTERRUPTED)


def _read_seat(
    texts: list[str],
    pile: str | None,
    seen: str,
    seat: int,
    scores: str | None,
    options: "Options",
) -> "SeatSituation":
    """Read the rows and what is known of the pile."""
    from dataclasses import replace

    from baliwords.letters.state import open_table
    from baliwords.solver.letters.seat_search import SeatSituation

    if not 1 <= seat <= len(texts):
        raise BadInput(
            sentence(
                "--seat {seat} is not at this table (expected 1 to {seats})",
                seat=seat,
                seats=len(texts),
            )
        )
    rows = [_read_row(text, options.columns) for text in texts]
    rest = _read_pile(rows, pile, seen, options)
    padded = tuple(row + ("",) * (options.columns - len(row)) for row in rows)
    table = open_table(options, padded, len(rest))
    return SeatSituation(
        replace(table, turn=seat - 1, scores=_read_scores(scores, len(rows))), rest
    )


def _read_names(players: str, seats: int) -> list[str]:
    """Return what the players are called: by name, or by their seats."""
    if not players:
        return [_("seat {number}", number=number) for number in range(1, seats + 1)]
    names = [name.strip() for name in players.split(",")]
    if len(names) != seats or not all(name and name.isprintable() for name in names):
        raise BadInput(
            sentence(
                "--players {players!r}: expected {count} names, like Anna,Ben",
                players=players[:60],
                count=seats,
            )
        )
    return names


def _read_row(text: str, slots: int) -> tuple[str, ...]:
    from baliwords.letters.notation import parse_table

    row = parse_table(text) if text.strip() else ()
    if len(row) > slots:
        raise BadInput(
            sentence(
                "{text!r} has {count} columns (expected at most {slots}, L43)",
                text=text.strip()[:80],
                count=len(row),
                slots=slots,
            )
        )
    return row


def _read_pile(rows: list[tuple[str, ...]], pile: str | None, seen: str, options: "Options") -> str:
    """Return the cards that are not seen: those given, else all that are left of the packs."""
    from baliwords.letters.cards import check_supply, parse_cards
    from baliwords.letters.setup import read_known_pile
    from baliwords.letters.unseen import in_order, unseen_cards

    gone, rest = parse_cards(seen) if seen else "", read_known_pile(pile, options) if pile else ""
    columns = [column for row in rows for column in row]
    check_supply([*columns, gone, rest], options.packs)
    full = all(len(row) == options.columns for row in rows)
    if rest and not full:
        raise BadInput(
            sentence(
                "with cards in the pile every row has {slots} columns (L50)", slots=options.columns
            )
        )
    if pile is None and full:
        return in_order(unseen_cards([*columns, gone], options.packs))
    return rest


def _read_scores(text: str | None, seats: int) -> tuple[int, ...]:
    if text is None:
        return (0,) * seats
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != seats or not all(
        part.isascii() and part.isdecimal() and len(part) < 6 for part in parts
    ):
        raise BadInput(
            sentence(
                "--scores {text!r}: expected the points of {seats} seats, like 12,30",
                text=text[:60],
                seats=seats,
            )
        )
    return tuple(map(int, parts))


def _check_columns(seat: "SeatSituation", judge: Any) -> None:
    for row in seat.table.rows:
        for column in filter(None, row):
            if not judge.is_part(column):
                raise BadInput(
                    sentence(
                        "{column!r} is not a part of any word (expected columns like LAM, L22)",
                        column=column,
                    )
                )


def _as_json(seat: "SeatSituation", advice: "list[Advice]", chances: "Chances") -> dict[str, Any]:
    """Return the answer as the contract writes it."""
    return {
        "seat": seat.table.turn + 1,
        "moves": [_move(seat, one) for one in advice],
        "seconds": round(chances.seconds, 3),
        "samples": chances.samples,
        "exact": chances.exact,
    }


def _move(seat: "SeatSituation", advice: "Advice") -> dict[str, Any]:
    from baliwords.letters.assembly import column_of
    from baliwords.letters.moves import takes_off
    from baliwords.letters.notation import write_move
    from baliwords.letters.scoring import score

    chance, table = advice.chance, seat.table
    column = column_of(table, chance.move)
    counted = takes_off(chance.move)
    answer = advice.answer
    return {
        "move": write_move(table, chance.move),
        "result": column,
        "points": score(column, table.options.letter_values).points if counted else 0,
        "expected": round(chance.expected, 2),
        "margin": round(chance.margin, 2),
        "error": round(chance.error, 2),
        "win": round(chance.win, 3),
        "equal": chance.equal,
        "samples": chance.samples,
        "exact": chance.exact,
        "answer": answer
        and {"seat": answer.seat + 1, "word": answer.column, "points": answer.points},
        "why": advice.why,
    }


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    best, *others = value["moves"]
    how = (
        _("exact")
        if value["exact"]
        else _("± {error:.1f}, {samples} forecasts", error=best["error"], samples=value["samples"])
    )
    yield pieces(
        "{move}: {margin} points more than the best other at the end ({how}), chance to win {win}",
        move=(best["move"], "bold green"),
        margin=(_("{points:+.1f}", points=best["margin"]), "bold"),
        how=how,
        win=(speak(percent_of(best["win"])), "bold"),
    )
    yield [(f"  {speak(best['why'])}.", "dim")]
    if "assumed" in value:
        yield [(f"  {speak(value['assumed'])}", "yellow")]
    even = [move["move"] for move in others if move["equal"]]
    if even:
        yield [(_("  As good, as far as one can tell: {moves}", moves=", ".join(even)), "dim")]
    if others:
        numbers = (Column(title, right=True) for title in (_("margin"), "±", _("wins")))
        columns = (Column(_("move")), Column(_("result")), *numbers, Column(_("why"), "dim"))
        yield Columns(columns, [_row(move) for move in value["moves"]])


def _row(move: dict[str, Any]) -> list[str]:
    margin = _("{points:+.1f}", points=move["margin"])
    error = _("{points:.1f}", points=move["error"])
    why = speak(move["why"]).split(";")[0]
    return [move["move"], move["result"], margin, error, speak(percent_of(move["win"])), why]
