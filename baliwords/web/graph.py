"""A word list for browsers: the smallest graph of its words, in a format that ten lines read.

The file is a gzipped row of 32-bit numbers, the low byte first, one for each edge. The edges of a
node stand side by side, those of the first node at the beginning:

    bits 0-4  the letter, by its place in A-Z Ä Ö Ü
    bit 5     a word ends here          bit 6     the last edge of its node
    bits 8-31 where the edges of the node that it leads to begin; 0 if there are none
"""

import array
import gzip
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from baliwords.lexicon.spelling import ALPHABETS

LETTERS = ALPHABETS["de"]
ENDS, LAST = 32, 64

Node: TypeAlias = tuple[bool, tuple[tuple[str, int], ...]]
"""Whether a word ends here, and the letters that go on with the numbers of their nodes."""


KIND = "browser"
"""The name under which it is kept, beside other indexes of the list; the solver's is `graph`."""


def build_graph(words: Iterable[str], path: Path) -> None:
    """Write the graph of the words, given in alphabetical order."""
    nodes, root = smallest(words)
    edges = array.array("I", _edges(nodes, root))
    if sys.byteorder == "big":
        edges.byteswap()
    path.write_bytes(gzip.compress(edges.tobytes(), 9, mtime=0))


def smallest(words: Iterable[str]) -> tuple[list[Node], int]:
    """Return the nodes of the smallest graph, and the number of the first (Daciuk et al. 2000)."""
    numbers: dict[Node, int] = {}
    open_nodes: list[tuple[bool, list[tuple[str, int]]]] = [(False, [])]
    before = ""

    def close_down_to(depth: int) -> None:
        for letter in reversed(before[depth:]):
            ends, edges = open_nodes.pop()
            number = numbers.setdefault((ends, tuple(edges)), len(numbers))
            open_nodes[-1][1].append((letter, number))

    for word in words:
        shared = _shared(before, word)
        close_down_to(shared)
        open_nodes += [(False, []) for _ in word[shared:]]
        open_nodes[-1] = (True, open_nodes[-1][1])
        before = word
    close_down_to(0)
    ends, edges = open_nodes.pop()
    root = numbers.setdefault((ends, tuple(edges)), len(numbers))
    return list(numbers), root


def _edges(nodes: list[Node], root: int) -> Iterator[int]:
    order = _depth_first(nodes, root)
    starts, place = {}, 0
    for number in order:
        starts[number] = place
        place += len(nodes[number][1])
    for number in order:
        edges = nodes[number][1]
        for left, (letter, target) in enumerate(edges, 1 - len(edges)):
            flags = (ENDS if nodes[target][0] else 0) | (0 if left else LAST)
            yield starts.get(target, 0) << 8 | flags | LETTERS.index(letter)


def _depth_first(nodes: list[Node], root: int) -> list[int]:
    """Return the nodes that go on, the first one first: neighbours share what compresses."""
    order: dict[int, None] = {}
    waiting = [root]
    while waiting:
        number = waiting.pop()
        if number not in order and nodes[number][1]:
            order[number] = None
            waiting += [target for _, target in reversed(nodes[number][1])]
    return list(order)


def _shared(before: str, word: str) -> int:
    for place, (one, other) in enumerate(zip(before, word, strict=False)):
        if one != other:
            return place
    return min(len(before), len(word))


def graph_file(lang: str) -> str:
    """Return where the graph of a language's list lies; the first time it takes seconds."""
    from baliwords.lexicon import load_lexicon

    return str(load_lexicon(lang).source.index(KIND, build_graph))
