# Types for rollouts.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.lookahead cimport Lookahead

cdef int BALI, JOKER, NOBODY, PACK_SIZE, SLOTS, STUCK
cdef int AHEAD_CARDS, KNOWN, FIRST_SHARE, SECOND_SHARE, UNKNOWN, NO_REPLY
cdef unsigned long long MASK64, STRIDE
cdef double AHEAD_POINTS

cdef class Roller(Lookahead):
    cdef int is_fast, known
    cdef unsigned long long reply_seed
    cdef short[::1] replies

    @cython.locals(final=double, total=double, steps=int, mark=int, left=int)
    cdef int play_out(self, int horizon, int since) noexcept nogil
    cdef bint choose_with_care(self, int steps) noexcept nogil
    @cython.locals(place="unsigned long long", reply=int, dice="unsigned long long", found=bint)
    cdef bint choose_known(self, int steps) noexcept nogil
    @cython.locals(fewer=int)
    cdef inline int cards_to_try(self, int steps) noexcept nogil
    cdef inline int rounded(self, double points) noexcept nogil
    @cython.locals(i="long long", count=int)
    cpdef roll(self, int a, int b, int letter, unsigned long long seed, unsigned long long begin,
               int[::1] results, int horizon=*, int since=*, short[::1] replies=*)
    @cython.locals(result=int)
    cpdef play_game(self, pile)
    @cython.locals(found="long long", a=int, b=int, _=int)
    cpdef generate(self, int times)
