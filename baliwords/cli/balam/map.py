"""`balam map`, `passage`, `control`, `reach` and `adjacent`: roads and who may use them."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.balam.options import House, MapFile, load_board
from baliwords.cli.balam.sentences import wrapped
from baliwords.cli.show import Pieces, Shown
from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import counted, label, together
from baliwords.translation import speak

if TYPE_CHECKING:
    from baliwords.balam.board import Board
    from baliwords.balam.options import Options

CONTROLLED = "!"
LEGEND = label("! city under enemy commercial control (M49)")


def passage(
    player: Annotated[str, Argument("Whose goods want to pass.")],
    pyramids: Annotated[str, Option("Small pyramids there, like red:1,blue:2.")] = "",
    owner: Annotated[str | None, Option("Who owns the city there, if any.")] = None,
    map_file: Annotated[str | None, Option("Look on this map.", "--map")] = None,
    site: Annotated[str | None, Option("The site on the map.")] = None,
    *,
    house: House,
) -> Reply:
    """Say whether a player's goods may pass a site (M47); the exit code is 1 if not.

    Example: baliwords balam passage red --pyramids red:1,blue:1 --owner blue
    """
    from baliwords.balam.map_text import read_pyramids
    from baliwords.balam.names import fold
    from baliwords.balam.roads import may_pass

    options = house.options()
    if map_file is not None:
        if site is None:
            raise BadInput(sentence("--map needs --site (like --site B2)"))
        board = load_board(map_file)
        found, who = board.site(site), board.player(player)
        there, lord = dict(found.pyramids), found.owner
    else:
        there, who, lord = read_pyramids(pyramids), fold(player), fold(owner) if owner else None
    passes = may_pass(who, there, lord, options)
    value: dict[str, Any] = {
        "player": who,
        "owner": lord,
        "pyramids": there,
        "may_pass": passes,
        "control_by": options.control_by,
        "conjectures": [],
    }
    why = wrapped(_why(who, there, lord, passes, options), hanging=2)
    return Reply(value, [why], YES if passes else NO)


def control(
    map_file: MapFile,
    city: Annotated[str | None, Argument("One city; all else.")] = None,
    *,
    house: House,
) -> Reply:
    """Show which cities are under enemy commercial control, and who may pass where (M47, M49).

    Asked for one city, the exit code is 1 if it is not controlled.

    Example: baliwords balam control table.map
    """
    from baliwords.balam.roads import is_controlled, may_pass

    options, board = house.options(), load_board(map_file)
    sites = [board.site(city)] if city else list(board.sites.values())
    if city and sites[0].owner is None:
        raise BadInput(sentence("{name} is no city", name=sites[0].name))
    rows = [
        {
            "site": s.name,
            "owner": s.owner,
            "controlled": is_controlled(s, options),
            "open_to": [p for p in board.players if may_pass(p, s.pyramids, s.owner, options)],
        }
        for s in sites
    ]
    value = {"sites": rows, "control_by": options.control_by, "conjectures": []}
    drawing = () if city else _draw(board, options)
    code = NO if city and not rows[0]["controlled"] else YES
    return Reply(value, _control_shown(rows, drawing), code)


def _control_shown(rows: list[dict[str, Any]], drawing: Iterable[Shown]) -> Iterator[Shown]:
    yield from drawing
    for row in rows:
        if row["owner"] is not None:
            city = {"site": row["site"], "owner": row["owner"]}
            yield wrapped(
                sentence("{site} ({owner}): under enemy control", **city)
                if row["controlled"]
                else sentence("{site} ({owner}): not controlled", **city)
            )


def reach(
    map_file: MapFile,
    player: Annotated[str, Argument("Whose goods travel.")],
    start: Annotated[str, Argument("Where they are.")],
    end: Annotated[str | None, Argument("Where they should go.")] = None,
    *,
    house: House,
) -> Reply:
    """Show where a player's goods can travel (M40, M41); the exit code is 1 if not to END.

    Example: baliwords balam reach table.map red A1 B3
    """
    from baliwords.balam.roads import reach as walk
    from baliwords.balam.roads import route

    options, board = house.options(), load_board(map_file)
    who, source = board.player(player), board.site(start).name
    steps = walk(board, who, source, options)
    way = route(board, who, source, board.site(end).name, options) if end else None
    value: dict[str, Any] = {"player": who, "from": source, "reached": steps}
    legend = sentence("* within reach of {who} from {source}", who=who, source=source)
    shown: Iterable[Shown] = _draw(board, options, dict.fromkeys(steps, "*"), legend)
    if end:
        value |= {"to": board.site(end).name, "reachable": bool(way), "route": way or []}
        stuck = sentence(
            "{who}'s goods cannot go from {source} to {end} (M47)", who=who, source=source, end=end
        )
        shown = [wrapped(" - ".join(way or []) or stuck)]
    return Reply({**value, "conjectures": []}, shown, NO if end and not way else YES)


def adjacent(
    map_file: MapFile,
    city: Annotated[str, Argument("A city of the map.")],
    *,
    house: House,
) -> Reply:
    """List the cities adjacent to a city, and the garrisons that defend it (M25, M48).

    Example: baliwords balam adjacent table.map A1
    """
    from baliwords.balam.roads import adjacent as find
    from baliwords.balam.roads import defence

    options, board = house.options(), load_board(map_file)
    site = board.site(city)
    if site.owner is None:
        raise BadInput(
            sentence("{name} is no city (no line '{name}: city OWNER' in the map)", name=site.name)
        )
    near = [board.sites[name] for name in find(board, site.name, options)]
    strength = defence(board, site.name, options)
    rows = [{"city": s.name, "owner": s.owner, "garrisons": s.garrisons} for s in near]
    value = {"city": site.name, "owner": site.owner, "adjacent": rows, "defence": strength}
    lines = [
        sentence(
            "{name} ({owner}), garrisons: {number}", name=s.name, owner=s.owner, number=s.garrisons
        )
        for s in near
    ] or [sentence("no city is adjacent to {name}", name=site.name)]
    lines.append(
        counted(
            "{name} ({owner}) is defended by {count} garrison (M25)",
            "{name} ({owner}) is defended by {count} garrisons (M25)",
            strength,
            name=site.name,
            owner=site.owner,
        )
    )
    return Reply({**value, "conjectures": []}, [wrapped(line) for line in lines])


def map(
    map_file: MapFile,
    player: Annotated[str | None, Option("Mark the sites this player's goods may pass.")] = None,
    *,
    house: House,
) -> Reply:
    """Draw a map with its control marks.

    A map is a text file: a drawing of sites and paths, an empty line, and what lies on them.

    \b
        A1 -- A2 -- A3
        |           |
        B1    B2 -- B3

        players: red, blue
        A1: city red; buildings village, 2 garrison; pyramids red 1
        A3: city blue; zone jade; buildings market; pyramids blue 1, red 1

    Example: baliwords balam map table.map --player red
    """
    from baliwords.balam.roads import may_pass

    options, board = house.options(), load_board(map_file)
    if player is None:
        return Reply(_as_json(board), _draw(board, options))
    who = board.player(player)
    open_to = {n: may_pass(who, s.pyramids, s.owner, options) for n, s in board.sites.items()}
    marks = {name: "+" if is_open else "x" for name, is_open in open_to.items()}
    legend = sentence("+ open to {who}  x closed (M47)", who=who)
    drawing = _draw(board, options, marks, legend)
    return Reply(_as_json(board), drawing)


def _as_json(board: "Board") -> dict[str, Any]:
    return {
        "players": list(board.players),
        "sites": [
            {
                "site": s.name,
                "row": s.row,
                "column": s.column,
                "owner": s.owner,
                "zone": s.zone,
                "buildings": list(s.buildings),
                "pyramids": dict(s.pyramids),
                "paths": board.neighbours(s.name),
            }
            for s in board.sites.values()
        ],
    }


def _draw(
    board: "Board",
    options: "Options",
    marks: dict[str, str] | None = None,
    legend: str = "",
) -> Iterator[Pieces]:
    from baliwords.balam.roads import is_controlled
    from baliwords.cli.balam.draw import draw_map

    shown = dict(marks or {})
    controlled = [name for name, site in board.sites.items() if is_controlled(site, options)]
    for name in controlled:
        shown[name] = shown.get(name, "") + CONTROLLED
    notes = speak(together(legend, LEGEND if controlled else "", between="\n"))
    yield from draw_map(board, shown, notes)


def _why(
    who: str, pyramids: dict[str, int], owner: str | None, passes: bool, options: "Options"
) -> str:
    others = [number for name, number in pyramids.items() if name != who]
    summed = options.control_by == "sum"
    against = sum(others) if summed else max(others, default=0)
    counts = {"who": who, "pyramids": pyramids.get(who, 0), "against": against}
    told = _COUNTED_TOGETHER[passes] if summed else _COUNTED_BY_THE_LARGEST[passes]
    place = (
        sentence("in {owner}'s city", owner=owner) if owner else sentence("on a site without city")
    )
    return sentence(told, **counts, place=place)


_COUNTED_TOGETHER = {
    True: label(
        "{who} may pass: {pyramids} against {against} of all others together {place} (M47)"
    ),
    False: label(
        "{who} may not pass: {pyramids} against {against} of all others together {place} (M47)"
    ),
}
_COUNTED_BY_THE_LARGEST = {
    True: label(
        "{who} may pass: {pyramids} against {against} of the strongest other {place} (M47)"
    ),
    False: label(
        "{who} may not pass: {pyramids} against {against} of the strongest other {place} (M47)"
    ),
}
