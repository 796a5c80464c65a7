# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The end with an empty pile, where nothing is hidden: every seat's best words tried in turn.

Plain Python; `last_words.pxd` beside it gives the types that make it fast when compiled.
Each seat does what leaves it most points more than the best other (with two players that is
the minimax of the margin). Where words or positions are too many, the rest is played by weight,
and the answer is not called exact.
"""

from baliwords.solver.letters.kernels.circle_layout import KEPT, PLIES, SEATS, UNITS
from baliwords.solver.letters.kernels.index import Index

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.baliwords.solver.letters.kernels.forecast import Forecast
else:
    from baliwords.solver.letters.kernels.forecast import Forecast

NOBODY = -1
LONG = 1000
"""More turns than an end has."""


class LastWords(Forecast):
    """Rows whose end is worked out."""

    def __init__(self, index: Index, reads: "list[int]", values: "list[int]") -> None:
        super().__init__(index, reads, values)
        self.positions = 0
        self.most_positions = 0
        self.words_tried = 1
        self.exact = True
        if not cython.compiled:  # C arrays otherwise
            self.finals = [[0] * SEATS for _ in range(PLIES + 1)]
            self.tried_size = [[0] * KEPT for _ in range(PLIES)]
            self.tried_units = [[[0] * UNITS for _ in range(KEPT)] for _ in range(PLIES)]
            self.tried_letters = [[[0] * UNITS for _ in range(KEPT)] for _ in range(PLIES)]
            self.tried = [0] * PLIES

    def work_out(self, words: int, positions: int) -> "tuple[list[int], bool]":
        """Return how the game ends if every seat does its best, and whether that is exact.

        In each turn so many words are tried, and so many positions in all.
        """
        self.words_tried = words
        self.most_positions = positions
        self.positions = 0
        self.exact = True
        with cython.nogil:
            self.deepen(0)
        return [self.finals[0][seat] for seat in range(self.seats)], bool(self.exact)

    @cython.final
    def deepen(self, ply: int) -> None:
        """Work the position out; its end stands in `finals` then."""
        self.positions += 1
        if self.is_over():
            self.note_final(ply)
            return
        if ply == PLIES - 1 or self.positions >= self.most_positions:
            self.exact = False
            self.play_to_end(ply)
            return
        self.list_words(ply)
        seat = self.turn
        first = True
        for slot in range(self.slots):
            if self.rows[seat][slot] != NOBODY and self.complete[self.rows[seat][slot]]:
                self.take_off(slot)
                first = self.compare_ends(ply, seat, first)
        for place in range(self.tried[ply]):
            self.lay_tried(ply, place)
            first = self.compare_ends(ply, seat, first)
        if first:
            self.pass_turn()
            self.compare_ends(ply, seat, True)

    @cython.final
    def list_words(self, ply: int) -> None:
        """List the words to be tried at a ply."""
        self.find_words(self.turn, self.words_tried, 0)
        if self.kept == self.words_tried:
            self.exact = False
        self.tried[ply] = self.kept
        for place in range(self.kept):
            self.tried_size[ply][place] = self.kept_size[place]
            for i in range(self.kept_size[place]):
                self.tried_units[ply][place][i] = self.kept_units[place][i]
                self.tried_letters[ply][place][i] = self.kept_letters[place][i]

    @cython.final
    def lay_tried(self, ply: int, place: int) -> None:
        """Lay a word of the list."""
        self.gather(self.turn)
        for i in range(self.tried_size[ply][place]):
            self.path[i] = self.tried_units[ply][place][i]
            self.declared[i] = self.tried_letters[ply][place][i]
        self.lay(self.tried_size[ply][place])

    @cython.final
    def compare_ends(self, ply: int, seat: int, first: bool) -> bool:
        """Work out the turn just taken, take it back, keep its end if the seat likes it best."""
        self.deepen(ply + 1)
        self.take_back()
        if first or self.lead(ply + 1, seat) > self.lead(ply, seat):
            for other in range(self.seats):
                self.finals[ply][other] = self.finals[ply + 1][other]
        return False

    @cython.final
    def lead(self, ply: int, seat: int) -> int:
        """Return by how much a seat leads in an end."""
        best = -1
        for other in range(self.seats):
            if other != seat and self.finals[ply][other] > best:
                best = self.finals[ply][other]
        return self.finals[ply][seat] - best

    @cython.final
    def note_final(self, ply: int) -> None:
        """Note the scores of a game that is over."""
        for seat in range(self.seats):
            self.finals[ply][seat] = self.final_score(seat)

    @cython.final
    def play_to_end(self, ply: int) -> None:
        """Note the scores when the rest is played by weight."""
        depth = self.depth
        self.play_on(LONG)
        self.note_final(ply)
        while self.depth > depth:
            self.take_back()
