"""A map of sites and paths as small text: a drawing, an empty line, then what lies where.

    A1 -- A2 -- A3
    |           |
    B1    B2 -- B3

    players: red, blue
    A1: city red; buildings village, 2 garrison; pyramids red 1
    A3: city blue; zone jade; buildings market; pyramids blue 1, red 1

In the drawing a name is a site, `-` and `|` are paths, and a path joins two names; where no
path joins two rows, the line between them may be empty. Below the drawing each line names a
site and says of it, in any order and separated by `;`: `city OWNER`, `zone GOOD`,
`buildings …`, `pyramids PLAYER NUMBER, …` (small pyramids). The line `players:` is optional;
with it, a mistyped player is found. `#` begins a comment.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from baliwords.balam.buildings import Building
from baliwords.balam.goods import Good
from baliwords.balam.names import fold, read_name
from baliwords.speech import _, any_of

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
        return read_name(name, names, _("site"), any_of([*self.sites]))

    def player(self, name: str) -> str:
        """Return a player of this map by name, or complain."""
        known = {player: player for player in self.players}
        return read_name(name, known, _("player"), any_of([*known]) or _("none"))

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
        from baliwords.balam.map_text import read_map

        return read_map(text)


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
