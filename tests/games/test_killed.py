"""A program that is killed at any moment loses no move that it confirmed."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from baliwords.core.journal import open_journals
from baliwords.core.match import Match
from tests.games.entries import ENTRIES, Entry

# Plays for ever, at the end of a random game by taking moves back: a line of output for each
# line that is on disk.
PLAY = """
import sys
from pathlib import Path
from baliwords.core.journal import Journal
from tests.games.entries import ENTRIES
from tests.games.test_every_game import header_of
from baliwords.core.match import Match
from baliwords.core.shuffle import Dice

entry = next(e for e in ENTRIES if e.game.name == sys.argv[1])
header = header_of(entry, entry.options[0])
match = Match(entry.game, header, Journal.create(Path(sys.argv[2]), header))
dice = Dice(0)
while True:
    moves = list(entry.game.legal_moves(match.state))
    if moves:
        match.play(moves[dice.below(len(moves))])
        print(match.moves[-1], flush=True)
    else:
        match.undo()
        print("undo", flush=True)
"""


@pytest.mark.parametrize("moves", [1, 7, 30])
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.name)
def test_kill_9_loses_no_confirmed_move(entry: Entry, moves: int, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", PLAY, entry.game.name, str(tmp_path)]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        confirmed = [player.stdout.readline().rstrip("\n") for _ in range(moves)]
        time.sleep(0.003 * moves)  # let it be in the middle of something
        player.send_signal(signal.SIGKILL)
        confirmed += [line.rstrip("\n") for line in player.stdout if line.endswith("\n")]
    assert player.returncode == -signal.SIGKILL
    (journal,) = open_journals(tmp_path)
    Match.resume(entry.game, journal)
    kept = [line.text for line in journal.read().lines]
    # One line may be on disk whose confirmation was never printed.
    assert kept[: len(confirmed)] == confirmed
    assert len(kept) - len(confirmed) <= 1
