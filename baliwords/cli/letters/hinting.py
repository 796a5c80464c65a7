"""Ask the solver for the best moves at a table, and show its answer. Typer is not needed here."""

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from baliwords.cli.letters.answers import options_of
from baliwords.cli.show import console, print_json
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.solver.letters.answer import Findings, Situation
    from baliwords.solver.letters.engine import Engine

LEAST_SECONDS, MOST_SECONDS = 0.01, 3600.0
MOST_SAMPLES = 10_000_000
INTERRUPTED = 130
ENDS = 24
"""Games that each shown move is played to the end, for the chances."""


def give_hint(
    text: str,
    rules: dict[str, str],
    *,
    lang: str | None = None,
    pile: str | None = None,
    seen: str = "",
    seconds: float = 1.0,
    samples: int | None = None,
    seed: int = 0,
    top: int = 5,
    json: bool = False,
) -> int:
    """Search, show the answer, return the exit code."""
    check_seconds("seconds", seconds)
    if samples is not None and not 1 <= samples <= MOST_SAMPLES:
        raise BadInput(f"--samples {samples} is not allowed (expected 1 to {MOST_SAMPLES})")
    options = options_of(lang, rules)
    situation = read_situation(text, pile, seen, options)
    answer, engine = _search(options, situation, seconds, samples, seed)
    value = as_json(answer, engine, situation, top)
    if json:
        print_json(value)
    else:
        _show(value, situation)
    return 0 if answer.finished else INTERRUPTED


def check_seconds(name: str, seconds: float) -> None:
    """Refuse a time that is no time, or a day."""
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadInput(
            f"--{name} {seconds:g} is not allowed (expected {LEAST_SECONDS:g} to {MOST_SECONDS:g})"
        )


def read_situation(text: str, pile: str | None, seen: str, options: "Options") -> "Situation":
    """Read a table and what is known of the pile."""
    from baliwords.letters.cards import PACK, check_supply, faces, parse_cards
    from baliwords.letters.notation import parse_table
    from baliwords.solver.letters.answer import Situation
    from baliwords.solver.letters.kernels.layout import SLOTS

    columns = parse_table(text)
    if len(columns) > SLOTS:
        raise BadInput(f"{text!r} has {len(columns)} columns (expected at most {SLOTS}, L12)")
    gone, rest = parse_cards(seen) if seen else "", parse_cards(pile) if pile else ""
    check_supply([*columns, gone, rest])
    if len(columns) < SLOTS and rest:
        raise BadInput(
            f"{text!r} has {len(columns)} columns: with cards in the pile there are {SLOTS} (L18)"
        )
    if pile is None and len(columns) == SLOTS:
        rest = "".join(sorted((Counter(PACK) - faces([*columns, gone])).elements()))
    _check_parts(columns, options)
    row = columns + ("",) * (SLOTS - len(columns))
    return Situation(row, rest, len(rest))


def _check_parts(columns: tuple[str, ...], options: "Options") -> None:
    from baliwords.letters.judge import Judge
    from baliwords.lexicon.store import load_lexicon

    judge = Judge(load_lexicon(options.language, options.word_list or None), options)
    for column in columns:
        if not judge.is_part(column):
            raise BadInput(f"{column!r} is not a part of any word (expected columns like LAM, L22)")


def _search(
    options: "Options", situation: "Situation", seconds: float, samples: int | None, seed: int
) -> "tuple[Findings, Engine]":
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.search import Searcher

    engine = engine_for(options)
    with interruptible() as interrupts:
        searcher = Searcher(engine)
        answer = searcher.search(
            situation, Effort(seconds, samples, ends=ENDS), seed, stop=lambda: bool(interrupts)
        )
        searcher.close()
    return answer, engine


@contextmanager
def interruptible() -> Iterator[list[int]]:
    """Collect Ctrl-C instead of dying of it: the search then ends with its best so far."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))  # noqa: ARG005
    try:
        yield caught
    finally:
        signal.signal(signal.SIGINT, before)


def as_json(
    answer: "Findings", engine: "Engine", situation: "Situation", top: int
) -> dict[str, Any]:
    """Return the answer as the contract writes it."""
    from baliwords.letters.moves import Remove
    from baliwords.letters.notation import write_move
    from baliwords.letters.scoring import score
    from baliwords.solver.letters.encode import read_move
    from baliwords.solver.letters.explain import Explainer

    explainer = Explainer(engine, situation)
    moves = []
    for place, prospect in enumerate(answer.prospects[:top]):
        move = read_move(prospect.move)
        other = answer.prospects[1] if place == 0 and len(answer.prospects) > 1 else None
        column = explainer.result(prospect)
        taken = isinstance(move, Remove)
        moves.append(
            {
                "move": write_move(explainer.table, move),
                "result": column,
                "points": score(column, engine.options.letter_values).points if taken else 0,
                "expected": round(prospect.expected, 2),
                "error": round(prospect.error, 2),
                "bali": _rounded(prospect.bali),
                "stuck": _rounded(prospect.stuck),
                "samples": prospect.samples,
                "exact": prospect.exact,
                "why": explainer.why(prospect, other),
            }
        )
    return {
        "moves": moves,
        "seconds": round(answer.seconds, 3),
        "samples": answer.samples,
        "exact": answer.exact,
    }


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 3)


def _show(value: dict[str, Any], situation: "Situation") -> None:
    from rich.table import Table

    out = console()
    if not value["moves"]:
        what = "The game is over" if situation.pile_size == 0 else "Stuck"
        out.print(f"{what}: no column can be joined or taken off.", style="bold")
        return
    best = value["moves"][0]
    how = "exact" if value["exact"] else f"± {best['error']:.1f}, {value['samples']} rollouts"
    out.print(
        f"[bold green]{best['move']}[/] makes [bold]{best['result']}[/]: expect "
        f"[bold]{best['expected']:.1f}[/] more points ({how}, {value['seconds']:.1f} s)"
    )
    out.print(f"  {best['why']}.", style="dim")
    if len(value["moves"]) == 1:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("move", "result"):
        table.add_column(title)
    for title in ("expected", "±", "BALI", "jam"):
        table.add_column(title, justify="right")
    table.add_column("why", style="dim")
    for row in value["moves"]:
        shown = (f"{row['expected']:.1f}", f"{row['error']:.1f}")
        chances = [_percent(row[key]) for key in ("bali", "stuck")]
        table.add_row(row["move"], row["result"], *shown, *chances, row["why"].split(";")[0])
    out.print(table)


def _percent(chance: float | None) -> str:
    return "" if chance is None else f"{chance:.0%}"
