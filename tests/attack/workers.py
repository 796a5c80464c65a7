"""Attacks in processes of their own: what crashes or hangs there is counted here, not suffered.

A worker writes down what it tries before it tries it, so that a crash names its cause. Budgets
are numbers of attempts; an attempt that takes more than ten seconds of processor time hangs.
"""

import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

SECONDS = 10
"""Processor time that no attempt may take which did not ask for it."""
_WAITED = 300
"""Seconds after which an attempt that takes no processor time waits for ever."""
_BATCH = 500
_MEMORY = 6 << 30


class Finding(NamedTuple):
    """Something that did not hold: what was tried, and what came of it."""

    attempt: str
    complaint: str


Attempt: TypeAlias = Callable[[int, Callable[[str], None]], str]
"""Tries the attempt of a number, after telling what it is; returns a complaint, or nothing."""


class Hang(BaseException):
    """An attempt took too long; no handler of the program may swallow it."""


@contextmanager
def in_time(seconds: float = SECONDS) -> Iterator[None]:
    """Interrupt what takes more processor time than that."""

    def stop(*_about: object) -> None:
        raise Hang

    clocks = {signal.SIGPROF: signal.ITIMER_PROF, signal.SIGALRM: signal.ITIMER_REAL}
    before = {number: signal.signal(number, stop) for number in clocks}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, _WAITED)
    try:
        yield
    finally:
        for number, clock in clocks.items():
            signal.setitimer(clock, 0)
            signal.signal(number, before[number])


def attack(attempt: Attempt, budget: int, first: int = 0, batch: int = _BATCH) -> list[Finding]:
    """Make so many attempts, a batch a process, and return what did not hold."""
    findings: list[Finding] = []
    number, end = first, first + budget
    while number < end:
        found, number = _batch(attempt, number, min(end, number + batch))
        findings += found
        if sys.stderr.isatty() or "ATTACK_LOUD" in os.environ:
            for one in found:
                print(f"{one.attempt}\n    {one.complaint}", file=sys.stderr)
            print(f"{number - first} of {budget}: {len(findings)} findings", file=sys.stderr)
    return findings


def _batch(attempt: Attempt, first: int, end: int) -> tuple[list[Finding], int]:
    """Let a child try a batch; return what it found and the number to go on with."""
    with tempfile.TemporaryDirectory() as folder:
        tried, found = Path(folder, "tried"), Path(folder, "found")
        child = os.fork()
        if child == 0:
            _work(attempt, first, end, tried, found)
        _pid, status = os.waitpid(child, 0)
        lines = found.read_text(encoding="utf-8").splitlines() if found.exists() else []
        findings = [Finding(*json.loads(line)) for line in lines]
        if status == 0:
            return findings, end
        number, what = json.loads(tried.read_text(encoding="utf-8"))
    code = os.waitstatus_to_exitcode(status)
    return [*findings, Finding(what, f"the process ended with {code}")], number + 1


def _tried(attempt: Attempt, number: int, tell: Callable[[str], None]) -> str:
    """Make an attempt; if the harness itself fails, that is a complaint too, with its place."""
    try:
        return attempt(number, tell)
    except Exception:
        return traceback.format_exc()


def _work(attempt: Attempt, first: int, end: int, tried: Path, found: Path) -> None:
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        for number in range(first, end):
            told = [""]

            def tell(what: str, number: int = number, told: list[str] = told) -> None:
                told[0] = what
                tried.write_text(json.dumps([number, what]), encoding="utf-8")

            tell(f"number {number}")
            complaint = _tried(attempt, number, tell)
            if complaint:
                with found.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([told[0], complaint]) + "\n")
        code = 0
    except BaseException as error:  # a child never returns
        print(f"worker: {error!r}", file=sys.__stderr__)
    finally:
        os._exit(code)
