# Types for outlook.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits, fetch, fetch_long, long_bits
from baliwords.solver.letters.kernels.cover cimport Cover

cdef int ALPHABET, COPIES, JOKER, NOBODY, POINT_SHIFT, POINT_STEP, SLOTS, UMLAUTS, MOST_NEEDED
cdef unsigned long long COUNT_BITS, EVERY_OTHER
cdef double SCARCE, TWOFOLD, MANY, HERE, WILD

cdef class Outlook(Cover):
    # The index, shared and read-only.
    cdef const unsigned int[:] choice_start
    cdef const unsigned long long[::1] choice
    cdef double chance_one[65]
    cdef double chance_two[65]
    cdef double chance_many[65]
    cdef double chance_here[65]
    # What all moves of a turn share.
    cdef int riches, joker_left
    cdef unsigned long long available, scarce, twofold, here
    # One part.
    cdef int likely_points, second_points
    cdef unsigned long long likely_need, second_need

    @cython.locals(k=int, slot=int, card=int, letter=int, count=int, lone="unsigned int")
    cdef void count_letters(self) noexcept nogil
    @cython.locals(shift=int, one="unsigned long long")
    cdef void count_letter(self, int letter, int count, int here) noexcept nogil
    @cython.locals(letter=int)
    cdef void count_umlaut(self, unsigned int letters) noexcept nogil
    cdef inline unsigned long long widened(self, int number) noexcept nogil
    @cython.locals(ones="unsigned long long", low="unsigned long long", high="unsigned long long",
                   both="unsigned long long", full="unsigned long long")
    cdef inline unsigned long long added(self, unsigned long long one,
                                         unsigned long long other) noexcept nogil
    @cython.locals(a=int, b=int)
    cdef void bring_parts(self) noexcept nogil
    @cython.locals(a=int, b=int, node="unsigned int")
    cdef void bring_words(self) noexcept nogil
    @cython.locals(best=double, total=double, chance=double, second=double,
                   place="unsigned int",
                   word="unsigned long long", points=int, need="unsigned long long")
    cdef double outlook(self, unsigned int node, unsigned long long have) noexcept nogil
    cdef inline unsigned long long kinds_of(self, unsigned long long counts) noexcept nogil
    cdef inline int letters_in(self, unsigned long long counts) noexcept nogil
    @cython.locals(ones="unsigned long long", twos="unsigned long long",
                   have_ones="unsigned long long", have_twos="unsigned long long",
                   lacking="unsigned long long", some="unsigned long long",
                   many="unsigned long long", chance=double)
    cdef double chance_of(self, unsigned long long need) noexcept nogil
    @cython.locals(right="unsigned int", left="unsigned int", count=int, k=int)
    cdef int fitting_cards(self, unsigned int node) noexcept nogil
