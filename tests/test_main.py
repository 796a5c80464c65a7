"""How the program leaves: quickly, and with nothing lost."""

import subprocess
import sys

import pytest


def left(program: str) -> tuple[int, str, str]:
    """Run a few lines that end by `leave`; return the exit code and both outputs."""
    lines = f"from baliwords.__main__ import leave\n{program}"
    done = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("code", [0, 1, 2, 130])
def test_everything_written_arrives_and_the_code_is_kept(code: int) -> None:
    program = f"import sys\nprint('m' * 99_999)\nsys.stderr.write('r' * 99)\nleave({code})"
    assert left(program) == (code, "m" * 99_999 + "\n", "r" * 99)


def test_whoever_has_something_to_finish_finishes_it() -> None:
    finishing = "import atexit, threading\natexit.register(print, 'finished')\nleave(3)"
    assert left(finishing) == (3, "finished\n", "")


def test_who_leaves_a_screen_waits_for_no_thread() -> None:
    thinking = "import atexit, sys, threading, time\nsys.modules['textual'] = time\n"
    thinking += "atexit.register(print, 'finished')\n"
    thinking += "threading.Thread(target=time.sleep, args=(600,)).start()\nleave(3)"
    assert left(thinking) == (3, "finished\n", "")


def test_an_output_that_was_closed_is_no_trouble() -> None:
    assert left("import sys\nsys.stdout = None\nleave(2)") == (2, "", "")
