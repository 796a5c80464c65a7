"""Damaged caches through compiled code: tries, arrays that kernels map, prepared data.

Each attempt runs in a process of its own, which may crash. A cached file is damaged, and its name
often says nevertheless that it is whole: by the plain CRC-32, as somebody else would compute it,
or, for the arrays of the kernels, by the very seal of the folder. Answers must be those of a
sound cache; of arrays with our own seal it is enough that nothing crashes.
"""

import os
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.attack import hostile
from tests.attack.files import TOY
from tests.attack.in_process import complaint, told
from tests.attack.workers import Finding, attack

_RULE = ("--rule", "word_list=toy")
COMMANDS = (
    ("check", "MURS", "XYZ", *_RULE, "--json"),
    ("part", "AIS", *_RULE, "--json"),
    ("words", "T M U Z E R Q", *_RULE, "--json"),
    ("rules", "joker", "--json"),
    ("hint", "T M U Z E R Q", *_RULE, "--samples", "20", "--seed", "1", "--json"),
    ("simulate", "--player", "fast", "--games", "1", *_RULE, "--json"),
    ("simulate", "--player", "greedy", "--games", "1", *_RULE, "--json"),
)


class Caches:
    """Damages a small cache and has every command use it."""

    def __init__(self, folder: Path) -> None:
        from baliwords.lexicon.own import add_list

        self.folder = folder
        self.sound = folder / "sound-cache"
        os.environ["XDG_CACHE_HOME"] = str(self.sound)
        words = folder / "toy.txt"
        words.write_text(TOY.replace(" ", "\n"), encoding="utf-8")
        add_list(words, "fr", "toy", "replace")
        self.right = _in_a_child(_answers)
        self.files = sorted(
            path.name for path in (self.sound / "baliwords").iterdir() if path.name[0] != "."
        )

    def attempt(self, number: int, tell: Callable[[str], None]) -> str:
        """Damage one file; then all commands must answer as before."""
        dice = Random(number)
        cache = self.folder / "try-cache"
        shutil.rmtree(cache, ignore_errors=True)
        shutil.copytree(self.sound, cache)
        name = dice.choice(self.files)
        damaged = _damaged(dice, (cache / "baliwords" / name).read_bytes())
        (cache / "baliwords" / name).unlink()
        named = dice.choice(("seal", "plain") if name.startswith("tree") else ("plain", "old"))
        path = _named(cache / "baliwords", name, damaged, named)
        tell(f"{number}: {path.name}, {len(damaged)} bytes, named by {named}")
        os.environ["XDG_CACHE_HOME"] = str(cache)
        answers = _answers()
        if named == "seal":
            return next((one[1] for one in answers if one[1]), "")
        wrong = [one for one, right in zip(answers, self.right, strict=True) if one != right]
        return f"{wrong[0][1] or wrong[0][0][:500]}" if wrong else ""


def _answers() -> list[tuple[str, str]]:
    """Return what every command answers, without its time, and what is wrong with it."""
    found = []
    for command in COMMANDS:
        answer = told(list(command), seconds=60)
        lines = [line for line in answer.out.splitlines() if '"seconds"' not in line]
        found.append(("\n".join(lines), complaint(list(command), answer)))
    return found


def _in_a_child(work: Callable[[], list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """Do something in a process of its own, so that nothing stays open in this one."""
    from multiprocessing import get_context

    with get_context("fork").Pool(1) as pool:
        return pool.apply(work)


def _damaged(dice: Random, contents: bytes) -> bytes:
    """Damage a file: anywhere, or only in its middle, or all of it."""
    match dice.randrange(4):
        case 0:
            return hostile.damaged(dice, contents)
        case 1:
            return contents[:162] + dice.randbytes(max(0, len(contents) - 162))
    spoilt = bytearray(contents)
    for _ in range(dice.choice((1, 4, 16, 200))):
        spoilt[dice.randrange(len(spoilt))] = dice.choice(
            (0, 1, 127, 128, 255, dice.randrange(256))
        )
    return bytes(spoilt)


def _named(folder: Path, name: str, contents: bytes, how: str) -> Path:
    """Write damaged bytes under a name that may say that they are whole."""
    from baliwords.files.cache import _secret, checksum

    path = folder / name
    path.write_bytes(contents)
    seal = {
        "old": name.rpartition(".")[2],
        "plain": f"{zlib.crc32(contents):08x}",
        "seal": checksum(path, _secret(folder)),
    }[how]
    return path.rename(folder / (name.rpartition(".")[0] + "." + seal))


def attack_caches(budget: int, folder: Path, first: int = 0) -> list[Finding]:
    """Have so many damaged caches used; each in a process of its own."""
    return attack(Caches(folder).attempt, budget, first, batch=1)
