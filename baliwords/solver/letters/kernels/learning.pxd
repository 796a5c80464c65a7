# Types for learning.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.rollouts cimport Roller

cdef int CARD_CODES, NOBODY, SLOTS, MOST_FEATURES, MOST_STEPS, MOST_MOVES, TRACES
cdef unsigned long long MASK64, STRIDE

cdef class Learner(Roller):
    # The features, value and points of each step of a game.
    cdef int trace[103][80]
    cdef int trace_count[103]
    cdef double trace_value[103]
    cdef int trace_gain[54]

    @cython.locals(game="unsigned long long", total="long long")
    cpdef learn(self, unsigned long long games, unsigned long long seed, double rate, double trust,
                float[::1] errors, float[::1] changes)
    @cython.locals(steps=int, final=int, i=int, step=int, goal=double)
    cdef int learn_game(self, double rate, double trust, float[::1] errors,
                        float[::1] changes) noexcept nogil
    cdef void look_aside(self, double rate, float[::1] errors, float[::1] changes) noexcept nogil
    @cython.locals(card=int, place=int, slot=int)
    cdef void start_game(self) noexcept nogil
    @cython.locals(share=double, coherence=double, i=int, weight=int)
    cdef void correct(self, int step, double error, double rate, float[::1] errors,
                      float[::1] changes) noexcept nogil
