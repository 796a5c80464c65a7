"""The program in this process: a command line in, what a person would have seen out."""

import io
import json
import sys
import traceback
from itertools import takewhile
from typing import NamedTuple, cast

from tests.attack.workers import SECONDS, Hang, in_time

CODES = (0, 1, 2, 130, 141)


class Told(NamedTuple):
    """What the program answered."""

    code: int
    out: str
    err: str
    broken: str = ""
    """A traceback, or that it hung."""


def told(arguments: list[str], typed: str = "", seconds: float = SECONDS) -> Told:
    """Run a command line with what is typed; nothing that happens leaves this function."""
    from baliwords.cli.main import run

    before = sys.stdin, sys.stdout, sys.stderr
    streams = [_stream(typed.encode("utf-8", "surrogatepass")), _stream(), _stream()]
    sys.stdin, sys.stdout, sys.stderr = streams
    code, broken = -1, ""
    try:
        with in_time(seconds):
            code = run(arguments)
    except Hang:
        broken = f"took more than {seconds} s of processor time"
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0
    except BaseException:  # whatever it is, it is a finding
        broken = traceback.format_exc()
    finally:
        out, err = map(_written, (sys.stdout, sys.stderr))
        sys.stdin, sys.stdout, sys.stderr = before
    return Told(code, out, err, broken)


def complaint(arguments: list[str], answer: Told, sentences: int = 1) -> str:
    """Say what is wrong with an answer; nothing if all is well."""
    if answer.broken:
        return answer.broken
    if answer.code not in CODES:
        return f"exit code {answer.code}"
    if "Traceback" in answer.err + answer.out:
        return answer.err + answer.out
    for name, text in (("output", answer.out), ("errors", answer.err)):
        if sign := next((sign for sign in text if _commands(sign)), ""):
            return f"{sign!r} stands in the {name}"
    if answer.code == 2 and not 1 <= len(answer.err.strip().splitlines()) <= sentences:
        return f"not one sentence: {answer.err[:300]!r}"
    return _json_complaint(arguments, answer)


def _json_complaint(arguments: list[str], answer: Told) -> str:
    options = set(takewhile(lambda word: word != "--", arguments))
    help_asked = {"-h", "--help", "--version"} & options
    if "--json" not in options or answer.code not in (0, 1) or help_asked:
        return ""
    try:
        json.loads(answer.out)
    except ValueError as error:
        return f"no JSON: {error}: {answer.out[:200]!r}"
    return ""


def _commands(sign: str) -> bool:
    return sign not in "\n\t" and (ord(sign) < 32 or 0x7F <= ord(sign) < 0xA0)


def _stream(contents: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(contents), encoding="utf-8", write_through=True)


def _written(stream: object) -> str:
    if not isinstance(stream, io.TextIOWrapper):
        return ""
    stream.flush()
    raw = cast("io.BytesIO", stream.buffer)
    return raw.getvalue().decode("utf-8", "replace")
