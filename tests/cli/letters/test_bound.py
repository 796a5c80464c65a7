"""`baliwords bound` as a person types it, and Ctrl-C in the middle of a search."""

import json
import signal
import subprocess
import sys

import pytest

from baliwords.cli.letters import bound
from baliwords.cli.main import run
from baliwords.cli.show import show


def test_the_points_stay_below_the_bound(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bound", "--seed", "2", "--seconds", "0.2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert 200 < answer["points"] <= answer["upper"]
    assert answer["moves"] and isinstance(answer["bali"], bool)


def test_a_bali_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = {"points": 598, "bali": True, "upper": 900, "moves": ["M+U"], "width": 64}
    show(bound._shown({**found, "seed": 5, "seconds": 0.1}))
    assert capsys.readouterr().out.count("with a BALI") == 1


@pytest.mark.parametrize("seconds", ["0", "86400", "-1"])
def test_a_time_that_is_no_time_is_refused(
    capsys: pytest.CaptureFixture[str], seconds: str
) -> None:
    assert run(["bound", "--seed", "2", "--seconds", seconds]) == 2
    seen = capsys.readouterr()
    assert seen.out == "" and seen.err.count("\n") == 1


SAYS_WHEN_IT_HEARS = """
import signal, sys
from baliwords.__main__ import main

def says(number, handler, real=signal.signal):
    before = real(number, handler)
    if callable(handler) and handler is not signal.default_int_handler:
        print("Ctrl-C is heard", file=sys.stderr, flush=True)
    return before

signal.signal = says
main()
"""


@pytest.mark.parametrize(
    "command",
    [
        ["hint", "T M U Z E R Q", "--json", "--samples", "1000000"],
        ["bound", "--seed", "2", "--json", "--seconds", "60"],
    ],
    ids=lambda command: command[0],
)
def test_ctrl_c_prints_the_best_so_far(command: list[str]) -> None:
    program = [sys.executable, "-c", SAYS_WHEN_IT_HEARS, *command]
    search = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert search.stderr is not None
    assert search.stderr.readline() == "Ctrl-C is heard\n"
    search.send_signal(signal.SIGINT)
    out, complaints = search.communicate(timeout=180)
    assert (search.returncode, complaints) == (130, "")
    assert json.loads(out)["moves"]
