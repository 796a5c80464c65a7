# Types for walker.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.circle cimport Circle

cdef int CARDS, KEPT, READINGS, UNITS, ALPHABET, CARD_CODES, DECLARED, JOKER, NOBODY
cdef unsigned int LETTER_BITS, WORD_BIT

cdef class Walker(Circle):
    cdef const unsigned char[::1] reach, gain
    cdef int order[64]
    # The columns at hand.
    cdef int units, free, attention
    cdef unsigned int own, taken
    cdef int unit_column[28]
    cdef int unit_seat[28]
    cdef int unit_slot[28]
    cdef unsigned int heads[28]
    cdef unsigned int twins[28]
    # The walk.
    cdef unsigned int level[29][64]
    cdef int level_size[29]
    cdef int path[28]
    cdef int declared[28]
    cdef int walked, walked_worth, rest, rest_worth, rest_jokers
    cdef unsigned char text[108]
    # The best words.
    cdef int kept, room, least, first_only
    cdef int kept_points[32]
    cdef int kept_size[32]
    cdef int kept_units[32][28]
    cdef int kept_letters[32][28]
    cdef int kept_length[32]
    cdef unsigned char kept_text[32][108]

    @cython.locals(step=int, other=int, slot=int, column=int)
    cdef void gather(self, int seat) noexcept nogil
    @cython.locals(unit=int, card=int, other=int)
    cdef void add_unit(self, int seat, int slot, int column) noexcept nogil
    @cython.locals(place=int)
    cdef bint are_equal(self, int one, int other) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef int read_unit(self, int depth, int unit, int letter) noexcept nogil
    @cython.locals(letters="unsigned int", i=int)
    cdef unsigned int letters_open(self, int depth) noexcept nogil
    cdef inline bint is_owned(self) noexcept nogil
    cdef void find_words(self, int seat, int count, int least) noexcept nogil
    cdef bint can_finish(self, int seat) noexcept nogil
    @cython.locals(unit=int, column=int)
    cdef void start_walk(self) noexcept nogil
    @cython.locals(letters="unsigned int", unit=int, letter=int)
    cdef void seek(self, int depth) noexcept nogil
    @cython.locals(count=int, size=int, reach=int, gain=int, i=int, node="unsigned int",
                   word="unsigned int", more=bint)
    cdef void step(self, int depth, int unit, int letter) noexcept nogil
    @cython.locals(column=int)
    cdef inline void take(self, int unit) noexcept nogil
    @cython.locals(column=int)
    cdef inline void give_back(self, int unit) noexcept nogil
    @cython.locals(worth=int, length=int)
    cdef inline int most_points(self, int reach, int gain) noexcept nogil
    @cython.locals(length=int, i=int, column=int, place=int)
    cdef int write_text(self, int size) noexcept nogil
    @cython.locals(points=int, length=int, place=int, compared=int)
    cdef void keep(self, int size) noexcept nogil
    @cython.locals(i=int, gap=int)
    cdef int compare(self, int length, int place) noexcept nogil
    @cython.locals(last=int, i=int)
    cdef void insert(self, int place, int size, int length, int points) noexcept nogil
    @cython.locals(i=int)
    cdef void copy_kept(self, int place, int other) noexcept nogil
