"""`baliwords challenge`: who is right when a column is doubted?"""

from typing import Annotated, Any

import typer

from baliwords.cli.letters.answers import challenge as answer_challenge
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules, give_plainly
from baliwords.cli.show import console


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("challenge")(challenge)


def challenge(
    part: Annotated[str, typer.Argument(help="The column that is doubted, like AISON.")],
    word: Annotated[str, typer.Argument(help="The word that its player names, like MAISON.")],
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Settle a challenge: is the named word admissible, and does it contain the column?

    Example: baliwords challenge AISON MAISON
    """
    answer = answer_challenge([part, word], lang, asked_rules(rules, rule, list_name, lang))
    if not give_plainly(answer, json):
        _show(answer.value)
    raise typer.Exit(answer.code)


def _show(value: dict[str, Any]) -> None:
    from rich.text import Text

    if value["right"]:
        verdict, style = "The challenged player is right.", "bold green"
        follows = "The column stays; the challenger skips a turn (L57)."
    else:
        verdict, style = "The challenged player is wrong.", "bold red"
        follows = "The cards go back and the turn is lost (L56)."
    console().print(Text.assemble((verdict, style), f"\n{value['why']}.\n", (follows, "dim")))
