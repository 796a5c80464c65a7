"""All kinds of attack by name."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from tests.attack.caches import attack_caches
from tests.attack.files import attack_files
from tests.attack.kills import attack_kills
from tests.attack.lines import attack_lines
from tests.attack.memory import attack_memory
from tests.attack.workers import Finding

Kind: TypeAlias = Callable[[int, Path, int], list[Finding]]
"""Makes so many attempts in a folder, from a number on; returns what did not hold."""

KINDS: Mapping[str, Kind] = {
    "lines": attack_lines,
    "files": attack_files,
    "caches": attack_caches,
    "kills": attack_kills,
    "memory": attack_memory,
}
