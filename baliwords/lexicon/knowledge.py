"""What is known of words beside their being admissible: lemmas, and why others are left out.

Each is a table of lines `FORM<TAB>…` that comes as one compressed file. It is cut into
small blocks, compressed one by one, so that a look-up unpacks one block: 23 MB of French
lemmas become 3 MB in the cache, which are checked and searched in a few milliseconds.
"""

import mmap
import zlib
from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from baliwords.files.cache import cached
from baliwords.lexicon.store import data_file, fingerprint_of, unpacked_lines
from baliwords.speech import _, together

_LINES_A_BLOCK = 256
_MOST_BLOCKS_KEPT = 64


class Lemma(NamedTuple):
    """The dictionary form of a word, its part of speech, and what the word is of it."""

    lemma: str
    pos: str
    features: str

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        """The lemma with what the word is of it, as a sentence."""
        from baliwords.lexicon.grammar import forms, term

        kind = together(term(self.pos), forms(self.features), between=", ")
        return _("{lemma} ({kind})", lemma=self.lemma, kind=kind)


class PackedLines:
    """A table of lines `KEY<TAB>…`, sorted, in compressed blocks.

    The file: the size of the index in four bytes; the index, compressed, a line
    `KEY<TAB>SIZE` for the first key and the packed size of each block; the blocks.
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        start = 4 + int.from_bytes(self._file[:4], "big")
        rows = [row.split(b"\t") for row in zlib.decompress(self._file[4:start]).splitlines()]
        self._first_keys = [key for key, _ in rows]
        self._starts = [start]
        for _key, size in rows:
            self._starts.append(self._starts[-1] + int(size))
        self._unpacked: dict[int, bytes] = {}

    def find(self, key: str) -> list[str]:
        """Return the fields of the line with this key, without the key; none if there is none."""
        wanted = key.encode("utf-8", "replace")
        number = bisect_right(self._first_keys, wanted) - 1
        if number < 0:
            return []
        block = self._block(number)
        place = block.find(b"\n" + wanted + b"\t")
        if place < 0:
            return []
        line = block[place + 1 : block.find(b"\n", place + 1)]
        return line.decode("utf-8").split("\t")[1:]

    def _block(self, number: int) -> bytes:
        """Return a block, with a line end on either side of each line."""
        if number not in self._unpacked:
            if len(self._unpacked) >= _MOST_BLOCKS_KEPT:
                self._unpacked.clear()
            packed = self._file[self._starts[number] : self._starts[number + 1]]
            self._unpacked[number] = zlib.decompress(packed)
        return self._unpacked[number]


def pack_lines(lines: Iterable[str], path: Path) -> None:
    """Write the file that `PackedLines` reads from lines in alphabetical order."""
    index, blocks = [], []
    remaining = iter(lines)
    while block := [line.encode() for line in islice(remaining, _LINES_A_BLOCK)]:
        packed = zlib.compress(b"\n".join([b"", *block, b""]))
        blocks.append(packed)
        index.append(b"%b\t%d" % (block[0].partition(b"\t")[0], len(packed)))
    packed_index = zlib.compress(b"\n".join(index))
    with path.open("wb") as file:
        file.writelines([len(packed_index).to_bytes(4, "big"), packed_index, *blocks])


class Knowledge:
    """The lemmas of a language's words, how common they are, and why others are left out."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._tables: dict[str, PackedLines] = {}

    def lemmas(self, word: str) -> tuple[Lemma, ...]:
        """Return the lemmas of an accepted form; none if they are not known."""
        fields = self._table("lemmas").find(word)
        if not fields or not fields[0]:
            return ()
        return tuple(Lemma(*entry.split("|", 2)) for entry in fields[0].split(";"))

    def forms(self, lemma: Lemma) -> list[str]:
        """Return every form of a lemma, in alphabetical order."""
        if "forms" not in self._tables:
            self._tables["forms"] = PackedLines(_packed_forms(self.lang))
        fields = self._tables["forms"].find(f"{lemma.lemma}|{lemma.pos}")
        return fields[0].split() if fields else []

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

    def _table(self, name: str) -> PackedLines:
        if name not in self._tables:
            self._tables[name] = PackedLines(_packed(self.lang, name))
        return self._tables[name]


def _packed(lang: str, name: str) -> Path:
    return _kept(lang, name, name, lambda lines: lines)


def _packed_forms(lang: str) -> Path:
    """Return the lemmas turned round; built when forms are first asked for."""
    from baliwords.lexicon.related import lines_by_lemma

    return _kept(lang, "forms", "lemmas", lines_by_lemma)


def _kept(
    lang: str, name: str, data: str, arrange: Callable[[Iterable[str]], Iterable[str]]
) -> Path:
    """Return the packed table `name`, made of the lines of a data file."""
    packed = data_file(lang, f"{data}.tsv.xz")

    def build(path: Path) -> None:
        pack_lines(arrange(unpacked_lines(packed) if packed.exists() else ()), path)

    contents = packed.read_bytes() if packed.exists() else b""
    return cached(f"{name}-{lang}", fingerprint_of(contents), build)
