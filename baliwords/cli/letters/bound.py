"""`baliwords bound`: the best game found if all cards lay open, and what nobody can beat."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.letters.answers import options_of
from baliwords.cli.letters.hinting import INTERRUPTED, check_seconds, interruptible
from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile
from baliwords.cli.letters.word_options import AsJson, ListName, asked_rules
from baliwords.cli.show import console, print_json

if TYPE_CHECKING:
    from baliwords.solver.letters.open_game import OpenGame


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bound")(bound)


def bound(
    seed: Annotated[int, typer.Option(help="The deal.")],
    seconds: Annotated[float, typer.Option(help="Time to search.")] = 20.0,
    lang: Lang = None,
    list_name: ListName = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: AsJson = False,
) -> None:
    """Find the best game of a deal with all cards open, and an upper bound for any game.

    The moves replay by the rules to the points. The upper bound is proven, and far off:
    it knows the cards and the words, not the order of the pile.

    Example: baliwords bound --seed 1 --seconds 5
    """
    from baliwords.letters.setup import new_game
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.encode import check_options
    from baliwords.solver.letters.open_game import best_open_game

    check_seconds("seconds", seconds)
    options = options_of(lang, asked_rules(rules, rule, list_name, lang))
    check_options(options)
    state = new_game(options, seed)
    pile = "".join(state.table.rows[0]) + state.pile
    with interruptible() as interrupts:
        game = best_open_game(engine_for(options), pile, seconds, stop=lambda: bool(interrupts))
    value = _as_json(seed, game)
    if json:
        print_json(value)
    else:
        _show(value)
    if not game.finished:
        raise typer.Exit(INTERRUPTED)


def _as_json(seed: int, game: "OpenGame") -> dict[str, Any]:
    return {
        "seed": seed,
        "points": game.points,
        "bali": game.bali,
        "upper": game.upper,
        "moves": list(game.moves),
        "width": game.width,
        "seconds": round(game.seconds, 3),
    }


def _show(value: dict[str, Any]) -> None:
    out = console()
    bali = " with a BALI" if value["bali"] else ""
    out.print(
        f"Deal {value['seed']}: [bold green]{value['points']}[/] points{bali} with all cards open "
        f"(a beam of {value['width']:,}, {value['seconds']:.1f} s); "
        f"no game can have more than [bold]{value['upper']}[/]."
    )
    out.print(" ".join(value["moves"]), style="dim")
