"""`baliwords hint`: the best moves at a table, and why."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import INTERRUPTED, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.letters.thinking import check_seconds, interruptible
from baliwords.cli.show import Column, Columns, Shown, pieces
from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import counted, label, percent_of, together
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.lexicon.lexicon import Lexicon
    from baliwords.solver.letters.answer import Findings, Situation
    from baliwords.solver.letters.engine import Engine

_MOST_SAMPLES = 10_000_000
_MOST_POINTS = 100_000
_ASSUMED_SCORE = label(
    "The score so far is taken to be 0, and a BALI would multiply it: give --score."
)
_ENDS = 24
"""Games that each shown move is played to the end, for the chances."""


def hint(
    table: Annotated[list[str], Argument("The columns: S ON AI T LAM R E.")],
    pile: Annotated[str | None, Option("Cards left in the pile, in any order.")] = None,
    seen: Annotated[str, Option("Cards that were taken off.")] = "",
    score: Annotated[
        int | None, Option("Your points so far; a BALI may multiply them (bali_bonus=x2).", least=0)
    ] = None,
    seconds: Annotated[float, Option("Time to think.")] = 1.0,
    samples: Annotated[
        int | None,
        Option("Rollouts instead of a time: the same answer each time."),
    ] = None,
    seed: Annotated[int, Option("Seed of the sampled piles.")] = 0,
    top: Annotated[int, Option("How many moves to show.", least=1)] = 5,
    seat: Annotated[int, Option("Several players: whose turn it is, from 1.", least=1)] = 1,
    scores: Annotated[str | None, Option("Several players: their points, like 12,30.")] = None,
    players: Annotated[str, Option("Several players: their names, like Anna,Ben.")] = "",
    known: Annotated[
        bool, Option("Of moves that are equally good, show words first that many people know.")
    ] = False,
    *,
    house: House,
) -> Reply:
    """Say what to do now: the best moves with the points to expect, and why.

    What is not on the table and not given by --seen is taken to be in the pile.
    Fewer columns than the game has mean that the pile is empty. A stroke separates the rows of
    several players; then the margin over the best other and the chance to win are given.

    Example: baliwords hint T M U Z E R Q
    """
    check_seconds(seconds)
    _check_limits(samples, score)
    text = " ".join(table)
    if "/" in text:
        from baliwords.cli.letters.seat_hint import hint_for_seat
        from baliwords.solver.letters.answer import Effort

        effort = Effort(seconds, samples)
        return hint_for_seat(
            text, pile, seen, seat, scores, players, effort, seed, top, known, house
        )
    if seat != 1 or scores is not None or players:
        raise BadInput(
            sentence(
                "{text!r} is one row: --seat, --scores and --players need several, like "
                "M U R / T ON",
                text=text[:80],
            )
        )
    options, lexicon = house.at_the_table()
    situation = _read_situation(text, pile, seen, options, lexicon)
    situation = replace(situation, score=score or 0)
    findings, engine = _search(options, situation, seconds, samples, seed)
    value = _as_json(findings, engine, situation, top, known)
    if assumed := _assumed(findings, options, score):
        value["assumed"] = assumed
    code = YES if findings.finished else INTERRUPTED
    return Reply(value, _shown(value, is_over=situation.pile_size == 0), code)


def _assumed(findings: "Findings", options: "Options", score: int | None) -> str:
    """Say what the answer takes for granted."""
    from baliwords.solver.letters.explain import assumption

    unknown = score is None and options.bali_bonus.startswith("x")
    asked = _ASSUMED_SCORE if unknown else ""
    return together(asked, assumption(findings, options))


def _check_limits(samples: int | None, score: int | None) -> None:
    """Refuse numbers that no table has and no machine rolls out."""
    if samples is not None and not 1 <= samples <= _MOST_SAMPLES:
        raise BadInput(
            sentence(
                "--samples {samples} is not allowed (expected 1 to {most_samples})",
                samples=samples,
                most_samples=_MOST_SAMPLES,
            )
        )
    if score is not None and score > _MOST_POINTS:
        raise BadInput(
            sentence(
                "--score {score} is not allowed (expected 0 to {most})",
                score=score,
                most=_MOST_POINTS,
            )
        )


def _read_situation(
    text: str, pile: str | None, seen: str, options: "Options", lexicon: "Lexicon"
) -> "Situation":
    """Read a table and what is known of the pile."""
    from baliwords.letters.cards import JOKER, check_supply, parse_cards
    from baliwords.letters.notation import parse_table
    from baliwords.letters.setup import read_known_pile
    from baliwords.letters.unseen import in_order, unseen_cards
    from baliwords.solver.letters.answer import Situation
    from baliwords.solver.letters.kernels.layout import SLOTS

    columns = parse_table(text)
    if len(columns) > SLOTS:
        raise BadInput(
            sentence(
                "{text!r} has {count} columns (expected at most {slots}, L12)",
                text=text,
                count=len(columns),
                slots=SLOTS,
            )
        )
    for column in columns:
        if len(column) > 1 and JOKER in column:
            raise BadInput(
                sentence(
                    "{column!r}: in a column BALI stands for a letter, in lower case like MuR (D4)",
                    column=column,
                )
            )
    gone, rest = parse_cards(seen) if seen else "", read_known_pile(pile, options) if pile else ""
    check_supply([*columns, gone, rest])
    if len(columns) < SLOTS and rest:
        raise BadInput(
            counted(
                "{text!r} has {count} column: with cards in the pile there are {slots} (L18)",
                "{text!r} has {count} columns: with cards in the pile there are {slots} (L18)",
                len(columns),
                text=text,
                slots=SLOTS,
            )
        )
    if pile is None and len(columns) == SLOTS:
        rest = in_order(unseen_cards([*columns, gone]))
    _check_parts(columns, options, lexicon)
    row = columns + ("",) * (SLOTS - len(columns))
    return Situation(row, rest, len(rest))


def _check_parts(columns: tuple[str, ...], options: "Options", lexicon: "Lexicon") -> None:
    from baliwords.letters.judge import Judge

    judge = Judge(lexicon, options)
    for column in columns:
        if not judge.is_part(column):
            raise BadInput(
                sentence(
                    "{column!r} is not a part of any word (expected columns like LAM, L22)",
                    column=column,
                )
            )


def _search(
    options: "Options", situation: "Situation", seconds: float, samples: int | None, seed: int
) -> "tuple[Findings, Engine]":
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.search import Searcher

    engine = engine_for(options)
    with interruptible() as interrupts:
        searcher = Searcher(engine)
        findings = searcher.search(
            situation, Effort(seconds, samples, ends=_ENDS), seed, stop=lambda: bool(interrupts)
        )
        searcher.close()
    return findings, engine


def _as_json(
    findings: "Findings", engine: "Engine", situation: "Situation", top: int, known: bool
) -> dict[str, Any]:
    """Return the answer as the contract writes it."""
    from baliwords.letters.moves import takes_off
    from baliwords.letters.notation import write_move
    from baliwords.letters.scoring import score
    from baliwords.solver.letters.encode import read_move
    from baliwords.solver.letters.explain import Explainer

    explainer = Explainer(engine, situation, known)
    moves = []
    equal = findings.equals()
    ranked = findings.known_first(explainer.is_known) if known else findings.steady()
    for place, prospect in enumerate(ranked[:top]):
        move = read_move(prospect.move)
        other = ranked[1] if place == 0 and len(ranked) > 1 else None
        column = explainer.result(prospect)
        points = score(column, engine.options.letter_values).points if takes_off(move) else 0
        moves.append(
            {
                "move": write_move(explainer.table, move),
                "result": column,
                "points": points,
                "expected": round(prospect.expected, 2),
                "error": round(prospect.error, 2),
                "bali": _rounded(prospect.bali),
                "stuck": _rounded(prospect.stuck),
                "samples": prospect.samples,
                "exact": prospect.exact,
                "equal": prospect in equal,
                "why": explainer.why(prospect, other),
            }
        )
    return {
        "moves": moves,
        "seconds": round(findings.seconds, 3),
        "samples": findings.samples,
        "exact": findings.exact,
        "settled": findings.settled,
    }


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 3)


def _shown(value: dict[str, Any], is_over: bool) -> Iterator[Shown]:
    moves = value["moves"]
    if not moves:
        over = _("The game is over: no column can be joined or taken off.")
        stuck = _("Stuck: no column can be joined or taken off.")
        yield [(over if is_over else stuck, "bold")]
        return
    best = moves[0]
    yield pieces(
        "{move} makes {result}: expect {expected} more points ({how}, {seconds} s)",
        move=(best["move"], "bold green"),
        result=(best["result"], "bold"),
        expected=(_("{points:.1f}", points=best["expected"]), "bold"),
        how=_how_sure(value, best),
        seconds=_("{seconds:.1f}", seconds=value["seconds"]),
    )
    yield [(f"  {speak(best['why'])}.", "dim")]
    if "assumed" in value:
        yield [(f"  {speak(value['assumed'])}", "yellow")]
    if len(moves) > 1:
        titles = (_("expected"), "±", "BALI", _("jam"))
        numbers = (Column(title, right=True) for title in titles)
        columns = (Column(_("move")), Column(_("result")), *numbers, Column(_("why"), "dim"))
        yield Columns(columns, [_row(move) for move in moves])


def _row(move: dict[str, Any]) -> list[str]:
    chances = [_percent(move[key]) for key in ("bali", "stuck")]
    expected = _("{points:.1f}", points=move["expected"])
    error = _("{points:.1f}", points=move["error"])
    why = speak(move["why"]).split(";")[0]
    return [move["move"], move["result"], expected, error, *chances, why]


def _how_sure(value: dict[str, Any], best: dict[str, Any]) -> str:
    if value["exact"]:
        return _("exact")
    return _("± {error:.1f}, {samples} rollouts", error=best["error"], samples=value["samples"])


def _percent(chance: float | None) -> str:
    return "" if chance is None else speak(percent_of(chance))
