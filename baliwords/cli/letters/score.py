"""`baliwords score`: the points of words."""

from typing import Annotated

import typer

from baliwords.cli.letters.answers import score as answer_score
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile, read_rules
from baliwords.cli.letters.word_options import AsJson, give_plainly
from baliwords.cli.show import console


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("score")(score)


def score(
    words: Annotated[list[str], typer.Argument(help="Words; a BALI card in lower case: MuR.")],
    lang: Lang = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Count the points of words: sum of the card values times number of cards.

    Example: baliwords score PARTIE MuR
    """
    answer = answer_score(words, lang, read_rules(rules, rule, lang))
    if not give_plainly(answer, json):
        _show(answer.text)


def _show(text: str) -> None:
    from rich.text import Text

    for line in text.splitlines():
        how, equals, points = line.rpartition(" = ")
        console().print(Text.assemble(how, equals, (points, "bold green")))
