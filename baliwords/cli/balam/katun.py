"""`balam katun`: what the next Katun cards will be, exactly."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.balam.options import House, whole_number
from baliwords.cli.balam.sentences import (
    chance,
    conjecture_lines,
    conjectures,
    percent,
    wrapped,
)
from baliwords.cli.show import Shown, terminal_width
from baliwords.cli.signature import Option
from baliwords.speech import _ as sentence
from baliwords.translation import _, counted

if TYPE_CHECKING:
    from baliwords.balam.cards import CardsSeen
    from baliwords.balam.katun import KatunChances
    from baliwords.balam.options import Options

KINDS = ("negative", "pelota", "eclipse")
_KIND = {
    "negative": lambda: _("negative"),
    "pelota": lambda: _("pelota"),
    "eclipse": lambda: _("eclipse"),
}


def katun(
    players: Annotated[int, whole_number("Players; one card more is laid out.")] = 4,
    cards: Annotated[int | None, whole_number("Look at so many cards instead.")] = None,
    positive: Annotated[
        int | None, whole_number("Positive cards seen; if not said, the prosperous ones.")
    ] = None,
    negative: Annotated[int, whole_number("Negative cards seen.")] = 0,
    pelota: Annotated[int, whole_number("Pelota cards seen.")] = 0,
    eclipse: Annotated[bool, Option("The eclipse was seen.")] = False,
    *,
    house: House,
) -> Reply:
    """Compute how many negative, pelota and eclipse cards the next round holds.

    Two decks are compared: all cards below the prosperous ones simply mixed, and the piles of
    D62 with a special card in each.

    Example: baliwords balam katun --players 3 --positive 14 --negative 2
    """
    from baliwords.balam.cards import CARDS, CardsSeen
    from baliwords.balam.katun import forecast
    from baliwords.balam.names import check_players, check_range
    from baliwords.balam.options import Deck

    options = house.options()
    deck = options.katun_deck
    check_players(players)
    drawn = (
        players + 1
        if cards is None
        else check_range(cards, sentence("number of cards"), low=1, high=CARDS)
    )
    seen = CardsSeen(
        deck.prosperous if positive is None else positive, negative, pelota, int(eclipse)
    )
    mixed = forecast(drawn, seen, Deck(deck.prosperous, 1))
    piled = forecast(drawn, seen, deck)
    value = _as_json(drawn, seen, mixed, piled, options)
    return Reply(value, _shown(drawn, seen, mixed, piled, options))


def _as_json(
    drawn: int,
    seen: "CardsSeen",
    mixed: "KatunChances | None",
    piled: "KatunChances | None",
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


def _forecast_json(forecast: "KatunChances | None") -> dict[str, Any] | None:
    if forecast is None:
        return None
    return {
        kind: [{"count": k, **chance(c)} for k, c in getattr(forecast, kind).items()]
        for kind in KINDS
    }


def _shown(
    drawn: int,
    seen: "CardsSeen",
    mixed: "KatunChances | None",
    piled: "KatunChances | None",
    options: "Options",
) -> Iterator[Shown]:
    yield wrapped(
        counted(
            "Next {count} Katun card after {seen} seen",
            "Next {count} Katun cards after {seen} seen",
            drawn,
            seen=seen.total,
        )
    )
    wide = terminal_width() >= 60  # an exact chance may be long
    for kind in KINDS if mixed else ():
        head = f"\n{_KIND[kind]():<8} {_('mixed'):>9} {_('in piles'):>9}"
        yield head + (f"   {_('exact, mixed')}" if wide else "")
        one, other = (getattr(f, kind) if f else {} for f in (mixed, piled))
        for number in sorted(set(one) | set(other)):
            left, right = (percent(c[number]) if number in c else "-" for c in (one, other))
            exact = f"   {one.get(number, '-')}" if wide else ""
            yield f"{number:>8} {left:>9} {right:>9}{exact}"
    yield ""
    if mixed is None:
        yield wrapped(
            _("These cards cannot have come from a deck with the prosperous cards on top (D62).")
        )
    elif piled is None:
        yield wrapped(_("These cards cannot have come from a deck in piles (D62)."))
    yield from conjecture_lines(options.guesses("katun_deck"))
