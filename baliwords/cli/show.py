"""Things that are shown, in plain text or by Rich: lines, columns, paragraphs beneath a heading.

A line is a text, or pieces of text each with a style. Who shows something need not know who
looks: in a pipe nothing is broken and Rich is not imported, on a terminal Rich breaks lines
between words and paints them.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from baliwords.core.signs import harmless
from baliwords.translation import _ as translated
from baliwords.translation import speak

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

T = TypeVar("T")

_ENDLESS = 100_000  # columns: nothing that goes into a pipe is broken

Pieces: TypeAlias = list[tuple[str, str]]
"""Pieces of text, each with the style in which it is shown."""
Line: TypeAlias = str | Pieces


def pieces(template: str, **parts: str | tuple[str, str]) -> Pieces:
    """Say a sentence of which parts may have a style: `pieces("{a} wins", a=("Anna", "bold"))`."""
    from string import Formatter

    found: Pieces = []
    for text, name, _spec, _how in Formatter().parse(translated(template)):
        found.append((text, ""))
        if name:
            part = parts[name]
            found.append((part, "") if isinstance(part, str) else part)
    return [piece for piece in found if piece[0]]


class Column(NamedTuple):
    """How a column looks; what is whole is not broken."""

    title: str = ""
    style: str = ""
    right: bool = False
    whole: bool = False


class Columns(NamedTuple):
    """Rows of cells that stand beneath each other."""

    columns: tuple[Column, ...]
    rows: Sequence[Sequence[Line]]


class Whole(NamedTuple):
    """A line that is not broken, and what is said of it, indented beneath."""

    line: Line
    beneath: Line = ""


Shown: TypeAlias = Line | Columns | Whole


def show(things: Iterable[Shown]) -> None:
    """Print things one after the other: painted for a person, else in plain text."""
    if is_watched() or "FORCE_COLOR" in os.environ:
        out = console()
        for thing in things:
            _paint(out, thing)
    else:
        for thing in things:
            print("\n".join(line.rstrip() for line in _plain(thing)))


def is_watched() -> bool:
    """Say whether a person at a terminal reads standard output."""
    return sys.stdout.isatty()


def has_full_screen() -> bool:
    """Say whether a person sits at a terminal that can be painted all over."""
    painted = os.environ.get("TERM", "") not in ("dumb", "unknown")
    return painted and sys.stdin.isatty() and sys.stdout.isatty()


def knows_unicode() -> bool:
    """Say whether standard output can show every sign, boxes and blocks among them."""
    return (sys.stdout.encoding or "ascii").lower().startswith("utf")


def terminal_width() -> int:
    """Return how many signs fit on a line."""
    # As `shutil.get_terminal_size` does, without importing four compression modules.
    if told := os.environ.get("COLUMNS"):  # a size that is none was dropped at the door
        return int(told)
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def room() -> int:
    """Return how many signs fit on a line; a pipe has no edge."""
    return terminal_width() if is_watched() else _ENDLESS


def console(*, stderr: bool = False) -> "Console":
    """Return a console that honours NO_COLOR and the width of the terminal; a pipe has none."""
    from rich.console import Console

    class PipedConsole(Console):
        """A console that leaves a closed pipe to the caller instead of exiting by itself."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    watched = (sys.stderr if stderr else sys.stdout).isatty()
    return PipedConsole(stderr=stderr, highlight=False, width=None if watched else _ENDLESS)


def progress(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """Pass things on, with a progress bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.progress import track

    yield from track(
        things, description=_named(title), total=total, console=console(stderr=True), transient=True
    )


def waiting(title: str) -> AbstractContextManager[object]:
    """Show that something goes on, if a person watches standard error."""
    if not sys.stderr.isatty():
        return nullcontext()
    return console(stderr=True).status(_named(title), spinner="line")  # in signs of any terminal


def _named(title: str) -> str:
    """Return a title for Rich, which reads markup in it: names of players are none."""
    from rich.markup import escape

    return escape(harmless(title))


def hanging(text: str) -> str:
    """Break sentences at the edge of a terminal, further lines indented; a pipe has no edge."""
    if not is_watched():
        return text
    from textwrap import fill

    width = max(20, min(100, terminal_width() - 1))
    return "\n".join(fill(line, width, subsequent_indent="     ") for line in text.split("\n"))


def _plain(thing: Shown) -> Iterator[str]:
    """Yield the lines of a thing for a pipe."""
    if isinstance(thing, Columns):
        yield from _plain_columns(thing)
    elif isinstance(thing, Whole):
        yield _text_of(thing.line)
        yield from (f"    {line}" for line in _text_of(thing.beneath).splitlines())
    else:
        yield _text_of(thing)


def _plain_columns(table: Columns) -> Iterator[str]:
    titles = [column.title for column in table.columns]
    rows = [[_text_of(cell) for cell in row] for row in table.rows]
    rows = [titles, *rows] if any(titles) else rows
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, table.columns, strict=True)
        yield "  ".join(c.rjust(w) if column.right else c.ljust(w) for c, w, column in cells)


def _text_of(line: Line) -> str:
    if isinstance(line, str):
        return harmless(speak(line))
    return "".join(harmless(speak(text)) for text, _ in line)


def _paint(out: "Console", thing: Shown) -> None:
    """Print a thing by Rich."""
    if isinstance(thing, Columns):
        out.print(_rich_table(thing))
    elif isinstance(thing, Whole):
        from rich.padding import Padding

        out.print(_rich_text(thing.line), soft_wrap=True)
        if thing.beneath:
            out.print(Padding(_rich_text(thing.beneath), (0, 0, 0, 4)))
    else:
        out.print(_rich_text(thing))


def _rich_text(line: Line) -> "Text":
    from rich.text import Text

    if isinstance(line, str):
        return Text(harmless(speak(line)))
    return Text.assemble(*((harmless(speak(text)), style) for text, style in line))


def _rich_table(table: Columns) -> "Table":
    from rich.table import Table

    titled = any(column.title for column in table.columns)
    painted = Table(
        box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", show_header=titled
    )
    for column in table.columns:
        painted.add_column(
            column.title,
            style=column.style,
            justify="right" if column.right else "left",
            no_wrap=column.whole,
            overflow="fold",
        )
    for row in table.rows:
        painted.add_row(*map(_rich_text, row))
    return painted
