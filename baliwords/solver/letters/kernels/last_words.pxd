# Types for last_words.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.forecast cimport Forecast

cdef int KEPT, PLIES, SEATS, UNITS, NOBODY, LONG

cdef class LastWords(Forecast):
    cdef int positions, most_positions, words_tried
    cdef bint exact
    cdef int finals[17][4]
    cdef int tried[16]
    cdef int tried_size[16][32]
    cdef int tried_units[16][32][28]
    cdef int tried_letters[16][32][28]

    cpdef work_out(self, int words, int positions)
    @cython.locals(seat=int, first=bint, slot=int, place=int)
    cdef void deepen(self, int ply) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef void list_words(self, int ply) noexcept nogil
    @cython.locals(i=int)
    cdef void lay_tried(self, int ply, int place) noexcept nogil
    @cython.locals(other=int)
    cdef bint compare_ends(self, int ply, int seat, bint first) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int lead(self, int ply, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void note_final(self, int ply) noexcept nogil
    @cython.locals(depth=int)
    cdef void play_to_end(self, int ply) noexcept nogil
