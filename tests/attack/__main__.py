"""Attack the program, as long as wanted: `python -m tests.attack lines --budget 100000`.

Each kind counts its attempts, names what did not hold, and ends with code 1 if anything did
not. The tests do the same with a small budget.
"""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.attack.kinds import KINDS


def main() -> int:
    """Run one kind of attack and say what it found."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--budget", type=int, default=1000, help="how many attempts")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        _own_folders(Path(folder))
        started = time.process_time(), time.monotonic()
        findings = KINDS[asked.kind](asked.budget, Path(folder), asked.first)
        waited = time.monotonic() - started[1]
    for finding in findings:
        print(f"\n{finding.attempt}\n    {finding.complaint[-1500:]}")
    last = Counter(finding.complaint.strip().splitlines()[-1][:150] for finding in findings)
    for complaint, times in last.most_common():
        print(f"{times:6}  {complaint}")
    print(f"{asked.kind}: {asked.budget} attempts, {len(findings)} findings, {waited:.0f} s")
    return 1 if findings else 0


def _own_folders(folder: Path) -> None:
    """Let the program use folders of the attack; a cache that was named is used as it is."""
    os.environ["XDG_DATA_HOME"] = str(folder / "data")
    os.environ["XDG_CONFIG_HOME"] = str(folder / "config")
    os.environ.setdefault("XDG_CACHE_HOME", str(folder / "cache"))
    os.environ.update(LC_ALL="C.UTF-8", TERM="dumb")


sys.exit(main())
