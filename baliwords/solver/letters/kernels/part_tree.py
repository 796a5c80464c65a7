# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Grow the index of parts: every contiguous piece of every word, as a tree in flat arrays.

Plain Python; `part_tree.pxd` beside it gives the types that make it fast when compiled.
The tree is first grown with linked lists, then renumbered level by level, so that the children
of a part lie side by side in the order of their letters: a letter mask and the number of
the first child are all that a step needs. Then each part gets the few words that it is most
likely to become, and the letters that make a word of it.
"""

from array import array
from math import log2
from typing import TypeAlias

from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    CANDIDATES,
    POINT_STEP,
    SEPARATOR,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from baliwords.solver.letters.kernels.bits import bits


PROMISE_STEPS = 12.0
Ints: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"


NODE = 6
"""Numbers that a part has while the tree grows, side by side: most parts lie far from the last."""
CHILD, SIBLING, LEFT, RIGHT, WORDS, SEEN = range(NODE)
LETTER_SHIFT = 27
"""Above the next sibling stands the letter of the part itself."""


def _zeros(kind: str, size: int) -> Ints:
    return array(kind, [0]) * size


def _no_floats(size: int) -> Floats:
    return array("f", [0.0]) * size


class Grower:
    """The tree of parts while it grows, word by word."""

    def __init__(self, text: bytes, limits: bytes, jokers: int) -> None:
        self.text = text
        self.limits = limits
        self.jokers = jokers
        self.size = 1
        self.room = 1 << 16
        self.nodes = _zeros("I", NODE * self.room)
        if not cython.compiled:
            self.used = [0] * ALPHABET
            self.by_letter = [0] * ALPHABET

    def _make_room(self) -> None:
        """Make room for more parts: never far more than are needed."""
        self.room += self.room // 3
        wider = _zeros("I", NODE * self.room)
        memoryview(wider)[: len(self.nodes)] = memoryview(self.nodes)
        self.nodes = wider

    def grow(self) -> None:
        """Add every word of the text; parts of one first letter after the other, which lie near."""
        for initial in range(ALPHABET):
            self.grow_from(initial)

    def grow_from(self, initial: int) -> None:
        """Add the parts of every word that begin with a letter."""
        start = 0
        number = 0
        for place in range(len(self.text)):
            if self.text[place] == SEPARATOR:
                number += 1
                if self.size + 4096 > self.room:
                    self._make_room()
                for first in range(start, place):
                    if self.text[first] == initial:
                        self.add_parts(start, first, place, number)
                start = place + 1

    @cython.final
    def add_parts(self, start: int, first: int, end: int, number: int) -> None:
        """Add the parts of a word that begin at `first`, as far as the packs can lay them."""
        for letter in range(ALPHABET):
            self.used[letter] = 0
        before = 1 << self.text[first - 1] if first > start else 0
        beyond = 0
        node = 0
        for place in range(first, end):
            letter = self.text[place]
            self.used[letter] += 1
            if self.used[letter] > self.limits[letter]:
                beyond += 1
                if beyond > self.jokers:  # each stands in for one letter only
                    return
            node = self.step(node, letter)
            self.nodes[node + LEFT] |= before
            if self.nodes[node + SEEN] != number:
                self.nodes[node + SEEN] = number
                self.nodes[node + WORDS] += 1
        if first == start:
            self.nodes[node + RIGHT] |= WORD_BIT

    @cython.final
    def step(self, node: int, letter: int) -> int:
        """Return the child of `node` by `letter`, a new one if need be."""
        child = NODE * self.nodes[node + CHILD]
        while child:
            lettered = self.nodes[child + SIBLING]
            if lettered >> LETTER_SHIFT == letter:
                return child
            child = NODE * (lettered & ((1 << LETTER_SHIFT) - 1))
        child = NODE * self.size
        self.nodes[child + SIBLING] = letter << LETTER_SHIFT | self.nodes[node + CHILD]
        self.nodes[node + CHILD] = self.size
        self.nodes[node + RIGHT] |= 1 << letter
        self.size += 1
        return child

    def levelled(self) -> dict[str, Ints]:
        """Return the tree renumbered level by level."""
        kinds = {"right": "I", "first": "I", "left": "I", "words": "H"}
        tree = {name: _zeros(kind, self.size) for name, kind in kinds.items()}
        order = _zeros("I", self.size)
        self.renumber(order, tree["right"], tree["first"], tree["left"], tree["words"])
        return tree

    @cython.final
    def renumber(self, order: Ints, right: Ints, first: Ints, left: Ints, words: Ints) -> None:
        """Fill the arrays of `levelled`."""
        end = 1
        for place in range(self.size):
            old = NODE * order[place]
            right[place] = self.nodes[old + RIGHT]
            left[place] = self.nodes[old + LEFT]
            count = self.nodes[old + WORDS]
            words[place] = count if count < 65535 else 65535
            first[place] = end
            for letter in range(ALPHABET):
                self.by_letter[letter] = 0
            child = self.nodes[old + CHILD]
            while child:
                lettered = self.nodes[NODE * child + SIBLING]
                self.by_letter[lettered >> LETTER_SHIFT] = child
                child = lettered & ((1 << LETTER_SHIFT) - 1)
            for letter in range(ALPHABET):
                if self.by_letter[letter]:
                    order[end] = self.by_letter[letter]
                    end += 1


class Chooser:
    """Finds for each part the words it is most likely to become.

    How good a word is for a part: its points, times a chance for each letter that is missing.
    """

    def __init__(
        self,
        text: bytes,
        limits: bytes,
        jokers: int,
        values: bytes,
        chances: Floats,
        tree: dict[str, Ints],
    ) -> None:
        self.text = text
        self.limits = limits
        self.jokers = jokers
        self.values = values
        self.chances = chances
        self.right = tree["right"]
        self.first = tree["first"]
        size = len(self.right)
        self.start = _zeros("I", size + 1)
        self._share_out(tree["words"], size)
        self.choice = _zeros("Q", self.start[size])
        self.quality = _no_floats(self.start[size])
        self.total = _no_floats(size)
        self.finish = _zeros("I", size)
        if not cython.compiled:
            self.used = [0] * ALPHABET

    def _share_out(self, words: Ints, size: int) -> None:
        """Give each part of two letters or more as many places as it has words, up to a few."""
        for node in range(size):
            wanted = words[node] if words[node] < CANDIDATES else CANDIDATES
            self.start[node + 1] = self.start[node] + wanted

    def choose(self) -> dict[str, Ints]:
        """Read every word, then return the choices."""
        start = 0
        for place in range(len(self.text)):
            if self.text[place] == SEPARATOR:
                self.add_word(start, place)
                start = place + 1
        promise = _zeros("B", len(self.right))
        for node in range(len(self.right)):
            promise[node] = min(255, int(PROMISE_STEPS * log2(1.0 + self.total[node])))
        return {
            "promise": promise,
            "choice_start": self.start,
            "choice": self.choice,
            "finish": self.finish,
        }

    @cython.final
    def add_word(self, start: int, end: int) -> None:
        """Offer one word to all its parts, if the packs can spell it."""
        for letter in range(ALPHABET):
            self.used[letter] = 0
        beyond = 0
        worth = 0
        quality = 1.0
        for place in range(start, end):
            letter = self.text[place]
            self.used[letter] += 1
            worth += self.values[letter]
            quality *= self.chances[letter]
            if self.used[letter] > self.limits[letter]:
                beyond += 1
        if beyond > self.jokers:
            return
        points = worth * (end - start)
        word = self.packed(points // POINT_STEP if points < 63 * POINT_STEP else 63)
        quality *= points * (0.3 if beyond else 1.0)
        for first in range(start, end):
            self.offer(word, first, end, quality)
        self.finish[self.found(start, end - 1)] |= 1 << self.text[end - 1]
        self.finish[self.found(start + 1, end)] |= 1 << self.text[start]

    @cython.final
    def found(self, first: int, end: int) -> int:
        """Return the part that a piece of the text is."""
        node = 0
        for place in range(first, end):
            node = self.child(node, self.text[place])
        return node

    @cython.final
    def packed(self, points: int) -> int:
        """Return a word as one number: two bits a letter, 3 for three or more; then its points."""
        total = self.widened(points) << (2 * ALPHABET)
        shift = 0
        for letter in range(ALPHABET):
            count = self.used[letter] if self.used[letter] < 3 else 3
            total |= self.widened(count) << shift
            shift += 2
        return total

    @cython.final
    def widened(self, count: int) -> int:
        """Return the number with 64 bits."""
        return count

    @cython.final
    def offer(self, word: int, first: int, end: int, quality: float) -> None:
        """Offer a word to its parts that begin at `first`."""
        node = 0
        for place in range(first, end):
            letter = self.text[place]
            node = self.child(node, letter)
            quality /= self.chances[letter]
            if place > first:
                self.total[node] += quality
                self.insert(node, word, quality)

    @cython.final
    def child(self, node: int, letter: int) -> int:
        """Return the child of `node` by a letter that it has."""
        return self.first[node] + bits(self.right[node] & ((1 << letter) - 1))

    @cython.final
    def insert(self, node: int, word: int, quality: float) -> None:
        """Keep a word among the choices of a part if it is good enough, the best one first."""
        begin = self.start[node]
        place = self.start[node + 1] - 1
        if quality <= self.quality[place]:
            return
        while place > begin and self.quality[place - 1] < quality:
            self.quality[place] = self.quality[place - 1]
            self.choice[place] = self.choice[place - 1]
            place -= 1
        self.quality[place] = quality
        self.choice[place] = word
