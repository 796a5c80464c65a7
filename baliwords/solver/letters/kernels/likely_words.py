# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The few words that each part is most likely to become, and the letters that make a word of it.

Plain Python; `likely_words.pxd` beside it gives the types that make it fast when compiled.
"""

from array import array
from math import log2

from baliwords.solver.letters.kernels.layout import ALPHABET, CANDIDATES, POINT_STEP, SEPARATOR
from baliwords.solver.letters.kernels.part_tree import Beginnings, Ints, zeros

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from baliwords.solver.letters.kernels.bits import bits

PROMISE_STEPS = 12.0


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
        chances: "array[float]",
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
        self.start = zeros("I", size + 1)
        self._share_out(tree["words"], size)
        self.choice = zeros("Q", self.start[size])
        self.quality = array("f", [0.0]) * self.start[size]
        self.total = array("f", [0.0]) * size
        self.finish = zeros("I", size)
        self.packs = zeros("Q", text.count(SEPARATOR))
        self.goods = array("d", [0.0]) * len(self.packs)
        if not cython.compiled:
            self.used = [0] * ALPHABET

    def _share_out(self, words: Ints, size: int) -> None:
        """Give each part of two letters or more as many places as it has words, up to a few."""
        for node in range(size):
            wanted = words[node] if words[node] < CANDIDATES else CANDIDATES
            self.start[node + 1] = self.start[node] + wanted

    def choose(self, beginnings: Beginnings) -> dict[str, Ints]:
        """Offer every word to its parts, then return the choices."""
        with cython.nogil:  # other threads go on meanwhile
            self.read_words()
            self.offer_all(beginnings)
        promise = zeros("B", len(self.right))
        for node in range(len(self.right)):
            promise[node] = min(255, int(PROMISE_STEPS * log2(1.0 + self.total[node])))
        return {
            "promise": promise,
            "choice_start": self.start,
            "choice": self.choice,
            "finish": self.finish,
        }

    @cython.final
    def read_words(self) -> None:
        """Note of each word, as one number, its letters and points, and how good it is."""
        start = 0
        word = 0
        for place in range(len(self.text)):
            if self.text[place] == SEPARATOR:
                self.read_word(word, start, place)
                start = place + 1
                word += 1

    @cython.final
    def read_word(self, word: int, start: int, end: int) -> None:
        """Note one word; nothing if the packs cannot spell it."""
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
        self.packs[word] = self.packed(points // POINT_STEP if points < 63 * POINT_STEP else 63)
        self.goods[word] = quality * (points * (0.3 if beyond else 1.0))

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
    def offer_all(self, beginnings: Beginnings) -> None:
        """Offer to the parts of each beginning its word, if the packs can spell it."""
        for i in range(len(beginnings.places)):
            if self.packs[beginnings.words[i]]:
                self.offer(beginnings.places[i], beginnings.words[i])

    @cython.final
    def offer(self, first: int, word: int) -> None:
        """Offer a word to its parts that begin at `first`, and note which lack its end alone."""
        node = 0
        above = self.text[first - 1] if first else SEPARATOR
        quality = self.goods[word]
        place = first
        letter = 0
        while self.text[place] != SEPARATOR:
            letter = self.text[place]
            if above == SEPARATOR and self.text[place + 1] == SEPARATOR:
                self.finish[node] |= 1 << letter
            node = self.child(node, letter)
            quality /= self.chances[letter]
            if place > first:
                self.total[node] += quality
                self.insert(node, self.packs[word], quality)
            place += 1
        if above != SEPARATOR and (first == 1 or self.text[first - 2] == SEPARATOR):
            self.finish[node] |= 1 << above

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
