"""`baliwords part`: may these cards lie together in a column?"""

from typing import Annotated, Any

import typer

from baliwords.cli.letters.answers import part as answer_part
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules, give_plainly
from baliwords.cli.show import console


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("part")(part)


def part(
    letters: Annotated[
        str, typer.Argument(help="Cards: AISON, MuR (BALI as U), M?R (any letter).")
    ],
    top: Annotated[int, typer.Option(min=1, help="How many words to show.")] = 10,
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Say whether letters are a part of a word, of how many, and which.

    Example: baliwords part AISON
    """
    answer = answer_part([letters], lang, asked_rules(rules, rule, list_name, lang), top)
    if not give_plainly(answer, json):
        _show(answer.value)
    raise typer.Exit(answer.code)


def _show(value: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    style = "bold green" if value["legal"] else "bold red"
    number = "no word" if not value["words"] else f"{value['words']:,} words"
    number = "1 word" if value["words"] == 1 else number
    single = ", but a single card may always lie" if value["legal"] and not value["words"] else ""
    out.print(Text.assemble((value["part"], style), f" is part of {number}{single} (D9)"))
    if not value["words"]:
        return
    out.print(Text.assemble(("such as ", "dim"), " ".join(value["examples"])))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title, justify in (("best", "left"), ("points", "right"), ("still needed", "left")):
        table.add_column(title, justify=justify, overflow="fold")  # type: ignore[arg-type]  # a literal, looped over
    for found in value["best"]:
        middle = found["word"][len(found["before"]) : len(found["word"]) - len(found["after"])]
        word = Text.assemble(found["before"], (middle, "bold cyan"), found["after"])
        table.add_row(word, str(found["points"]), " ".join(found["needed"]) or "complete")
    out.print(table)
