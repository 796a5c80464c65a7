# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Grow the index of parts: every contiguous piece of every word, as a tree in flat arrays.

Plain Python; `part_tree.pxd` beside it gives the types that make it fast when compiled.
The tree is first grown with linked lists, then renumbered level by level, so that the children
of a part lie side by side in the order of their letters: a letter mask and the number of
the first child are all that a step needs.
"""

from array import array
from typing import TypeAlias

from baliwords.solver.letters.kernels.layout import (
    ALPHABET,
    SEPARATOR,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

Ints: TypeAlias = "array[int]"


NODE = 6
"""Numbers that a part has while the tree grows, side by side: most parts lie far from the last."""
CHILD, SIBLING, LEFT, RIGHT, WORDS, SEEN = range(NODE)
PAIRS = ALPHABET * (ALPHABET + 1)
"""Two letters, or a last one."""
FEWEST_ROOMS = 4096
"""More than one word has parts that begin with the same letter."""
LETTER_SHIFT = 27
"""Above the next sibling stands the letter of the part itself."""


def zeros(kind: str, size: int) -> Ints:
    """Return so many numbers of a kind, all 0."""
    return array(kind, [0]) * size


class Beginnings:
    """All places of the text where a part may begin, those with the same two letters together:
    their parts lie near one another, so that one after the other they are found at once.
    """

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.starts = zeros("I", PAIRS + 1)
        self.count_pairs()
        self.places = zeros("I", self.starts[PAIRS])
        self.words = zeros("I", self.starts[PAIRS])
        self.behind = zeros("I", PAIRS)
        with cython.nogil:
            self.sort_places()

    @cython.final
    def pair(self, place: int) -> int:
        """Return the number of the two letters from a place on; the end of a word counts too."""
        second = self.text[place + 1]
        return self.text[place] * (ALPHABET + 1) + (ALPHABET if second == SEPARATOR else second)

    @cython.final
    def count_pairs(self) -> None:
        """Find where the places of each pair of letters will begin."""
        for place in range(len(self.text)):
            if self.text[place] != SEPARATOR:
                self.starts[self.pair(place) + 1] += 1
        for pair in range(PAIRS):
            self.starts[pair + 1] += self.starts[pair]

    @cython.final
    def sort_places(self) -> None:
        """Put each place where it belongs, with the number of its word; the order stays."""
        word = 0
        for place in range(len(self.text)):
            if self.text[place] == SEPARATOR:
                word += 1
            else:
                pair = self.pair(place)
                at = self.starts[pair] + self.behind[pair]
                self.behind[pair] += 1
                self.places[at] = place
                self.words[at] = word


class Grower:
    """The tree of parts while it grows, word by word."""

    def __init__(self, text: bytes, limits: bytes, jokers: int) -> None:
        self.text = text
        self.limits = limits
        self.jokers = jokers
        self.size = 1
        self.room = FEWEST_ROOMS + len(text) // 2  # as a rule a little more than is needed
        self.nodes = zeros("I", NODE * self.room)
        if not cython.compiled:
            self.used = [0] * ALPHABET
            self.by_letter = [0] * ALPHABET

    def _make_room(self) -> None:
        """Make room for more parts: never far more than are needed."""
        self.room += self.room // 3
        wider = zeros("I", NODE * self.room)
        memoryview(wider)[: len(self.nodes)] = memoryview(self.nodes)
        self.nodes = wider

    def grow(self, beginnings: Beginnings) -> None:
        """Add the parts of every word; other threads go on meanwhile."""
        added = 0
        while added < len(beginnings.places):
            if self.size + FEWEST_ROOMS > self.room:
                self._make_room()
            with cython.nogil:
                added = self.add_while_room(beginnings, added)
        with cython.nogil:
            self.count_for_letters()

    @cython.final
    def add_while_room(self, beginnings: Beginnings, first: int) -> int:
        """Add the parts from a beginning on; return the first for which there may be no room."""
        for i in range(first, len(beginnings.places)):
            if self.size + FEWEST_ROOMS > self.room:
                return i
            self.add_parts(beginnings.places[i], beginnings.words[i] + 1)
        return len(beginnings.places)

    @cython.final
    def add_parts(self, first: int, word: int) -> None:
        """Add the parts of a word that begin at `first`, as far as the packs can lay them."""
        for letter in range(ALPHABET):
            self.used[letter] = 0
        above = self.text[first - 1] if first else SEPARATOR
        before = 1 << above if above != SEPARATOR else 0
        beyond = 0
        node = 0
        place = first
        while self.text[place] != SEPARATOR:
            letter = self.text[place]
            self.used[letter] += 1
            if self.used[letter] > self.limits[letter]:
                beyond += 1
                if beyond > self.jokers:  # each stands in for one letter only
                    return
            node = self.step(node, letter)
            self.nodes[node + LEFT] |= before
            if self.nodes[node + SEEN] != word:
                self.nodes[node + SEEN] = word
                self.nodes[node + WORDS] += 1
            place += 1
        if above == SEPARATOR:
            self.nodes[node + RIGHT] |= WORD_BIT

    @cython.final
    def count_for_letters(self) -> None:
        """Count the words of each letter alone anew: its beginnings lie apart, word by word."""
        self.count_words()
        child = NODE * self.nodes[CHILD]
        while child:
            letter = self.nodes[child + SIBLING] >> LETTER_SHIFT
            self.nodes[child + WORDS] = self.used[letter]
            child = NODE * (self.nodes[child + SIBLING] & ((1 << LETTER_SHIFT) - 1))

    @cython.final
    def count_words(self) -> None:
        """Count in `used` the words that hold each letter."""
        for letter in range(ALPHABET):
            self.used[letter] = 0
        held = 0
        for place in range(len(self.text)):
            if self.text[place] != SEPARATOR:
                held |= 1 << self.text[place]
                continue
            for letter in range(ALPHABET):
                self.used[letter] += held >> letter & 1
            held = 0

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
        tree = {name: zeros(kind, self.size) for name, kind in kinds.items()}
        order = zeros("I", self.size)
        right, first, left, words = tree["right"], tree["first"], tree["left"], tree["words"]
        with cython.nogil:
            self.renumber(order, right, first, left, words)
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
