"""Ways to show an answer: JSON for programs, Rich for people."""

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

T = TypeVar("T")

_ENDLESS = 100_000  # columns: nothing that goes into a pipe is broken


def print_json(value: Any) -> None:
    """Print one JSON document and nothing else; in ASCII where UTF-8 is not spoken."""
    import json

    sys.stdout.write(json.dumps(value, ensure_ascii=not knows_unicode(), indent=2) + "\n")


def knows_unicode() -> bool:
    """Say whether standard output can show every sign, boxes and blocks among them."""
    return (sys.stdout.encoding or "ascii").lower().startswith("utf")


def console(*, stderr: bool = False) -> "Console":
    """Return a console that honours NO_COLOR and the width of the terminal; a pipe has none."""
    from rich.console import Console

    class PipedConsole(Console):
        """A console that leaves a closed pipe to the caller instead of exiting by itself."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    watched = (sys.stderr if stderr else sys.stdout).isatty()
    return PipedConsole(stderr=stderr, highlight=False, width=None if watched else _ENDLESS)


def print_beneath(out: "Console", heading: "Text", about: "Text") -> None:
    """Print a heading in one piece and what is said of it beneath, where columns lack room."""
    from rich.padding import Padding

    out.print(heading, soft_wrap=True)
    out.print(Padding(about, (0, 0, 0, 4)))


def progress(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """Pass things on, with a progress bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.progress import track

    yield from track(
        things, description=title, total=total, console=console(stderr=True), transient=True
    )


def say(text: str) -> None:
    """Print sentences, broken between words at the edge of a terminal; a pipe gets them whole."""
    if sys.stdout.isatty():
        import shutil
        import textwrap

        width = max(20, min(100, shutil.get_terminal_size().columns - 1))
        wrapped = (
            textwrap.fill(line, width, subsequent_indent="     ") for line in text.split("\n")
        )
        text = "\n".join(wrapped)
    print(text)


class Answer(NamedTuple):
    """An answer before it is shown: the JSON document, the same as text, and yes or no."""

    value: dict[str, Any]
    text: str
    yes: bool = True

    @property
    def code(self) -> int:
        """The exit code: 0 for yes, 1 for no."""
        return 0 if self.yes else 1


def give(answer: Answer, as_json: bool) -> int:
    """Print an answer as JSON or as plain text; return the exit code."""
    if as_json:
        print_json(answer.value)
    else:
        sys.stdout.write(answer.text + "\n")
    sys.stdout.flush()
    return answer.code
