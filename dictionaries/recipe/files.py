"""Write the data files so that the same input gives the same bytes."""

import hashlib
import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import fmean as mean

# The hardest preset gains 3 % on these files, takes minutes for the long ones, and makes
# every reader reserve 64 MB; this one reserves 8.
PRESET = 6
HEADER = "# Written by the recipe; do not edit. See ../README.md.\n"


def write_lines(path: Path, lines: Iterable[str]) -> str:
    """Write lines compressed; return the checksum of the text."""
    text = "".join(f"{line}\n" for line in lines).encode()
    path.write_bytes(lzma.compress(text, preset=PRESET))
    return hashlib.sha256(text).hexdigest()


def read_corrections(path: Path) -> dict[str, str]:
    """Read `WORD  # reason` lines: word to reason."""
    corrections = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, reason = line.partition("#")
        if word.strip():
            corrections[word.strip()] = reason.strip()
    return corrections


def read_verdicts(text: str) -> dict[str, tuple[bool, str]]:
    """Read `+ lemma  # reason` and `- lemma  # reason` lines: lemma to verdict and reason."""
    verdicts = {}
    for line in text.splitlines():
        judged, _, reason = line.partition("#")
        if judged:
            sign, lemma = judged.split()
            verdicts[lemma] = (sign == "+", reason.strip())
    return verdicts


def read_opinions(text: str) -> dict[str, float]:
    """Read `lemma 756` lines, one digit an opinion: lemma to the mean of them."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return {lemma: mean(map(int, digits)) for lemma, digits in lines}


Facts = Mapping[str, object]


class Folder:
    """One language's folder while it is written; remembers the files for the facts."""

    def __init__(self, path: Path) -> None:
        """Take the folder, which already holds our own corrections."""
        self.path = path
        self.files: list[Facts] = []

    def write(self, name: str, lines: Iterable[str], licence: str) -> None:
        """Write one data file and note its licence, length and checksum."""
        written = list(lines)
        checksum = write_lines(self.path / name, written)
        facts = {"name": name, "licence": licence, "lines": len(written), "sha256": checksum}
        self.files.append(facts)

    def corrections(self, name: str) -> dict[str, str]:
        """Read `add.txt` or `drop.txt`."""
        return read_corrections(self.path / name)

    def verdicts(self) -> dict[str, tuple[bool, str]]:
        """Read `verdicts.txt`."""
        return read_verdicts((self.path / "verdicts.txt").read_text(encoding="utf-8"))

    def opinions(self) -> dict[str, float]:
        """Read `opinions.txt`."""
        return read_opinions((self.path / "opinions.txt").read_text(encoding="utf-8"))


def write_facts(path: Path, facts: Facts, sources: Iterable[Facts], files: Iterable[Facts]) -> None:
    """Write the facts file: plain values, then one table a source and one a data file."""
    blocks = ["\n".join(f"{key} = {_toml(value)}" for key, value in facts.items())]
    for title, tables in (("sources", sources), ("files", files)):
        for table in tables:
            rows = "\n".join(f"{key} = {_toml(value)}" for key, value in table.items())
            blocks.append(f"[[{title}]]\n{rows}")
    path.write_text(HEADER + "\n\n".join(blocks) + "\n", encoding="utf-8")


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{k} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
