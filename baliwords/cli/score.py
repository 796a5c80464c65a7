"""`baliwords score`: the points of words."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.rules_options import RuleList, RulesFile, read_rules
from baliwords.cli.show import console, print_json

if TYPE_CHECKING:
    from baliwords.letters.values import Values


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("score")(score)


def score(
    words: Annotated[list[str], typer.Argument(help="Words; a BALI card in lower case: MuR.")],
    rules: RulesFile = None,
    rule: RuleList = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Count the points of words: sum of the card values times number of cards.

    Example: baliwords score PARTIE MuR
    """
    from baliwords.letters.options import read_options

    values = read_options(read_rules(rules, rule)).letter_values
    answer = score_words(words, values)
    if json:
        print_json(answer)
    else:
        _show(answer, values)


def score_words(words: list[str], values: "Values") -> dict[str, Any]:
    """Return the points of each word and of all together."""
    from baliwords.errors import BadNotation
    from baliwords.letters.cards import check_supply, parse_cards
    from baliwords.letters.scoring import score as score_column

    rows = []
    for word in words:
        column = parse_cards(word)
        if not column:
            raise BadNotation(f"{word!r} is no word (expected letters, like PARTIE)")
        check_supply([column], packs=2)
        found = score_column(column, values)
        rows.append(
            {"word": column, "cards": found.cards, "sum": found.sum, "points": found.points}
        )
    return {"words": rows, "total": sum(row["points"] for row in rows)}


def _show(answer: dict[str, Any], values: "Values") -> None:
    out = console()
    for row in answer["words"]:
        parts = " + ".join(str(values.of(card)) for card in row["word"] if values.of(card))
        out.print(f"{row['word']}  ({parts or 0}) × {row['cards']} = [bold]{row['points']}[/bold]")
    if len(answer["words"]) > 1:
        out.print(f"total {answer['total']}")
