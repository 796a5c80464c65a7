"""Fuzzed command lines: every command, its options and arguments, what is typed at its prompts.

Most run in a worker's process, for speed; some in a process of their own, which must answer
with the same code.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.attack import hostile
from tests.attack.in_process import Told, complaint, told
from tests.attack.workers import Finding, attack

_REAL_EVERY = 997
_COSTLY = {
    "games": ("1", "2", "0", "-1", "99999999999", "x"),
    "seconds": ("0.01", "0.05", "0", "-1", "nan", "inf", "x"),
    "seconds_per_move": ("0.01", "0.02", "0", "-1", "nan", "x"),
    "jobs": ("1", "0", "-1", "1000000", "x"),
    "visits": ("5", "20", "0", "-1", "x"),
    "samples": ("5", "20", "0", "-1", "x"),
}
"""Values of options that ask for work: little of it, or none that is allowed."""
_CHEAP_PLAYERS = ("random", "greedy", "random,greedy", "greedy,random", "fast", "nobody", "", "a,b")
_SLOW = {"bound", "hint", "simulate", "analyse", "shrines hint", "shrines simulate", "serve"}
_SLOW_SHARE = 0.03
_PROMPTS = {"play", "table", "shrines play", "balam checklist"}


def every_command() -> dict[str, Any]:
    """Return the commands by the words that name them."""
    from baliwords.cli.commands import COMMANDS, Group, load

    found: dict[str, Any] = {}
    for name, entry in COMMANDS.items():
        if isinstance(entry, Group):
            found |= {f"{name} {word}": load(place) for word, place in entry.commands.items()}
        else:
            found[name] = load(entry)
    del found["dictionary build"]  # builds every index: minutes that were asked for
    return found


class Lines:
    """Makes command lines and tries them in a folder of files that mean harm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = every_command()
        self.paths = [*map(str, _files(folder))]
        self.slow = sorted(_SLOW & set(self.commands))
        self.quick = sorted(set(self.commands) - _SLOW)

    def attempt(self, number: int, tell: Callable[[str], None]) -> str:
        """Try the command line of a number."""
        dice = Random(number)
        arguments, typed = self.line(dice)
        tell(f"{number}: {arguments!r} typed {typed[:200]!r}")
        answer = told(arguments, typed)
        if wrong := complaint(arguments, answer):
            return wrong
        if number % _REAL_EVERY == 0 and "serve" not in arguments:  # that waits for guests
            return self._in_a_process(arguments, typed, answer)
        return ""

    def line(self, dice: Random) -> tuple[list[str], str]:
        """Return a command line and what is typed at its prompts."""
        slow = self.slow and dice.random() < _SLOW_SHARE
        name = dice.choice(self.slow if slow else self.quick)
        words = [*name.split(), *self._words(dice, name)]
        if dice.random() < 0.05:
            words = [hostile.text(dice) if dice.random() < 0.3 else word for word in words]
        if dice.random() < 0.03:
            words[dice.randrange(len(words) + 1) : 0] = [f"--ui={dice.choice(('fr', 'de', 'x'))}"]
        typed = "\n".join(hostile.text(dice) for _ in range(dice.randrange(12)))
        return [word.replace("\0", "") for word in words], typed if name in _PROMPTS else ""

    def _words(self, dice: Random, name: str) -> Iterator[str]:
        from baliwords.cli.signature import Argument, parameters

        for parameter in parameters(self.commands[name]):
            if isinstance(parameter.mark, Argument):
                for _ in range(dice.choice((0, 1, 1, 1, 1, 2, 3)) if parameter.many else 1):
                    yield self._value(dice, parameter)
            elif dice.random() < 0.15 or parameter.key in _COSTLY or parameter.key == "plain":
                flag = dice.choice(list(parameter.flags))
                if parameter.kind is bool:
                    yield flag
                elif dice.random() < 0.5:
                    yield f"{flag}={self._value(dice, parameter)}"
                else:
                    yield from (flag, self._value(dice, parameter))

    def _value(self, dice: Random, parameter: Any) -> str:
        key = parameter.key
        if key in _COSTLY:
            return dice.choice(_COSTLY[key])
        if key in ("players", "player") and dice.random() < 0.7:
            return dice.choice(_CHEAP_PLAYERS)
        if parameter.kind is Path or (key in ("file", "rules", "map") and dice.random() < 0.7):
            return dice.choice(self.paths)
        if parameter.kind in (int, float) and dice.random() < 0.6:
            return str(dice.choice((0, 1, 2, 3, 7, 42, 99, -1, 2**31, 2**64, 10**30)))
        return hostile.text(dice)

    def _in_a_process(self, arguments: list[str], typed: str, here: Told) -> str:
        """Run it in a process too: the same code, and no signal."""
        real = subprocess.run(
            [sys.executable, "-m", "baliwords", *arguments],
            input=typed.encode("utf-8", "surrogatepass"),
            capture_output=True,
            timeout=300,
            check=False,
        )
        busy = b"another program plays this game now" in real.stderr  # a fellow worker does
        if real.returncode != here.code and not busy:
            return f"code {here.code} here, {real.returncode} in a process: {real.stderr!r}"
        return ""


def _files(folder: Path) -> Iterator[Path]:
    """Make files that no command expects."""
    for name, contents in {
        "empty": b"",
        "picture": bytes(range(256)) * 8,
        "deep.toml": b"a = " + b"[" * 50_000,
        "long.toml": b"min_word_length = " + b"9" * 5000 + b"\n",
        "rules.toml": b"min_word_length = 4\n",
        "words.txt": b"mur\nmurs\nmaison\n",
        "game.bali": b"baliwords 1\ngame: letters\nplayers: You\nseed: 3\n\n",
        "dots.bali": b"baliwords 1\ngame: letters\nplayers: You\npile: TMU....\n\nM+U+R\n",
        "\x1b[2Jname.bali": b"baliwords 1\ngame: x\x1b[2J\nplayers: [/b]\nseed: 3\n\n",
    }.items():
        path = folder / name
        path.write_bytes(contents)
        yield path
    (folder / "large").touch()
    os.truncate(folder / "large", 3 << 30)
    os.mkfifo(folder / "pipe")
    yield from (folder / "large", folder / "pipe", folder, folder / "missing", folder / "a" / "b")
    yield from map(Path, ("/dev/zero", "/dev/full", "/dev/null", "/dev/tty", "/", ""))


def attack_lines(budget: int, folder: Path, first: int = 0) -> list[Finding]:
    """Try so many command lines; nothing is served, everything else is real."""
    import baliwords.web.server as server

    server.serve = lambda *_about: 0  # it would wait for guests
    return attack(Lines(folder).attempt, budget, first)
