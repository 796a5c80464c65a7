"""`baliwords table`: the companion of people who play with real cards."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile, read_rules
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.core.record import Header


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("table")(table)


def table(
    position: Annotated[
        str, typer.Argument(help="The columns now, if the game has begun; / between players.")
    ] = "",
    players: Annotated[str, typer.Option(help="One to four names, the leader first.")] = "You",
    scores: Annotated[str, typer.Option(help="The scores so far, like 12,30.")] = "",
    turn: Annotated[int, typer.Option(help="Whose turn it is: the number of the seat.")] = 1,
    seen: Annotated[str, typer.Option(help="Cards of words that were taken off.")] = "",
    pile: Annotated[int | None, typer.Option(help="How many cards the pile still has.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for any terminal.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin anew, do not resume.")] = False,
    lang: Lang = None,
    rules: RulesFile = None,
    rule: RuleList = None,
) -> None:
    """Keep the table of a game with real cards: moves, words, challenges, scores.

    Enter cards as they are drawn and moves as they are made. A table that was left is taken
    up again. A game that has begun is given by its columns.

    Example: baliwords table "S ON AI T LAM R E / A B" --players Anna,Ben --scores 12,30
    """
    from baliwords.play.letters.companion import table_header
    from baliwords.settings import language

    names = tuple(name.strip() for name in players.split(","))
    if not all(name and name.isprintable() for name in names):
        raise BadInput(f"--players {players[:60]!r}: expected names like Anna,Ben")
    begun = _position(position, scores, turn, seen, pile) if position else ""
    texts = read_rules(rules, rule, lang)
    texts["language"] = language(lang or texts.get("language"))
    resume = not (new or position or players != "You")
    _open(table_header(names, texts, begun), resume, plain)


def _position(columns: str, scores: str, turn: int, seen: str, pile: int | None) -> str:
    """Write what the command line says as one line."""
    facts = [columns, f"turn {turn}"]
    facts += [f"scores {scores.replace(',', ' ')}"] if scores else []
    facts += [f"gone {seen}"] if seen else []
    facts += [f"pile {'.' * pile}"] if pile is not None else []
    return "; ".join(facts)


def _open(header: "Header", resume: bool, plain: bool) -> None:
    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from baliwords.tui.app import Opening, run_app

        run_app(Opening(table=header, resume=resume))
        return
    from baliwords.cli.letters.line_table import run_line_table

    run_line_table(header, resume)
