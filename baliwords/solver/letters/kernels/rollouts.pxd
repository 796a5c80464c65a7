# Types for rollouts.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.lookahead cimport Lookahead

cdef int BALI, NOBODY, PACK_SIZE, SLOTS, STUCK
cdef double AHEAD_POINTS

cdef class Roller(Lookahead):
    cdef int is_fast

    @cython.locals(final=double, total=double, steps=int, mark=int, left=int)
    cdef int play_out(self, int horizon, int since) noexcept nogil
    cdef bint choose_with_care(self, int steps) noexcept nogil
    cdef inline int rounded(self, double points) noexcept nogil
    @cython.locals(i="long long", count=int)
    cpdef roll(self, int a, int b, int letter, unsigned long long seed, unsigned long long begin,
               int[::1] results, int horizon=*, int since=*)
    @cython.locals(result=int)
    cpdef play_game(self, pile)
    @cython.locals(found="long long", a=int, b=int, _=int)
    cpdef generate(self, int times)
