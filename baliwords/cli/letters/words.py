"""`baliwords words`: every complete word that the columns of a table can make now."""

from typing import Annotated, Any

import typer

from baliwords.cli.letters.answers import at_the_table
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules, give_plainly
from baliwords.cli.show import Answer, console

_SHOWN = 20  # words that a person reads unless asked for more


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("words")(words)


def words(
    table: Annotated[list[str], typer.Argument(help="The columns: S ON AI T LAM R E.")],
    top: Annotated[
        int | None,
        typer.Option(min=1, help=f"How many words to show; else all, and {_SHOWN} on a terminal."),
    ] = None,
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """List every complete word that the columns can make now, best first.

    Example: baliwords words S ON AI T LAM R E
    """
    found = make_words(" ".join(table), lang, asked_rules(rules, rule, list_name, lang))
    answer = _answer(found[:top])
    if not give_plainly(answer, json):
        _show(found, top or _SHOWN)
    raise typer.Exit(answer.code)


def make_words(text: str, lang: str | None, rules: dict[str, str]) -> list[dict[str, Any]]:
    """Find the words of a table, best first."""
    from baliwords.letters.judge import Judge
    from baliwords.letters.notation import parse_table, write_move
    from baliwords.letters.setup import described_table
    from baliwords.letters.words_now import words_now

    lexicon, options = at_the_table(lang, rules)
    table = described_table(parse_table(text), options)
    return [
        {"word": found.word, "move": write_move(table, found.move), "points": found.points}
        for found in words_now(table, Judge(lexicon, options))
    ]


def _answer(rows: list[dict[str, Any]]) -> Answer:
    """Return the words as an answer, which is no if there are none."""
    lines = [f"{row['points']:4} {row['word']} {row['move']}" for row in rows]
    return Answer({"words": rows}, "\n".join(lines) or "no word", bool(rows))


def _show(found: list[dict[str, Any]], top: int) -> None:
    from rich.table import Table

    out = console()
    if not found:
        out.print("These columns make no word now.", style="bold red")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("points", justify="right")
    table.add_column("word", style="bold green")
    table.add_column("move")
    for row in found[:top]:
        table.add_row(str(row["points"]), row["word"], row["move"])
    out.print(table)
    if len(found) > top:
        out.print(f"… and {len(found) - top} more (--top)", style="dim")
