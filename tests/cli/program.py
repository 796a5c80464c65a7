"""The real program, in a process of its own."""

import os
import pty
import re
import subprocess
import sys
from typing import NamedTuple

PROGRAM = [sys.executable, "-m", "baliwords"]


class Shown(NamedTuple):
    """What the program left behind; on a terminal both streams are `out`."""

    code: int
    out: str
    err: str = ""


def baliwords(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program with what a person types."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def in_a_pipe(*arguments: str, encoding: str = "utf-8", typed: bytes = b"") -> Shown:
    """Run the program with a pipe of an encoding."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        timeout=300,
        check=False,
    )
    codec = encoding.partition(":")[0]
    return Shown(done.returncode, done.stdout.decode(codec), done.stderr.decode(codec))


def on_a_terminal(*arguments: str, encoding: str = "utf-8", columns: int = 80) -> Shown:
    """Run the program on a terminal of an encoding, so many columns wide and without colours."""
    ours, theirs = pty.openpty()
    told = {"PYTHONIOENCODING": encoding, "COLUMNS": str(columns), "TERM": "xterm"}
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | told | {"NO_COLOR": "1"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        seen = b"".join(iter(lambda: read_terminal(ours), b""))
    os.close(ours)
    text = re.sub(r"\x1b\[[0-9;]*m", "", seen.decode(encoding))  # bold is no colour
    return Shown(process.returncode, text.replace("\r\n", "\n"))


def read_terminal(terminal: int) -> bytes:
    """Read what a program shows; nothing when it has gone."""
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the program has gone
        return b""
