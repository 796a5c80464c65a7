"""The index of a language's parts and words as one memory-mapped file."""

import mmap
import struct
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from baliwords.solver.letters.kernels.layout import LETTERS, SEPARATOR

MAGIC = b"baliwords parts 4\n"
# The arrays in the order of the file, each with its type code and width.
ARRAYS = {
    "right": "I",  # letters that can follow a part; the highest bit: the part is a word
    "first": "I",  # the part that the first of them makes
    "left": "I",  # letters that can stand before a part
    "words": "H",  # how many words contain it
    "promise": "B",  # logarithm of what they are worth, each by its chance
    "choice_start": "I",  # where its most likely words begin in `choice`
    "choice": "Q",  # a word: two bits for each letter, six for its points
    "finish": "I",  # letters that make a word of a part, above or under it
    # The graph of the words, by places (`word_graph.py`):
    "ways": "I",  # letters that lead on; the highest bit: a word ends here
    "ways_start": "I",  # where the ways of a place begin in `ways_to`
    "ways_to": "I",  # the place to which a way leads
    "reach": "B",  # letters of the longest word behind a place, and 1
    "gain": "B",  # the most that the cards behind it in such a word are worth, without jokers
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
        head = len(MAGIC) + 8 * len(ARRAYS)
        if self._map[: len(MAGIC)] != MAGIC or len(self._map) < head:
            raise ValueError(f"{path.name} is no index of parts")
        lengths = struct.unpack_from(f"<{len(ARRAYS)}Q", self._map, len(MAGIC))
        whole = memoryview(self._map)
        place = _aligned(head)
        for (name, kind), length in zip(ARRAYS.items(), lengths, strict=True):
            size = length * struct.calcsize(kind)
            if place + size > len(whole):
                raise ValueError(f"{path.name} ends within its arrays")
            setattr(self, name, whole[place : place + size].cast(kind))  # type: ignore[call-overload]
            place = _aligned(place + size)
        if not self._is_sound():
            raise ValueError(f"{path.name} is damaged")

    def _is_sound(self) -> bool:
        """Whether no number in the arrays leads out of them."""
        from baliwords.solver.letters.kernels.soundness import is_sound, is_sound_graph

        parts, places = len(self.right), len(self.ways)
        each = {name: len(getattr(self, name)) for name in ARRAYS}
        fits = dict.fromkeys(ARRAYS, parts) | {
            "choice_start": parts + 1,
            "choice": len(self.choice),
            **dict.fromkeys(("ways", "ways_start", "reach", "gain"), places),
            "ways_to": len(self.ways_to),
        }
        if each != fits or not 0 < parts < _MOST_PARTS or len(self.choice) > _MOST_PARTS:
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
    from baliwords.solver.letters.kernels.part_tree import Chooser, Grower
    from baliwords.solver.letters.kernels.word_graph import Joiner

    code = {ord(letter): number for number, letter in enumerate(LETTERS)}
    code[ord("\n")] = SEPARATOR
    text = "".join(f"{word}\n" for word in words).translate(code).encode("latin-1")
    grower = Grower(text, pack.limits, pack.jokers)
    grower.grow()
    tree = grower.levelled()
    del grower
    chooser = Chooser(text, pack.limits, pack.jokers, pack.values, pack.chances, tree)
    graph = Joiner(pack.dearest, tree["right"], tree["first"]).join()
    _write_arrays(path, {**tree, **chooser.choose(), **graph})


def _write_arrays(path: Path, arrays: Mapping[str, "array[int]"]) -> None:
    with path.open("wb") as file:
        file.write(MAGIC + struct.pack(f"<{len(ARRAYS)}Q", *(len(arrays[n]) for n in ARRAYS)))
        for name in ARRAYS:
            file.seek(_aligned(file.tell()))
            file.write(memoryview(arrays[name]))
        file.truncate(_aligned(file.tell()))


def _aligned(place: int) -> int:
    return -(-place // 64) * 64
