"""`baliwords check`: is it a word, and why not?"""

from typing import Annotated, Any

import typer

from baliwords.cli.answers import check as answer_check
from baliwords.cli.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.show import console
from baliwords.cli.word_options import AsJson, ListName, asked_rules, give_plainly


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check")(check)


def check(
    words: Annotated[list[str], typer.Argument(help="Words, in any case, with accents or not.")],
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Say whether words are admissible, and why: lemma, or reason and near words.

    Example: baliwords check MURS PARIS
    """
    answer = answer_check(words, lang, asked_rules(rules, rule, list_name))
    if not give_plainly(answer, json):
        _show(answer.value)
    raise typer.Exit(answer.code)


def _show(value: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    for found in value["words"]:
        style, mark = ("bold green", "✔") if found["valid"] else ("bold red", "✘")
        about = Text(found["why"])
        for lemma in found["lemmas"]:
            about.append(f"\n{lemma['lemma']} ", style="italic")
            about.append(", ".join(filter(None, (lemma["pos"], lemma["features"]))), style="dim")
        if found["suggestions"]:
            about.append("\nnear ", style="dim")
            about.append(" ".join(found["suggestions"]), style="cyan")
        grid.add_row(Text(mark, style), Text(found["word"], style), about)
    console().print(grid)
