# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The words as the smallest graph: beginnings after which the same may come are one place.

Plain Python; `word_graph.pxd` beside it gives the types that make it fast when compiled.
The tree of parts has millions of places, far more than a processor keeps at hand; this graph has
some ten thousand. A walk for words goes here and hardly ever waits for memory.
"""

from array import array

from baliwords.solver.letters.kernels.layout import ALPHABET, LETTER_BITS, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

NOWHERE = 0xFFFFFFFF
PRIME = 0x01000193


class Joiner:
    """Joins the beginnings of words, from the longest parts up to the root."""

    def __init__(self, dearest: bytes, right: "array[int]", first: "array[int]") -> None:
        self.dearest = dearest
        self.right = right
        self.first = first
        begins = len(right)
        self.place_of = array("I", bytes(4 * begins))
        self.ways = array("I", bytes(4 * begins))
        self.start = array("I", bytes(4 * begins))
        self.edges = array("I", bytes(4 * begins))
        self.reach = array("B", bytes(begins))
        self.gain = array("B", bytes(begins))
        self.room = 1 << max(4, begins.bit_length())
        self.slots = array("I", bytes(4 * self.room))
        self.size = 0
        self.used = 0

    def join(self) -> "dict[str, array[int]]":
        """Return the arrays of the graph. Its root is the last place, and ways lead back only."""
        with cython.nogil:  # other threads go on meanwhile
            self.join_all()
        size = self.size
        return {
            "ways": self.ways[:size],
            "ways_start": self.start[:size],
            "ways_to": self.edges[: self.used],
            "reach": self.reach[:size],
            "gain": self.gain[:size],
        }

    def join_all(self) -> None:
        """Find the place of each part that begins a word; children have higher numbers."""
        for slot in range(self.room):
            self.slots[slot] = NOWHERE
        for node in range(len(self.right) - 1, -1, -1):
            self.look_below(node)

    @cython.final
    def look_below(self, node: int) -> None:
        """Write the ways on from a part behind those known, and keep them if they are new."""
        letters = self.right[node] & WORD_BIT
        reach = 1 if letters else 0
        gain = 0
        end = self.used
        child = self.first[node]
        below = self.right[node] & LETTER_BITS
        for letter in range(ALPHABET):
            if below >> letter & 1:
                place = self.place_of[child]
                if place != NOWHERE:
                    letters |= 1 << letter
                    self.edges[end] = place
                    end += 1
                    if self.reach[place] >= reach:
                        reach = self.reach[place] + 1
                    if self.gain[place] + self.dearest[letter] > gain:
                        gain = self.gain[place] + self.dearest[letter]
                child += 1
        if letters == 0 and node:
            self.place_of[node] = NOWHERE
        else:
            self.place_of[node] = self.placed(letters, end, reach, gain)

    @cython.final
    def placed(self, letters: int, end: int, reach: int, gain: int) -> int:
        """Return the place with these ways, which stand behind all others; a new one if need be."""
        mixed = letters
        for edge in range(self.used, end):
            mixed = ((mixed ^ self.edges[edge]) * PRIME) & NOWHERE
        slot = (mixed ^ (mixed >> 15)) & (self.room - 1)
        while self.slots[slot] != NOWHERE:
            if self.is_same(self.slots[slot], letters, end):
                return self.slots[slot]
            slot = (slot + 1) & (self.room - 1)
        place = self.size
        self.slots[slot] = place
        self.ways[place] = letters
        self.start[place] = self.used
        self.reach[place] = reach if reach < 255 else 255
        self.gain[place] = gain if gain < 255 else 255
        self.used = end
        self.size += 1
        return place

    @cython.final
    def is_same(self, place: int, letters: int, end: int) -> bool:
        """Whether a place has these ways."""
        if self.ways[place] != letters:
            return False
        start = self.start[place]
        for edge in range(self.used, end):
            if self.edges[start] != self.edges[edge]:
                return False
            start += 1
        return True
