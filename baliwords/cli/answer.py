"""What a command answers, and how that is given to a program, a pipe or a person."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from baliwords.cli.show import Shown, is_watched, knows_unicode, show
from baliwords.core.signs import harmless

YES, NO, INTERRUPTED = 0, 1, 130


class Reply(NamedTuple):
    """An answer before it is given.

    `shown` is for a person and may be a generator: it is asked only if somebody looks. A pipe
    gets the same in plain text, unless `text` says it in another form.
    """

    value: dict[str, Any] | Callable[[], dict[str, Any]]
    """The JSON document, or who makes it: some take thought that a person did not ask for."""
    shown: Iterable[Shown]
    code: int = YES
    text: str | None = None


def give(reply: Reply, as_json: bool) -> int:
    """Print a reply in the form that is wanted; return the exit code."""
    if as_json:
        print_json(reply.value() if callable(reply.value) else reply.value)
    elif reply.text is not None and not is_watched():
        sys.stdout.write(harmless(reply.text) + "\n")
    else:
        show(reply.shown)
    sys.stdout.flush()
    return reply.code


def print_json(value: Any) -> None:
    """Print one JSON document and nothing else; in ASCII where UTF-8 is not spoken."""
    import json

    text = json.dumps(value, ensure_ascii=not knows_unicode(), indent=2)
    sys.stdout.write(_as_json_writes(text) + "\n")


def _as_json_writes(text: str) -> str:
    """Write signs that command a terminal as JSON does; it leaves some of them as they are."""
    if text.isprintable():
        return text
    return "".join(s if s.isprintable() or s == "\n" else _escaped(s) for s in text)


def _escaped(sign: str) -> str:
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i : i + 2].hex()}" for i in range(0, len(units), 2))
