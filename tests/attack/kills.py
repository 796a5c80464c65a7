"""`kill -9` at any moment, in every mode: what was confirmed is there afterwards.

Each attempt starts the real program, plays on for a moment and kills it while it goes on. A
confirmed move is one after which the program has asked for the next; it must be on the disk, at
most one that was not confirmed behind it, and the game must be taken up again.
"""

import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.attack.files import TOY
from tests.attack.workers import Finding, attack

CHOICE = "the last choice that was offered"
PILE = "TMUZERQKVRATONSILEAMERDES"
_PATIENCE = 180.0
"""Seconds that a program may take for an answer, on a machine that has much else to do."""


class Kills:
    """Starts programs and kills them."""

    def __init__(self, folder: Path) -> None:
        from baliwords.lexicon.own import add_list

        self.folder = folder
        words = folder / "toy.txt"
        words.write_text(TOY.replace(" ", "\n"), encoding="utf-8")
        add_list(words, "fr", "toy", "replace")
        self.sound = folder / "sound"
        shutil.copytree(os.environ["XDG_DATA_HOME"], self.sound)
        self.modes = {
            "line": self.line,
            "shrines": self.shrines,
            "table": self.table,
            "full screen": self.full_screen,
            "shrines, full screen": self.shrine_screen,
            "serve": self.serve,
        }

    def attempt(self, number: int, tell: Callable[[str], None]) -> str:
        """Kill one program; say what was lost."""
        dice = Random(number)
        mode = list(self.modes)[number % len(self.modes)]
        tell(f"{number}: {mode}")
        data = self.folder / "killed"
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.sound, data)
        os.environ["XDG_DATA_HOME"] = str(data)
        return self.modes[mode](dice)

    # --- line by line -----------------------------------------------------------------------

    def line(self, dice: Random) -> str:
        """A solitaire at the prompt: a move, then taken back and played again."""
        lines = ["M+U+R", *["undo", "redo"] * 20]
        command = ["play", "--plain", "--new", "--pile", PILE, "--rule", "word_list=toy"]
        confirmed = _talk(command, lines, dice, b"\n> ")
        return _journal_lost(lines, confirmed, ["play", "--plain", "--resume"])

    def shrines(self, dice: Random) -> str:
        """A shrine game at the prompt: always the last choice."""
        command = ["shrines", "play", "--plain", "--new", "--players", "Anna,greedy", "--seed", "5"]
        confirmed = _talk(command, [CHOICE] * 30, dice, b"Anna> ")
        kept = _moves_of("Anna")
        if kept < confirmed:
            return f"{confirmed} choices were confirmed, {kept} are on the disk"
        return _resumes(["shrines", "play", "--plain", "--resume"])

    def table(self, dice: Random) -> str:
        """A table with real cards: entries, taken back and entered again."""
        lines = ["TMUZERQ", "M+U+R", *["undo", "redo"] * 20]
        command = ["table", "--plain", "--new", "--rule", "word_list=toy"]
        confirmed = _talk(command, lines, dice, b"> ")
        (file,) = Path(os.environ["XDG_DATA_HOME"], "baliwords", "tables").glob("*.bali")
        text = file.read_text(encoding="utf-8")
        stands = [_table_after(lines, confirmed), _table_after(lines, confirmed + 1)]
        found = ("pile: TMUZERQ" in text, "M+U+R" in text)
        if found not in stands:
            return f"{confirmed} entries were confirmed, the table is {text!r}"
        return _resumes(["table", "--plain"])

    # --- full screen ------------------------------------------------------------------------

    def full_screen(self, dice: Random) -> str:
        """A solitaire on the full screen: what was on the disk before the kill stays there."""
        command = ["play", "--pile", PILE, "--rule", "word_list=toy"]
        keys = ["m", "u", "r", "\r", *["\x1a", "\x19"] * 10]
        seen = _press(command, keys, dice)
        return _shorter(seen) or _resumes(["play", "--plain", "--resume"])

    def shrine_screen(self, dice: Random) -> str:
        """A shrine game on the full screen."""
        command = ["shrines", "play", "--players", "Anna,greedy", "--seed", "5"]
        seen = _press(command, ["1", "\r"] * 12, dice)
        return _shorter(seen) or _resumes(["shrines", "play", "--plain", "--resume"])

    # --- the server -------------------------------------------------------------------------

    def serve(self, dice: Random) -> str:
        """A table on the web: what was acknowledged is there when the server is back."""
        from tests.attack.served import confirmed_events, events_kept

        store = self.folder / "killed" / "tables.sqlite"
        code, confirmed = confirmed_events(store, dice)
        kept = events_kept(store, code)
        if kept < confirmed:
            return f"{confirmed} events were acknowledged, {kept} are in the store"
        return ""


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start the program, to be talked with."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "baliwords", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def _talk(command: list[str], lines: list[str], dice: Random, prompt: bytes) -> int:
    """Type lines one after the other, kill amidst them; return how many were confirmed."""
    last = dice.randrange(1, len(lines))
    with start(command) as player:
        assert player.stdin and player.stdout
        seen = _wait_for(player, prompt)
        for number, line in enumerate(lines[:last]):
            typed = re.findall(rb"\n  (\d+)  ", seen)[-1] if line is CHOICE else line.encode()
            player.stdin.write(typed + b"\n")
            player.stdin.flush()
            if number == last - 1:
                time.sleep(dice.random() * 0.02)
                player.send_signal(signal.SIGKILL)
                return last - 1
            seen = _wait_for(player, prompt)
    return last


def _wait_for(player: subprocess.Popen[bytes], prompt: bytes) -> bytes:
    """Read until the program asks; return what it wrote."""
    assert player.stdout
    seen, deadline = b"", time.monotonic() + _PATIENCE
    while not seen.endswith(prompt):
        ready, _, _ = select.select([player.stdout], [], [], deadline - time.monotonic())
        piece = os.read(player.stdout.fileno(), 65536) if ready else b""
        if not piece:
            raise TimeoutError(f"no prompt after {seen[-300:]!r}")
        seen += piece
    return seen


def _press(command: list[str], keys: list[str], dice: Random) -> list[str]:
    """Press keys on a terminal, kill amidst them; return the lines on the disk before that."""
    import pexpect

    game = pexpect.spawn(
        sys.executable,
        ["-m", "baliwords", *command],
        dimensions=(24, 80),
        timeout=_PATIENCE,
        env=os.environ | {"TERM": "xterm-256color"},
    )
    _until(lambda: _journal_lines() is not None and _drain(game), game)
    for key in keys[: dice.randrange(4, len(keys))]:
        game.send(key)
        time.sleep(dice.random() * 0.03)
        _drain(game)
    seen = _journal_lines() or []
    game.kill(signal.SIGKILL)
    game.close()
    return seen


def _drain(game: object) -> bool:
    import pexpect

    try:
        while game.read_nonblocking(65536, timeout=0):  # type: ignore[attr-defined]
            pass
    except (pexpect.TIMEOUT, pexpect.EOF):
        pass
    return True


def _until(so: Callable[[], bool], game: object) -> None:
    deadline = time.monotonic() + _PATIENCE
    while not so():
        if time.monotonic() > deadline:
            raise TimeoutError("the game did not begin")
        _drain(game)
        time.sleep(0.02)


# --- what is on the disk --------------------------------------------------------------------


def _journal_lines() -> list[str] | None:
    """Return the lines of the only game in progress; None if there is none yet."""
    folder = Path(os.environ["XDG_DATA_HOME"], "baliwords", "journal")
    for path in folder.glob("*.bali"):
        head, empty, moves = path.read_text(encoding="utf-8").partition("\n\n")
        return moves.splitlines() if empty and head else None
    return None


def _journal_lost(lines: list[str], confirmed: int, resume: list[str]) -> str:
    kept = _journal_lines() or []
    if kept[:confirmed] != lines[:confirmed] or len(kept) > confirmed + 1:
        return f"{lines[:confirmed]} were confirmed, {kept} are on the disk"
    return _resumes(resume)


def _shorter(seen: list[str]) -> str:
    kept = _journal_lines() or []
    return "" if kept[: len(seen)] == seen else f"{seen} were on the disk, {kept} are there now"


def _moves_of(player: str) -> int:
    """Count the choices of a person in the shrine game in progress; forced ones are no choice."""
    from baliwords.core.journal import Journal
    from baliwords.core.match import Match
    from baliwords.shrines.game import SHRINES

    folder = Path(os.environ["XDG_DATA_HOME"], "baliwords", "journal")
    (path,) = folder.glob("*.bali")
    match = Match.replay(SHRINES, Journal(path).read())
    seat = match.header.players.index(player)
    pairs = zip(match.states, match.played, strict=False)
    return sum(s.decider == seat and len([*SHRINES.legal_moves(s)]) > 1 for s, _move in pairs)


def _table_after(lines: list[str], entered: int) -> tuple[bool, bool]:
    """Say whether the cards, and the move, stand on the table after so many entries."""
    done: list[str] = []
    undone: list[str] = []
    for line in lines[:entered]:
        if line == "undo":
            undone.append(done.pop())
        elif line == "redo":
            done.append(undone.pop())
        else:
            done.append(line)
    return "TMUZERQ" in done, "M+U+R" in done


def _resumes(command: list[str]) -> str:
    """Say what is wrong when the game is taken up again; nothing if all is well."""
    from tests.attack.in_process import complaint, told

    answer = told(command, "quit\n", seconds=60)
    if answer.code or re.search("left alone|no unfinished", answer.err):
        return f"{command}: {answer.code}: {answer.err[-500:]}"
    return complaint(command, answer)


def attack_kills(budget: int, folder: Path, first: int = 0) -> list[Finding]:
    """Kill so many programs."""
    return attack(Kills(folder).attempt, budget, first, batch=6)
