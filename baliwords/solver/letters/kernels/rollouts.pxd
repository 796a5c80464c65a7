# Types for rollouts.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.lookahead cimport Lookahead

cdef int BALI, NOBODY, PACK_SIZE, SLOTS, STUCK

cdef class Roller(Lookahead):
    @cython.locals(final=int, steps=int, rest=int)
    cdef int play_out(self, int horizon) noexcept nogil
    @cython.locals(i="long long", count=int)
    cpdef roll(self, int a, int b, int letter, unsigned long long seed, unsigned long long begin,
               int[::1] results, int horizon=*)
    @cython.locals(result=int)
    cpdef play_game(self, pile)
    @cython.locals(found="long long", a=int, b=int, _=int)
    cpdef generate(self, int times)
