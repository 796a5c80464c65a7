"""What several shrine commands are told: variants, house rules, time to think."""

from typing import TYPE_CHECKING, Annotated

import typer

from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.shrines.options import Options
    from baliwords.solver.shrines.search import Budget

Oracle = Annotated[bool, typer.Option("--oracle", help="Play with the oracles (T50-T55).")]
Demon = Annotated[bool, typer.Option("--demon", help="Play with the demon (T56-T58).")]
RuleList = Annotated[
    list[str] | None,
    typer.Option("--rule", help="A house rule, like oracle_keep_optional=yes; repeatable."),
]
Iterations = Annotated[
    int | None, typer.Option(help="Rounds of the expert's search a move; the same every time.")
]
SecondsPerMove = Annotated[
    float | None, typer.Option(help="Seconds that the expert thinks about a move.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]

MOST_ROUNDS, MOST_SECONDS = 10_000_000, 3600.0


def read_rules(seats: int, oracle: bool, demon: bool, rules: list[str] | None) -> "Options":
    """Return the options that the command line asks for."""
    from baliwords.shrines.options import read_options

    pairs = {"seats": str(seats)}
    for name, wanted in (("oracle", oracle), ("demon", demon)):
        if wanted:
            pairs[name] = "yes"
    for rule in rules or ():
        key, equals, value = rule.partition("=")
        if not equals:
            raise BadInput(f"--rule {rule[:60]!r}: expected name=value, like demon=yes")
        pairs[key.strip()] = value.strip()
    if pairs["seats"] != str(seats):
        raise BadInput(
            f"--rule seats={pairs['seats']}: the players decide how many seats there are"
        )
    return read_options(pairs)


def read_budget(
    iterations: int | None, seconds: float | None, default: "Budget | None" = None
) -> "Budget":
    """Return how long the expert may think."""
    from baliwords.solver.shrines.search import Budget

    if iterations is not None and seconds is not None:
        raise BadInput("give either --iterations or --seconds-per-move, not both")
    if iterations is not None:
        check("iterations", iterations, 1, MOST_ROUNDS)
        return Budget(iterations)
    if seconds is not None:
        check("seconds-per-move", seconds, 0.001, MOST_SECONDS)
        return Budget(None, seconds)
    return default or Budget()


def check(name: str, value: float, low: float, high: float) -> None:
    """Complain about a number that is out of range."""
    if not low <= value <= high:
        raise BadInput(f"--{name} {value} is not allowed (expected {low} to {high:g})")
