"""Whole games against every level in the line mode; who leaves does not wait for a computer."""

import os
import pty
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from baliwords.cli.letters.line_game import LineGame
from baliwords.games import PLAYERS
from baliwords.letters.legal import legal_moves
from baliwords.letters.moves import Pass
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.play.letters import computers
from baliwords.play.letters.sitting import Sitting, new_header
from tests.cli.program import PROGRAM, read_terminal
from tests.line_ups import line_ups
from tests.tui.stage import toy_shelf


def play(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, **rules: str) -> Sitting:
    """Let a person pass, or do what must be done, until the game is over."""
    monkeypatch.setattr(computers, "_SECONDS", 0.02)
    options = Options(seats=len(names), pass_policy="lenient", **rules)  # type: ignore[arg-type]
    sitting = Sitting.deal(new_header(options, 5, names), toy_shelf())

    def typed() -> Iterator[str]:
        while True:
            table = sitting.table
            moves = [] if table.window else list(legal_moves(table, sitting.judge, 2))
            yield "" if table.window else "-" if Pass() in moves else write_move(table, moves[0])

    lines = typed()
    monkeypatch.setattr("baliwords.cli.line_loop.ask", lambda _prompt: next(lines))
    LineGame(sitting).run()
    return sitting


@pytest.mark.parametrize("name", PLAYERS)
def test_a_whole_game_against_a_level(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(("You", name), monkeypatch).outcome is not None


@pytest.mark.parametrize("names", [*line_ups(2), *line_ups(3)], ids=",".join)
@pytest.mark.parametrize("validation", ["auto", "challenge"])
def test_a_whole_game_against_several_levels(
    names: tuple[str, ...], validation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(("You", *names), monkeypatch, validation=validation).outcome is not None


def _hear_ctrl_c() -> None:
    """A shell that starts the tests in the background lets its programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_while_a_computer_thinks_leaves_without_a_traceback(
    times: int, own_folders: Path
) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, "play", "--plain", "--players", "expert,expert", "--seed", "5"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm", "NO_COLOR": "1"},
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - the tests have no threads
    ) as game:
        os.close(theirs)
        seen = os.read(ours, 65536)
        while b"expert" not in seen:  # the table stands there, and somebody thinks
            seen += os.read(ours, 65536)
        for _ in range(times):
            game.send_signal(signal.SIGINT)
            time.sleep(0.02)
        seen += b"".join(iter(lambda: read_terminal(ours), b""))
        # The second one may come when the program is all but gone: the system then ends it, which
        # a shell calls 130 too.
        assert game.wait(timeout=180) in (130, -signal.SIGINT)
    os.close(ours)
    assert b"Traceback" not in seen
    assert list((own_folders / "data" / "baliwords" / "journal").glob("*.bali"))
