# Types for tactics.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits
from baliwords.solver.letters.kernels.sight cimport Sight

cdef int EXPOSED, FINISH, LAY, LAY_WORD, NO_THREAT, OPEN_ENDS, OWN_UNIT, PART_THREAT, READINGS
cdef int STANDING, STOLEN, TAKE_OFF, TAKE_WORD, THEIR_UNIT, TURN, WEIGHTS, WORD_THREAT
cdef int ALPHABET, SLOTS, NOBODY
cdef unsigned int LETTER_BITS, WORD_BIT
cdef double NOTHING

cdef class Tactics(Sight):
    cdef const unsigned int[:] before, finish
    cdef double weights[16]
    cdef unsigned int aim[64]
    cdef int danger[7]
    cdef int width, aims, exposed, open_ends

    @cython.locals(count=int, place=int, i=int)
    cdef void aim_at(self, int length) noexcept nogil
    @cython.locals(after="unsigned int", above="unsigned int", ends="unsigned int", i=int,
                   found=int, unit=int, column=int)
    cdef int threat(self, int length, int seat, unsigned int used) noexcept nogil
    @cython.locals(i=int)
    cdef int threat_below(self, int column, int found) noexcept nogil
    @cython.locals(count=int, i=int, place=int)
    cdef int threat_above(self, int column, int length, int found) noexcept nogil
    @cython.locals(i=int)
    cdef int made_threat(self, int count, int found) noexcept nogil
    @cython.locals(place=int)
    cdef int threat_to(self, int column, int seat) noexcept nogil
    @cython.locals(best=double, weight=double, choice=int, place=int, slot=int, own=int)
    cdef void weigh(self) noexcept nogil
    cdef void weigh_parts(self, int slot) noexcept nogil
    @cython.locals(slot=int, column=int)
    cdef void note_danger(self) noexcept nogil
    @cython.locals(column=int, points=int, left=int)
    cdef double weight_of_removal(self, int slot) noexcept nogil
    @cython.locals(used="unsigned int", own=int, stolen=int, left=int, size=int, i=int, unit=int,
                   column=int, points=int, danger=int, share=double)
    cdef double weight_of_word(self, int place) noexcept nogil
    @cython.locals(columns=int, slot=int)
    cdef int bali_for(self, int own) noexcept nogil
    cdef void act(self) noexcept nogil
    @cython.locals(total=double, share=double, slot=int, column=int)
    cdef double prospects(self, int seat) noexcept nogil
    @cython.locals(seat=int, columns=int)
    cdef bint is_over(self) noexcept nogil
    @cython.locals(best=double, points=double, other=int)
    cdef double margin(self, int seat) noexcept nogil
