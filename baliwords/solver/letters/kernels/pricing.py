# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Words that are worth more than the cards and the time they take cost, for a known pile.

Plain Python; `pricing.pxd` beside it gives the types that make it fast when compiled.
A card has its price; `moments` rise along the pile, and a column that lies open while cards are
drawn costs what they rise meanwhile. `word_plan.py` says what a word laid with certain cards
costs and why; here each word is laid with those cards of the pile that leave most of its points.

For a word c1 c2 ... cL of cards with moments m1 ... mL the time costs

    max(m) - sum(m) + sum of max(m[i], m[i + 1]) over neighbours,

a chain: the best cards behind each place are found from the last one backwards, each card of
the pile as often as it fits. Only where this promises enough the search for different cards
begins, which the same figures guide.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import ALPHABET, NOBODY, PACK_SIZE, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

NONE = -1e15
"""Less than any profit."""
NEVER = 1_000
"""Behind every card of a pile."""
MOST_CHAINS = 100_000
"""Chains weighed before a search in haste is given up: prices so low that most words bring more
than they cost prove nothing anyway."""
MOST_TRIES = 200_000
"""Cards tried in haste for one word and one last card, before the promise must stand for the
answer."""


class Pricer:
    """All words of an index, to be laid with the cards of a pile."""

    def __init__(self, index: Index) -> None:
        self.right = index.right
        self.first = index.first
        if not cython.compiled:  # C arrays otherwise
            self.path = [0] * (PACK_SIZE + 1)
            self.options = [[0] * PACK_SIZE for _ in range(ALPHABET)]
            self.option_count = [0] * ALPHABET
            self.value = [0] * PACK_SIZE
            self.price = [0.0] * PACK_SIZE
            self.moment = [0.0] * PACK_SIZE
            self.gain = [0.0] * PACK_SIZE
            self.room = [0] * (PACK_SIZE + 1)
            self.needed = [0] * ALPHABET
            self.most_of = [[0.0] * (PACK_SIZE + 1) for _ in range(ALPHABET)]
            self.earliest = [0.0] * ALPHABET
            self.promise = [[[0.0] * 2 for _ in range(PACK_SIZE)] for _ in range(PACK_SIZE)]
            self.laid = [0] * PACK_SIZE
            self.best_laid = [0] * PACK_SIZE
            self.runs = [[0] * (PACK_SIZE + 1) for _ in range(PACK_SIZE + 1)]
            self.last_of = [0] * (PACK_SIZE + 1)
        self.count = 0
        self.letters = 0
        self.text = array("B")
        self.starts = array("i")
        self.gather(0, 0, False)
        self.text = array("B", bytes(self.letters))
        self.starts = array("i", bytes(4 * (self.count + 1)))
        self.count = 0
        self.letters = 0
        self.gather(0, 0, True)
        self.size = 0
        self.joker = NOBODY
        self.worst = 0.0

    @cython.final
    def gather(self, node: int, depth: int, write: bool) -> None:
        """Count the words below a part, or write them down."""
        mask = self.right[node]
        if mask & WORD_BIT:
            if write:
                for place in range(depth):
                    self.text[self.letters + place] = self.path[place]
                self.starts[self.count + 1] = self.letters + depth
            self.letters += depth
            self.count += 1
        child = self.first[node]
        for letter in range(ALPHABET):
            if mask >> letter & 1:
                self.path[depth] = letter
                self.gather(child, depth + 1, write)
                child += 1

    def deal(self, reads: "list[int]", values: "list[int]", joker: int) -> None:
        """Set the pile: what each card can stand for, its points, where the joker lies."""
        self.size = len(reads)
        self.joker = joker
        for letter in range(ALPHABET):
            self.option_count[letter] = 0
        for card, mask in enumerate(reads):
            self.value[card] = values[card]
            for letter in range(ALPHABET):
                if mask >> letter & 1 and card != joker:
                    self.options[letter][self.option_count[letter]] = card
                    self.option_count[letter] += 1

    def find(
        self,
        prices: "array[float]",
        moments: "array[float]",
        room: "array[int]",
        threshold: float,
        patience: int = 1,
    ) -> "list[tuple[float, bytes, bytes]]":
        """Return words worth more than they cost by `threshold`: profit, cards, letters.

        Each word is laid as is best for it, with at most `room[d]` columns lying open once
        d cards are drawn. Afterwards `worst` is what no word's profit exceeds for each card,
        more than anything if the search was given up. It goes on the longer the more `patience`.
        """
        self.most_tries = MOST_TRIES * patience
        self.most_chains = MOST_CHAINS * patience
        for card in range(self.size):
            self.price[card] = prices[card]
            self.moment[card] = moments[card]
        for drawn in range(self.size + 1):
            self.room[drawn] = room[drawn]
        self.prepare()
        self.worst = 0.0
        self.chains = 0
        found = []
        for word in range(self.count):
            if self.chains > self.most_chains:
                self.worst = -NONE
                break
            if self.lay(word, threshold):
                cards = bytes([self.best_laid[place] for place in range(self.length)])
                letters = bytes([self.text[self.begin + place] for place in range(self.length)])
                found.append((self.best, cards, letters))
        return found

    @cython.final
    def prepare(self) -> None:
        """Note what each letter may bring at most in a word of each length, and its first card."""
        for letter in range(ALPHABET):
            self.earliest[letter] = -NONE
            for length in range(PACK_SIZE + 1):
                self.most_of[letter][length] = NONE
            for i in range(self.option_count[letter]):
                card = self.options[letter][i]
                if self.moment[card] < self.earliest[letter]:
                    self.earliest[letter] = self.moment[card]
                for length in range(PACK_SIZE + 1):
                    brings = length * self.value[card] - self.price[card]
                    if brings > self.most_of[letter][length]:
                        self.most_of[letter][length] = brings

    # -- one word --------------------------------------------------------------------------

    @cython.final
    def lay(self, word: int, threshold: float) -> bool:
        """Find the best cards for a word; false if they leave no more than the threshold."""
        self.begin = self.starts[word]
        self.length = self.starts[word + 1] - self.begin
        if self.at_most() <= threshold:
            return False
        for card in range(self.size):
            self.gain[card] = self.length * self.value[card] - self.price[card] + self.moment[card]
        if not self.count_lacking():
            return False
        first_end = self.first_end()
        self.weigh(self.size - 1)
        if self.promised() - first_end <= threshold:
            return False
        self.best = threshold
        cut = NONE
        letters = self.letters_needed()
        for last in range(self.size):
            if self.moment[last] < first_end or not self.is_useful(last, letters):
                continue
            self.weigh(last)
            self.end = self.moment[last]
            promise = self.promised() - self.end
            if promise > self.best + 1e-9:
                self.tries = 0
                self.try_cards(0, 0.0, 0)
                if self.tries > self.most_tries and promise > cut:
                    cut = promise
        most = self.best if self.best > cut else cut
        if most > threshold and most > self.worst * self.length:
            self.worst = most / self.length
        return self.best > threshold

    @cython.final
    def at_most(self) -> float:
        """Return what a word brings at most, time costing nothing; the joker for one letter."""
        total = 0.0
        better = 0.0
        lacking = 0
        wild = NONE
        if self.joker != NOBODY:
            wild = self.length * self.value[self.joker] - self.price[self.joker]
        for place in range(self.length):
            brings = self.most_of[self.text[self.begin + place]][self.length]
            if brings == NONE:
                lacking += 1
                total += wild
            else:
                total += brings
                if wild - brings > better:
                    better = wild - brings
        if lacking > 1:
            return NONE
        return total if lacking else total + better

    @cython.final
    def count_lacking(self) -> bool:
        """Find the letter that needs the joker, if one does; false if one joker is too few."""
        self.lacking = NOBODY
        lacking = 0
        for letter in range(ALPHABET):
            self.needed[letter] = 0
        for place in range(self.length):
            letter = self.text[self.begin + place]
            self.needed[letter] += 1
            if self.needed[letter] > self.option_count[letter]:
                self.lacking = letter
                lacking += 1
        return lacking == 0 or (lacking == 1 and self.joker != NOBODY)

    @cython.final
    def can_be_wild(self, place: int) -> bool:
        """Whether the joker may stand at a place: if a letter lacks a card, only for that one."""
        return self.lacking == NOBODY or self.text[self.begin + place] == self.lacking

    @cython.final
    def first_end(self) -> float:
        """Return the moment before which a word cannot be whole, the joker for one letter."""
        latest = 0.0
        second = 0.0
        for place in range(self.length):
            moment = self.earliest[self.text[self.begin + place]]
            if moment > latest:
                second = latest
                latest = moment
            elif moment > second:
                second = moment
        return latest if self.joker == NOBODY else second

    @cython.final
    def letters_needed(self) -> int:
        """Return the letters of the word as a mask."""
        mask = 0
        for place in range(self.length):
            mask |= 1 << self.text[self.begin + place]
        return mask

    @cython.final
    def is_useful(self, card: int, letters: int) -> bool:
        """Whether a card can be in the word."""
        if card == self.joker:
            return True
        for letter in range(ALPHABET):
            if letters >> letter & 1:
                for i in range(self.option_count[letter]):
                    if self.options[letter][i] == card:
                        return True
        return False

    # -- the chain -------------------------------------------------------------------------

    @cython.final
    def weigh(self, last: int) -> None:
        """Find what each card promises at each place, with no card behind `last` in the pile."""
        self.chains += 1
        for place in range(self.length - 1, -1, -1):
            letter = self.text[self.begin + place]
            for i in range(self.option_count[letter]):
                card = self.options[letter][i]
                for free in range(2):
                    self.promise[place][card][free] = self.promise_of(place, card, free, last)
            if self.joker != NOBODY:
                self.promise[place][self.joker][0] = NONE
                self.promise[place][self.joker][1] = NONE
                if self.can_be_wild(place):
                    self.promise[place][self.joker][1] = self.promise_of(place, self.joker, 0, last)

    @cython.final
    def promise_of(self, place: int, card: int, free: int, last: int) -> float:
        """Return the most that this card and those behind it bring; `free`: the joker may come."""
        if card > last:
            return NONE
        if place == self.length - 1:
            return self.gain[card]
        best = NONE
        letter = self.text[self.begin + place + 1]
        for i in range(self.option_count[letter]):
            other = self.options[letter][i]
            if other != card:
                best = self.better(best, self.promise[place + 1][other][free], card, other)
        if free and self.joker != NOBODY:
            best = self.better(best, self.promise[place + 1][self.joker][1], card, self.joker)
        return best if best == NONE else best + self.gain[card]

    @cython.final
    def better(self, best: float, promise: float, card: int, other: int) -> float:
        """Return the better of what is known and what another neighbour promises."""
        if promise == NONE:
            return best
        later = self.moment[card] if self.moment[card] > self.moment[other] else self.moment[other]
        return promise - later if promise - later > best else best

    @cython.final
    def promised(self) -> float:
        """Return the most that the whole chain promises."""
        best = NONE
        letter = self.text[self.begin]
        free = 0 if self.joker == NOBODY else 1
        for i in range(self.option_count[letter]):
            if self.promise[0][self.options[letter][i]][free] > best:
                best = self.promise[0][self.options[letter][i]][free]
        if free and self.promise[0][self.joker][1] > best:
            best = self.promise[0][self.joker][1]
        return best

    # -- different cards -------------------------------------------------------------------

    @cython.final
    def try_cards(self, place: int, total: float, used: int) -> None:
        """Try the cards for a place and those behind it, those first that promise most."""
        if place == self.length:
            total -= self.moment[self.last_of[place]]
            if total > self.best:
                self.best = total
                for i in range(self.length):
                    self.best_laid[i] = self.laid[i]
            return
        self.tries += 1
        if self.tries > self.most_tries:
            return
        tried = used
        while True:
            card = self.most_promising(place, total, tried)
            if card == NOBODY:
                return
            tried |= self.long_bit(card)
            if self.open_runs(place, card):
                self.laid[place] = card
                after = total + self.gain[card] - self.meeting(place, card)
                self.try_cards(place + 1, after, used | self.long_bit(card))

    @cython.final
    def most_promising(self, place: int, total: float, tried: int) -> int:
        """Return the card not tried yet that promises most, nobody if none beats the best."""
        found = NOBODY
        most = self.best + 1e-9 + self.end
        letter = self.text[self.begin + place]
        free = 0 if self.joker == NOBODY or tried >> self.joker & 1 else 1
        for i in range(self.option_count[letter] + free):
            card = self.joker if i == self.option_count[letter] else self.options[letter][i]
            if tried >> card & 1 or self.promise[place][card][free] == NONE:
                continue
            promise = total + self.promise[place][card][free] - self.meeting(place, card)
            if promise > most:
                most = promise
                found = card
        return found

    @cython.final
    def meeting(self, place: int, card: int) -> float:
        """Return the later moment of a card and the one before it."""
        if place == 0:
            return 0.0
        before = self.moment[self.laid[place - 1]]
        return self.moment[card] if self.moment[card] > before else before

    @cython.final
    def open_runs(self, place: int, card: int) -> bool:
        """Count the columns that lie open with this card; false if there is no room for them."""
        before = self.laid[place - 1] if place else NEVER
        last = card
        if place and self.last_of[place] > last:
            last = self.last_of[place]
        self.last_of[place + 1] = last
        for drawn in range(self.size + 1):
            runs = self.runs[place][drawn] if place else 0
            # The card lies in a column of its own until its neighbour comes.
            if card < drawn <= before:
                runs += 1
            self.runs[place + 1][drawn] = runs
            if runs > self.room[drawn] and drawn <= last:
                return False
        return True

    @cython.final
    def long_bit(self, place: int) -> int:
        """Return a number of 64 bits with one bit set."""
        one = 1
        return one << place
