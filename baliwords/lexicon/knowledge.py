"""What is known of words beside their being admissible: lemmas, and why others are left out.

Each file is a table of sorted lines, `FORM<TAB>…`, unpacked once into the cache, where a
form is found by halving: nothing is read but the few lines that are compared.
"""

import mmap
from pathlib import Path
from typing import NamedTuple

from baliwords.core.cache import cached
from baliwords.lexicon.store import data_file, fingerprint_of, unpack


class Lemma(NamedTuple):
    """The dictionary form of a word, its part of speech, and what the word is of it."""

    lemma: str
    pos: str
    features: str

    def __str__(self) -> str:
        return f"{self.lemma} ({', '.join(filter(None, (self.pos, self.features)))})"


class SortedLines:
    """A text file of sorted lines `KEY<TAB>…`, mapped into memory."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            empty = path.stat().st_size == 0
            self._text: mmap.mmap | bytes
            self._text = b"" if empty else mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def find(self, key: str) -> list[str]:
        """Return the fields of the line with this key, without the key; none if there is none."""
        wanted = key.encode("utf-8", "replace") + b"\t"
        text = self._text
        low, high = 0, len(text)
        while low < high:
            start = text.rfind(b"\n", 0, (low + high) // 2) + 1
            end = text.find(b"\n", start)
            line = text[start:end]
            if line.startswith(wanted):
                return line[len(wanted) :].decode("utf-8").split("\t")
            if line < wanted:
                low = end + 1
            else:
                high = start
        return []


class Knowledge:
    """The lemmas of a language's words, how common they are, and why others are left out."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._tables: dict[str, SortedLines] = {}

    def lemmas(self, word: str) -> tuple[Lemma, ...]:
        """Return the lemmas of an accepted form; none if they are not known."""
        fields = self._table("lemmas").find(word)
        if not fields or not fields[0]:
            return ()
        return tuple(Lemma(*entry.split("|", 2)) for entry in fields[0].split(";"))

    def commonness(self, word: str) -> int:
        """Return how common a word is, from 0 (rare or unknown) to 9."""
        fields = self._table("lemmas").find(word)
        return int(fields[1]) if len(fields) > 1 else 0

    def reason_left_out(self, word: str) -> str | None:
        """Return why a form was left out of the list, or None if nothing is known of it."""
        fields = self._table("left-out").find(word)
        return fields[0] if fields else None

    def build(self) -> None:
        """Unpack every table that is not unpacked yet."""
        for name in ("lemmas", "left-out"):
            self._table(name)

    def _table(self, name: str) -> SortedLines:
        if name not in self._tables:
            self._tables[name] = SortedLines(_unpacked(self.lang, name))
        return self._tables[name]


def _unpacked(lang: str, name: str) -> Path:
    packed = data_file(lang, f"{name}.tsv.xz")

    def build(path: Path) -> None:
        lines = unpack(packed).splitlines() if packed.exists() else []
        path.write_bytes(b"".join(sorted(line.encode() + b"\n" for line in lines)))

    contents = packed.read_bytes() if packed.exists() else b""
    return cached(f"{name}-{lang}", fingerprint_of(contents), build)
