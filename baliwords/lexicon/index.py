"""The index of a word list: three structures, each built once, kept in a file, mapped into memory.

- the *words* as a trie (marisa-trie), its branches in alphabetical order: is this a word, which
  words begin with it, how many are there, all of them in order. 0.9 MB for French, 1.6 for German;
- the *parts* as a trie of all beginnings of all words, written backwards: a part of a
  word is the end of one of its beginnings. Of 378,000 French and 685,000 German words these
  are 0.7 and 1.3 million, against 1.0 and 2.5 million endings or some 2 and 5 million parts,
  so it builds in 1 and 3 seconds, into 2 and 4 MB;
- the *lines*, the bare words one a line, in alphabetical order: which words contain
  it. Reading through all of them takes milliseconds, so no index of places is kept.

All letters of the alphabets lie in Latin-1, so a line has one byte a letter. Every builder
takes the words in alphabetical order and lets them pass by; a trie is gathered in memory,
which takes 75 MB for the French parts and 155 MB for the German ones, once.
"""

import mmap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from marisa_trie import LABEL_ORDER, Trie

if TYPE_CHECKING:
    import re

Find = Callable[[mmap.mmap, int, int], "re.Match[bytes] | None"]


class WordTrie(Trie):
    """A trie of texts that lies in a file.

    The trie does not keep the map alive by which it reads the file, so both are one object:
    whoever holds one of its methods holds the map too.
    """

    __slots__ = ("_map",)

    def __init__(self, path: Path) -> None:
        super().__init__()
        # Python opens what has any name; the trie's own `mmap` only what is text, and on
        # Windows only what is ASCII.
        self._map = mapped(path)
        self.map(self._map)

    def has_prefix(self, text: str) -> bool:
        """Say whether a text of the trie begins with this one."""
        return next(self.iterkeys(text), None) is not None


def mapped(path: Path) -> mmap.mmap:
    """Map a whole file into memory, to be read only."""
    with path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


def build_words(words: Iterable[str], path: Path) -> None:
    """Write the trie of the words."""
    # One level of branches: a tenth larger than three, and half as quick again to ask.
    Trie(words, 1, order=LABEL_ORDER).save(str(path))


def build_parts(words: Iterable[str], path: Path) -> None:
    """Write the trie of all beginnings of the words, backwards."""
    Trie(_beginnings_backwards(words), 1, order=LABEL_ORDER).save(str(path))


def _beginnings_backwards(words: Iterable[str]) -> Iterator[str]:
    """Yield every beginning of every word once, written backwards, in alphabetical order.

    They are sorted one pair of last letters after the other, and wait as bare bytes.
    """
    by_last_letters: dict[str, bytearray] = {}
    before = ""
    for word in words:
        backwards = word[::-1]
        for start in range(len(word) - _shared(before, word)):
            beginning = backwards[start:]
            waiting = by_last_letters.setdefault(beginning[:2], bytearray())
            waiting += beginning.encode("latin-1") + b"\n"
        before = word
    for letters in sorted(by_last_letters):
        yield from sorted(by_last_letters.pop(letters).decode("latin-1").split())


def _shared(before: str, word: str) -> int:
    """Count the letters that both begin with: beginnings that the word before had already."""
    for place, (one, other) in enumerate(zip(before, word, strict=False)):
        if one != other:
            return place
    return min(len(before), len(word))


def build_lines(words: Iterable[str], path: Path) -> None:
    """Write the words as lines, with a line end on either side of each."""
    with path.open("w", encoding="latin-1", newline="\n") as file:
        file.write("\n")
        file.writelines(f"{word}\n" for word in words)


class Lines:
    """The words as sorted text, to be searched from end to end."""

    def __init__(self, path: Path) -> None:
        self._text = mapped(path)

    def has_part(self, part: str, at_least: int) -> bool:
        """Say whether a word of so many letters contains `part`, which is not empty."""
        text, wanted, place = self._text, part.encode("latin-1", "replace"), 0
        while (place := text.find(wanted, place)) >= 0:
            end = text.find(b"\n", place)
            if end - text.rfind(b"\n", 0, place) > at_least:
                return True
            place = end
        return False

    @property
    def text(self) -> bytes:
        """All lines, one byte a letter."""
        return self._text[:]

    def search(self, pattern: str, costs: bytes = b"") -> Iterator[tuple[str, int]]:
        """Yield each word that matches the regular expression, and where it does.

        The first place counts, or with the costs of every place of the text the cheapest.
        A pattern has to match some letters: a match of nothing would be found for ever.
        """
        import re

        text = self._text
        find = re.compile(pattern.encode("latin-1")).search
        line_end = 0
        while found := find(text, line_end):
            place = found.start()
            line_start = text.rfind(b"\n", 0, place) + 1
            line_end = text.find(b"\n", found.end())
            if costs:
                place = self._cheapest(find, costs, place, line_end)
            yield text[line_start:line_end].decode("latin-1"), place - line_start

    def everywhere(self, size: int, costs: bytes = b"") -> Iterator[tuple[str, int]]:
        """Yield each word of so many letters, and where; as `search` for any letters does."""
        start = 1
        for line in self.text.split(b"\n")[1:]:
            if len(line) >= size:
                places = costs[start : start + len(line) - size + 1]
                yield line.decode("latin-1"), places.index(min(places)) if costs else 0
            start += len(line) + 1

    def _cheapest(self, find: Find, costs: bytes, first: int, line_end: int) -> int:
        """Return the first place of the lowest cost among those found in one line."""
        best = place = first
        while costs[best] and (found := find(self._text, place + 1, line_end)):
            place = found.start()
            if costs[place] < costs[best]:
                best = place
        return best
