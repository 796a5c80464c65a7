# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Whole games by the policy, from a position over many shuffled piles.

Plain Python; `rollouts.pxd` beside it gives the types that make it fast when compiled.
A rollout depends on its move and its number alone, so work may be shared out among threads.
"""

from array import array

from baliwords.core.shuffle import MASK64
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import (
    AHEAD_CARDS,
    AHEAD_POINTS,
    BALI,
    FIRST_SHARE,
    JOKER,
    KNOWN,
    NO_REPLY,
    NOBODY,
    PACK_SIZE,
    REPLIES,
    SECOND_SHARE,
    SLOTS,
    STRIDE,
    STUCK,
    UNKNOWN,
)

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.lookahead import Lookahead
else:
    from baliwords.solver.letters.kernels.lookahead import Lookahead


def no_replies() -> "array[int]":
    """Return room for the answers to a move, none of them known."""
    return array("h", bytes(2 * REPLIES))


class Roller(Lookahead):
    """A table that plays games out."""

    def __init__(
        self, index: Index, reads: "list[int]", values: "list[int]", weights: "array[float]"
    ) -> None:
        super().__init__(index, reads, values, weights)
        self.is_fast = 0
        self.known = 0
        self.reply_seed = 0
        self.replies = array("h")

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
        if steps >= self.ahead:
            return self.choose()
        if steps < self.known:
            return self.choose_known(steps)
        return self.choose_ahead(AHEAD_POINTS, AHEAD_CARDS)

    @cython.final
    def choose_known(self, steps: int) -> bool:
        """Find the answer to the first cards of the pile, once for all piles that begin so.

        What is tried for it depends on these cards alone, so that any thread finds the same.
        """
        place = self.pile[0] * (JOKER + 2) + (1 + self.pile[1] if steps else 0)
        reply = self.replies[place]
        if reply == UNKNOWN:
            dice = self.dice
            self.dice = (self.reply_seed ^ ((place + 1) * STRIDE)) & MASK64
            found = self.choose_ahead(AHEAD_POINTS, self.cards_to_try(steps))
            self.dice = dice
            self.replies[place] = 16 * self.best_slot + self.best_under + 2 if found else NO_REPLY
            return found
        self.best_slot = reply >> 4
        self.best_under = (reply & 15) - 2
        return reply != NO_REPLY

    @cython.final
    def cards_to_try(self, steps: int) -> int:
        """Return how many cards are tried for an answer that is kept: fewer for the second."""
        fewer = SECOND_SHARE * self.care // FIRST_SHARE
        return fewer if steps else self.care

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
        replies: "array[int] | None" = None,
    ) -> None:
        """Play a move, then the game out, for each place of `results` with a pile of its own.

        `replies` keeps the answers to the first cards from one call to the next.
        """
        count = len(results)
        since = since if since < horizon else horizon
        self.known = 0
        if replies is not None and since >= KNOWN:  # no estimate is asked of what is known
            self.known = KNOWN
            self.replies = replies
            self.reply_seed = seed
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
