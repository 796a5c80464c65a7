import subprocess
import sys

from baliwords.cli.main import run

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


def test_an_unknown_command_is_one_sentence_and_exit_code_2(capsys: object) -> None:
    assert run(["frobnicate"]) == 2


def test_more_than_one_ctrl_c_leaves_like_one() -> None:
    """One before the command is begun or while the first is answered, one while all is put away."""
    left = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, check=False)
    assert (left.returncode, left.stdout, left.stderr) == (130, b"", b"")
