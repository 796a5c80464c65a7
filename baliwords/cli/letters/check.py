"""`baliwords check`: is it a word, and why not?"""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.letters.answers import check as answer_check
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules, give_plainly
from baliwords.cli.show import console, print_beneath

if TYPE_CHECKING:
    from rich.text import Text


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
    answer = answer_check(words, lang, asked_rules(rules, rule, list_name, lang))
    if not give_plainly(answer, json):
        _show(answer.value)
    raise typer.Exit(answer.code)


def _show(value: dict[str, Any]) -> None:
    from rich.table import Table

    out = console()
    rows = [(_verdict(found), _about(found)) for found in value["words"]]
    if max(len(verdict) for verdict, _ in rows) > out.width // 2:
        for verdict, about in rows:
            print_beneath(out, verdict, about)
        return
    grid = Table.grid(padding=(0, 2))
    for verdict, about in rows:
        grid.add_row(verdict, about)
    out.print(grid)


def _verdict(found: dict[str, Any]) -> "Text":
    from rich.text import Text

    mark, style = ("✔", "bold green") if found["valid"] else ("✘", "bold red")
    return Text(f"{mark}  {found['word']}", style)


def _about(found: dict[str, Any]) -> "Text":
    """Return the reason, the lemmas and the near words, a line each."""
    from rich.text import Text

    about = Text(found["why"])
    for lemma in found["lemmas"]:
        about.append(f"\n{lemma['lemma']} ", style="italic")
        about.append(", ".join(filter(None, (lemma["pos"], lemma["features"]))), style="dim")
    if found["suggestions"]:
        about.append("\nnear ", style="dim")
        about.append(" ".join(found["suggestions"]), style="cyan")
    return about
