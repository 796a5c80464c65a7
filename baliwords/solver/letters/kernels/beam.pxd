# Types for beam.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.rollouts cimport Roller

cdef int ALPHABET, DECLARED, JOKER, PACK_SIZE, POOL, SLOTS, NOBODY, LINE, STEPS
cdef unsigned long long MASK64, BASE, MIX

cdef class Beam(Roller):
    cdef int found
    cdef unsigned long long raw[7]
    cdef int counts[4097]

    @cython.locals(place=int, slot=int, length=int, column=int, i=int)
    cdef void load(self, const unsigned char[::1] lines, int game, int score, int drawn) noexcept nogil
    cdef inline unsigned long long mixed(self, unsigned long long raw) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef unsigned long long hashed(self, unsigned long long raw, int column, int letter) noexcept nogil
    @cython.locals(game=int)
    cpdef expand(self, const unsigned char[::1] lines, int[::1] scores, int begin, int end, int drawn,
                 float[::1] values, int[::1] parents, int[::1] moves,
                 unsigned long long[::1] keys, int start)
    @cython.locals(whole="unsigned long long", rest="unsigned long long", key="unsigned long long",
                   raw="unsigned long long", slot=int, a=int, b=int, over=int, under=int, gain=int,
                   letter=int)
    cdef void expand_game(self, int game, float[::1] values, int[::1] parents, int[::1] moves,
                          unsigned long long[::1] keys) noexcept nogil
    cdef void put(self, int game, int a, int b, int letter, unsigned long long key,
                  int[::1] parents, int[::1] moves, unsigned long long[::1] keys) noexcept nogil
    @cython.locals(kept=int, mask="unsigned long long", step=int, i=int, total=int, here=int,
                   place=int)
    cpdef select(self, int count, int width, float[::1] values, unsigned long long[::1] keys,
                 int[::1] order, int[::1] chosen, unsigned long long[::1] taken)
    @cython.locals(step=int)
    cdef int step_of(self, double value) noexcept nogil
    @cython.locals(place="unsigned long long")
    cdef bint is_new(self, unsigned long long key, unsigned long long[::1] taken,
                     unsigned long long mask) noexcept nogil
    @cython.locals(i=int, game=int, code=int)
    cpdef grow(self, int kept, int[::1] chosen, int[::1] parents, int[::1] moves,
               const unsigned char[::1] lines, int[::1] scores, int drawn,
               unsigned char[::1] new_lines, int[::1] new_scores)
    @cython.locals(place=int, slot=int, i=int)
    cdef void load_cards(self, const unsigned char[::1] lines, int game) noexcept nogil
    @cython.locals(letter=int, a=int, b=int, length=int, worth=int, i=int)
    cdef int change(self, int code) noexcept nogil
    @cython.locals(gap=int, place=int, slot=int, i=int)
    cdef void store(self, unsigned char[::1] lines, int game, int b, int a, int card) noexcept nogil
    @cython.locals(game=int)
    cpdef end_scores(self, const unsigned char[::1] lines, int[::1] scores, int begin, int end,
                     int[::1] finals)
    @cython.locals(card=int, place=int)
    cpdef watch(self, int drawn)
