"""`baliwords deal`: the cards of a seed."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile, game_options
from baliwords.cli.show import console, print_json

if TYPE_CHECKING:
    from baliwords.letters.state import State


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("deal")(deal)


def deal(
    seed: Annotated[int, typer.Option(help="The same seed gives the same cards for ever.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 1,
    lang: Lang = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Show the deal of a seed: who leads, the rows, the pile in drawing order.

    Example: baliwords deal --seed 42 --players 2
    """
    from baliwords.letters.setup import new_game

    answer = _describe(seed, new_game(game_options(lang, rules, rule, players), seed))
    if json:
        print_json(answer)
    else:
        _show(answer)


def _describe(seed: int, state: "State") -> dict[str, Any]:
    table = state.table
    order = (*table.seats_from(table.leader)[1:], table.leader)
    dealt = [card for seat in order for card in table.rows[seat]]
    return {
        "seed": seed,
        "players": len(table.rows),
        "leader": table.leader + 1,
        "cuts": [{"seat": seat + 1, "card": card} for seat, card in state.cuts],
        "rows": [list(row) for row in table.rows],
        "pile": [*dealt, *state.pile],
    }


def _show(answer: dict[str, Any]) -> None:
    out = console()
    if answer["cuts"]:
        shown = ", ".join(f"seat {cut['seat']} {cut['card']}" for cut in answer["cuts"])
        out.print(f"Cut: {shown}. Seat {answer['leader']} leads.")
    for seat, row in enumerate(answer["rows"], 1):
        name = f"Seat {seat}: " if answer["players"] > 1 else ""
        out.print(f"{name}[bold]{' '.join(row)}[/bold]")
    dealt = sum(map(len, answer["rows"]))
    out.print(f"Pile: {' '.join(answer['pile'][dealt:])}")
