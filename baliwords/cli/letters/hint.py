"""`baliwords hint`: the best moves at a table, and why."""

from typing import Annotated

import typer

from baliwords.cli.letters.hinting import give_hint
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("hint")(hint)


def hint(
    table: Annotated[list[str], typer.Argument(help="The columns: S ON AI T LAM R E.")],
    pile: Annotated[str | None, typer.Option(help="Cards left in the pile, in any order.")] = None,
    seen: Annotated[str, typer.Option(help="Cards that were taken off.")] = "",
    seconds: Annotated[float, typer.Option(help="Time to think.")] = 1.0,
    samples: Annotated[
        int | None, typer.Option(help="Rollouts instead of a time: the same answer each time.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the sampled piles.")] = 0,
    top: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 5,
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Say what to do now: the best moves with the points to expect, and why.

    What is not on the table and not given by --seen is taken to be in the pile.
    Fewer than seven columns mean that the pile is empty.

    Example: baliwords hint T M U Z E R Q
    """
    code = give_hint(
        " ".join(table),
        asked_rules(rules, rule, list_name, lang),
        lang=lang,
        pile=pile,
        seen=seen,
        seconds=seconds,
        samples=samples,
        seed=seed,
        top=top,
        json=json,
    )
    raise typer.Exit(code)
