# Types for beam.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.move_code cimport code_of, letter_in, slot_in, under_in
from baliwords.solver.letters.kernels.rollouts cimport Roller

cdef int DECLARED, JOKER, LINE, MOST_MOVES, NOBODY, SLOTS, STEPS
cdef unsigned long long MASK64, BASE, MIX

cdef class Generation:
    cdef readonly unsigned char[::1] lines
    cdef readonly int[::1] scores, parents, moves
    cdef readonly int games, drawn

cdef class Offspring:
    cdef readonly float[::1] values
    cdef readonly int[::1] parents
    cdef int[::1] moves
    cdef unsigned long long[::1] keys
    cdef readonly int count

    @cython.locals(place=int)
    cpdef keep(self, int begin, int end)

cdef class Beam(Roller):
    cdef int found
    cdef unsigned long long raw[7]
    cdef int counts[4097]

    @cython.locals(place=int, slot=int, length=int, column=int, i=int)
    cdef void load(self, Generation generation, int game) noexcept nogil
    cdef inline unsigned long long mixed(self, unsigned long long raw) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef unsigned long long hashed(self, unsigned long long raw, int column, int letter) noexcept nogil
    @cython.locals(generation=Generation, slot=int)
    cpdef first_generation(self)
    @cython.locals(game=int)
    cpdef expand(self, Generation generation, Offspring into, int begin, int end)
    @cython.locals(whole="unsigned long long", rest="unsigned long long", key="unsigned long long",
                   raw="unsigned long long", slot=int, a=int, b=int, over=int, under=int, gain=int,
                   letter=int)
    cdef void expand_game(self, int game, Offspring into) noexcept nogil
    cdef void put(self, int game, int code, unsigned long long key, Offspring into) noexcept nogil
    cpdef select(self, Offspring offspring, int width)
    @cython.locals(count=int, step=int, i=int, total=int, here=int)
    cpdef sort(self, Offspring offspring, int[::1] order)
    @cython.locals(kept=int, most=int, mask="unsigned long long", place=int, i=int)
    cpdef pick(self, Offspring offspring, int[::1] order, int[::1] chosen,
               unsigned long long[::1] taken)
    @cython.locals(step=int)
    cdef int step_of(self, double value) noexcept nogil
    @cython.locals(place="unsigned long long")
    cdef bint is_new(self, unsigned long long key, unsigned long long[::1] taken,
                     unsigned long long mask) noexcept nogil
    cpdef grow(self, Generation generation, Offspring offspring, chosen)
    @cython.locals(i=int, game=int, code=int)
    cpdef write(self, Generation generation, Offspring offspring, int[::1] chosen, Generation grown)
    @cython.locals(place=int, slot=int, i=int)
    cdef void load_cards(self, Generation generation, int game) noexcept nogil
    @cython.locals(a=int, b=int, length=int, worth=int, i=int)
    cdef int change(self, int code) noexcept nogil
    @cython.locals(gap=int, place=int, slot=int, i=int)
    cdef void store(self, Generation generation, int game, int code, int card) noexcept nogil
    @cython.locals(game=int)
    cpdef end_scores(self, Generation generation, int begin, int end, int[::1] finals)
    @cython.locals(card=int, place=int)
    cpdef watch(self, int drawn)
