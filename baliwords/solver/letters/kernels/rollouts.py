# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Whole games by the policy, from a position over many shuffled piles.

Plain Python; `rollouts.pxd` beside it gives the types that make it fast when compiled.
A rollout depends on its move and its number alone, so work may be shared out among threads.
"""

from array import array

from baliwords.solver.letters.kernels.layout import BALI, NOBODY, PACK_SIZE, SLOTS, STUCK

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
                self.lay_pile(seed, begin + i)
                self.make(a, b, letter)
                results[i] = self.play_out(horizon)
                while self.depth:
                    self.take_back()

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
