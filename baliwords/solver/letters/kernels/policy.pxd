# Types for policy.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.appraisal cimport Appraisal

cdef int JOKER, NOBODY, NO_SCORE, SLOTS, MOST_FEATURES

cdef class Policy(Appraisal):
    # The best move so far.
    cdef int best[80]
    cdef int best_count, best_slot, best_under, best_gain
    cdef double best_total, best_value
    cdef int last_score, last_slot, last_under

    @cython.locals(a=int, b=int, column=int)
    cdef bint choose(self) noexcept nogil
    @cython.locals(value=double, i=int)
    cdef void consider(self, int a, int b, int gain) noexcept nogil
    @cython.locals(count=int, card=int)
    cdef int cards_unseen(self) noexcept nogil
    @cython.locals(card=int)
    cdef int only_card(self) noexcept nogil
    @cython.locals(column=int, gain=int, card=int)
    cdef bint choose_last(self) noexcept nogil
    @cython.locals(a=int, b=int, top=int)
    cdef void try_all_last(self, int card) noexcept nogil
    @cython.locals(final=int)
    cdef void try_last(self, int a, int b) noexcept nogil
    cdef void play_best(self) noexcept nogil
    cdef void play(self, int a, int b) noexcept nogil
