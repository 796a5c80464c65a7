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


PROMISE_STEPS = 12.0
Ints: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"


def _zeros(kind: str, size: int) -> Ints:
    fresh = array(kind)
    fresh.frombytes(bytes(fresh.itemsize * size))
    return fresh


def _no_floats(size: int) -> Floats:
    return array("f", bytes(4 * size))


def _enlarged(kind: str, old: Ints, size: int) -> Ints:
    """Return the old numbers with zeros behind them."""
    fresh = array(kind, bytes(memoryview(old)))
    fresh.frombytes(bytes(fresh.itemsize * (size - len(fresh))))
    return fresh


class Grower:
    """The tree of parts while it grows, word by word."""

    def __init__(self, text: bytes, limits: bytes, jokers: int) -> None:
        self.text = text
        self.limits = limits
        self.jokers = jokers
        self.size = 1
        self.letter = _zeros("B", 0)
        self.child = _zeros("I", 0)
        self.sibling = _zeros("I", 0)
        self.left = _zeros("I", 0)
        self.right = _zeros("I", 0)
        self.words = _zeros("I", 0)
        self.seen = _zeros("I", 0)
        self.room = 0
        if not cython.compiled:
            self.used = [0] * ALPHABET
            self.by_letter = [0] * ALPHABET
        self._make_room(1 << 16)

    def _make_room(self, room: int) -> None:
        """Make room for more parts."""
        self.letter = _enlarged("B", self.letter, room)
        self.child = _enlarged("I", self.child, room)
        self.sibling = _enlarged("I", self.sibling, room)
        self.left = _enlarged("I", self.left, room)
        self.right = _enlarged("I", self.right, room)
        self.words = _enlarged("I", self.words, room)
        self.seen = _enlarged("I", self.seen, room)
        self.room = room

    def grow(self) -> None:
        """Add every word of the text."""
        start = 0
        number = 0
        for place in range(len(self.text)):
            if self.text[place] == SEPARATOR:
                number += 1
                if self.size + 4096 > self.room:
                    self._make_room(2 * self.room)
                for first in range(start, place):
                    self.add_parts(start, first, place, number)
                start = place + 1

    @cython.final
    def add_parts(self, start: int, first: int, end: int, number: int) -> None:
        """Add the parts of a word that begin at `first`, as far as the packs can lay them."""
        for letter in range(ALPHABET):
            self.used[letter] = 0
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
            if first > start:
                self.left[node] |= 1 << self.text[first - 1]
            if self.seen[node] != number:
                self.seen[node] = number
                self.words[node] += 1
        if first == start:
            self.right[node] |= WORD_BIT

    @cython.final
    def step(self, node: int, letter: int) -> int:
        """Return the child of `node` by `letter`, a new one if need be."""
        child = self.child[node]
        while child:
            if self.letter[child] == letter:
                return child
            child = self.sibling[child]
        child = self.size
        self.size += 1
        self.letter[child] = letter
        self.sibling[child] = self.child[node]
        self.child[node] = child
        self.right[node] |= 1 << letter
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
            old = order[place]
            right[place] = self.right[old]
            left[place] = self.left[old]
            words[place] = self.words[old] if self.words[old] < 65535 else 65535
            first[place] = end
            for letter in range(ALPHABET):
                self.by_letter[letter] = 0
            child = self.child[old]
            while child:
                self.by_letter[self.letter[child]] = child
                child = self.sibling[child]
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
        below = self.right[node] & ((1 << letter) - 1)
        child = self.first[node]
        while below:
            below &= below - 1
            child += 1
        return child

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
