# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Whole games by the policy: from a position over many shuffled piles, and for training.

Plain Python; `rollouts.pxd` beside it gives the types that make it fast when compiled.
A rollout depends on its move and its number alone, so work may be shared out among threads.
Nobody looks into the pile: the policy sees only how many of each card are left in it.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import ALPHABET, CARD_CODES, JOKER, PACK_SIZE, SLOTS

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.policy import Policy
else:
    from baliwords.solver.letters.kernels.policy import Policy

NOBODY = -1
MOST_FEATURES = 64
MASK64 = (1 << 64) - 1
STEP, MIX_ONE, MIX_TWO = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
STRIDE = 0x9E6C63D0876A9A47
BALI, STUCK = 1 << 16, 1 << 17
AHEAD_MOVES, AHEAD_CARDS = 3, 4
"""Moves compared and cards tried when the next card is looked ahead for."""


class Roller(Policy):
    """A table that plays games out, and learns from them."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.dice = 0
        self.hidden_size = 0
        self.ahead = 0
        if not cython.compiled:  # C arrays otherwise
            self.hidden = [0] * PACK_SIZE
            self.ranked_slot = [0] * AHEAD_MOVES
            self.ranked_under = [0] * AHEAD_MOVES
            self.ranked_total = [0.0] * AHEAD_MOVES
            self.trace = [[0] * MOST_FEATURES for _ in range(PACK_SIZE * 2)]
            self.trace_count = [0] * (PACK_SIZE * 2)
            self.trace_value = [0.0] * (PACK_SIZE * 2)
            self.trace_gain = [0] * (PACK_SIZE * 2)

    # -- chance ----------------------------------------------------------------------------

    @cython.final
    def next_bits(self) -> int:
        """Return 32 random bits (SplitMix64, as in core/shuffle.py)."""
        self.dice = (self.dice + STEP) & MASK64
        mixed = self.dice
        mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & MASK64
        return (mixed ^ (mixed >> 31)) >> 32

    @cython.final
    def shuffle_pile(self) -> None:
        """Put the hidden cards into a random order."""
        for place in range(self.hidden_size):
            self.pile[place] = self.hidden[place]
        for last in range(self.hidden_size - 1, 0, -1):
            other = (self.next_bits() * (last + 1)) >> 32
            card = self.pile[last]
            self.pile[last] = self.pile[other]
            self.pile[other] = card

    def hide(self, columns: "list[bytes]", hidden: bytes, pile_size: int, score: int) -> None:
        """Set up a table whose pile is some `pile_size` of the hidden cards in any order."""
        self.set_up(columns, hidden, score)
        self.hidden_size = len(hidden)
        for place, card in enumerate(hidden):
            self.hidden[place] = card
        self.pile_size = pile_size

    # -- playing out -----------------------------------------------------------------------

    @cython.final
    def play_out(self, horizon: int) -> int:
        """Play to the end; return the final score, with a mark for a BALI or a jam.

        The first few moves are chosen with more care. After `horizon` moves the policy's own
        estimate stands for the rest of the game.
        """
        steps = 0
        while self.drawn < self.pile_size:
            if not (self.choose_ahead() if steps < self.ahead else self.choose()):
                return self.score | STUCK
            if steps == horizon:
                rest = int(self.best_total + 0.5)
                return self.score + rest if rest > 0 else self.score
            self.play_best()
            steps += 1
        final = self.final_score()
        return final | BALI if self.ends_bali else final

    def roll(
        self,
        a: int,
        b: int,
        letter: int,
        seed: int,
        begin: int,
        results: "array[int]",
        horizon: int = PACK_SIZE,
    ) -> None:
        """Play a move, then the game out, for each place of `results` with a pile of its own."""
        count = len(results)
        with cython.nogil:
            for i in range(count):
                self.dice = (seed ^ ((begin + i) * STRIDE)) & MASK64
                self.shuffle_pile()
                self.do(a, b, letter)
                results[i] = self.play_out(horizon)
                while self.depth:
                    self.take_back()

    @cython.final
    def do(self, a: int, b: int, letter: int) -> None:
        """Play a move of the kernel."""
        if b == NOBODY:
            self.remove(a)
        else:
            self.join(a, b, letter)

    # -- looking one card ahead ------------------------------------------------------------

    def look_ahead(self, moves: int) -> None:
        """Choose the first so many moves of each rollout by looking one card ahead."""
        self.ahead = moves

    @cython.final
    def choose_ahead(self) -> bool:
        """Find the best of the few moves that look best, by what may come after the next card."""
        if not self.choose():
            return False
        if self.left_in_pile < 2:
            return True
        self.rank_moves()
        if self.ranked < 2:
            return True
        top = self.pile[self.drawn]
        count = self.cards_unseen()
        for sample in range(AHEAD_CARDS):
            self.pile[self.drawn] = self.card_ahead(sample, count)
            for i in range(self.ranked):
                self.ranked_total[i] += self.total_after(self.ranked_slot[i], self.ranked_under[i])
        self.pile[self.drawn] = top
        best = 0
        for i in range(1, self.ranked):
            if self.ranked_total[i] > self.ranked_total[best]:
                best = i
        self.best_slot = self.ranked_slot[best]
        self.best_under = self.ranked_under[best]
        self.best_total = self.ranked_total[best] / AHEAD_CARDS - self.score
        return True

    @cython.final
    def card_ahead(self, sample: int, count: int) -> int:
        """Draw a card that may come next, each sample from its own share of those unseen."""
        place = (((sample << 32) + self.next_bits()) * count >> 32) // AHEAD_CARDS
        card = 0
        place -= self.unseen[0]
        while place >= 0:
            card += 1
            place -= self.unseen[card]
        return card

    @cython.final
    def total_after(self, a: int, b: int) -> float:
        """Return score and best value once a move has been made and the next card drawn."""
        self.play(a, b)
        total = 1.0 * self.score
        if self.choose():
            total += self.best_total
        self.take_back()
        return total

    @cython.final
    def rank_moves(self) -> None:
        """Note the few moves that look best."""
        self.ranked = 0
        for a in range(SLOTS):
            column = self.row[a]
            if column == NOBODY:
                continue
            if self.complete[column]:
                gain = self.worth[column] * self.length[column]
                self.rank(a, NOBODY, gain + self.value_after(a, NOBODY))
            for b in range(SLOTS):
                if self.linked[a][b]:
                    self.rank(a, b, self.value_after(a, b))
        for i in range(self.ranked):
            self.ranked_total[i] = 0.0

    @cython.final
    def rank(self, a: int, b: int, value: float) -> None:
        """Put a move in its place among the best."""
        place = self.ranked
        if place == AHEAD_MOVES:
            place -= 1
            if value <= self.ranked_total[place]:
                return
        else:
            self.ranked += 1
        while place > 0 and self.ranked_total[place - 1] < value:
            self.ranked_total[place] = self.ranked_total[place - 1]
            self.ranked_slot[place] = self.ranked_slot[place - 1]
            self.ranked_under[place] = self.ranked_under[place - 1]
            place -= 1
        self.ranked_total[place] = value
        self.ranked_slot[place] = a
        self.ranked_under[place] = b

    # -- the last cards, exactly -----------------------------------------------------------

    def exact_after(self, a: int, b: int, letter: int) -> float:
        """Return the expected final score after a move, all later moves being the best ones.

        The hidden cards must be those of the pile, all of them.
        """
        value = 0.0
        with cython.nogil:
            value = self.expected_after(a, b, letter)
        return value  # noqa: RET504 - no return without the GIL

    @cython.final
    def expected_after(self, a: int, b: int, letter: int) -> float:
        """Average over the cards that may come next, each by its number."""
        total = 0.0
        left = self.pile_size - self.drawn
        for card in range(JOKER + 1):
            count = self.unseen[card]
            if count:
                self.pile[self.drawn] = card
                self.do(a, b, letter)
                total += count * self.best_expected()
                self.take_back()
        return total / left

    @cython.final
    def best_expected(self) -> float:
        """Return the expected final score of the best move here."""
        if self.drawn == self.pile_size:
            return self.final_score()
        best = 1.0 * self.score
        for a in range(SLOTS):
            over = self.row[a]
            if over == NOBODY:
                continue
            if self.complete[over]:
                best = self.higher(best, self.expected_after(a, NOBODY, NOBODY))
            for b in range(SLOTS):
                under = self.row[b]
                if a == b or under == NOBODY or self.link[over][under] == 0:
                    continue
                letters = self.wild_letters(over, under)
                if letters == 0:
                    best = self.higher(best, self.expected_after(a, b, NOBODY))
                for letter in range(ALPHABET):
                    if letters >> letter & 1:
                        best = self.higher(best, self.expected_after(a, b, letter))
        return best

    @cython.final
    def higher(self, one: float, other: float) -> float:
        """Return the higher of two values."""
        return other if other > one else one

    # -- for callers -----------------------------------------------------------------------

    def best_move(self) -> "tuple[int, int, int] | None":
        """Return the move of the policy: slots and the joker's letter."""
        if not self.choose():
            return None
        if self.best_under == NOBODY:
            return self.best_slot, NOBODY, NOBODY
        over = self.row[self.best_slot]
        under = self.row[self.best_under]
        letter = self.wild[over][under] if self.wild_letters(over, under) else NOBODY
        return self.best_slot, self.best_under, letter

    def value_of(self, a: int, b: int, letter: int = NOBODY) -> float:
        """Return the points of a move and the value after it."""
        self.look()
        if b == NOBODY:
            return self.worth[self.row[a]] * self.length[self.row[a]] + self.value_after(a, b)
        over = self.row[a]
        under = self.row[b]
        usual = self.link[over][under]
        if letter != NOBODY:
            self.link[over][under] = self.main_reading(self.read_join(over, under, letter))
        value = self.value_after(a, b)
        self.link[over][under] = usual
        return value

    def cover_of(self, a: int, b: int) -> "tuple[int, int, int]":
        """Return what words can use after a move: points now, columns left over, lacking."""
        self.look()
        self.cover_after(a, b)
        return self.secured, self.uncovered, self.lacking

    def play_game(self, pile: bytes) -> int:
        """Deal a pile and play it out."""
        self.deal(pile)
        result = 0
        with cython.nogil:
            result = self.play_out(PACK_SIZE)
        return result  # noqa: RET504 - no return without the GIL

    def generate(self, times: int) -> int:
        """Find all joins of the row anew, so many times; return the moves found in all."""
        found = 0
        with cython.nogil:
            for _ in range(times):
                for a in range(SLOTS):
                    for b in range(SLOTS):
                        if a != b and self.row[a] != NOBODY and self.row[b] != NOBODY:
                            self.link_pair(self.row[a], self.row[b])
                self.look_for_joins()
                found += self.joins + self.words_ready
        return found

    # -- learning --------------------------------------------------------------------------

    def learn(
        self,
        games: int,
        seed: int,
        rate: float,
        trust: float,
        errors: "array[float]",
        changes: "array[float]",
    ) -> int:
        """Play games with shuffled packs and learn from each; return the sum of their scores.

        `trust` says how far a later value counts before the game's own end (lambda).
        """
        total = 0
        with cython.nogil:
            for game in range(games):
                self.dice = (seed + game * STRIDE) & MASK64
                total += self.learn_game(rate, trust, errors, changes)
        return total

    @cython.final
    def learn_game(
        self, rate: float, trust: float, errors: "array[float]", changes: "array[float]"
    ) -> int:
        """Play one game, then move each value on its way towards what came of it."""
        self.start_game()
        steps = 0
        final = 0
        while True:
            if self.drawn == self.pile_size:
                final = self.final_score()
                break
            if not self.choose():
                final = self.score
                break
            self.trace_count[steps] = self.best_count
            for i in range(self.best_count):
                self.trace[steps][i] = self.best[i]
            self.trace_value[steps] = self.best_value
            self.trace_gain[steps] = self.best_gain
            steps += 1
            self.play_best()
        goal = 1.0 * (final - self.score)
        for step in range(steps - 1, -1, -1):
            self.correct(step, goal - self.trace_value[step], rate, errors, changes)
            goal = self.trace_gain[step] + trust * goal + (1 - trust) * self.trace_value[step]
        return final

    @cython.final
    def start_game(self) -> None:
        """Shuffle the hidden pack and deal."""
        self.size = 0
        self.depth = 0
        self.drawn = 0
        self.score = 0
        self.shuffle_pile()
        for card in range(CARD_CODES):
            self.unseen[card] = 0
        for place in range(self.hidden_size):
            self.unseen[self.hidden[place]] += 1
        for slot in range(SLOTS):
            self.row[slot] = NOBODY
        for slot in range(SLOTS):
            self.draw(slot)

    @cython.final
    def correct(
        self,
        step: int,
        error: float,
        rate: float,
        errors: "array[float]",
        changes: "array[float]",
    ) -> None:
        """Correct the weights of one step, those least whose errors cancel out.

        Temporal coherence (Beal and Smith 1999): the rate of a weight is how much its errors
        agree in sign.
        """
        share = rate * error / self.trace_count[step]
        for i in range(self.trace_count[step]):
            weight = self.trace[step][i]
            coherence = 1.0
            if changes[weight] > 0:
                coherence = 1.0 * errors[weight] / changes[weight]  # not in single precision
                if coherence < 0:
                    coherence = -coherence
            self.weights[weight] += share * coherence
            errors[weight] += error
            changes[weight] += error if error > 0 else -error
