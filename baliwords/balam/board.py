"""A map of sites and paths as small text: a drawing, an empty line, then what lies where.

    A1 -- A2 -- A3
    |           |
    B1    B2 -- B3

    players: red, blue
    A1: city red; buildings village, 2 garrison; pyramids red 1
    A3: city blue; zone jade; buildings market; pyramids blue 1, red 1

In the drawing a name is a site, `-` and `|` are paths, and a path joins two names. Below it
each line names a site and says of it, in any order and separated by `;`: `city OWNER`,
`zone GOOD`, `buildings …`, `pyramids PLAYER NUMBER, …` (small pyramids). The line `players:`
is optional; with it, a mistyped player is found. `#` begins a comment.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import dropwhile
from types import MappingProxyType
from typing import NamedTuple

from baliwords.balam import goods
from baliwords.balam.buildings import SMALL_PYRAMIDS, Building, read_buildings
from baliwords.balam.goods import Good
from baliwords.balam.names import fold, read_name, read_number
from baliwords.errors import BadInput, BadNotation
from baliwords.speech import _

Path = frozenset[str]


class Site(NamedTuple):
    """One tile: its place in the drawing and what lies on it."""

    name: str
    row: int
    column: int
    owner: str | None = None
    zone: Good | None = None
    buildings: tuple[Building, ...] = ()
    pyramids: Mapping[str, int] = MappingProxyType({})
    """Small pyramids of each player."""

    @property
    def garrisons(self) -> int:
        """How many garrisons stand here."""
        return self.buildings.count(Building.GARRISON)

    @property
    def plots(self) -> int:
        """How many buildings it holds (M18)."""
        return 2 if self.zone is Good.SHELL else 4

    def facts(self) -> str:
        """Write what lies here as one line of a map; empty if nothing does."""
        pyramids = ", ".join(f"{player} {number}" for player, number in self.pyramids.items())
        parts = [
            f"city {self.owner}" if self.owner else "",
            f"zone {self.zone}" if self.zone else "",
            f"buildings {', '.join(self.buildings)}" if self.buildings else "",
            f"pyramids {pyramids}" if pyramids else "",
        ]
        return "; ".join(filter(None, parts))


class Board(NamedTuple):
    """Sites joined by paths."""

    sites: Mapping[str, Site]
    paths: frozenset[Path]
    players: tuple[str, ...] = ()

    def site(self, name: str) -> Site:
        """Return a site by its name in any case, or complain."""
        names = {fold(known): site for known, site in self.sites.items()}
        return read_name(name, names, "site", f"one of {', '.join(self.sites)}")

    def player(self, name: str) -> str:
        """Return a player of this map by name, or complain."""
        known = {player: player for player in self.players}
        return read_name(name, known, "player", f"one of {', '.join(known) or 'none'}")

    def neighbours(self, name: str) -> list[str]:
        """Return the sites at the end of the paths that leave a site."""
        return [other for other in self.sites if frozenset((name, other)) in self.paths]

    def placed(self, player: str) -> int:
        """Count the small pyramids a player has on the map."""
        return sum(site.pyramids.get(player, 0) for site in self.sites.values())

    def __str__(self) -> str:
        lines = [*_write_drawing(self), ""]
        if self.players:
            lines.append(f"players: {', '.join(self.players)}")
        lines += [
            f"{site.name}: {facts}" for site in self.sites.values() if (facts := site.facts())
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Board":
        """Read a map; the inverse of `str(board)`."""
        lines = _without_comments(text)
        end = next((i for i, (_, line) in enumerate(lines) if not line), len(lines))
        sites, paths = _read_drawing([(n, line.expandtabs()) for n, line in lines[:end]])
        facts, players = _read_facts(lines[end:], sites)
        board = cls({name: facts.get(name, site) for name, site in sites.items()}, paths, players)
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
                    _("{line!r} has no colon (like 'A1: city red')", line=line.strip())
                )
            if fold(head.strip()) == "players":
                listed = tuple(fold(name.strip()) for name in rest.split(",") if name.strip())
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
    return told, listed or seen


def _read_site(site: Site, text: str) -> Site:
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        word, _sign, rest = part.partition(" ")
        match fold(word):
            case "city" | "owner" if rest:
                site = site._replace(owner=fold(rest.strip()))
            case "zone" if rest:
                site = site._replace(zone=read_name(rest, goods.NAMES, "zone", goods.EXAMPLE))
            case "buildings" | "building" if rest:
                site = site._replace(buildings=read_buildings(rest))
            case "pyramids" | "pyramid" if rest:
                site = site._replace(pyramids=read_pyramids(rest))
            case _:
                raise BadNotation(
                    _("{part!r} is not understood (city, zone, buildings, pyramids)", part=part)
                )
    if site.buildings and not site.owner:
        raise BadNotation(_("{name} has buildings and no owner (like 'city red')", name=site.name))
    if len(site.buildings) > site.plots:
        raise BadNotation(
            _(
                "{name} holds {plots} buildings, not {count} (M18)",
                name=site.name,
                plots=site.plots,
                count=len(site.buildings),
            )
        )
    return site


_SIGNS = str.maketrans(":=", "  ")


def read_pyramids(text: str) -> dict[str, int]:
    """Read `red 1, blue 2`, also `red:1,blue:2`."""
    pyramids: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, *rest = part.translate(_SIGNS).split()
        if not rest:
            raise BadNotation(_("pyramids {part!r} have no number (like 'red 1')", part=part))
        number = read_number(rest[0], f"number of pyramids of {name}", high=SMALL_PYRAMIDS)
        pyramids[fold(name)] = number
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


def _write_drawing(board: Board) -> Iterator[str]:
    """Yield the drawing of a map, names in columns."""
    cell = max(map(len, board.sites)) + 4
    rows: dict[int, list[Site]] = {}
    for site in board.sites.values():
        rows.setdefault(site.row, []).append(site)
    for row, sites in sorted(rows.items()):
        line, fall, last = "", "", ""
        for site in sites:
            gap = site.column * cell - len(line)
            joined = frozenset((last, site.name)) in board.paths
            line += (" " + "-" * (gap - 2) + " " if joined else " " * gap) + site.name
            last = site.name
            below = {lower.name for lower in rows.get(row + 1, []) if lower.column == site.column}
            if below & set(board.neighbours(site.name)):
                fall = fall.ljust(site.column * cell) + "|"
        yield line
        if fall:
            yield fall
