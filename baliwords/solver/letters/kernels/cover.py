# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""How much of the row words can cover: now, and with one card of the pile more for each word.

Plain Python; `cover.pxd` beside it gives the types that make it fast when compiled.
Once a turn, the words of whole columns are laid out; then for each set of columns the best way
to cover it. What a move would leave of this is then a matter of a few sums, since a join only
asks that in some word its two columns stand one under the other.
An estimate for the policy, not a rule: umlauts count in their main reading, the joker as
the most promising letter.
"""

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    COLUMN,
    COPIES,
    JOKER,
    LACKS,
    LETTER_BITS,
    NOBODY,
    SLOTS,
    SUBSETS,
    WORD_BIT,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.ending import Ending
else:
    from baliwords.solver.letters.kernels.bits import bits, fetch, long_bits, lowest
    from baliwords.solver.letters.kernels.ending import Ending

PAIR, PAIRS = 2, SLOTS * SLOTS
"""Two columns, one under the other, and how many such pairs of slots there may be."""


class Cover(Ending):
    """A table that knows which of its columns words can use."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.finish = index.finish
        if not cython.compiled:  # C arrays otherwise
            self.lacks = [0] * len(LACKS)
            self.at_least = [0] * COPIES
            self.linked = [[0] * SLOTS for _ in range(SLOTS)]
            self.degree = [0] * SLOTS
            self.unders = [0] * SLOTS
            self.thirds = [[0] * SLOTS for _ in range(SLOTS)]
            self.word_of = [0] * SUBSETS
            self.word_chains = [0] * SUBSETS
            self.with_pair = [[0] * SUBSETS for _ in range(PAIRS)]
            self.pair_count = [0] * PAIRS
            self.part_of = [0] * SUBSETS
            self.part_chains = [0] * SUBSETS
            self.sets = [[0] * SUBSETS for _ in range(SLOTS)]
            self.set_count = [0] * SLOTS
            self.after = [[0] * SLOTS for _ in range(SLOTS + 1)]
            self.secure = [0] * SUBSETS
            self.covered = [0] * SUBSETS
            self.reach = [0] * SUBSETS
        for count, lack in enumerate(LACKS):
            self.lacks[count] = lack

    # -- what joins with what --------------------------------------------------------------

    @cython.final
    def look_for_joins(self) -> None:
        """Count the joins, in all and of each column, and the complete words."""
        self.joins = 0
        self.words_ready = 0
        for slot in range(SLOTS):
            self.degree[slot] = 0
            self.unders[slot] = 0
            if self.row[slot] != NOBODY:
                self.words_ready += self.complete[self.row[slot]]
        for a in range(SLOTS):
            for b in range(SLOTS):
                self.linked[a][b] = 0
                self.thirds[a][b] = 0
                if a == b or self.row[a] == NOBODY or self.row[b] == NOBODY:
                    continue
                if self.link[self.row[a]][self.row[b]]:
                    fetch(self.right, self.link[self.row[a]][self.row[b]])
                    self.linked[a][b] = 1
                    self.unders[a] |= 1 << b
                    self.degree[a] += 1
                    self.degree[b] += 1
                    self.joins += 1

    # -- words of whole columns ------------------------------------------------------------

    @cython.final
    def look_at_words(self) -> None:
        """Lay out all words of whole columns, and the parts that lack one card to be words."""
        for subset in range(SUBSETS):
            self.word_of[subset] = 0
            self.word_chains[subset] = 0
            self.part_of[subset] = 0
            self.part_chains[subset] = 0
        for pair in range(PAIRS):
            self.pair_count[pair] = 0
        self.used = 0
        self.columns_used = 0
        for slot in range(SLOTS):
            self.set_count[slot] = 0
            if self.row[slot] != NOBODY:
                self.used |= 1 << slot
                self.columns_used += 1
        for slot in range(SLOTS):
            if self.row[slot] != NOBODY:
                self.lay_first(slot, self.row[slot])
        self.cover_all()

    @cython.final
    def lay_first(self, slot: int, column: int) -> None:
        """Begin with one column, then put each of its partners under it."""
        subset = 1 << slot
        if self.length[column] > 1:
            self.note_part(
                self.nodes[column][0], subset, self.length[column], self.worth[column], 0
            )
        for under in range(SLOTS):
            if self.linked[slot][under]:
                other = self.row[under]
                self.lay_on(
                    self.link[column][other],
                    subset | 1 << under,
                    under,
                    self.length[column] + self.length[other],
                    self.worth[column] + self.worth[other],
                    self.long_bit(slot * SLOTS + under),
                )

    @cython.final
    def lay_on(
        self, node: int, subset: int, last: int, length: int, worth: int, chain: int
    ) -> None:
        """Note the columns laid so far, then put each partner of the last one under it."""
        self.note_part(node, subset, length, worth, chain)
        depth = bits(subset)
        fitting = self.try_under(node, subset, last)
        if depth == PAIR:
            self.thirds[lowest(subset ^ (1 << last))][last] = fitting
        while fitting:
            slot = lowest(fitting)
            fitting &= fitting - 1
            column = self.row[slot]
            self.lay_on(
                self.after[depth][slot],
                subset | 1 << slot,
                slot,
                length + self.length[column],
                worth + self.worth[column],
                chain | self.long_bit(last * SLOTS + slot),
            )

    @cython.final
    def try_under(self, node: int, subset: int, last: int) -> int:
        """Work out the part that each partner of the last column makes; return who makes one."""
        depth = bits(subset)
        fitting = 0
        rest = self.unders[last] & ~subset
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            after = self.walked(node, self.row[slot])
            if after:
                self.after[depth][slot] = after
                fitting |= 1 << slot
                fetch(self.right, after)
        return fitting

    @cython.final
    def long_bit(self, place: int) -> int:
        """Return a number of 64 bits with one bit set."""
        one = 1
        return one << place

    @cython.final
    def walked(self, node: int, column: int) -> int:
        """Return the part that a column makes under a part, 0 if there is none."""
        if self.cards[column][0] == JOKER:
            return self.wildest(node)
        for place in range(self.length[column]):
            mask = self.right[node]
            fitting = mask & self.reads[self.cards[column][place]]
            if fitting == 0:
                return 0
            bit = fitting & (0 - fitting)
            node = self.first[node] + bits(mask & (bit - 1))
        return node

    @cython.final
    def wildest(self, node: int) -> int:
        """Return the most promising part that one letter makes of a part, 0 if there is none."""
        best = 0
        child = self.first[node]
        for _ in range(bits(self.right[node] & LETTER_BITS)):
            if best == 0 or self.promise[child] > self.promise[best]:
                best = child
            child += 1
        return best

    @cython.final
    def note_part(self, node: int, subset: int, length: int, worth: int, chain: int) -> None:
        """Note columns laid in some order if they are a word, or one card makes them one."""
        value = COLUMN * bits(subset)
        if self.right[node] & WORD_BIT:
            self.word_of[subset] = worth * length + 1  # 0 stands for no word
            self.word_chains[subset] |= chain
        else:
            count = self.finishing_cards(node)
            if count == 0:
                return
            value -= self.lacks[count if count < 9 else 9]
        if self.part_of[subset] == 0:
            first = lowest(subset)
            self.sets[first][self.set_count[first]] = subset
            self.set_count[first] += 1
        self.note_pairs(subset, chain & ~self.part_chains[subset])
        self.part_chains[subset] |= chain
        if value > self.part_of[subset]:
            self.part_of[subset] = value

    @cython.final
    def note_pairs(self, subset: int, chain: int) -> None:
        """Note what was laid for each pair of slots that stand one under the other in it."""
        while chain:
            pair = long_bits((chain & (0 - chain)) - 1)
            chain &= chain - 1
            self.with_pair[pair][self.pair_count[pair]] = subset
            self.pair_count[pair] += 1

    @cython.final
    def finishing_cards(self, node: int) -> int:
        """Count the cards of the pile that make a word of a part."""
        letters = self.finish[node]
        count = 0
        for k in range(COPIES):
            count += bits(letters & self.at_least[k])
        return count

    # -- covering the row ------------------------------------------------------------------

    @cython.final
    def cover_all(self) -> None:
        """Find for each set of columns the best way to cover it with what was noted.

        From the last slot to the first: what the slots behind one can do by themselves is then
        known when it joins them.
        """
        self.secure[0] = 0
        self.covered[0] = 0
        self.reach[0] = 0
        behind = 0
        for slot in range(SLOTS - 1, -1, -1):
            if self.used >> slot & 1:
                self.leave_out(1 << slot, behind)
                for i in range(self.set_count[slot]):
                    part = self.sets[slot][i]
                    self.use_part(part, behind & ~part)
                behind |= 1 << slot

    @cython.final
    def leave_out(self, column: int, behind: int) -> None:
        """Cover a column and any of those behind it by leaving the column out."""
        others = behind
        while True:
            self.secure[others | column] = self.secure[others]
            self.covered[others | column] = self.covered[others]
            self.reach[others | column] = self.reach[others]
            if others == 0:
                break
            others = (others - 1) & behind

    @cython.final
    def use_part(self, part: int, behind: int) -> None:
        """Cover some columns by what was noted for them, beside any of those behind them."""
        near = self.part_of[part]
        points = self.word_of[part] - 1  # 0 stands for no word
        count = bits(part)
        others = behind
        while True:
            whole = others | part
            if near + self.reach[others] > self.reach[whole]:
                self.reach[whole] = near + self.reach[others]
            if points >= 0:
                if points + self.secure[others] > self.secure[whole]:
                    self.secure[whole] = points + self.secure[others]
                if count + self.covered[others] > self.covered[whole]:
                    self.covered[whole] = count + self.covered[others]
            if others == 0:
                break
            others = (others - 1) & behind

    @cython.final
    def cover_after(self, a: int, b: int) -> None:
        """Find what holds after joining slots a and b, or after removing a (b is nobody).

        `secured` are the points of words that can be made at once, `uncovered` the columns
        that no such words can use, `lacking` what is missing to use them all; for that, the
        best order of columns counts, even if the join is part of another one.
        """
        rest = self.used & ~(1 << a)
        if b != NOBODY:
            rest &= ~(1 << b)
        self.secured = self.secure[rest]
        self.most = self.covered[rest]
        self.near = self.reach[rest]
        if b != NOBODY:
            self.use_join(rest, 1 << a | 1 << b, a * SLOTS + b)
        self.uncovered = self.columns_used - 1 - self.most
        self.lacking = COLUMN * (self.columns_used - 1) - self.near

    @cython.final
    def use_join(self, rest: int, both: int, place: int) -> None:
        """Try all that was noted in which two columns stand one under the other, as one."""
        for i in range(self.pair_count[place]):
            whole = self.with_pair[place][i]
            part = whole ^ both
            others = rest ^ part
            if self.part_of[whole] - COLUMN + self.reach[others] > self.near:
                self.near = self.part_of[whole] - COLUMN + self.reach[others]
            if self.word_chains[whole] >> place & 1:
                if self.word_of[whole] - 1 + self.secure[others] > self.secured:
                    self.secured = self.word_of[whole] - 1 + self.secure[others]
                if bits(part) + 1 + self.covered[others] > self.most:
                    self.most = bits(part) + 1 + self.covered[others]
