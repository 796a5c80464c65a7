"""The index of a language's parts and words as one memory-mapped file."""

import mmap
import struct
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from baliwords.solver.letters.kernels.layout import LETTERS, SEPARATOR

MAGIC = b"baliwords parts 5\n"
# The sections of the file, in their order, and how many bytes an entry of each has. What is read
# together lies together: to follow a word is to jump about, and every jump costs more than sums.
SECTIONS = {
    "walk": 16,
    "weigh": 8,
    "choice": 8,
    "ways": 4,
    "ways_start": 4,
    "ways_to": 4,
    "reach": 1,
    "gain": 1,
}
# What an entry holds: where, its type code, and how many bytes stand before it.
ARRAYS = {
    "right": ("walk", "I", 0),  # letters that can follow a part; highest bit: it is a word
    "first": ("walk", "I", 4),  # the part that the first of them makes
    "left": ("walk", "I", 8),  # letters that can stand before a part
    "finish": ("walk", "I", 12),  # letters that make a word of a part, above or under it
    "choice_start": ("weigh", "I", 0),  # where its most likely words begin in `choice`
    "words": ("weigh", "H", 4),  # how many words contain it
    "promise": ("weigh", "B", 6),  # logarithm of what they are worth, each by its chance
    "choice": ("choice", "Q", 0),  # a word: two bits for each letter, six for its points
    # The graph of the words, by places (`word_graph.py`):
    "ways": ("ways", "I", 0),  # letters that lead on; the highest bit: a word ends here
    "ways_start": ("ways_start", "I", 0),  # where the ways of a place begin in `ways_to`
    "ways_to": ("ways_to", "I", 0),  # the place to which a way leads
    "reach": ("reach", "B", 0),  # letters of the longest word behind a place, and 1
    "gain": ("gain", "B", 0),  # the most that the cards behind it are worth, without jokers
}
_MOST_PARTS = 1 << 30
"""So that kernels may count parts and words by 32 bits."""
CHANCE_BY_COPIES = (0.2, 0.35, 0.5, 0.6, 0.7, 0.75)
"""How likely a missing letter still comes, by the copies of it in the pack."""


@dataclass(frozen=True, slots=True)
class Pack:
    """What the index must know of the rules: limits and values of the 29 letters."""

    limits: bytes
    values: bytes
    dearest: bytes
    """The value of the dearest card that may stand for each letter, the joker not included."""
    jokers: int

    @property
    def chances(self) -> "array[float]":
        """How likely each letter still comes when a word lacks it."""
        most = len(CHANCE_BY_COPIES) - 1
        return array("f", [CHANCE_BY_COPIES[min(copies, most)] for copies in self.limits])


class Index:
    """The arrays of the file as read-only views."""

    __slots__ = ("_map", *ARRAYS)

    right: memoryview
    first: memoryview
    left: memoryview
    words: memoryview
    promise: memoryview
    choice_start: memoryview
    choice: memoryview
    finish: memoryview
    ways: memoryview
    ways_start: memoryview
    ways_to: memoryview
    reach: memoryview
    gain: memoryview

    def __init__(self, path: Path) -> None:
        """Map a file; one that would lead kernels astray is refused by a `ValueError`."""
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = len(MAGIC) + 8 * len(SECTIONS)
        if self._map[: len(MAGIC)] != MAGIC or len(self._map) < head:
            raise ValueError(f"{path.name} is no index of parts")
        lengths = struct.unpack_from(f"<{len(SECTIONS)}Q", self._map, len(MAGIC))
        whole = memoryview(self._map)
        place = _aligned(head)
        parts: dict[str, memoryview] = {}
        for (name, width), length in zip(SECTIONS.items(), lengths, strict=True):
            if place + length * width > len(whole):
                raise ValueError(f"{path.name} ends within its arrays")
            parts[name] = whole[place : place + length * width]
            place = _aligned(place + length * width)
        for name, (section, _, _) in ARRAYS.items():
            setattr(self, name, _entries(parts[section], name))
        if not self._is_sound():
            raise ValueError(f"{path.name} is damaged")

    def _is_sound(self) -> bool:
        """Whether no number in the arrays leads out of them."""
        from baliwords.solver.letters.kernels.soundness import is_sound, is_sound_graph

        parts, places = len(self.right), len(self.ways)
        by_place = {len(self.ways_start), len(self.reach), len(self.gain)}
        fits = len(self.choice_start) == parts + 1 and by_place == {places}
        if not fits or not 0 < parts < _MOST_PARTS or len(self.choice) > _MOST_PARTS:
            return False
        if not 0 < places <= parts or not is_sound_graph(self.ways, self.ways_start, self.ways_to):
            return False
        return is_sound(
            self.right, self.first, self.left, self.finish, self.choice_start, len(self.choice)
        )

    def find(self, text: str) -> int:
        """Return the part that the letters make, 0 if there is none."""
        node = 0
        for letter in text:
            mask, place = self.right[node], LETTERS.index(letter)
            if not mask >> place & 1:
                return 0
            node = self.first[node] + (mask & ((1 << place) - 1)).bit_count()
        return node

    def spell(self, node: int) -> str:
        """Return the letters of a part. Children lie level by level, so their parent is found
        by bisection: the last part whose first child is not behind them.
        """
        letters: list[str] = []
        while node:
            parent = self._parent(node)
            rank = node - self.first[parent]
            mask = self.right[parent]
            bits = [bit for bit in range(len(LETTERS)) if mask >> bit & 1]
            letters.append(LETTERS[bits[rank]])
            node = parent
        return "".join(reversed(letters))

    def _parent(self, node: int) -> int:
        low, high = 0, node
        while high - low > 1:
            middle = (low + high) // 2
            if self.first[middle] <= node:
                low = middle
            else:
                high = middle
        return low


def write_index(path: Path, words: Iterable[str], pack: Pack) -> None:
    """Build the index of the words and write it to `path`."""
    from baliwords.solver.letters.kernels.likely_words import Chooser
    from baliwords.solver.letters.kernels.part_tree import Beginnings, Grower
    from baliwords.solver.letters.kernels.word_graph import Joiner

    code = {ord(letter): number for number, letter in enumerate(LETTERS)}
    code[ord("\n")] = SEPARATOR
    text = "".join(f"{word}\n" for word in words).translate(code).encode("latin-1")
    beginnings = Beginnings(text)
    grower = Grower(text, pack.limits, pack.jokers)
    grower.grow(beginnings)
    tree = grower.levelled()
    del grower
    chooser = Chooser(text, pack.limits, pack.jokers, pack.values, pack.chances, tree)
    graph = Joiner(pack.dearest, tree["right"], tree["first"]).join()
    _write_arrays(path, {**tree, **chooser.choose(beginnings), **graph})


def _write_arrays(path: Path, arrays: Mapping[str, "array[int]"]) -> None:
    lengths = [max(len(arrays[name]) for name in _held_by(section)) for section in SECTIONS]
    with path.open("wb") as file:
        file.write(MAGIC + struct.pack(f"<{len(SECTIONS)}Q", *lengths))
        for section, length in zip(SECTIONS, lengths, strict=True):
            file.seek(_aligned(file.tell()))
            file.write(_filled(section, length, arrays))
        file.truncate(_aligned(file.tell()))


def _held_by(section: str) -> list[str]:
    return [name for name, (where, _, _) in ARRAYS.items() if where == section]


def _filled(
    section: str, length: int, arrays: Mapping[str, "array[int]"]
) -> bytearray | memoryview:
    """Return a section: the arrays that it holds, entry by entry, or the only one as it is."""
    held = _held_by(section)
    if len(held) == 1:
        return memoryview(arrays[held[0]])
    contents = bytearray(length * SECTIONS[section])
    for name in held:
        _entries(memoryview(contents), name)[: len(arrays[name])] = memoryview(arrays[name])
    return contents


def _entries(section: memoryview, name: str) -> memoryview:
    """Return what a section holds of one array."""
    where, kind, before = ARRAYS[name]
    size = struct.calcsize(kind)
    step = SECTIONS[where] // size
    return section.cast(kind)[before // size :: step]  # type: ignore[call-overload,no-any-return]


def _aligned(place: int) -> int:
    return -(-place // 64) * 64
