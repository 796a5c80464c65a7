"""`balam katun`: what the next Katun cards will be, exactly."""

from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.balam.common import (
    Json,
    RuleList,
    RulesFile,
    chance,
    conjectures,
    house_rules,
    percent,
    say,
    say_conjectures,
    terminal_width,
)
from baliwords.cli.balam.door import Option
from baliwords.cli.show import print_json

if TYPE_CHECKING:
    from baliwords.balam.cards import Seen
    from baliwords.balam.katun import Forecast
    from baliwords.balam.options import Options

KINDS = ("negative", "pelota", "eclipse")


def katun(
    players: Annotated[int, Option("Players; one card more is laid out.")] = 4,
    cards: Annotated[int | None, Option("Look at so many cards instead.")] = None,
    positive: Annotated[
        int | None, Option("Positive cards seen; if not said, the prosperous ones.")
    ] = None,
    negative: Annotated[int, Option("Negative cards seen.")] = 0,
    pelota: Annotated[int, Option("Pelota cards seen.")] = 0,
    eclipse: Annotated[bool, Option("The eclipse was seen.", "--eclipse")] = False,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: Json = False,
) -> int:
    """Compute how many negative, pelota and eclipse cards the next round holds.

    Two decks are compared: all cards below the prosperous ones simply mixed, and the piles of
    D62 with a special card in each.

    Example: baliwords balam katun --players 3 --positive 14 --negative 2
    """
    from baliwords.balam.cards import CARDS, Seen
    from baliwords.balam.katun import forecast
    from baliwords.balam.names import check_players, check_range
    from baliwords.balam.options import Deck

    options = house_rules(rules, rule)
    deck = options.katun_deck
    check_players(players)
    drawn = (
        players + 1 if cards is None else check_range(cards, "number of cards", low=1, high=CARDS)
    )
    seen = Seen(deck.prosperous if positive is None else positive, negative, pelota, int(eclipse))
    mixed = forecast(drawn, seen, Deck(deck.prosperous, 1))
    piled = forecast(drawn, seen, deck)
    if json:
        print_json(_to_json(drawn, seen, mixed, piled, options))
    else:
        _show(drawn, seen, mixed, piled, options)
    return 0


def _to_json(
    drawn: int,
    seen: "Seen",
    mixed: "Forecast | None",
    piled: "Forecast | None",
    options: "Options",
) -> dict[str, Any]:
    return {
        "cards": drawn,
        "seen": {"positive": seen.positive, "negative": seen.negative}
        | {"pelota": seen.pelota, "eclipse": seen.eclipse},
        "deck": {"prosperous": options.katun_deck.prosperous, "piles": options.katun_deck.piles},
        "mixed": _forecast_json(mixed),
        "piles": _forecast_json(piled),
        "conjectures": conjectures(options.guesses("katun_deck")),
    }


def _forecast_json(forecast: "Forecast | None") -> dict[str, Any] | None:
    if forecast is None:
        return None
    return {
        kind: [{"count": k, **chance(c)} for k, c in getattr(forecast, kind).items()]
        for kind in KINDS
    }


def _show(
    drawn: int,
    seen: "Seen",
    mixed: "Forecast | None",
    piled: "Forecast | None",
    options: "Options",
) -> None:
    say(f"Next {drawn} Katun cards after {seen.total} seen")
    wide = terminal_width() >= 60  # an exact chance may be long
    for kind in KINDS if mixed else ():
        print(f"\n{kind:<8} {'mixed':>9} {'in piles':>9}" + ("   exact, mixed" if wide else ""))
        one, other = (getattr(f, kind) if f else {} for f in (mixed, piled))
        for number in sorted(set(one) | set(other)):
            left, right = (percent(c[number]) if number in c else "-" for c in (one, other))
            exact = f"   {one.get(number, '-')}" if wide else ""
            print(f"{number:>8} {left:>9} {right:>9}{exact}")
    print()
    if mixed is None:
        say("These cards cannot have come from a deck with the prosperous cards on top (D62).")
    elif piled is None:
        say("These cards cannot have come from a deck in piles (D62).")
    say_conjectures(options.guesses("katun_deck"))
