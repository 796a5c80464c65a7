import subprocess
import sys

import pytest

from baliwords.cli.main import run
from tests.cli.conftest import Run

INTERRUPTED = """
import atexit, os, signal, threading
import baliwords.cli.main
from baliwords.__main__ import main

def run(arguments):
    raise KeyboardInterrupt

signal.signal(signal.SIGINT, signal.default_int_handler)
atexit.register(os.kill, os.getpid(), signal.SIGINT)
baliwords.cli.main.run = run
main()
"""


@pytest.mark.parametrize("typed", [["frobnicate"], ["x" * 9_000], ["check", "--" + "x" * 9_000]])
def test_what_is_unknown_is_quoted_in_one_short_sentence(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(typed) == 2
    said = capsys.readouterr().err
    assert typed[-1][:50] in said
    assert said.count("\n") == 1
    assert len(said) < 150


def test_more_than_one_ctrl_c_leaves_like_one() -> None:
    """One before the command is begun or while the first is answered, one while all is put away."""
    left = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, check=False)
    assert (left.returncode, left.stdout, left.stderr) == (130, b"", b"")


def test_help_shows_what_stands_in_brackets(baliwords: Run) -> None:
    assert "[rules]" in baliwords("settings", "--help")[1]
