# Types for at_hand.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.circle cimport Circle

cdef int CARDS, READINGS, UNITS, ALPHABET, DECLARED, JOKER, NOBODY
cdef unsigned int LETTER_BITS, WORD_BIT

cdef class AtHand(Circle):
    # The columns at hand.
    cdef int units, free
    cdef unsigned int own, taken
    cdef int unit_column[28]
    cdef int unit_seat[28]
    cdef int unit_slot[28]
    cdef unsigned int heads[28]
    cdef unsigned int twins[28]
    # What was laid so far.
    cdef unsigned int level[29][64]
    cdef int level_size[29]
    cdef int path[28]
    cdef int declared[28]
    cdef unsigned char text[108]

    @cython.locals(step=int, other=int, slot=int, column=int)
    cdef void gather(self, int seat) noexcept nogil
    @cython.locals(unit=int, card=int, other=int)
    cdef void add_unit(self, int seat, int slot, int column) noexcept nogil
    @cython.locals(place=int)
    cdef bint are_equal(self, int one, int other) noexcept nogil
    @cython.locals(count=int, i=int, column=int)
    cdef int read_unit(self, int depth, int unit, int letter) noexcept nogil
    @cython.locals(letters="unsigned int", i=int)
    cdef unsigned int letters_open(self, int depth) noexcept nogil
    cdef bint is_owned(self) noexcept nogil
    @cython.locals(length=int, i=int, column=int, place=int)
    cdef int write_text(self, int size) noexcept nogil
