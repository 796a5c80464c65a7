"""How quickly every Balam command starts, beside a bare Python and `check`; how quick search is.

    python -m benchmarks.balam [--rounds 25]

The commands take turns in one run, each in a fresh process, and the median of their processor
times counts, so the ratios can be trusted where the milliseconds cannot. Target (issue of
Balam): as fast as `check`, text beside text and JSON beside JSON; within a tenth counts.
"""

import argparse
import compileall
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

import baliwords
from baliwords.balam.search import search
from baliwords.cli.commands import BALAM

MAP = """\
A1 -- A2 -- A3
|           |
B1    B2 -- B3

players: red, blue
A1: city red; buildings village, 2 garrison; pyramids red 1
A3: city blue; zone jade; buildings market; pyramids blue 1, red 1
"""
BARE, CHECK = "python -c pass", "check MURS"
ARGUMENTS = {
    "rules": "M47",
    "search": "marche",
    "checklist": "--table 1",
    "attack": "--garrisons 3 --defence 2 --obsidian 1",
    "destroy": "3 temple palace village:2",
    "cost": "palace temple",
    "pelota": "3 1 1 0 --cities 7",
    "divination": "3 1 0",
    "temple": "corn:3 prisoner:1 --palaces 1",
    "tax": "corn:3 jade:1",
    "final": "Anna:12:5 Ben:11:8",
    "katun": "--players 3",
    "passage": "red --pyramids red:1,blue:0",
    "control": "MAP",
    "reach": "MAP red A1",
    "adjacent": "MAP A1",
    "map": "MAP --player red",
}
QUESTIONS = ("marché", "market", "Markt", "prisonier", "how many prisoners", "droit de passage")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    rounds = parser.parse_args().rounds
    compileall.compile_dir(str(Path(baliwords.__file__).parent), quiet=1)
    with tempfile.TemporaryDirectory() as folder:
        table = _set_table(Path(folder))
        for as_json in (False, True):
            _compare(_command_lines(table, as_json), rounds)
    search("market")  # opens the index
    for question in QUESTIONS:
        print(f"search {question!r:<22} {_search_seconds(question) * 1000:6.2f} ms")


def _command_lines(table: str, as_json: bool) -> dict[str, list[str]]:
    """Return what is measured: a bare Python, `check`, and every command of Balam."""
    program, form = ["-m", "baliwords"], ["--json"] if as_json else []
    balam = {
        f"balam {name}": [*program, "balam", name]
        + [table if word == "MAP" else word for word in ARGUMENTS[name].split()]
        + form
        for name in BALAM.commands
    }
    return {BARE: ["-c", "pass"], CHECK: [*program, "check", "MURS", *form], **balam}


def _set_table(folder: Path) -> str:
    """Begin a checklist, and return the file of a map."""
    os.environ["XDG_DATA_HOME"] = str(folder)
    begin = ["balam", "checklist", "--new", "3", "next", "next", "next", "build"]
    _processor_seconds(["-m", "baliwords", *begin])
    table = folder / "table.map"
    table.write_text(MAP, encoding="utf-8")
    return str(table)


def _compare(lines: dict[str, list[str]], rounds: int) -> None:
    times: dict[str, list[float]] = {name: [] for name in lines}
    for _ in range(rounds):
        for name, arguments in lines.items():
            times[name].append(_processor_seconds(arguments))
    middle = {name: median(found) for name, found in times.items()}
    print("with --json" if "--json" in lines[CHECK] else "as text")
    for name, seconds in middle.items():
        print(f"  {name:<18} {seconds * 1000:6.1f} ms   {seconds / middle[CHECK]:5.2f} x check")


def _processor_seconds(arguments: list[str]) -> float:
    """Run a fresh Python and return what it cost the processor."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [sys.executable, *arguments]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def _search_seconds(question: str) -> float:
    times = []
    for _ in range(20):
        start = time.process_time()
        search(question)
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
