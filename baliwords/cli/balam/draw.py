"""Pictures for the terminal: bars of an attack, a map with control marks.

Colour only repeats what signs say, and a terminal without Unicode gets plain ASCII.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from baliwords.cli.balam.sentences import percent, wrapped
from baliwords.cli.show import Pieces, knows_unicode, terminal_width
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.balam.attack import Odds
    from baliwords.balam.board import Board, Site

COLOURS = ("red", "blue", "green", "yellow")
BAR = 40
CITY, FREE = "┏━┓┃┗┛", "┌─┐│└┘"
ASCII_CITY, ASCII_FREE = "#=####", "+-+|++"
GAP = 2
NARROWEST = 6


def bars(odds: "Odds") -> Iterator[Pieces]:
    """Draw the distribution of the margin, one bar a line."""
    full, none = ("█", "░") if knows_unicode() else ("#", ".")
    widest = max(odds.margins.values())
    room = max(5, min(BAR, terminal_width() - 34))
    yield [(f"{_('margin'):<8} {_('chance')}", "dim")]
    for margin, share in odds.margins.items():
        length = max(1, round(float(share / widest) * room))
        sign, style = (full, "green") if margin > 0 else (none, "dim")
        label = f"{margin:>+6}" if margin else f"{0:>6}"
        bar = (sign * length).ljust(room)
        yield [(f"{label}  {percent(share):>7}  ", ""), (bar, style), (f"  {share}", "")]
    key = _("{full} buildings fall   {none} nothing falls", full=full, none=none)
    yield [(key, "dim")]


def draw_map(board: "Board", marks: Mapping[str, str], legend: str) -> Iterator[Pieces]:
    """Draw a map, a box a site; `marks` stand in the upper edge of the boxes."""
    columns = 1 + max(site.column for site in board.sites.values())
    inner = min(12, (terminal_width() + GAP) // columns - GAP - 2)
    if inner < NARROWEST:
        yield from _list_map(board, marks)
    else:
        painter = _Painter(board, inner, marks)
        yield from painter.lines(columns)
        yield [(painter.key(), "dim")]
    for line in legend.splitlines():
        yield [(wrapped(line, hanging=2), "dim")]


def initials(players: tuple[str, ...]) -> dict[str, str]:
    """Return the shortest beginnings by which the players differ."""
    for length in range(1, 1 + max(map(len, players), default=0)):
        short = {player: player[:length] for player in players}
        if len(set(short.values())) == len(players):
            return short
    return {player: player for player in players}


class _Painter:
    """Draws the boxes of one map and the paths between them."""

    def __init__(self, board: "Board", inner: int, marks: Mapping[str, str]) -> None:
        self.board, self.inner, self.marks = board, inner, marks
        unicode = knows_unicode()
        self.city, self.free = (CITY, FREE) if unicode else (ASCII_CITY, ASCII_FREE)
        self.across, self.down = ("─", "│") if unicode else ("-", "|")
        self.short = initials(board.players)
        self.at = {(site.row, site.column): site for site in board.sites.values()}

    def lines(self, columns: int) -> Iterator[Pieces]:
        """Yield the drawing, five lines a row of sites and one between two rows."""
        last = max(site.row for site in self.board.sites.values())
        for row in range(last + 1):
            yield from self._row(row, columns)
            if row < last:
                yield [(self._falls(row, columns), "")]

    def key(self) -> str:
        """Explain the letters in the boxes."""
        from baliwords.balam.buildings import Building
        from baliwords.balam.words import building_name

        used = {b for site in self.board.sites.values() for b in site.buildings}
        letters = [f"{b.letter}={speak(building_name(b))}" for b in Building if b in used]
        pyramids = [
            _("{short}1=1 small pyramid of {name}", short=short, name=name)
            for name, short in self.short.items()
        ]
        return wrapped("  ".join(letters + pyramids[:1]))

    def _row(self, row: int, columns: int) -> list[Pieces]:
        lines: list[Pieces] = [[] for _ in range(5)]
        on_path = False
        for column in range(columns):
            site = self.at.get((row, column))
            if column:
                on_path = self._path_from_left(row, column)
                self._extend(lines, GAP, on_path)
            if site is None:
                self._extend(lines, self.inner + 2, on_path)
            else:
                for line, part in zip(lines, self._box(site), strict=True):
                    line.extend(part)
        return lines

    def _extend(self, lines: list[Pieces], width: int, on_path: bool) -> None:
        """Continue all five lines by blanks, the middle one by a path if there is one."""
        for number, line in enumerate(lines):
            line.append(((self.across if on_path and number == 2 else " ") * width, ""))

    def _path_from_left(self, row: int, column: int) -> bool:
        """Say whether the nearest sites left of a column and from it on are joined."""
        same = [site for site in self.board.sites.values() if site.row == row]
        left = max((s for s in same if s.column < column), key=lambda s: s.column, default=None)
        right = min((s for s in same if s.column >= column), key=lambda s: s.column, default=None)
        return bool(left and right and frozenset((left.name, right.name)) in self.board.paths)

    def _falls(self, row: int, columns: int) -> str:
        """Draw the paths from one row of sites to the next."""
        line = ""
        for column in range(columns):
            upper, lower = self.at.get((row, column)), self.at.get((row + 1, column))
            joined = upper and lower and frozenset((upper.name, lower.name)) in self.board.paths
            line += (self.down if joined else " ").center(self.inner + 2) + " " * GAP
        return line

    def _box(self, site: "Site") -> list[Pieces]:
        signs = self.city if site.owner else self.free
        left_top, across, right_top, side, left_low, right_low = tuple(signs)
        style = self._style(site.owner)
        inside = [self._head(site), self._middle(site), self._pyramids(site)]
        walls = [[(side, style), *self._fit(line), (side, style)] for line in inside]
        mark = f" {self.marks[site.name]} " if site.name in self.marks else ""
        edge = across * (self.inner - len(mark) - 1)
        top = [(left_top + edge, style), (mark, "bold"), (across + right_top, style)]
        return [top, *walls, [(left_low + across * self.inner + right_low, style)]]

    def _head(self, site: "Site") -> Pieces:
        owner = f" {site.owner}" if site.owner else ""
        return [(site.name, "bold"), (owner, self._style(site.owner))]

    def _middle(self, site: "Site") -> Pieces:
        letters = "".join(building.letter for building in site.buildings)
        zone = site.zone.value[: self.inner - len(letters) - 1] if site.zone else ""
        return [(letters.ljust(self.inner - len(zone)), ""), (zone, "dim")]

    def _pyramids(self, site: "Site") -> Pieces:
        shown = {p: f"{self.short[p]}{number}" for p, number in site.pyramids.items() if number}
        # Four players need the room of the blanks.
        blank = " " if len(" ".join(shown.values())) <= self.inner else ""
        return [(text + blank, self._style(player)) for player, text in shown.items()]

    def _fit(self, line: Pieces) -> Pieces:
        """Cut a line, or fill it up, to the width of a box."""
        fitted, room = [], self.inner
        for text, style in line:
            fitted.append((text[:room], style))
            room -= len(text[:room])
        return [*fitted, (" " * room, "")]

    def _style(self, player: str | None) -> str:
        if player is None:
            return "dim"
        return player if player in COLOURS else COLOURS[self.board.players.index(player) % 4]


def _list_map(board: "Board", marks: Mapping[str, str]) -> Iterator[Pieces]:
    """Describe a map that is too wide to be drawn."""
    for site in board.sites.values():
        near = ", ".join(board.neighbours(site.name))
        mark = marks.get(site.name, " ")
        text = f"{mark} {site.name} ({near}): {site.facts() or 'free'}"
        yield [(wrapped(text, hanging=4), "")]
