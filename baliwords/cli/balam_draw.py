"""Pictures for the terminal: bars of an attack, a map with control marks.

Colour only repeats what signs say, and a terminal without Unicode gets plain ASCII.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from baliwords.cli.balam_common import percent, wrapped

if TYPE_CHECKING:
    from baliwords.balam.attack import Odds
    from baliwords.balam.board import Board, Site

COLOURS = ("red", "blue", "green", "yellow")
BAR = 40
CITY, FREE = "┏━┓┃┗┛", "┌─┐│└┘"
ASCII_CITY, ASCII_FREE = "#=####", "+-+|++"
GAP = 2
NARROWEST = 6


def bars(out: Console, odds: "Odds") -> Text:
    """Draw the distribution of the margin, one bar a line."""
    full, none = ("#", ".") if out.options.ascii_only else ("█", "░")
    margins = odds.margins
    widest = max(margins.values())
    room = max(5, min(BAR, out.width - 34))
    lines = [Text("margin   chance", style="dim")]
    for margin, share in margins.items():
        length = max(1, round(float(share / widest) * room))
        sign, style = (full, "green") if margin > 0 else (none, "dim")
        line = Text(f"{margin:>+6}  {percent(share):>7}  ".replace("+0", " 0"))
        line.append((sign * length).ljust(room), style)
        lines.append(line.append(f"  {share}"))
    lines.append(Text(f"{full} buildings fall   {none} nothing falls", style="dim"))
    return Text("\n").join(lines)


def draw_map(out: Console, board: "Board", marks: Mapping[str, str], legend: str) -> Text:
    """Draw a map, a box a site; `marks` stand in the upper edge of the boxes."""
    columns = 1 + max(site.column for site in board.sites.values())
    inner = min(12, (out.width + GAP) // columns - GAP - 2)
    if inner < NARROWEST:
        return _list_map(board, marks, legend)
    painter = _Painter(board, inner, marks, ascii_only=out.options.ascii_only)
    lines = painter.lines(columns)
    lines.append(Text(f"{painter.key()}\n{legend}".strip(), style="dim"))
    return Text("\n").join(lines)


def initials(players: tuple[str, ...]) -> dict[str, str]:
    """Return the shortest beginnings by which the players differ."""
    for length in range(1, 1 + max(map(len, players), default=0)):
        short = {player: player[:length] for player in players}
        if len(set(short.values())) == len(players):
            return short
    return {player: player for player in players}


class _Painter:
    """Draws the boxes of one map and the paths between them."""

    def __init__(
        self, board: "Board", inner: int, marks: Mapping[str, str], *, ascii_only: bool
    ) -> None:
        self.board, self.inner, self.marks = board, inner, marks
        self.city, self.free = (ASCII_CITY, ASCII_FREE) if ascii_only else (CITY, FREE)
        self.across, self.down = ("-", "|") if ascii_only else ("─", "│")
        self.short = initials(board.players)
        self.at = {(site.row, site.column): site for site in board.sites.values()}

    def lines(self, columns: int) -> list[Text]:
        """Return the drawing, five lines a row of sites and one between two rows."""
        last = max(site.row for site in self.board.sites.values())
        lines: list[Text] = []
        for row in range(last + 1):
            lines += self._row(row, columns)
            if row < last:
                lines.append(self._falls(row, columns))
        return lines

    def key(self) -> str:
        """Explain the letters in the boxes."""
        from baliwords.balam.buildings import Building

        used = {b for site in self.board.sites.values() for b in site.buildings}
        letters = [f"{b.letter}={b}" for b in Building if b in used]
        pyramids = [f"{short}1=1 small pyramid of {name}" for name, short in self.short.items()]
        return wrapped("  ".join(letters + pyramids[:1]))

    def _row(self, row: int, columns: int) -> list[Text]:
        lines = [Text() for _ in range(5)]
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
                    line.append_text(part)
        return lines

    def _extend(self, lines: list[Text], width: int, on_path: bool) -> None:
        """Continue all five lines by blanks, the middle one by a path if there is one."""
        for number, line in enumerate(lines):
            line.append((self.across if on_path and number == 2 else " ") * width)

    def _path_from_left(self, row: int, column: int) -> bool:
        """Say whether the nearest sites left of a column and from it on are joined."""
        same = [site for site in self.board.sites.values() if site.row == row]
        left = max((s for s in same if s.column < column), key=lambda s: s.column, default=None)
        right = min((s for s in same if s.column >= column), key=lambda s: s.column, default=None)
        return bool(left and right and frozenset((left.name, right.name)) in self.board.paths)

    def _falls(self, row: int, columns: int) -> Text:
        line = Text()
        for column in range(columns):
            upper, lower = self.at.get((row, column)), self.at.get((row + 1, column))
            joined = upper and lower and frozenset((upper.name, lower.name)) in self.board.paths
            sign = self.down if joined else " "
            line.append(sign.center(self.inner + 2) + " " * GAP)
        line.rstrip()
        return line

    def _box(self, site: "Site") -> list[Text]:
        signs = self.city if site.owner else self.free
        left_top, across, right_top, side, left_low, right_low = tuple(signs)
        style = self._style(site.owner)
        inside = [self._head(site), self._middle(site), self._pyramids(site)]
        walls = [Text.assemble((side, style), text, (side, style)) for text in inside]
        mark = f" {self.marks[site.name]} " if site.name in self.marks else ""
        top = Text(left_top + across * (self.inner - len(mark) - 1), style)
        top.append(mark, "bold").append(across + right_top, style)
        low = Text(left_low + across * self.inner + right_low, style)
        return [top, *walls, low]

    def _head(self, site: "Site") -> Text:
        text = Text(site.name, style="bold")
        text.append(f" {site.owner}" if site.owner else "", self._style(site.owner))
        return _fit(text, self.inner)

    def _middle(self, site: "Site") -> Text:
        letters = "".join(building.letter for building in site.buildings)
        zone = site.zone.value[: self.inner - len(letters) - 1] if site.zone else ""
        return Text(letters.ljust(self.inner - len(zone))).append(zone, "dim")

    def _pyramids(self, site: "Site") -> Text:
        shown = [
            Text(f"{self.short[player]}{number}", self._style(player))
            for player, number in site.pyramids.items()
            if number
        ]
        # Four players need the room of the blanks.
        blank = " " if sum(map(len, shown)) + len(shown) - 1 <= self.inner else ""
        return _fit(Text(blank).join(shown), self.inner)

    def _style(self, player: str | None) -> str:
        if player is None:
            return "dim"
        return player if player in COLOURS else COLOURS[self.board.players.index(player) % 4]


def _fit(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - len(text.plain))
    return text


def _list_map(board: "Board", marks: Mapping[str, str], legend: str) -> Text:
    """Describe a map that is too wide to be drawn."""
    lines = []
    for site in board.sites.values():
        near = ", ".join(board.neighbours(site.name))
        mark = marks.get(site.name, " ")
        line = f"{mark} {site.name} ({near}): {site.facts() or 'free'}"
        lines.append(wrapped(line, hanging=4))
    return Text("\n".join([*lines, legend]))
