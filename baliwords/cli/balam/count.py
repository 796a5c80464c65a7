"""`balam pelota`, `divination`, `temple`, `tax` and `final`: points and goods counted."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.balam.options import House, named_numbers, whole_number
from baliwords.cli.balam.sentences import conjecture_lines, conjectures, wrapped
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument, Option
from baliwords.speech import _ as sentence
from baliwords.speech import counted
from baliwords.translation import speak

if TYPE_CHECKING:
    from baliwords.balam.ending import Score
    from baliwords.balam.goods import Good
    from baliwords.balam.offerings import OfferingPlan

Goods = Annotated[list[str], Argument("Goods, like corn:3 prisoner:2 (also in fr, de).")]


def pelota(
    grounds: Annotated[
        list[str], Argument("Pelota grounds of each player, like 3 1 0 or Anna:3 Ben:1.")
    ],
    cities: Annotated[str, Option("All cities on the board, or each player's: 3,2,2.")],
    *,
    house: House,
) -> Reply:
    """Score a pelota match (M35, M50).

    Example: baliwords balam pelota 3 1 1 0 --cities 7
    """
    from baliwords.balam.ranking import pelota as score

    options = house.options()
    names, numbers = named_numbers(grounds, sentence("number of grounds"))
    _names, counts = named_numbers([cities], sentence("number of cities"))
    points = score(numbers, counts, options)
    rows = [
        {"player": name, "grounds": number, "points": gained}
        for name, number, gained in zip(names, numbers, points, strict=True)
    ]
    guesses = options.guesses("pelota_cities")
    value = {
        "cities": counts,
        "pelota_cities": options.pelota_cities,
        "players": rows,
        "conjectures": conjectures(guesses),
    }
    return Reply(value, [*_rows_shown(rows, _prestige), *conjecture_lines(guesses)])


def divination(
    observatories: Annotated[
        list[str], Argument("Observatories of each player, like 3 1 0 or Anna:3 Ben:1.")
    ],
) -> Reply:
    """Count the Katun cards each player looks at (M8, M9).

    Example: baliwords balam divination 3 1 0
    """
    from baliwords.balam.ranking import divination as looks

    names, numbers = named_numbers(observatories, sentence("number of observatories"))
    rows = [
        {"player": name, "observatories": number, "looks": cards}
        for name, number, cards in zip(names, numbers, looks(numbers), strict=True)
    ]
    return Reply({"players": rows, "conjectures": []}, _rows_shown(rows, _cards))


def temple(
    goods: Goods,
    temples: Annotated[int, whole_number("Your temples; each takes 2 goods.")] = 1,
    palaces: Annotated[int, whole_number("Your palaces; each takes 2 of the rest.")] = 0,
    *,
    house: House,
) -> Reply:
    """Choose the goods for the temples so that they bring most, then those for the palaces.

    Example: baliwords balam temple corn:3 prisoner:1 --temples 1 --palaces 1
    """
    from baliwords.balam.goods import read_goods
    from baliwords.balam.offerings import plan

    options = house.options()
    offering = plan(read_goods(",".join(goods)), temples, palaces, options)
    guesses = options.guesses("temple_pp")
    values = dict(options.temple_pp)
    value = {
        "points": offering.points,
        "temple": dict(offering.temple),
        "palace": dict(offering.palace),
        "left": dict(offering.left),
        "temple_pp": {str(good): points for good, points in values.items()},
        "conjectures": conjectures(guesses),
    }
    return Reply(value, _offering_shown(offering, bool(palaces), values, guesses))


def tax(
    goods: Goods,
    palaces: Annotated[int, whole_number("Your palaces; each takes 2 goods.")] = 1,
    *,
    house: House,
) -> Reply:
    """Count the goods that go to the King sheet, and what they count at the end.

    Example: baliwords balam tax corn:3 jade:1 --palaces 1
    """
    from baliwords.balam.goods import read_goods
    from baliwords.balam.offerings import tax as collect

    options = house.options()
    moved, left = collect(read_goods(",".join(goods)), palaces)
    per_point = options.final_bonus
    bonus = moved // per_point if per_point else 0
    guesses = options.guesses("final_bonus")
    value = {"moved": moved, "left": left, "bonus": bonus, "conjectures": conjectures(guesses)}
    told = counted(
        "{count} good to the King sheet, worth {bonus} PP at the end by themselves",
        "{count} goods to the King sheet, worth {bonus} PP at the end by themselves",
        moved,
        bonus=bonus,
    )
    return Reply(value, [wrapped(told), wrapped(_left(left)), *conjecture_lines(guesses)])


def final(
    players: Annotated[
        list[str],
        Argument("Each player's name, prestige and goods on the King sheet."),
    ],
    *,
    house: House,
) -> Reply:
    """Add the bonus for goods and name the winner (M46).

    Example: baliwords balam final Anna:12:5 Ben:11:8
    """
    from baliwords.balam.ending import final as add_up
    from baliwords.balam.ending import winners

    options = house.options()
    scores = add_up([_read_player(text) for text in players], options)
    best, guesses = winners(scores), options.guesses("final_bonus")
    rows = [
        {
            "player": s.name,
            "points": s.points,
            "goods": s.goods,
            "bonus": s.bonus,
            "total": s.total,
        }
        for s in scores
    ]
    value = {"players": rows, "winners": best, "conjectures": conjectures(guesses)}
    return Reply(value, _final_shown(scores, best, guesses))


def _left(what: object) -> str:
    """Say what is left over; it is lost unless somebody stores it."""
    if what:
        return sentence("left over: {what} (lost unless stored, M44)", what=what)
    return sentence("left over: {what}", what=what or sentence("nothing"))


def _prestige(points: int) -> str:
    return sentence("{points} PP", points=points)


def _cards(count: int) -> str:
    return counted("{count} card", "{count} cards", count)


def _read_player(text: str) -> tuple[str, int, int]:
    from baliwords.balam.names import read_number
    from baliwords.errors import BadNotation

    parts = text.split(":")
    if len(parts) != 3 or not parts[0]:
        raise BadNotation(
            sentence("{text!r} is not NAME:PRESTIGE:GOODS (like Anna:12:5)", text=text)
        )
    name, points, goods = parts
    return (
        name,
        read_number(points, sentence("prestige of {name}", name=name)),
        read_number(goods, sentence("goods of {name}", name=name)),
    )


def _rows_shown(rows: list[dict[str, Any]], told: Callable[[int], str]) -> Iterator[Shown]:
    names = [speak(row["player"]) for row in rows]
    width = max(map(len, names))
    for name, row in zip(names, rows, strict=True):
        _player, has, gets = row.values()
        line = sentence(
            "{name}  has {number}: {gets}", name=name.ljust(width), number=has, gets=told(gets)
        )
        yield wrapped(line)


def _offering_shown(
    offering: "OfferingPlan", taxed: bool, values: dict["Good", int], guesses: list[str]
) -> Iterator[Shown]:
    from baliwords.balam.words import good_name, goods_told

    given = goods_told(offering.temple)
    yield wrapped(sentence("temples: {goods} = {points} PP", goods=given, points=offering.points))
    if taxed:
        sent = goods_told(offering.palace)
        yield wrapped(sentence("palaces: {goods} to the King sheet", goods=sent))
    yield wrapped(_left(goods_told(offering.left) if offering.left else ""))
    worth = ", ".join(f"{speak(good_name(good))} {points}" for good, points in values.items())
    yield wrapped(sentence("PP a good: {worth}", worth=worth), hanging=2)
    yield from conjecture_lines(guesses)


def _final_shown(scores: "Sequence[Score]", best: list[str], guesses: list[str]) -> Iterator[Shown]:
    width = max(len(score.name) for score in scores)
    for s in scores:
        line = counted(
            "{name}  {points} + {bonus} for {count} good = {total} PP",
            "{name}  {points} + {bonus} for {count} goods = {total} PP",
            s.goods,
            name=s.name.ljust(width),
            points=f"{s.points:>3}",
            bonus=s.bonus,
            total=s.total,
        )
        yield wrapped(line)
    if len(best) > 1:
        yield wrapped(
            sentence("winners: {names} (a tie: the aid knows no tie-break)", names=", ".join(best))
        )
    else:
        yield wrapped(sentence("winner: {name}", name=best[0]))
    yield from conjecture_lines(guesses)
