# Types for readings.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits

cdef int CARD_CODES, READINGS

cdef class Reader:
    # The index, shared and read-only.
    cdef const unsigned int[:] right, first
    # The cards: the letters each can read as, its points.
    cdef unsigned int reads[64]
    cdef int values[64]
    # Readings while they are worked out.
    cdef unsigned int made[64]
    cdef unsigned int fresh[64]

    @cython.locals(mask="unsigned int", bit="unsigned int")
    cdef unsigned int child(self, unsigned int node, int letter) noexcept nogil
    @cython.locals(found=int, i=int, node="unsigned int", mask="unsigned int",
                   fitting="unsigned int", bit="unsigned int")
    cdef int read_on(self, int count, int card) noexcept nogil
    @cython.locals(place=int)
    cdef int read_cards(self, int count, unsigned char *cards, int length) noexcept nogil
