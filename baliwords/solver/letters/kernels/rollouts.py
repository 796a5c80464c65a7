# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Whole games by the policy, from a position over many shuffled piles.

Plain Python; `rollouts.pxd` beside it gives the types that make it fast when compiled.
A rollout depends on its move and its number alone, so work may be shared out among threads.
"""

from array import array

from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    AHEAD_POINTS,
    BALI,
    NOBODY,
    PACK_SIZE,
    SLOTS,
    STUCK,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.lookahead import Lookahead
else:
    from baliwords.solver.letters.kernels.lookahead import Lookahead


class Roller(Lookahead):
    """A table that plays games out."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.is_fast = 0

    @cython.final
    def play_out(self, horizon: int, since: int) -> int:
        """Play to the end; return the final score, with a mark for a BALI or a jam.

        The first few moves are chosen with more care. Where the game has not ended `horizon`
        moves on, what it is worth is the mean of the estimates that the policy made of it before
        each move from `since` on: one alone has twice the noise. An end counts for all the
        estimates that it makes needless.
        """
        steps = 0
        total = 0.0
        mark = 0
        final = 0.0
        while self.drawn < self.pile_size:
            if not self.choose_with_care(steps):
                final = self.score
                mark = STUCK
                break
            if steps >= since:
                total += self.score + (self.best_total if self.best_total > 0 else 0.0)
                if steps == horizon:
                    return self.rounded(total / (horizon - since + 1))
            self.play_best()
            steps += 1
        if mark == 0:
            final = self.final_score()
            mark = BALI if self.ends_bali else 0
        left = horizon + 1 - (steps if steps > since else since)
        return self.rounded((total + left * final) / (horizon - since + 1)) | mark

    @cython.final
    def choose_with_care(self, steps: int) -> bool:
        """Find the next move of a game; false if there is none."""
        if self.is_fast:
            return self.choose_late()
        if steps < self.ahead:
            return self.choose_ahead(AHEAD_POINTS)
        return self.choose()

    @cython.final
    def rounded(self, points: float) -> int:
        """Return the whole number next to points that are not negative."""
        return int(points + 0.5)

    def roll(
        self,
        a: int,
        b: int,
        letter: int,
        seed: int,
        begin: int,
        results: "array[int]",
        horizon: int = PACK_SIZE,
        since: int = PACK_SIZE,
    ) -> None:
        """Play a move, then the game out, for each place of `results` with a pile of its own."""
        count = len(results)
        since = since if since < horizon else horizon
        with cython.nogil:
            for i in range(count):
                self.lay_pile(seed, begin + i)
                self.make(a, b, letter)
                results[i] = self.play_out(horizon, since)
                while self.depth:
                    self.take_back()

    def play_game(self, pile: bytes) -> int:
        """Deal a pile and play it out as `fast` does."""
        self.deal(pile)
        result = 0
        self.is_fast = 1
        with cython.nogil:
            result = self.play_out(PACK_SIZE, PACK_SIZE)
        self.is_fast = 0
        return result

    def fast_move(self) -> "tuple[int, int, int] | None":
        """Return the move that `fast` plays, None if there is none."""
        return self.chosen_move() if self.choose_late() else None

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
