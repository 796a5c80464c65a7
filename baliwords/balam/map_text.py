"""Reading a map: a drawing, then what lies where (see `board.py` for how it is written).

Every complaint names its line, and what the rules make impossible is refused: more players or
pieces than there are (M21), a city without buildings (M31), a zone of prisoners (G7).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import dropwhile

from baliwords.balam import goods
from baliwords.balam.board import Board, Path, Site
from baliwords.balam.buildings import SMALL_PYRAMIDS, read_buildings
from baliwords.balam.goods import Good
from baliwords.balam.names import check_players, fold, read_name, read_number
from baliwords.errors import BadInput, BadNotation
from baliwords.speech import _


def read_map(text: str) -> Board:
    """Read a map; the inverse of `str(board)`."""
    lines = _without_comments(text)
    end = _end_of_drawing([line for _number, line in lines])
    sites, paths = _read_drawing([(n, line.expandtabs()) for n, line in lines[:end]])
    facts, players = _read_facts(lines[end:], sites)
    board = Board({name: facts.get(name, site) for name, site in sites.items()}, paths, players)
    _check_pieces(board)
    return board


def _without_comments(text: str) -> list[tuple[int, str]]:
    """Return the numbered lines from the drawing on; a comment does not end the drawing."""
    lines = [
        (number, line.partition("#")[0].rstrip())
        for number, line in enumerate(text.splitlines(), 1)
        if not line.lstrip().startswith("#")
    ]
    return list(dropwhile(lambda numbered: not numbered[1], lines))


def _end_of_drawing(lines: list[str]) -> int:
    """Return where the facts begin: after an empty line, with a colon or a site drawn above.

    An empty line inside the drawing stands between two rows that no path joins.
    """
    drawn: set[str] = set()
    for place, line in enumerate(lines):
        words = [fold(word) for word in _NAME.findall(line)]
        if ":" in line or (place and not lines[place - 1] and words and words[0] in drawn):
            return place
        drawn |= set(words)
    return len(lines)


_NAME = re.compile(r"\w+")
_PIECE = re.compile(r"-+|\w+")


def _read_drawing(lines: list[tuple[int, str]]) -> tuple[dict[str, Site], frozenset[Path]]:
    """Read names and paths from the drawing."""
    if not lines:
        raise BadNotation(_("the map is empty (expected a drawing like 'A1 -- A2')"))
    places: list[dict[str, range]] = []
    paths: set[Path] = set()
    for number, line in lines:
        if set(line) <= {"|", " "}:
            places.append({})
            continue
        names, joined = _read_row(number, line, {name for row in places for name in row})
        places.append(names)
        paths |= joined
    paths |= set(_falling_paths(lines, places))
    return _lay_out(places), frozenset(paths)


def _read_row(number: int, line: str, known: set[str]) -> tuple[dict[str, range], set[Path]]:
    """Read one line of names; a run of `-` joins the names on its two sides."""
    names: dict[str, range] = {}
    paths: set[Path] = set()
    last, dash = "", ""
    for found in _PIECE.finditer(line):
        piece = found[0]
        if piece[0] == "-":
            if not last or dash:
                raise _dangling(number, found.start() + 1)
            dash = piece
            continue
        if fold(piece) in {fold(name) for name in known | set(names)}:
            raise BadNotation(
                _("line {number}: the site {piece!r} is drawn twice", number=number, piece=piece)
            )
        names[piece] = range(found.start(), found.end())
        if dash:
            paths.add(frozenset((last, piece)))
        last, dash = piece, ""
    if dash:
        raise _dangling(number, len(line))
    if strange := _PIECE.sub("", line).replace(" ", ""):
        raise BadNotation(
            _(
                "line {number}: {strange!r} is neither a site nor a path (like A1 -- A2)",
                number=number,
                strange=strange[0],
            )
        )
    return names, paths


def _falling_paths(lines: list[tuple[int, str]], places: list[dict[str, range]]) -> Iterator[Path]:
    """Yield the paths drawn by `|`, each from the name above it to the name below it."""
    for row, (number, line) in enumerate(lines):
        for x in (i for i, sign in enumerate(line) if sign == "|" and not places[row]):
            above, below = (_meet(lines, places, row, x, step) for step in (-1, 1))
            if not above or not below:
                raise _dangling(number, x + 1)
            yield frozenset((above, below))


def _meet(
    lines: list[tuple[int, str]], places: list[dict[str, range]], row: int, x: int, step: int
) -> str | None:
    """Follow a column of `|` up or down to the name it ends at."""
    row += step
    while 0 <= row < len(lines) and not places[row] and lines[row][1][x : x + 1] == "|":
        row += step
    if not 0 <= row < len(lines):
        return None
    return next((name for name, span in places[row].items() if x in span), None)


def _lay_out(places: list[dict[str, range]]) -> dict[str, Site]:
    """Give each site its row and column: names that stand above each other share a column."""
    columns: list[range] = []
    for span in sorted((s for row in places for s in row.values()), key=lambda s: s.start):
        if columns and span.start < columns[-1].stop:
            columns[-1] = range(columns[-1].start, max(columns[-1].stop, span.stop))
        else:
            columns.append(span)
    sites = {}
    for row, names in enumerate(filter(None, places)):
        taken: set[int] = set()
        for name, span in names.items():
            column = next(i for i, c in enumerate(columns) if span.start in c)
            if column in taken:
                raise BadNotation(
                    _("the site {name!r} does not stand in a column of its own", name=name)
                )
            taken.add(column)
            sites[name] = Site(name, row, column)
    return sites


def _read_facts(
    lines: list[tuple[int, str]], sites: Mapping[str, Site]
) -> tuple[dict[str, Site], tuple[str, ...]]:
    """Read the lines below the drawing."""
    board = Board(sites, frozenset())
    told: dict[str, Site] = {}
    listed: tuple[str, ...] = ()
    for number, line in ((n, text) for n, text in lines if text):
        head, colon, rest = line.partition(":")
        try:
            if not colon:
                raise BadNotation(
                    _("{line!r} has no colon (like 'A1: zone corn')", line=line.strip())
                )
            if fold(head.strip()) == "players":
                listed = _read_players(rest)
                continue
            site = board.site(head.strip())
            if site.name in told:
                raise BadNotation(_("the site {name!r} is described twice", name=site.name))
            told[site.name] = _read_site(site, rest)
        except BadInput as error:
            raise BadNotation(_("line {number}: {error}", number=number, error=error)) from error
    seen = tuple(dict.fromkeys(_named_players(told.values())))
    if listed and (unknown := [name for name in seen if name not in listed]):
        raise BadNotation(
            _(
                "unknown player {unknown!r} (players: {names})",
                unknown=unknown[0],
                names=", ".join(listed),
            )
        )
    check_players(len(listed) if listed else max(2, len(seen)))
    return told, listed or seen


def _read_players(text: str) -> tuple[str, ...]:
    players = tuple(fold(name.strip()) for name in text.split(",") if name.strip())
    if twice := [name for name in players if players.count(name) > 1]:
        raise BadNotation(_("the player {name!r} is named twice", name=twice[0]))
    return players


def _read_site(site: Site, text: str) -> Site:
    told: set[str] = set()
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        word, _sign, rest = part.partition(" ")
        key = _KEYS.get(fold(word), "")
        if key in told:
            raise BadNotation(_("{word!r} is said twice of {name}", word=word, name=site.name))
        told.add(key)
        match key:
            case "city" if rest:
                site = site._replace(owner=fold(rest.strip()))
            case "zone" if rest:
                site = site._replace(zone=_read_zone(rest))
            case "buildings" if rest:
                site = site._replace(buildings=read_buildings(rest))
            case "pyramids" if rest:
                site = site._replace(pyramids=read_pyramids(rest))
            case _:
                raise BadNotation(
                    _("{part!r} is not understood (city, zone, buildings, pyramids)", part=part)
                )
    _check_buildings(site)
    return site


_KEYS = {
    "city": "city",
    "owner": "city",
    "zone": "zone",
    "building": "buildings",
    "buildings": "buildings",
    "pyramid": "pyramids",
    "pyramids": "pyramids",
}


def _read_zone(text: str) -> Good:
    zone = read_name(text, goods.NAMES, _("zone"), goods.EXAMPLE)
    if zone is Good.PRISONER:
        raise BadNotation(_("no zone yields prisoners (G7; expected a zone like corn)"))
    return zone


def _check_buildings(site: Site) -> None:
    """A city has a building and an owner, and no more buildings than plots (M18, M31)."""
    if site.buildings and not site.owner:
        raise BadNotation(_("{name} has buildings and no owner (like 'city red')", name=site.name))
    if site.owner and not site.buildings:
        raise BadNotation(
            _(
                "{name} is a city without buildings (M31; add like 'buildings village')",
                name=site.name,
            )
        )
    if len(site.buildings) > site.plots:
        raise BadNotation(
            _(
                "{name} holds {plots} buildings, not {count} (M18)",
                name=site.name,
                plots=site.plots,
                count=len(site.buildings),
            )
        )


_SIGNS = str.maketrans(":=", "  ")


def read_pyramids(text: str) -> dict[str, int]:
    """Read `red 1, blue 2`, also `red:1,blue:2`."""
    pyramids: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, *rest = part.translate(_SIGNS).split() or [""]
        if not rest:
            raise BadNotation(_("pyramids {part!r} have no number (like 'red 1')", part=part))
        number = read_number(
            rest[0], _("number of pyramids of {name}", name=name), high=SMALL_PYRAMIDS
        )
        if fold(name) in pyramids:
            raise BadNotation(_("the pyramids of {name!r} are counted twice", name=name))
        pyramids[fold(name)] = number
    check_players(max(2, len(pyramids)))
    return pyramids


def _named_players(sites: Iterable[Site]) -> Iterator[str]:
    for site in sites:
        if site.owner:
            yield site.owner
        yield from site.pyramids


def _check_pieces(board: Board) -> None:
    """Component counts are limits (M21)."""
    for player in board.players:
        if (placed := board.placed(player)) > SMALL_PYRAMIDS:
            raise BadNotation(
                _(
                    "{player} has {placed} small pyramids on the map and {small_pyramids} in "
                    "the box",
                    player=player,
                    placed=placed,
                    small_pyramids=SMALL_PYRAMIDS,
                )
            )


def _dangling(number: int, column: int) -> BadNotation:
    return BadNotation(
        _(
            "line {number}, column {column}: a path without a site at both ends (like A1 -- A2)",
            number=number,
            column=column,
        )
    )
